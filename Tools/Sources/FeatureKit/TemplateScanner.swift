/// Cuts a Swift source into words and what stands between them, and says of each where it stands.
struct TemplateScanner {
  enum Place: Equatable {
    case code
    /// A literal of this word alone, an argument of this function.
    case literal(of: String)
    /// A comment, a literal of several words, or the name of a test in backticks.
    case prose
  }

  struct Piece {
    let text: String
    let place: Place
    let isWord: Bool
  }

  private enum Region {
    case code
    case comment
    /// Code in a comment, in backticks.
    case quotedCode
    case literal
    case block
    case name
  }

  private let letters: [Character]
  private var position = 0
  private var region = Region.code
  /// The regions an interpolation will return to, with the brackets open inside it.
  private var outer: [(region: Region, depth: Int)] = []
  private var lastWord = ""

  init(_ text: String) {
    letters = Array(text)
  }

  mutating func next() -> Piece? {
    guard position < letters.count else { return nil }
    let start = position
    if isWordPart(letters[position]) {
      while position < letters.count, isWordPart(letters[position]) { position += 1 }
      let text = String(letters[start..<position])
      let piece = Piece(text: text, place: place(from: start), isWord: true)
      if region == .code { lastWord = text }
      return piece
    }
    step()
    return Piece(text: String(letters[start..<position]), place: .prose, isWord: false)
  }

  private func isWordPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }

  private func place(from start: Int) -> Place {
    switch region {
    case .code, .quotedCode: .code
    case .literal where at(start - 1) == "\"" && at(position) == "\"": .literal(of: lastWord)
    case .comment, .literal, .block, .name: .prose
    }
  }

  private func at(_ place: Int) -> Character? { letters.indices.contains(place) ? letters[place] : nil }

  private func stands(_ text: String) -> Bool { letters[position...].starts(with: text) }

  /// Goes over one sign, or several that belong together, and notes what begins or ends there.
  private mutating func step() {
    switch region {
    case .code: stepCode()
    case .comment, .quotedCode:
      if stands("\n") { region = .code }
      if stands("`") { region = region == .comment ? .quotedCode : .comment }
      position += 1
    case .name:
      if stands("`") { region = .code }
      position += 1
    case .literal: stepLiteral(end: "\"")
    case .block: stepLiteral(end: "\"\"\"")
    }
  }

  private mutating func stepCode() {
    if stands("//") {
      region = .comment
    } else if stands("\"\"\"") {
      region = .block
      position += 2
    } else if stands("\"") {
      region = .literal
    } else if stands("`") {
      region = .name
    } else if stands("("), let last = outer.indices.last {
      outer[last].depth += 1
    } else if stands(")"), let last = outer.indices.last {
      outer[last].depth -= 1
      if outer[last].depth == 0 { region = outer.removeLast().region }
    }
    position += 1
  }

  private mutating func stepLiteral(end: String) {
    if stands("\\(") {
      outer.append((region, 1))
      region = .code
      position += 2
    } else if stands("\\") {
      position += min(2, letters.count - position)
    } else if stands(end) {
      region = .code
      position += end.count
    } else {
      position += 1
    }
  }
}
