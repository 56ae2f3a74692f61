#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the operating system and the environment say about the terminal behind a descriptor.
public enum TerminalState {
  /// Whether the descriptor is open and a terminal (POSIX `isatty`).
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Columns of the terminal, or nil when there is none; a terminal that does not say takes `COLUMNS`, else 80.
  public static func width(of descriptor: Int32, environment: [String: String]) -> Int? {
    guard isTerminal(descriptor) else { return nil }
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    return 80
  }

  /// False for a `dumb` or unnamed terminal, which would show escape sequences as text.
  public static func understandsEscapes(_ environment: [String: String]) -> Bool {
    guard let name = environment["TERM"], !name.isEmpty else { return false }
    return name != "dumb"
  }

  /// Whether the locale writes UTF-8 (POSIX: `LC_ALL`, then `LC_CTYPE`, then `LANG`), so that block characters can be shown.
  public static func writesUTF8(_ environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    // `en_US.UTF-8@euro`, and on macOS also a bare `UTF-8`. Searching a string for a string would link the engine of regular
    // expressions, whose conformances make every start of the program slower.
    let codeset = locale?.split(separator: ".").last?.prefix { $0 != "@" }.lowercased()
    return codeset == "utf-8" || codeset == "utf8"
  }
}
