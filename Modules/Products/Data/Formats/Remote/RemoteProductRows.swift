import Entities
import Files
import ProductsDomain
import Values

/// The objects a REST service answers with.
final class RemoteProductRows: ImportRows {
  private let reader: JSONReader
  private let currency: Currency
  private let category: Category

  init(_ reader: JSONReader, currency: Currency, category: Category) {
    self.reader = reader
    self.currency = currency
    self.category = category
  }

  var bytesRead: Int { reader.bytesRead }

  func next() throws -> ImportRow<Product>? {
    do {
      guard let element = try reader.next() else { return nil }
      return ImportRow(line: element.line, hasID: true) {
        try RemoteProduct(element.value).product(currency: currency, category: category)
      }
    } catch let fault as InputFault {
      return ImportRow(line: fault.line, item: .failure(RowFault(fault.reason)))
    }
  }
}

extension RemoteProduct {
  /// The row of an object; throws `RowFault` for what is none, and for a value of another kind. Other members are ignored.
  init(_ value: JSONValue) throws(RowFault) {
    guard case .object(let members) = value else { throw RowFault("An object was expected, such as {\"id\": …}.") }
    for member in members {
      switch member.name {
      case "id": id = try Self.text(member)
      case "name": name = try Self.text(member)
      case "description": description = try Self.text(member)
      case "price": price = try Self.text(member)
      default: continue
      }
    }
  }

  private static func text(_ member: JSONMember) throws(RowFault) -> String? {
    switch member.value {
    case .null: return nil
    case .string(let text): return text.isEmpty ? nil : text
    case .number(let digits) where member.name == "price": return digits
    default: throw RowFault("\(member.name): a text was expected.")
    }
  }
}
