/// What a connection is doing, and until when it may.
struct Phase: Sendable, Equatable {
  enum Kind: UInt8, Sendable {
    /// Nothing came yet that could be understood.
    case opened
    /// Between two requests.
    case idle
    /// The request line is there.
    case head
    case body
    /// The handler works; the time is its own.
    case working
    case sending
    /// The last request did not end in an answer of the handler.
    case failed
    /// Shut down by the server; the library has yet to notice.
    case cut
  }

  var kind: Kind
  var deadline: Moment

  func isOverdue(at moment: Moment) -> Bool {
    switch kind {
    case .working, .failed, .cut: false
    case .opened, .idle, .head, .body, .sending: deadline < moment
    }
  }
}

extension Phase {
  /// The client is to send something.
  var awaitsClient: Bool {
    switch kind {
    case .opened, .idle, .head, .body: true
    case .working, .sending, .failed, .cut: false
    }
  }

  /// In one word, so that it changes without a lock.
  var packed: UInt64 { deadline.milliseconds << 8 | UInt64(kind.rawValue) }

  init(packed: UInt64) {
    kind = Kind(rawValue: UInt8(truncatingIfNeeded: packed)) ?? .cut
    deadline = Moment(milliseconds: packed >> 8)
  }
}
