public import Entities

/// Writes entities as JSON objects with every property, `null` where there is no value.
public struct EntityJSONWriter<Item: Entity>: Sendable {
  private let properties: [Property<Item>]
  /// `{"name":` of the first property, `,"name":` of the others.
  private let leads: [[UInt8]]

  /// Makes the names of the members once, for all items.
  public init() {
    properties = Item.properties
    leads = properties.enumerated().map { index, property in
      var buffer = ByteBuffer()
      buffer.append(index == 0 ? 0x7B : 0x2C)
      buffer.appendJSON(property.name)
      buffer.append(0x3A)
      return Array(buffer.bytes)
    }
  }

  /// One object without a line end.
  public func append(_ item: Item, to buffer: inout ByteBuffer) {
    for (property, lead) in zip(properties, leads) {
      lead.withUnsafeBytes { buffer.append($0) }
      buffer.appendJSON(property.value(item))
    }
    buffer.append(0x7D)
  }
}
