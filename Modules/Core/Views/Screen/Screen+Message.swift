import Files
import Terminal

extension Screen {
  /// Says something beside the data. Notes and successes are kept back by `--quiet`, warnings and failures never.
  ///
  /// A message that cannot be written is lost: the data and the exit code still tell.
  public func show(_ message: Message) {
    let lines = MessageText.lines(message, style: errorStyle)
    if isQuiet && !message.kind.isUrgent { return }
    try? errors.write(lines)
  }

  /// Writes one line of data, such as a new id, as it is; control characters are taken out of a text for people only.
  public func print(_ line: String) throws {
    try output.write(format == .table ? SafeText.forTerminal(line) + "\n" : line + "\n")
  }
}

extension Message.Kind {
  fileprivate var isUrgent: Bool {
    switch self {
    case .note, .success: false
    case .warning, .failure: true
    }
  }
}
