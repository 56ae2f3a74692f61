import Storage
import Testing
import Values

@Suite struct StoreLocationTests {
  @Test(arguments: [
    ("memory:", StoreLocation.memory), ("sqlite:a.db", .sqlite(path: "a.db")), ("sqlite:/a b/c.db", .sqlite(path: "/a b/c.db")),
    ("sqlite::memory:", .sqlite(path: ":memory:")), ("sqlite:sqlite:x", .sqlite(path: "sqlite:x")),
    ("sqlite: ", .sqlite(path: " ")),
    ("sqlite:\u{301}x", .sqlite(path: "\u{301}x")), ("sqlite:日本.db", .sqlite(path: "日本.db")),
  ])
  func whatAPersonSaysIsAPlace(_ text: String, _ location: StoreLocation) throws {
    #expect(try StoreLocation(parsing: text) == location)
    #expect(location.text == text)
  }

  @Test(arguments: [
    "", "sqlite:", "sqlite", "memory", "memory:x", "a.db", "/a.db", "postgres://x", "http://x", " memory:", "sqlit\u{E9}:x",
  ])
  func anythingElseIsRefusedWithWhatIsAllowed(_ text: String) throws {
    #expect { try StoreLocation(parsing: text) } throws: { error in
      guard let error = error as? StoreError else { return false }
      return error.kind == .invalidValue && error.message.contains("'\(text)'") && error.message.contains("sqlite:PATH")
    }
  }

  @Test func everyReasonHasTheKindItsExitCodeComesFrom() {
    let kinds: [(StoreError.Reason, FailureKind)] = [
      (.locked, .busy), (.damaged, .inputOutput), (.diskFull, .inputOutput), (.inputOutput, .inputOutput),
      (.internalFault, .inputOutput),
      (.readOnly, .cannotCreate), (.cannotOpen, .cannotCreate), (.exists, .cannotCreate), (.missing, .notFound),
      (.damagedBackup, .invalidData), (.foreign, .refused), (.newer, .refused), (.taken(column: "x"), .taken),
      (.invalidLocation, .invalidValue), (.changedMeanwhile, .refused),
      (.notOffered, .refused),
    ]
    for (reason, kind) in kinds { #expect(StoreError(reason, "").kind == kind, "\(reason)") }
  }
}
