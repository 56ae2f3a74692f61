import BooksData
import BooksDomain
import ClosetData
import ClosetDomain
import ContentsData
import ContentsDomain
import Entities
import Foundation
import ProductsData
import ProductsDomain
import UsersData
import UsersDomain

/// Bytes as a file to import, its format stated or to be found out.
struct FuzzedFile {
  /// In memory where there is such a folder.
  private static let folder = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm/" : NSTemporaryDirectory()
  private let path = newPath()

  /// A name nothing has yet.
  static func newPath() -> String { folder + "fuzzed-\(getpid())-\(UInt64.random(in: 0 ... .max))" }

  /// Throws when the file cannot be written.
  init(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  func read(for target: FuzzTarget) throws {
    defer { unlink(path) }
    switch target {
    case .bibtex: try drain(BookFiles.interchange, "bibtex")
    case .bookmarks: try drain(ContentFiles.interchange, "netscape")
    case .books: try drain(BookFiles.interchange)
    case .closet: try drain(ClosetFiles.interchange)
    case .contents: try drain(ContentFiles.interchange)
    case .products: try drain(ProductFiles())
    case .users: try drain(UserFiles.interchange)
    case .vcard: try drain(UserFiles.interchange, "vcard")
    default: return
    }
  }

  private func drain<Item: Entity>(_ interchange: any Interchange<Item>, _ format: String? = nil) throws {
    let rows = try interchange.open(path, format: format).rows
    while let row = try rows.next() { _ = try? row.item.get() }
  }
}
