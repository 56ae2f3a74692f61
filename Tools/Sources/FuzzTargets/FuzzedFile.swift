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
  /// In memory where there is such a folder; one for each process.
  private static let path =
    (FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()) + "/fuzzed-\(getpid())"

  /// Throws when the file cannot be written.
  init(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: Self.path))
  }

  func read(for target: FuzzTarget) throws {
    defer { unlink(Self.path) }
    switch target {
    case .bibtex: try Self.drain(BookFiles.interchange, "bibtex")
    case .bookmarks: try Self.drain(ContentFiles.interchange, "netscape")
    case .books: try Self.drain(BookFiles.interchange)
    case .closet: try Self.drain(ClosetFiles.interchange)
    case .contents: try Self.drain(ContentFiles.interchange)
    case .products: try Self.drain(ProductFiles())
    case .users: try Self.drain(UserFiles.interchange)
    case .vcard: try Self.drain(UserFiles.interchange, "vcard")
    default: return
    }
  }

  private static func drain<Item: Entity>(_ interchange: any Interchange<Item>, _ format: String? = nil) throws {
    let rows = try interchange.open(path, format: format).rows
    while let row = try rows.next() { _ = try? row.item.get() }
  }
}
