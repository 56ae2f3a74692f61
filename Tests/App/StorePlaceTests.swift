import TestSupport
import Testing

/// Where data is kept, and that it is its owner's alone.
@Suite(.inTurn) struct StorePlaceTests {
  @Test(arguments: ["000", "022", "077", "777"])
  func filesAndFoldersAreTheOwnersAlone(_ mask: String) async throws {
    let home = try BinaryHome()
    let added = try await home.shell("umask \(mask); \"$APP\" books add T --author A")
    #expect(added.ending == .exited(0), "\(added)")
    #expect(home.permissions(home.database) == 0o600)
    for folder in ["home/.local", "home/.local/share", "home/.local/share/app"] { #expect(home.permissions(folder) == 0o700) }
    #expect(try home.names(in: "home/.local/share/app") == ["app.db"])
  }

  @Test func theDataFolderOfTheDesktopIsUsed() async throws {
    let home = try BinaryHome()
    try await home.output("books", "add", "T", "--author", "A", environment: ["XDG_DATA_HOME": home.path("data"), "HOME": nil])
    #expect(home.permissions("data/app/app.db") == 0o600)
    #expect(!home.exists(home.database))
  }

  @Test(arguments: ["", "relative", "./relative", "~/x"])
  func aRelativeDataFolderIsIgnored(_ folder: String) async throws {
    let home = try BinaryHome()
    try await home.output("books", "add", "T", "--author", "A", environment: ["XDG_DATA_HOME": folder])
    #expect(home.exists(home.database))
    #expect(!home.exists("relative"))
  }

  @Test(arguments: [nil, "", "relative", "/does/not/exist", "/dev/null"])
  func withoutAUsableHomeNothingIsMade(_ value: String?) async throws {
    let home = try BinaryHome()
    for command in ["list", "export", "stats"] {
      let errors = try await home.error(73, "books", command, environment: ["HOME": value, "XDG_DATA_HOME": nil])
      #expect(errors.contains("home") && errors.contains("--store sqlite:PATH"))
      if let value { #expect(errors.contains("'\(value)'")) }
    }
    #expect(!home.exists("relative") && !home.exists("app.db") && !home.exists(".local"))
    try await home.output("books", "list", "--store", "sqlite:\(home.path("own.db"))", environment: ["HOME": value])
  }

  @Test(arguments: ["missing/app.db", "file/app.db", "folder"])
  func aStoreThatCannotBeMadeIsNamed(_ name: String) async throws {
    let home = try BinaryHome()
    try home.write("a file", to: "file")
    try home.write("", to: "folder/inside")
    let errors = try await home.error(73, "books", "add", "T", "--author", "A", "--store", "sqlite:\(home.path(name))")
    #expect(errors.contains(home.path(name)))
    #expect(errors.split(separator: "\n").count == 1)
    #expect(try home.text("file") == "a file")
    #expect(try home.names(in: "folder") == ["inside"])
  }

  @Test func aDataFolderBelowAFileIsNamed() async throws {
    let home = try BinaryHome()
    try home.write("a file", to: "file")
    let errors = try await home.error(73, "books", "list", environment: ["XDG_DATA_HOME": home.path("file")])
    #expect(errors.contains(home.path("file")))
  }

  @Test func pathsOfEveryKindAreTakenAsTheyAre() async throws {
    let home = try BinaryHome()
    for name in ["a b.db", "ü?x=1#y.db", "%41.db", "file:x.db", "-x.db", ":memory:"] {
      let made = try await home.start(["books", "add", "T", "--author", "A", "--store", "sqlite:\(name)"]).outcome()
      #expect(made.ending == .exited(0), "\(made)")
      #expect(home.exists(name), "\(name)")
    }
  }
}
