import Entities

/// Rows of a file that never was; ten bytes and one line each.
final class CoinRows: ImportRows {
  private let rows: [ImportRow<Coin>]
  private let fault: (any Error)?
  private var taken = 0

  /// - Parameter fault: thrown where the file would end.
  init(_ rows: [ImportRow<Coin>], fault: (any Error)? = nil) {
    self.rows = rows
    self.fault = fault
  }

  /// Coins on the lines from 2 on.
  convenience init(_ coins: [Coin], withIDs hasID: Bool = false) {
    self.init(coins.enumerated().map { ImportRow(line: $0 + 2, hasID: hasID, item: .success($1)) })
  }

  var bytesRead: Int { taken * 10 }

  func next() throws -> ImportRow<Coin>? {
    guard taken < rows.count else {
      if let fault { throw fault }
      return nil
    }
    taken += 1
    return rows[taken - 1]
  }
}
