public import Entities
import Values

/// The objects of a JSON or NDJSON file whose members are the properties of an entity; other members are ignored.
public final class EntityJSONRows<Item: Entity>: ImportRows {
  private let names = PropertyNames<Item>()
  private let properties = Item.properties
  private let reader: JSONReader
  private let required: [String]
  private let blank: Item
  /// In the order of the properties.
  private let completions: [InputCompletion?]

  /// - Parameters:
  ///   - required: the properties an object must state.
  ///   - blank: what an object changes; each has an id of its own.
  ///   - completing: what is done to the inputs of properties, by their names.
  public init(
    _ reader: JSONReader, required: [String] = [], blank: Item, completing completions: [String: InputCompletion] = [:]
  ) {
    self.required = required
    self.completions = Item.properties.map { completions[$0.name] }
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
      let (item, stated) = try read(members)
      // The first property is the id.
      return ImportRow(line: element.line, hasID: stated.contains(0), stated: stated, item: .success(item))
    } catch {
      return ImportRow(line: element.line, item: .failure(error))
    }
  }

  private func read(_ members: [JSONMember]) throws(RowFault) -> (Item, StatedProperties) {
    let inputs = try inputs(members)
    var item = blank
    item.id = RandomID.make()
    var stated = StatedProperties()
    for (place, property) in properties.enumerated() {
      guard let input = inputs[place] else {
        if required.contains(property.name) { throw RowFault("\(property.name): a value is needed.") }
        continue
      }
      do {
        try property.set(&item, completions[place].map { try $0(input) } ?? input)
      } catch {
        throw RowFault("\(property.name): \((error as? any Failure)?.message ?? "the value cannot be understood.")")
      }
      if input != .empty { stated.insert(place) }
    }
    return (item, stated)
  }

  private func inputs(_ members: [JSONMember]) throws(RowFault) -> [PropertyInput?] {
    var inputs = [PropertyInput?](repeating: nil, count: properties.count)
    var currencies: [Int: String] = [:]
    for member in members {
      if let place = names.place(member.name) {
        inputs[place] = try properties[place].currencyColumn == nil ? input(member) : money(member)
      } else if let place = names.placeOfMoney(currencyColumn: member.name) {
        currencies[place] = try text(member.value, member.name)
      }
    }
    for (place, currency) in currencies where !currency.isEmpty {
      if case .text(let amount) = inputs[place] { inputs[place] = .money(amount: amount, currency: currency) }
    }
    return inputs
  }

  /// `{"amount":"19.99","currency":"USD"}`; a number or text alone is an amount whose currency stands elsewhere.
  private func money(_ member: JSONMember) throws(RowFault) -> PropertyInput {
    guard case .object(let parts) = member.value else { return try input(member) }
    var (amount, currency) = ("", "")
    for part in parts {
      switch part.name {
      case "amount": amount = try text(part.value, member.name)
      case "currency": currency = try text(part.value, member.name)
      default: throw RowFault("\(member.name): \(quoted(part.name)) is no part of an amount; those are 'amount' and 'currency'.")
      }
    }
    if amount.isEmpty { throw RowFault("\(member.name): the object has no 'amount'.") }
    return currency.isEmpty ? .text(amount) : .money(amount: amount, currency: currency)
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
