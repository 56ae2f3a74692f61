import Entities
import Files
import UsersDomain

/// The contacts of address books: reads vCard 3 and 4, writes the version it is made for.
struct VCardFormat: ReadableFormat, WritableFormat {
  let version: VCardVersion

  var name: String { version == .four ? "vcard" : "vcard3" }

  func recognises(_ beginning: FileBeginning) -> Bool {
    let start = beginning.bytes.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    return String(decoding: start.prefix(11), as: UTF8.self).lowercased() == "begin:vcard"
  }

  func rows(of source: ByteSource) throws -> any ImportRows<User> { VCardRows(source) }

  func makeWriter() -> any ItemWriter<User> { VCardWriter(version: version) }
}
