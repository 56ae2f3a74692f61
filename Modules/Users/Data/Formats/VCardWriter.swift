import Files
import UsersDomain
import Values

/// Writes a card for each user; lines end in CRLF and are folded after 75 octets, never inside a character.
struct VCardWriter: ItemWriter {
  private static let longestLine = 75

  let version: VCardVersion

  func begin(_ buffer: inout ByteBuffer) {}
  func end(_ buffer: inout ByteBuffer) {}

  func append(_ user: User, to buffer: inout ByteBuffer) {
    line("BEGIN:VCARD", &buffer)
    line("VERSION:\(version.rawValue)", &buffer)
    line("UID:urn:uuid:\(UUIDText.text(user.id))", &buffer)
    line("FN:\(VCardText.escaped(user.name))", &buffer)
    // Version 3 cannot do without; which part of a name is which, nobody said.
    if version == .three { line("N:;\(VCardText.escaped(user.name));;;", &buffer) }
    if let email = user.email { line("EMAIL:\(VCardText.escaped(email.text))", &buffer) }
    if let avatar = user.avatarURL { line("\(photo):\(avatar.text)", &buffer) }
    if let time = user.createdAt {
      // CREATED is of RFC 9554, for version 4 alone, and knows whole seconds.
      let short = version == .four ? VCardTime.text(time) : nil
      line(short.map { "CREATED:\($0)" } ?? "X-CREATED:\(time.text)", &buffer)
    }
    line("END:VCARD", &buffer)
  }

  private var photo: String { version == .four ? "PHOTO" : "PHOTO;VALUE=uri" }

  private func line(_ text: String, _ buffer: inout ByteBuffer) {
    var used = 0
    for scalar in text.unicodeScalars {
      let bytes = UTF8.encode(scalar)
      let count = bytes?.count ?? 0
      if used + count > Self.longestLine {
        buffer.append("\r\n ")
        used = 1
      }
      for byte in bytes ?? UTF8.encodedReplacementCharacter { buffer.append(byte) }
      used += count
    }
    buffer.append("\r\n")
  }
}
