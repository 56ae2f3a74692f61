import Entities
import Files
import Foundation
import Synchronization
import TestSupport
import UsersData
import UsersDomain

extension UserFiles {
  /// The rows of a file with this content, its format recognised.
  static func rows(_ bytes: [UInt8]) throws -> [ImportRow<User>] {
    let path = NSTemporaryDirectory() + "users-" + UUID().uuidString
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try interchange.open(path, format: nil)
    var rows: [ImportRow<User>] = []
    while let row = try file.rows.next() { rows.append(row) }
    return rows
  }

  /// What a file of these users holds.
  static func bytes(_ users: [User], _ format: String) async throws -> [UInt8] {
    let written = Mutex<[UInt8]>([])
    let pages = Pages<User> {
      var rest: [User]? = users
      return {
        defer { rest = nil }
        return rest
      }
    }
    _ = try await interchange.write(pages, format: format, to: .stream { bytes in written.withLock { $0 += bytes } })
    return written.withLock { $0 }
  }
}
