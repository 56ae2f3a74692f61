public import Storage

/// A remote table, whatever its rows are: what requests are understood by.
public struct TableDescription: Sendable {
  public let name: String
  /// One sentence for the description of the interface.
  public let summary: String
  /// In the order of answers; the first is the id.
  public let columns: [ColumnDescription]
  /// Columns besides the id of which no two rows share a value; an upsert may go by them.
  public let keys: [String]
  /// The table of the store, whose other columns are found and sorted by, though nobody is shown them.
  let stored: Table
  /// Every column under its own name, as most answers have them.
  let layout: RowLayout
  /// The columns that are written, those the rules decide left out.
  let writtenLayout: RowLayout
  let writtenNames: [String]
  /// The places of columns without which a row is none.
  let needed: [Int]
  /// Whether `id` is the id of the store.
  let isFoundByID: Bool
  private let places: [String: Int]

  @usableFromInline
  init(name: String, summary: String, columns: [ColumnDescription], keys: [String], stored: Table) {
    self.name = name
    self.summary = summary
    self.columns = columns
    self.keys = keys
    self.stored = stored
    let all = columns.enumerated().map { (place: $0, name: $1.name) }
    let written = all.filter { !columns[$0.place].isReadOnly }
    layout = RowLayout(all)
    writtenLayout = RowLayout(written)
    writtenNames = written.map(\.name)
    needed = columns.indices.filter { columns[$0].isNeeded }
    isFoundByID = columns.contains { $0.name == "id" && $0.kind == .id && $0.filter?.written?.column == Table.id }
    places = Dictionary(columns.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether rows are found by full text.
  var isSearchable: Bool { !stored.search.isEmpty }

  func place(of name: String) -> Int? { places[name] }

  func column(_ name: String) -> ColumnDescription? { places[name].map { columns[$0] } }
}
