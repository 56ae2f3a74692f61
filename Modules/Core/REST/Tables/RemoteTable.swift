public import Entities
public import Files
public import Storage

/// A table as others see it over HTTP: its name, its columns, and which of them tell rows apart.
///
/// Its rows are the feature's data transfer objects: values as people write them, not as the store keeps them.
public struct RemoteTable<Row: Record>: Sendable {
  /// Writes one row as a JSON object.
  public typealias Writing = @Sendable (Row.Model, borrowing RowLayout, inout ByteBuffer) -> Void

  /// Sets the whole property of the column at a place.
  @usableFromInline typealias Setting = @Sendable (inout Row.Model, Int, PropertyInput) throws -> Void

  /// What there is to say without the type of the rows.
  public let description: TableDescription
  let columns: [RemoteColumn<Row.Model>]
  /// What a new row starts from; a maker, since it may need an id of its own.
  let blank: @Sendable () -> Row.Model
  let write: Writing
  let set: Setting
  /// Whether any property stands in several columns.
  let hasParts: Bool

  /// The rows of a record under another name and with columns of their own; the first column is the id.
  ///
  /// Inlined, so that the loops over the columns of each row are compiled for the type of the rows.
  @inlinable
  public init(
    _ name: String, of row: Row.Type, summary: String, keys: [String] = [], columns: [RemoteColumn<Row.Model>],
    blank: @escaping @Sendable () -> Row.Model
  ) {
    let (values, setters) = (columns.map(\.value), columns.map(\.set))
    self.init(
      description: TableDescription(
        name: name, summary: summary, columns: columns.map(\.description), keys: keys, stored: Row.table),
      columns: columns, blank: blank,
      write: { item, layout, buffer in
        buffer.append(0x7B)
        var isFirst = true
        for index in layout.places.indices {
          let value = values[layout.places[index]](item)
          if layout.stripsNulls, case .none = value { continue }
          layout.leads[index].withUnsafeBytes { lead in
            buffer.append(isFirst ? UnsafeRawBufferPointer(rebasing: lead.dropFirst()) : lead)
          }
          isFirst = false
          buffer.appendJSON(value)
        }
        buffer.append(0x7D)
      }, set: { item, place, input in try setters[place](&item, input) })
  }

  @usableFromInline
  init(
    description: TableDescription, columns: [RemoteColumn<Row.Model>], blank: @escaping @Sendable () -> Row.Model,
    write: @escaping Writing, set: @escaping Setting
  ) {
    self.description = description
    self.columns = columns
    self.blank = blank
    self.write = write
    self.set = set
    hasParts = columns.contains { $0.part != .whole }
  }

  /// The tag of a row with all its columns.
  func tag(of item: Row.Model) -> String {
    var buffer = ByteBuffer(capacity: 1024)
    write(item, description.layout, &buffer)
    return EntityTag.of(buffer.bytes)
  }
}
