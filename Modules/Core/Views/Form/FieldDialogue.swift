import Terminal

/// Asks one field of a form until the answer is good.
///
/// An empty answer keeps what stands there; `-` empties a field that may be empty.
struct FieldDialogue {
  private let field: FormField
  private let prompt: Prompt
  private let style: Style

  init(_ field: FormField, prompt: Prompt, style: Style) {
    self.field = field
    self.prompt = prompt
    self.style = style
  }

  /// A good answer, or nil when the input ends.
  func ask(current: String) throws -> String? {
    while true {
      guard let typed = try read(current: current) else { return nil }
      let answer = accepted(typed, current: current)
      guard let fault = fault(of: answer) else { return answer }
      try prompt.say(style.apply(.error, to: SafeText.forTerminal(fault)) + "\n")
    }
  }

  private func read(current: String) throws -> String? {
    switch field.kind {
    case .text, .choice: try prompt.line(question(current))
    case .secret: try prompt.secret(question(current))
    case .multiline: try readLines(current)
    }
  }

  /// `Title (as printed) [Dune]: `
  private func question(_ current: String) -> String {
    var text = SafeText.forTerminal(field.label)
    let notes = [field.help.map(SafeText.forTerminal), choices, field.isRequired ? nil : "optional"].compactMap { $0 }
    if !notes.isEmpty { text += style.apply(.dim, to: " (\(notes.joined(separator: "; ")))") }
    if !current.isEmpty { text += field.kind == .secret ? " [unchanged]" : " [\(SafeText.forTerminal(current))]" }
    return text + ": "
  }

  private var choices: String? {
    guard case .choice(let words) = field.kind else { return nil }
    return words.map(SafeText.forTerminal).joined(separator: ", ")
  }

  private func readLines(_ current: String) throws -> String? {
    try prompt.say(question(current) + style.apply(.dim, to: "an empty line ends it") + "\n")
    var lines: [String] = []
    while let line = try prompt.screen.input.readLine() {
      if line.isEmpty { return lines.joined(separator: "\n") }
      lines.append(line)
    }
    try prompt.say("\n")
    return nil
  }

  private func accepted(_ typed: String, current: String) -> String {
    if typed.isEmpty { return current }
    if typed == "-" && !field.isRequired && field.kind != .secret { return "" }
    guard case .choice(let words) = field.kind else { return typed }
    return words.first { $0 == typed } ?? words.first { $0.lowercased() == typed.lowercased() } ?? typed
  }

  private func fault(of answer: String) -> String? {
    if answer.isEmpty { return field.isRequired ? "\(field.label) is needed." : nil }
    if case .choice(let words) = field.kind, !words.contains(answer) {
      return "'\(answer)' is not one of \(words.joined(separator: ", "))."
    }
    return field.validate(answer)
  }
}
