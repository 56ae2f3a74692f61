import Foundation

/// Reads the output of `strace -f -y`, line by line: calls in the order in which they ended.
struct TraceReader {
  /// The beginnings of calls that another thread's line interrupted, by thread.
  private var unfinished: [Substring: Substring] = [:]

  static func calls(_ trace: String) -> [TracedCall] {
    var reader = TraceReader()
    return trace.split(separator: "\n").compactMap { reader.call($0) }
  }

  private mutating func call(_ line: Substring) -> TracedCall? {
    let thread = line.prefix { $0 != " " }
    var text = line.dropFirst(thread.count).drop { $0 == " " }
    if text.hasPrefix("<... "), let end = text.range(of: " resumed>") {
      guard let start = unfinished.removeValue(forKey: thread) else { return nil }
      text = start + text[end.upperBound...]
    } else if text.hasSuffix(" <unfinished ...>") {
      unfinished[thread] = text.dropLast(" <unfinished ...>".count)
      return nil
    }
    return Self.call(of: text)
  }

  private static func call(of text: Substring) -> TracedCall? {
    guard let open = text.firstIndex(of: "("), let (arguments, rest) = arguments(text[open...].dropFirst()) else { return nil }
    guard let equals = rest.range(of: "= ") else { return nil }
    let words = rest[equals.upperBound...]
    let result = words.prefix { $0 == "-" || $0.isNumber }
    return TracedCall(
      name: String(text[..<open]), arguments: arguments, result: Int(result) ?? -1, isInjected: words.hasSuffix("(INJECTED)"),
      resultPath: TracedCall.descriptor(String(words))?.path)
  }

  /// The arguments up to the closing parenthesis, and what is behind it; commas in strings and paths divide nothing.
  private static func arguments(_ text: Substring) -> ([String], Substring)? {
    var arguments: [String] = []
    var start = text.startIndex
    var place = start
    var (isQuoted, depth) = (false, 0)
    func argument() -> String { String(text[start..<place].drop { $0 == " " }) }
    while place < text.endIndex {
      let character = text[place]
      if isQuoted {
        if character == "\\" { text.formIndex(after: &place) } else if character == "\"" { isQuoted = false }
      } else {
        switch character {
        case "\"": isQuoted = true
        case "<", "[", "{": depth += 1
        case ">", "]", "}": depth -= 1
        case "," where depth == 0:
          arguments.append(argument())
          start = text.index(after: place)
        case ")" where depth == 0:
          arguments.append(argument())
          return (arguments, text[place...].dropFirst())
        default: break
        }
      }
      if place < text.endIndex { text.formIndex(after: &place) }
    }
    return nil
  }
}
