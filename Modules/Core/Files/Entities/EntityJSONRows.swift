public import Entities
import Values

/// The objects of a JSON or NDJSON file whose members are the properties of an entity; other members are ignored.
public final class EntityJSONRows<Item: Entity>: ImportRows {
  private let names = PropertyNames<Item>()
  private let properties = Item.properties
  private let reader: JSONReader
  private let blank: Item

  /// - Parameter blank: what an object changes; each has an id of its own.
  public init(_ reader: JSONReader, blank: Item) {
    self.reader = reader
    self.blank = blank
  }

  public var bytesRead: Int { reader.bytesRead }

  public func next() throws -> ImportRow<Item>? {
    do {
      guard let element = try reader.next() else { return nil }
      return row(element)
    } catch let fault as InputFault {
      return ImportRow(line: fault.line, item: .failure(RowFault(fault.reason)))
    }
  }

  private func row(_ element: JSONElement) -> ImportRow<Item> {
    guard case .object(let members) = element.value else {
      return ImportRow(
        line: element.line, item: .failure(RowFault("An object was expected, such as {\"\(properties[0].name)\": …}.")))
    }
    do throws(RowFault) {
      let (item, hasID) = try read(members)
      return ImportRow(line: element.line, hasID: hasID, item: .success(item))
    } catch {
      return ImportRow(line: element.line, item: .failure(error))
    }
  }

  private func read(_ members: [JSONMember]) throws(RowFault) -> (Item, hasID: Bool) {
    var inputs = [PropertyInput?](repeating: nil, count: properties.count)
    for member in members {
      guard let place = names.place(member.name) else { continue }
      inputs[place] = try input(member)
    }
    var item = blank
    item.id = RandomID.make()
    var hasID = false
    for (property, input) in zip(properties, inputs) {
      guard let input else { continue }
      do {
        try property.set(&item, input)
      } catch {
        throw RowFault("\(property.name): \((error as? any Failure)?.message ?? "the value cannot be understood.")")
      }
      if property.name == "id", input != .empty { hasID = true }
    }
    return (item, hasID)
  }

  private func input(_ member: JSONMember) throws(RowFault) -> PropertyInput {
    guard case .array(let items) = member.value else {
      let text = try text(member.value, member.name)
      return text.isEmpty ? .empty : .text(text)
    }
    var texts: [String] = []
    for item in items where item != .null { texts.append(try text(item, member.name)) }
    return texts.isEmpty ? .empty : .list(texts)
  }

  private func text(_ value: JSONValue, _ name: String) throws(RowFault) -> String {
    switch value {
    case .null: return ""
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let digits): return digits
    case .string(let text): return text
    case .array, .object: throw RowFault("\(name): an array or object is no value here.")
    }
  }
}
