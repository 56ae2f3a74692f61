import Storage
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is stored is its owner's alone. A umask belongs to the whole process, so each test has one of its own.
@Suite struct PermissionTests {
  @Test func everythingIsPrivateWhereOthersMayReadByDefault() async {
    await #expect(processExitsWith: .success) { try await PermissionTests.expectPrivacy(umask: 0o000) }
  }

  @Test func everythingCanBeUsedWhereNothingMayBeReadByDefault() async {
    await #expect(processExitsWith: .success) { try await PermissionTests.expectPrivacy(umask: 0o777) }
  }

  private static func expectPrivacy(umask mask: mode_t) async throws {
    try await withScratchFolder { folder in
      umask(mask)
      let data = try DataFolder(environment: ["HOME": folder.path])
      try data.create()
      let store = SQLiteStore(path: data.database, tables: [PlantRecord.table])
      try await store.transaction { transaction in
        try await transaction.add(Plant(1))
        #expect(try folder.permissions(".local/share/app/app.db-journal") == 0o600)
      }
      try store.backup(to: folder.path("backup"))
      _ = try store.restore(from: folder.path("backup"))
      for made in [".local", ".local/share", ".local/share/app"] { #expect(try folder.permissions(made) == 0o700, "\(made)") }
      for made in ["backup", ".local/share/app/app.db", ".local/share/app/app.db.before-restore"] {
        #expect(try folder.permissions(made) == 0o600, "\(made)")
      }
    }
  }
}
