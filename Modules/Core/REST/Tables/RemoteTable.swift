import Entities
public import Storage

/// A table as others see it over HTTP: its name, its columns, and which of them tell rows apart.
///
/// Its rows are the feature's data transfer objects: values as people write them, not as the store keeps them.
public struct RemoteTable<Row: Record>: Sendable {
  public let name: String
  /// One sentence for the description of the interface.
  public let summary: String
  /// The first is the id.
  public let columns: [RemoteColumn<Row.Model>]
  /// Columns besides the id of which no two rows share a value; an upsert may go by them.
  public let keys: [String]
  /// What a new row starts from; a maker, since it may need an id of its own.
  let blank: @Sendable () -> Row.Model
  private let places: [String: Int]

  /// The rows of a record under another name and with columns of their own.
  public init(
    _ name: String, of row: Row.Type, summary: String, keys: [String] = [], columns: [RemoteColumn<Row.Model>],
    blank: @escaping @Sendable () -> Row.Model
  ) {
    self.name = name
    self.summary = summary
    self.keys = keys
    self.columns = columns
    self.blank = blank
    places = Dictionary(columns.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func column(_ name: String) -> RemoteColumn<Row.Model>? { places[name].map { columns[$0] } }

  /// Throws for a column there is none of.
  func column(needed name: String) throws(RESTError) -> RemoteColumn<Row.Model> {
    guard let column = column(name) else { throw .undefinedColumn(name, of: self.name) }
    return column
  }
}
