import Foundation

extension Fixture {
  /// A store of the app with so many users, always the same but for their ids.
  func userStore(of count: Int) throws -> String {
    let path = path("users-\(count).db")
    if FileManager.default.fileExists(atPath: path) { return path }
    Note.write("importing \(count) users")
    let new = self.path("new.db")
    remove(new)
    let file = self.path("users.csv")
    try GeneratedUsers.file(of: count).write(to: URL(fileURLWithPath: file))
    _ = try appCommand(["users", "import", file], store: new).run()
    try FileManager.default.moveItem(atPath: new, toPath: path)
    return path
  }
}
