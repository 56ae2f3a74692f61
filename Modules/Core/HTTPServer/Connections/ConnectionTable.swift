import Synchronization

/// The connections that are open, so that there are not too many and none stays for longer than it may.
final class ConnectionTable: Sendable {
  private let connections = Mutex<[ObjectIdentifier: Connection]>([:])
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  var isEmpty: Bool { connections.withLock { $0.isEmpty } }

  /// At the limit another goes for it: the one idle for longest, else the slowest to send a request; else it goes itself.
  func add(_ added: Connection, at now: Moment, headLimit: Duration) {
    connections.withLock { connections in
      connections[ObjectIdentifier(added)] = added
      if connections.count <= limit { return }
      var leaving = Leaving()
      // Cut ones have gone but for the library's noticing.
      var count = 0
      for connection in connections.values {
        let phase = connection.phase
        if phase.kind != .cut { count += 1 }
        leaving.consider(connection, in: phase, slowBefore: now + headLimit)
      }
      if count > limit, !leaving.cut() { _ = added.cut(in: added.phase) }
    }
  }

  func remove(_ connection: Connection) { _ = connections.withLock { $0.removeValue(forKey: ObjectIdentifier(connection)) } }

  /// Ends what is over its time, and what its client has ended.
  func look(at now: Moment) {
    connections.withLock { connections in
      for connection in connections.values {
        let phase = connection.phase
        if phase.isOverdue(at: now) || connection.hasStayed(in: phase) && connection.isEnded { _ = connection.cut(in: phase) }
      }
    }
  }
}
