import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal without a person: what is written to `keyboard` is typed on `screen`.
final class PseudoTerminal {
  let keyboard: Int32
  let screen: Int32

  init() throws {
    var keyboard: Int32 = -1
    var screen: Int32 = -1
    try #require(openpty(&keyboard, &screen, nil, nil, nil) == 0)
    self.keyboard = keyboard
    self.screen = screen
  }

  deinit {
    close(screen)
    close(keyboard)
  }

  var echoes: Bool {
    var state = termios()
    tcgetattr(screen, &state)
    return state.c_lflag & tcflag_t(ECHO) != 0
  }

  func setWidth(_ columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
  }
}
