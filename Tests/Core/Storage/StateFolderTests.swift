import Storage
import TestSupport
import Testing

/// Where what could be lost is kept.
@Suite struct StateFolderTests {
  @Test(arguments: [
    (["XDG_STATE_HOME": "/state", "HOME": "/"], "/state/app"), (["XDG_STATE_HOME": "state", "HOME": "/"], "//.local/state/app"),
    (["HOME": "/", "XDG_DATA_HOME": "/data"], "//.local/state/app"),
  ])
  func itFollowsTheSpecification(_ environment: [String: String], _ path: String) throws {
    #expect(try StateFolder(environment: environment).path == path)
  }

  @Test func withoutAUsableHomeThereIsNone() {
    #expect { try StateFolder(environment: ["HOME": "/no/such/folder"]) } throws: { error in
      (error as? StoreError)?.message.contains("XDG_STATE_HOME") == true
    }
  }

  @Test func itIsMadeForItsOwnerAlone() async throws {
    try await withScratchFolder { folder in
      try StateFolder(environment: ["HOME": folder.path]).create()
      for made in [".local", ".local/state", ".local/state/app"] { #expect(try folder.permissions(made) == 0o700) }
    }
  }
}
