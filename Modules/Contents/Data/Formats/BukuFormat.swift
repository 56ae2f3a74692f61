import ContentsDomain
import Entities
import Files

/// The JSON that `buku --print --json` writes: objects with `uri`, `title`, `tags` and `description`.
struct BukuFormat: ReadableFormat {
  let name = "buku"

  func recognises(_ beginning: FileBeginning) -> Bool {
    guard beginning.firstSign == UInt8(ascii: "[") || beginning.firstSign == UInt8(ascii: "{"),
      case .object(let members)? = try? JSONReader(ByteSource(Array(beginning.bytes))).next()?.value
    else { return false }
    let names = Set(members.map(\.name))
    return names.contains("uri") && names.isSuperset(of: ["title", "tags"]) && !names.contains("url")
  }

  func rows(of source: ByteSource) throws -> any ImportRows<Content> { BukuRows(JSONReader(source)) }
}
