import ClosetDomain
import Entities
import Foundation
import Synchronization
import Values

/// A closet in an array that can fail.
final class FakeCloset: ClosetRepository {
  private struct State {
    var garments: [Garment]
    var failure: (any Error)?
  }

  private let state: Mutex<State>
  private let log = FakeWearLog()

  init(_ garments: [Garment] = []) {
    state = Mutex(State(garments: garments))
  }

  var garments: [Garment] { state.withLock(\.garments) }
  var wearLog: any WearLog { log }

  /// From now on everything fails so; nil ends it.
  func fail(with failure: (any Error)?) { state.withLock { $0.failure = failure } }

  func pages(_ selection: Selection<GarmentFilter, GarmentOrder>) -> Pages<Garment> {
    page { garments in
      let fitting = garments.filter { garment in
        (selection.filter.isInWash.map { garment.isInWash == $0 } ?? true)
          && (selection.filter.type.map { garment.type == $0 } ?? true)
      }
      let ordered = selection.order == .name ? fitting.sorted { $0.name < $1.name } : fitting
      return Array(ordered.dropFirst(selection.offset).prefix(selection.limit ?? .max))
    }
  }

  func search(_ text: String, limit: Int?, offset: Int) -> Pages<Garment> {
    let search = SearchText(text)
    return page { garments in garments.filter { search.matches([Fold.folded($0.name)]) } }
  }

  func count(_ filter: GarmentFilter) async throws -> Int { garments.count }
  func stored(id: UUID) async throws -> Stored<Garment>? { first { $0.id == id } }
  func stored(likeness: Likeness) async throws -> Stored<Garment>? { first { Likeness(of: $0) == likeness } }

  func garments(named name: String, limit: Int) async throws -> [Garment] {
    Array(garments.filter { Fold.folded($0.name) == Fold.folded(name) }.prefix(limit))
  }

  func items(idPrefix prefix: String, limit: Int) async throws -> [Garment] {
    Array(garments.filter { UUIDText.text($0.id).hasPrefix(prefix) }.prefix(limit))
  }

  func insert(_ garment: Garment) async throws -> Int {
    try state.withLock { state in
      if let failure = state.failure { throw failure }
      state.garments.append(garment)
      return state.garments.count
    }
  }

  func update(_ garment: Garment) async throws -> Bool {
    state.withLock { state in
      guard let place = state.garments.firstIndex(where: { $0.id == garment.id }) else { return false }
      state.garments[place] = garment
      return true
    }
  }

  func delete(id: UUID) async throws -> Bool {
    state.withLock { state in
      let before = state.garments.count
      state.garments.removeAll { $0.id == id }
      return state.garments.count < before
    }
  }

  func transaction<Result>(_ body: (FakeCloset) async throws -> Result) async throws -> Result { try await body(self) }

  private func first(_ fits: (Garment) -> Bool) -> Stored<Garment>? {
    garments.firstIndex(where: fits).map { Stored(item: garments[$0], position: $0) }
  }

  private func page(_ select: @escaping @Sendable ([Garment]) -> [Garment]) -> Pages<Garment> {
    Pages {
      var isRead = false
      return {
        if isRead { return nil }
        isRead = true
        return try self.state.withLock { state in
          if let failure = state.failure { throw failure }
          return select(state.garments)
        }
      }
    }
  }
}
