import ContentsData
import ContentsDomain
import Entities
import Synchronization

/// What a format writes of contents.
enum WrittenFile {
  static func text(_ contents: [Content], format: String) async throws -> String {
    let written = Mutex<[UInt8]>([])
    let pages = Pages<Content> {
      var rest: [Content]? = contents
      return {
        defer { rest = nil }
        return rest
      }
    }
    _ = try await ContentFiles.interchange.write(
      pages, format: format, to: .stream { bytes in written.withLock { $0.append(contentsOf: bytes) } })
    return String(decoding: written.withLock(\.self), as: UTF8.self)
  }
}
