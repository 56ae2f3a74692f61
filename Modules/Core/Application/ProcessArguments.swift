import Values

/// The words this process was started with.
enum ProcessArguments {
  /// Throws for a word that is not UTF-8: as a `String` it holds U+FFFD in place of what was meant, and that would be stored.
  static func requireUTF8() throws(ValueError) {
    for word in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst() {
      guard let word, String(validatingCString: word) == nil else { continue }
      throw ValueError("The argument \(quoted(String(cString: word))) is not UTF-8 text; check the encoding of your terminal.")
    }
  }
}
