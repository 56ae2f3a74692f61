import Entities
import Foundation
import Synchronization
import Values

/// A repository in memory: coins in the order of insertion, no two with one id or code.
final class CoinDrawer: ImportRepository {
  typealias Item = Coin
  typealias Filter = Void
  typealias Order = Never

  private let kept: Mutex<[Coin]>

  private let insertionFault: (any Error)?

  init(_ coins: [Coin] = [], insertionFails fault: (any Error)? = nil) {
    kept = Mutex(coins)
    insertionFault = fault
  }

  var coins: [Coin] { kept.withLock { $0 } }

  func pages(_ selection: Selection<Void, Never>) -> Pages<Coin> {
    Pages {
      var rest: [Coin]? = self.coins
      return {
        defer { rest = nil }
        return rest
      }
    }
  }

  func count(_ filter: Void) async throws -> Int { coins.count }

  func stored(id: UUID) async throws -> Stored<Coin>? { stored { $0.id == id } }

  func stored(_ fits: (Coin) -> Bool) -> Stored<Coin>? {
    coins.firstIndex(where: fits).map { Stored(item: coins[$0], position: $0) }
  }

  func items(idPrefix prefix: String, limit: Int) async throws -> [Coin] {
    Array(coins.filter { UUIDText.text($0.id).hasPrefix(prefix) }.prefix(limit))
  }

  func insert(_ coin: Coin) async throws -> Int {
    if let insertionFault { throw insertionFault }
    try checkUnique(coin, except: nil)
    return kept.withLock {
      $0.append(coin)
      return $0.count - 1
    }
  }

  func update(_ coin: Coin) async throws -> Bool {
    try checkUnique(coin, except: coin.id)
    return kept.withLock { coins in
      guard let index = coins.firstIndex(where: { $0.id == coin.id }) else { return false }
      coins[index] = coin
      return true
    }
  }

  func delete(id: UUID) async throws -> Bool {
    kept.withLock { coins in
      let before = coins.count
      coins.removeAll { $0.id == id }
      return coins.count < before
    }
  }

  private func checkUnique(_ coin: Coin, except own: UUID?) throws {
    let others = coins.filter { $0.id != own }
    if others.contains(where: { $0.id == coin.id }) { throw RepositoryError.taken(property: "id") }
    if coin.code != nil, others.contains(where: { $0.code == coin.code }) { throw RepositoryError.taken(property: "code") }
  }
}

extension CoinDrawer {
  /// A coin is known by its id or code, and looks like another of the same name.
  func match(_ coin: Coin, hasID: Bool) async throws -> ImportMatch<Coin>? {
    if hasID, let stored = stored({ $0.id == coin.id }) { return ImportMatch(stored, isByKey: true) }
    if let code = coin.code, let stored = stored({ $0.code == code }) { return ImportMatch(stored, isByKey: true) }
    return stored { $0.name == coin.name }.map { ImportMatch($0, isByKey: false) }
  }

  func transaction<Result>(_ body: (CoinDrawer) async throws -> Result) async throws -> Result {
    let before = coins
    do {
      return try await body(self)
    } catch {
      kept.withLock { $0 = before }
      throw error
    }
  }

  var importing: ImportUseCase<Coin> { ImportUseCase(repository: self) }
}
