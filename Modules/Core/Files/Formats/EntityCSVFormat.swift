public import Entities

/// The app's own CSV: the header is the names of the properties; what a spreadsheet would run as a formula is guarded.
public struct EntityCSVFormat<Item: Entity>: ReadableFormat, WritableFormat {
  public let name = "csv"
  private let required: [String]
  private let blank: Item
  private let completions: [String: InputCompletion]

  /// `required` are the properties a file must have a column for; `blank` is what a row changes; completions are by property.
  public init(required: [String], blank: Item, completing completions: [String: InputCompletion] = [:]) {
    self.completions = completions
    self.required = required
    self.blank = blank
  }

  public func recognises(_ beginning: FileBeginning) -> Bool {
    EntityColumns<Item>(header: beginning.header()).missing(required).isEmpty
  }

  public func rows(of source: ByteSource) throws -> any ImportRows<Item> {
    let rows = try EntityCSVRows(CSVReader(detecting: source), blank: blank, completing: completions)
    let missing = rows.columns.missing(required)
    if !missing.isEmpty {
      let names = missing.map { "'\($0)'" }.joined(separator: " and ")
      throw InputFault(
        line: 1,
        reason: "The header has no \(missing.count == 1 ? "column" : "columns") \(names); its first line must name the columns.",
        endsReading: true)
    }
    if let twice = rows.columns.repeated.first {
      throw InputFault(line: 1, reason: "Two columns of the header mean '\(twice)'; leave one.", endsReading: true)
    }
    return rows
  }

  public func makeWriter() -> any ItemWriter<Item> { Writer(csv: EntityCSVWriter(guarded: true)) }

  private struct Writer: ItemWriter {
    let csv: EntityCSVWriter<Item>

    func begin(_ buffer: inout ByteBuffer) { csv.appendHeader(to: &buffer) }
    func append(_ item: Item, to buffer: inout ByteBuffer) { csv.append(item, to: &buffer) }
    func end(_ buffer: inout ByteBuffer) {}
  }
}
