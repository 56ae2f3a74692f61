import Commands
import Container
import Feature
import Foundation
import Storage
import TestSupport
import Testing
import Values
import Views

@testable import Application

/// The commands of the app itself, on a screen in memory.
@MainActor
@Suite struct OwnCommandTests {
  private func location(_ folder: ScratchFolder, _ name: String = "app.db") -> StoreLocation { .sqlite(path: folder.path(name)) }

  @Test func featuresAreListed() async throws {
    let recorded = try await TestedApplication().run(["features"])
    #expect(recorded.output.contains("notes"))
    #expect(recorded.output.contains(NotesFeature.abstract))
  }

  @Test func theGraphIsMermaidOrJSON() async throws {
    let mermaid = try await TestedApplication().run(["graph"]).output
    #expect(mermaid.hasPrefix("flowchart"))
    #expect(mermaid.contains("Notebook"))
    let json = try await TestedApplication().run(["graph"], on: RecordedScreen(.json)).output
    #expect(json.hasPrefix("["))
    #expect(json.contains("\"Notebook\""))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsKnowEveryFeature(_ shell: String) async throws {
    #expect(try await TestedApplication().run(["completions", shell]).output.contains("notes"))
  }

  @Test func aBackupIsRestored() async throws {
    try await withScratchFolder { folder in
      let tested = TestedApplication(store: location(folder))
      _ = try await tested.run(["notes", "add", "milk"])
      let backup = try await tested.run(["backup", folder.path("backup")])
      #expect(backup.output == "")
      #expect(backup.errors.contains(folder.path("backup")))
      _ = try await tested.run(["notes", "add", "later"])
      let restored = try await tested.run(["restore", folder.path("backup")])
      #expect(restored.errors.contains(folder.path("app.db.before-restore")))
      #expect(try await tested.run(["notes", "list"]).output == "milk\n")
    }
  }

  @Test func onATerminalARestoreAsksFirst() async throws {
    try await withScratchFolder { folder in
      let tested = TestedApplication(store: location(folder))
      _ = try await tested.run(["notes", "add", "milk"])
      _ = try await tested.run(["backup", folder.path("backup")])
      _ = try await tested.run(["notes", "add", "later"])
      let refused = try await tested.run(
        ["restore", folder.path("backup")], on: RecordedScreen(input: "n\n", isInteractive: true))
      #expect(refused.errors.contains("Nothing was changed."))
      #expect(try await tested.run(["notes", "list"]).output == "milk\nlater\n")
      _ = try await tested.run(["restore", folder.path("backup")], on: RecordedScreen(input: "y\n", isInteractive: true))
      #expect(try await tested.run(["notes", "list"]).output == "milk\n")
    }
  }

  @Test func nobodyIsAskedAboutABackupThatIsNone() async throws {
    try await withScratchFolder { folder in
      let tested = TestedApplication(store: location(folder))
      _ = try await tested.run(["notes", "add", "milk"])
      let screen = RecordedScreen(input: "y\n", isInteractive: true)
      let error = await #expect(throws: StoreError.self) {
        try await tested.run(["restore", folder.path("absent")], on: screen)
      }
      #expect(error?.reason == .missing)
      #expect(!screen.errors.contains("Replace"))
    }
  }

  @Test(arguments: [["backup", "x"], ["restore", "x"]])
  func aStoreInMemoryHasNoFile(_ line: [String]) async {
    let error = await #expect(throws: StoreError.self) { try await TestedApplication().run(line) }
    #expect(error?.kind == .refused)
    #expect(error?.message.contains("--store") == true)
  }

  @Test func theDataFolderIsUsedWhereNoStoreIsNamed() async throws {
    try await withScratchFolder { folder in
      let tested = TestedApplication(store: nil, environment: ["XDG_DATA_HOME": folder.path])
      _ = try await tested.run(["notes", "add", "milk"])
      #expect(try folder.permissions("app") == 0o700)
      #expect(try folder.permissions("app/app.db") == 0o600)
    }
  }

  @Test func withoutAHomeNothingIsKeptAnywhere() async {
    let error = await #expect(throws: StoreError.self) { try await TestedApplication(store: nil).run(["notes", "add", "milk"]) }
    #expect(error?.kind == .cannotCreate)
  }
}
