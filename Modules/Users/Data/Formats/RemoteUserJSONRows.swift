import Entities
import Files
import UsersDomain

/// The objects of a JSON file of remote rows; members with other names are ignored.
final class RemoteUserJSONRows: ImportRows {
  private let reader: JSONReader

  init(_ source: ByteSource) {
    reader = JSONReader(source)
  }

  var bytesRead: Int { reader.bytesRead }

  func next() throws -> ImportRow<User>? {
    do {
      guard let element = try reader.next() else { return nil }
      return ImportRow(line: element.line, hasID: true, item: Result { () throws(RowFault) in try Self.user(element.value) })
    } catch let fault as InputFault {
      return ImportRow(line: fault.line, item: .failure(RowFault(fault.reason)))
    }
  }

  private static func user(_ value: JSONValue) throws(RowFault) -> User {
    guard case .object(let members) = value else { throw RowFault("An object was expected, such as {\"full_name\": …}.") }
    var row = RemoteUser()
    for member in members {
      switch member.name {
      case "id": row.id = try text(member)
      case "full_name": row.fullName = try text(member)
      case "email_address": row.emailAddress = try text(member)
      case "avatar": row.avatar = try text(member)
      case "created_at": row.createdAt = try text(member)
      default: break
      }
    }
    return try row.user()
  }

  private static func text(_ member: JSONMember) throws(RowFault) -> String? {
    switch member.value {
    case .null: return nil
    case .string(let text): return text
    default: throw RowFault("\(member.name): a text was expected.")
    }
  }
}
