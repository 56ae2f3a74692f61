/// An e-mail address (RFC 5321 with RFC 6531): kept as typed, compared without case, its domain in ASCII form.
///
/// A quoted local part is taken (`"ann lee"@example.org`), an address literal (`ann@[192.0.2.1]`) and a name without a dot are not.
public struct EmailAddress: Sendable {
  /// As typed.
  public let text: String
  /// What equal addresses have in common: lower case, the domain in ASCII form, no quotes that could be left out.
  public let key: String

  /// Bytes of an address, its path without the brackets, and of its local part (RFC 5321, section 4.5.3.1).
  static let longest = 254
  static let longestLocalPart = 64

  /// The key of a plain address is the text itself, which then needs no memory of its own.
  private init(text: String, key: String) {
    self.text = text
    self.key = key
  }

  /// The address that UTF-8 text says; `nil` when it says none. Fast where it is in lower case and ASCII, as nearly all are.
  public init?(utf8 bytes: UnsafeRawBufferPointer) {
    let text = String(decoding: bytes, as: UTF8.self)
    if PlainAddress.isOne(bytes.assumingMemoryBound(to: UInt8.self)) {
      self.init(text: text, key: text)
    } else {
      guard let address = try? EmailAddress(parsing: text) else { return nil }
      self = address
    }
  }
}

extension EmailAddress: TextValue, CustomStringConvertible {
  /// Throws `ValueError` that says which part is wrong.
  public init(parsing text: String) throws(ValueError) {
    let text = NFC.normalized(text)
    guard let at = text.utf8.lastIndex(of: 0x40) else { throw Self.refusal(of: text, "it has no '@'") }
    let local = String(text[..<at])
    let domain = String(text[text.utf8.index(after: at)...])
    do throws(LocalPart.Fault) {
      let localKey = try LocalPart.key(of: local)
      let name = try Self.domain(domain)
      let key = localKey + "@" + name.ascii
      guard text.utf8.count <= Self.longest, key.utf8.count <= Self.longest else {
        throw LocalPart.Fault("it is longer than \(Self.longest) bytes")
      }
      self.init(text: text, key: key == text ? text : key)
    } catch {
      throw Self.refusal(of: text, error.reason)
    }
  }

  public var description: String { text }

  private static func domain(_ text: String) throws(LocalPart.Fault) -> DomainName {
    do throws(ValueError) {
      return try DomainName(parsing: text)
    } catch {
      throw LocalPart.Fault("behind the '@' belongs a domain name such as 'example.org'")
    }
  }

  private static func refusal(of text: String, _ reason: String) -> ValueError {
    ValueError("\(quoted(text)) is no e-mail address: \(reason).")
  }
}

extension EmailAddress: Hashable, Comparable {
  public static func == (left: EmailAddress, right: EmailAddress) -> Bool { left.key == right.key }

  public static func < (left: EmailAddress, right: EmailAddress) -> Bool { left.key < right.key }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
