/// How a process came to its end.
enum Ending: Equatable, CustomStringConvertible {
  case exited(Int32)
  case signalled(Int32)
  /// Still running when its time was over; it was killed then.
  case stuck

  var description: String {
    switch self {
    case .exited(let code): "code \(code)"
    case .signalled(let number): "signal \(number)"
    case .stuck: "no end"
    }
  }

  /// Whether it ended with one of the codes the command line documents.
  var isDocumented: Bool {
    guard case .exited(let code) = self else { return false }
    return [0, 1, 64, 65, 73, 74, 75, 77, 130, 143].contains(code)
  }
}
