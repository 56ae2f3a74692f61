import Foundation

/// How a process ended and what it said.
struct Outcome {
  let ending: Ending
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [String] { text.split(separator: "\n").map(String.init) }
  var isDone: Bool { ending == .exited(0) }

  /// For a fault: the ending and the last thing it said.
  var summary: String {
    let last = errors.split(separator: "\n").last.map { ": \($0.prefix(300))" } ?? ""
    return "\(ending)\(last)"
  }
}
