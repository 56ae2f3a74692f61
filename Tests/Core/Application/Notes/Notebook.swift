import Entities
import Storage

struct Notebook: Sendable {
  let store: any Store

  func add(_ text: String) async throws {
    try await store.transaction { _ = try await $0.insert(NoteRecord(Note(text: text))) }
  }

  func texts() async throws -> [String] {
    try await store.pages(of: NoteRecord.self, Query()).all().map(\.text)
  }
}
