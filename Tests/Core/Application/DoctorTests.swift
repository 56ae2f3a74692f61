import Commands
import Container
import Feature
import Foundation
import TestSupport
import Testing
import Values
import Views

@testable import Application
@testable import Storage

/// What `doctor` finds, and that it says so.
@MainActor
@Suite struct DoctorTests {
  private enum IdleFeature: Feature {
    static let name = "idle"
    static let abstract = "Makes what nobody needs."
    static let tables: [Table] = []

    static func register(in registry: inout Registry) {
      registry.register(Int.self) { 7 }
    }

    static func addCommands(to group: inout CommandTree<CommandAction>) {}
  }

  /// Runs `doctor`; gives what it said and what it failed with.
  private func doctor(_ tested: TestedApplication, _ format: OutputFormat = .table) async throws -> (
    output: String, problems: [String]
  ) {
    let recorded = RecordedScreen(format)
    do {
      _ = try await tested.run(["doctor"], on: recorded)
      return (recorded.output, [])
    } catch let unwell as Unwell {
      return (recorded.output, unwell.problems)
    }
  }

  /// An app over a file that holds three notes.
  private func withNotes(_ body: (ScratchFolder, TestedApplication) async throws -> Void) async throws {
    try await withScratchFolder { folder in
      let tested = TestedApplication(store: .sqlite(path: folder.path("app.db")))
      for text in ["milk", "eggs", "flour"] { _ = try await tested.run(["notes", "add", text]) }
      try await body(folder, tested)
    }
  }

  @Test func allIsWell() async throws {
    try await withNotes { folder, tested in
      let (output, problems) = try await doctor(tested)
      #expect(problems == [])
      for word in [Application.version, "notes", "sqlite:\(folder.path("app.db"))", "3 rows", "600"] {
        #expect(output.contains(word), "\(word)")
      }
      let json = try await doctor(tested, .json).output
      #expect(json.contains("\"notes\":3"))
      #expect(json.contains("\"problems\":[]"))
    }
  }

  @Test func aStoreInMemoryIsWell() async throws {
    let (output, problems) = try await doctor(TestedApplication())
    #expect(problems == [])
    #expect(output.contains("memory:"))
  }

  @Test func aDamagedRowIsAProblem() async throws {
    try await withNotes { folder, tested in
      try SQLiteHandle(path: folder.path("app.db")).execute("UPDATE notes SET text = 'sugar' WHERE seq = 2")
      let (output, problems) = try await doctor(tested, .json)
      #expect(problems.count == 1)
      #expect(problems.first?.hasPrefix("Row 2 of notes is damaged") == true)
      #expect(output.contains("Row 2 of notes is damaged"), "machines are told too")
    }
  }

  @Test func aForeignFileIsAProblemAndStaysAsItIs() async throws {
    try await withScratchFolder { folder in
      try folder.write("text".utf8, to: "app.db")
      let problems = try await doctor(TestedApplication(store: .sqlite(path: folder.path("app.db")))).problems
      #expect(problems.count == 1)
      #expect(problems.first?.contains(folder.path("app.db")) == true)
      #expect(try folder.bytes("app.db") == Data("text".utf8))
    }
  }

  @Test func aFileOthersMayReadIsAProblem() async throws {
    try await withNotes { folder, tested in
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.path("app.db"))
      #expect(
        try await doctor(tested).problems == [
          "Others may read '\(folder.path("app.db"))' (644); 'chmod 600' makes it yours alone."
        ])
    }
  }

  @Test func whatNoCommandNeedsIsAProblem() async throws {
    let problems = try await doctor(TestedApplication(features: [NotesFeature.self, IdleFeature.self])).problems
    #expect(problems == ["Container: Int is registered, but nothing needs it."])
  }

  @Test func withoutAHomeDoctorStillReports() async throws {
    let (output, problems) = try await doctor(TestedApplication(store: nil))
    #expect(problems.count == 1)
    #expect(output.contains(Application.version))
  }
}
