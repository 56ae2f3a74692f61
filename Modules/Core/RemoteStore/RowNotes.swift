import REST
import Synchronization
import Values

/// Tells of rows that are left out, of each once, and of no more than somebody reads.
final class RowNotes: Sendable {
  private static let most = 20
  private let noted = Mutex<Set<String>>([])
  private let tell: @Sendable (String) -> Void

  init(_ tell: @escaping @Sendable (String) -> Void) {
    self.tell = tell
  }

  func note(_ fault: RemoteRowFault, in table: String) {
    let name = fault.id.map { "The row \(quoted($0))" } ?? "A row"
    let sentence = "\(name) of '\(table)' on the server cannot be read and is left out: \(fault.reason)"
    let count = noted.withLock { $0.insert(sentence).inserted ? $0.count : Self.most + 2 }
    if count <= Self.most { tell(sentence) }
    if count == Self.most + 1 { tell("More rows of the server cannot be read.") }
  }
}
