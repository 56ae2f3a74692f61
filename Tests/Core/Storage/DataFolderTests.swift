import Storage
import TestSupport
import Testing
import Values

/// Where data is when nobody says so.
@Suite struct DataFolderTests {
  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/"], "/data/app"),
    (["XDG_DATA_HOME": "/data"], "/data/app"),
    (["XDG_DATA_HOME": "", "HOME": "/"], "//.local/share/app"),
    (["XDG_DATA_HOME": "data", "HOME": "/"], "//.local/share/app"),
    (["XDG_DATA_HOME": "./data", "HOME": "/"], "//.local/share/app"),
    (["HOME": "/"], "//.local/share/app"),
  ])
  func itFollowsTheSpecification(_ environment: [String: String], _ path: String) throws {
    let folder = try DataFolder(environment: environment)
    #expect(folder.path == path)
    #expect(folder.database == path + "/app.db")
  }

  @Test(arguments: [
    [:], ["HOME": ""], ["HOME": "home"], ["HOME": "/dev/null"], ["HOME": "/no/such/folder"], ["XDG_DATA_HOME": "x"],
  ])
  func withoutAUsableHomeThereIsNone(_ environment: [String: String]) throws {
    #expect { try DataFolder(environment: environment) } throws: { error in
      guard let error = error as? StoreError else { return false }
      return error.reason == .cannotOpen && error.kind == .cannotCreate && error.message.contains("--store")
    }
  }

  @Test func aHomeThatIsAFileIsNamed() async throws {
    try await withScratchFolder { folder in
      try folder.write([], to: "home")
      #expect { try DataFolder(environment: ["HOME": folder.path("home")]) } throws: {
        "\($0)".contains("'\(folder.path("home"))'")
      }
    }
  }

  @Test func whatIsMissingIsMadeAndWhatIsThereIsLeftAlone() async throws {
    try await withScratchFolder { folder in
      let data = try DataFolder(environment: ["XDG_DATA_HOME": folder.path("a/\u{301}b/c")])
      try data.create()
      try data.create()
      #expect(try folder.names() == ["a"])
      for made in ["a", "a/\u{301}b", "a/\u{301}b/c", "a/\u{301}b/c/app"] { #expect(try folder.permissions(made) == 0o700) }
      let again = try DataFolder(environment: ["XDG_DATA_HOME": folder.path])
      let before = try folder.permissions("")
      try again.create()
      #expect(try folder.permissions("") == before)
      #expect(try folder.permissions("app") == 0o700)
    }
  }

  @Test func aFileInTheWayIsNamed() async throws {
    try await withScratchFolder { folder in
      try folder.write([], to: "app")
      try folder.write([], to: "file")
      for (data, named) in [(folder.path, folder.path("app")), (folder.path("file"), folder.path("file"))] {
        let data = try DataFolder(environment: ["XDG_DATA_HOME": data])
        #expect { try data.create() } throws: { ($0 as? StoreError)?.reason == .cannotOpen && "\($0)".contains("'\(named)") }
      }
    }
  }
}
