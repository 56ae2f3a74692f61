import Entities
import Foundation
import UsersDomain
import Values

/// What one card says of somebody, gathered line by line.
struct VCard {
  private var version: String?
  private var formattedName: String?
  private var structuredName: String?
  private var email: (text: String, preference: Int)?
  private var photo: String?
  private var created: String?
  private(set) var id: UUID?

  /// Takes what a user has and leaves the rest: telephone numbers, addresses, notes.
  mutating func take(_ property: VCardProperty) {
    let text = Tidy.trimmed(VCardText.unescaped(property.value))
    if text.isEmpty { return }
    switch property.name {
    case "VERSION": version = text
    case "UID": id = Self.id(text)
    // The first of several languages, as the card itself puts it first.
    case "FN": formattedName = formattedName ?? text
    case "N": structuredName = structuredName ?? Self.name(VCardText.components(property.value))
    case "EMAIL":
      if property.preference < email?.preference ?? .max { email = (text, property.preference) }
    case "PHOTO":
      // A value of the type URI is not escaped (RFC 6350, section 3.4).
      let address = Tidy.trimmed(property.value)
      if photo == nil, Self.isAddress(address) { photo = address }
    case "CREATED", "X-CREATED": created = text
    default: break
    }
  }

  /// Throws `RowFault` for another version, or when a value is none.
  func user() throws(RowFault) -> User {
    if let version, VCardVersion(rawValue: version) == nil {
      throw RowFault("VERSION: \(quoted(version)) is not read; export the contacts as vCard 3.0 or 4.0.")
    }
    guard let name = formattedName ?? structuredName else { throw RowFault("FN: the card has no name.") }
    guard let email else { throw RowFault("EMAIL: the card has no e-mail address.") }
    return User(
      id: id ?? RandomID.make(), name: name, email: try Self.value("EMAIL", email.text, EmailAddress.init(parsing:)),
      avatarURL: try photo.map { text throws(RowFault) in try Self.value("PHOTO", text, WebAddress.init(parsing:)) },
      createdAt: try created.map { text throws(RowFault) in try Self.value("CREATED", text, VCardTime.parsed) })
  }

  private static func value<Value>(
    _ name: String, _ text: String, _ parse: (String) throws(ValueError) -> Value
  ) throws(RowFault) -> Value {
    do throws(ValueError) {
      return try parse(text)
    } catch {
      throw RowFault("\(name): \(error.message)")
    }
  }

  /// `urn:uuid:…`, or the UUID alone, as some programs write it; what else identifies a card identifies nobody here.
  private static func id(_ text: String) -> UUID? {
    let prefix = "urn:uuid:"
    return UUIDText.uuid(text.lowercased().hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text)
  }

  /// `Family;Given;Additional;Prefix;Suffix` as people say it.
  private static func name(_ parts: [String]) -> String? {
    let order = [3, 1, 2, 0, 4]
    let words = order.compactMap { $0 < parts.count ? Tidy.trimmed(parts[$0]) : nil }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// A picture inside the card, or one on somebody's disk, is no address of the web.
  private static func isAddress(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return start.hasPrefix("https://") || start.hasPrefix("http://")
  }
}
