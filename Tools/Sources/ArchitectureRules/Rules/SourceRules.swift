/// What a source file says in its code, whoever compiles it; comments never count, strings only for SQL.
struct SourceRules {
  let package: Package
  let file: SourceFile

  private var isTest: Bool { file.path.hasPrefix("Tests/") }
  private var isApp: Bool { file.path.hasPrefix("Modules/") || file.path.hasPrefix("App/") }

  private var layer: Layer? {
    package.target(compiling: file.path).flatMap { Layer($0, in: package) }
  }

  func findings() -> [Finding] {
    let layer = layer
    var (isDomain, isWiring) = (false, false)
    if case .domain? = layer { isDomain = true }
    if case .wiring? = layer { isWiring = true }
    return file.tokens.indices.flatMap { index in
      var found = concurrency(at: index)
      if !isTest { found += forced(at: index) + trap(at: index) }
      if isApp { found += slowFoundation(at: index) + rawSQL(at: index) }
      if isDomain { found += inputOutput(at: index) } else if isApp { found += environment(at: index) }
      if isWiring { found += behaviour(at: index) }
      return found
    }
  }

  /// The token so many places on, or nil outside the file.
  private func token(_ index: Int) -> Token? {
    file.tokens.indices.contains(index) ? file.tokens[index] : nil
  }

  private func isMember(_ index: Int) -> Bool { token(index - 1)?.isMark(".") == true }

  private func concurrency(at index: Int) -> [Finding] {
    let token = file.tokens[index]
    let isUnchecked = token.isWord("unchecked") && self.token(index - 1)?.isMark("@") == true
    let isUnsafe =
      token.isWord("nonisolated") && self.token(index + 1)?.isMark("(") == true && self.token(index + 2)?.isWord("unsafe") == true
    guard isUnchecked || isUnsafe else { return [] }
    return [
      Finding(
        .uncheckedConcurrency, file.place(token),
        reason: "\(isUnchecked ? "@unchecked" : "nonisolated(unsafe)") silences the compiler about data races",
        fix: "use a value, a Mutex or an actor")
    ]
  }

  private func forced(at index: Int) -> [Finding] {
    let mark = file.tokens[index]
    guard mark.isMark("!"), mark.isAttached, let before = token(index - 1), !file.isExplained(mark) else { return [] }
    let isCast = ["try", "as"].contains { before.isWord($0) } && !isMember(index - 1)
    guard isCast || isUnwrap(after: before, at: index) else { return [] }
    return [
      Finding(
        .forced, file.place(mark),
        reason: "\(isCast ? before.text : "the unwrap of \(before.text)")! ends the program when it fails",
        fix: "throw or give a default, or say in a comment on the line why it cannot fail")
    ]
  }

  /// A postfix `!`: behind an operand, and not the first half of `!=`.
  private func isUnwrap(after before: Token, at index: Int) -> Bool {
    let isOperand =
      switch before.kind {
      case .word: before.isEscaped || isMember(index - 1) || !Self.wordsBeforeOperand.contains(before.text)
      case .mark: [")", "]", "}", "?", "!"].contains(before.text)
      case .string, .number, .regex: true
      }
    let next = token(index + 1)
    return isOperand && !(next?.isMark("=") == true && next?.isAttached == true)
  }

  /// Behind these a `!` negates what follows.
  private static let wordsBeforeOperand: Set = ["await", "case", "else", "guard", "if", "in", "return", "try", "where", "while"]

  private func trap(at index: Int) -> [Finding] {
    let word = file.tokens[index]
    guard ["fatalError", "preconditionFailure"].contains(where: word.isWord), token(index + 1)?.isMark("(") == true,
      token(index - 1)?.isWord("func") != true, !file.isExplained(word)
    else { return [] }
    return [
      Finding(
        .trap, file.place(word), reason: "\(word.text) ends the program",
        fix: "throw, or say in a comment on this line or the one before why it is never reached")
    ]
  }

  private func slowFoundation(at index: Int) -> [Finding] {
    let word = file.tokens[index]
    let opening = token(index + 1)?.isMark("(") == true ? token(index + 2)?.text : nil
    let isFormat = word.isWord("String") && opening == "format"
    let isFolding = word.isWord("folding") && opening == "options"
    guard isFormat || isFolding || (word.kind == .word && ForbiddenNames.slowFoundation.contains(word.text)) else { return [] }
    return [
      Finding(
        .slowFoundation, file.place(word),
        reason: "\(word.text)\(isFormat ? "(format:)" : "") loads ICU or is slow", fix: "use what Values and Files offer")
    ]
  }

  private func inputOutput(at index: Int) -> [Finding] {
    let word = file.tokens[index]
    guard word.kind == .word else { return [] }
    let isCalled = token(index + 1)?.isMark("(") == true && !isMember(index) && token(index - 1)?.isWord("func") != true
    let opening = token(index + 1)?.isMark("(") == true ? token(index + 2)?.text ?? "" : ""
    let isReading = ["Data", "String"].contains(word.text) && ["contentsOf", "contentsOfFile"].contains(opening)
    let isNamed = ForbiddenNames.inputOutputTypes.contains(word.text) || word.text.lowercased().contains("sql")
    guard isReading || isNamed || (isCalled && ForbiddenNames.inputOutputFunctions.contains(word.text)) else { return [] }
    return [
      Finding(
        .pureDomain, file.place(word), reason: "\(word.text) is input or output, and a Domain is pure",
        fix: "declare a repository protocol here and do it in Data")
    ]
  }

  private func environment(at index: Int) -> [Finding] {
    let word = file.tokens[index]
    let mayRead = file.path.hasPrefix("Modules/Core/Application/") || file.path.hasPrefix("App/")
    guard !mayRead, word.kind == .word, !isMember(index), ForbiddenNames.environment.contains(word.text) else { return [] }
    return [
      Finding(
        .environment, file.place(word), reason: "\(word.text) reads what stands around the process, which a test cannot hand in",
        fix: "take it as a parameter; Core's Application reads it once")
    ]
  }

  private static let wiringFunctions: Set = ["register", "addCommands", "addEndpoints"]

  private func behaviour(at index: Int) -> [Finding] {
    let word = file.tokens[index]
    let isDecision = word.kind == .word && !word.isEscaped && !isMember(index) && ForbiddenNames.decisions.contains(word.text)
    let isFunction = word.isWord("func") && !Self.wiringFunctions.contains(token(index + 1)?.text ?? "")
    // `for:` and the like are labels of arguments.
    guard isFunction || isDecision && token(index + 1)?.isMark(":") != true else { return [] }
    return [
      Finding(
        .wiring, file.place(word),
        reason: "'\(isFunction ? "func \(token(index + 1)?.text ?? "")" : word.text)' is behaviour where there is only wiring",
        fix: "move it into the layer it belongs to")
    ]
  }

  private func rawSQL(at index: Int) -> [Finding] {
    let literal = file.tokens[index]
    guard literal.kind == .string, !maySaySQL, SQLText.isSQL(literal.text) else { return [] }
    return [
      Finding(
        .rawSQL, file.place(literal), reason: "SQL outside Core/Storage and the Data layers",
        fix: "say it as a Query, or move it into Data")
    ]
  }

  private var maySaySQL: Bool {
    if case .data? = layer { return true }
    return file.path.hasPrefix("Modules/Core/Storage/")
  }
}
