import Files
import Terminal
import Values

/// Single questions on a terminal; they stand on the error stream, so that data can be piped on.
struct Prompt {
  let screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
  }

  /// The answer without white space around it, or nil when the input ends.
  func line(_ question: String) throws -> String? {
    try say(question)
    guard let answer = try screen.input.readLine() else {
      // Ctrl-D leaves the cursor behind the question.
      try say("\n")
      return nil
    }
    return Tidy.trimmed(answer)
  }

  /// What was typed, exactly and without showing it, or nil when the input ends.
  func secret(_ question: String) throws -> String? {
    guard let answer = try screen.input.readSecret(prompt: { try say(question) }) else {
      try say("\n")
      return nil
    }
    return answer
  }

  func confirm(_ question: String) throws -> Bool {
    while true {
      switch try line(SafeText.forTerminal(question) + " [y/N] ")?.lowercased() {
      case "y", "yes": return true
      case nil, "", "n", "no": return false
      default: try say("Please answer y or n.\n")
      }
    }
  }

  func say(_ text: String) throws {
    try screen.errors.write(text)
  }
}
