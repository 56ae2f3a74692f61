/// Goes through the words of a command line, puts options into their properties, and hands out the rest.
struct ArgumentMatcher {
  /// What the options leave to the caller.
  enum Event {
    case argument(String)
    case help
    case version
  }

  private(set) var rest: ArraySlice<String>
  private(set) var onlyArguments = false
  private(set) var arguments: [DeclaredArgument] = []
  /// The name each argument was given under, if it was.
  private var given: [String?] = []

  /// What an unknown option is answered with when no known one is near.
  var unknownOptionHint = ""

  init(_ words: [String]) {
    rest = words[...]
  }

  /// From here on these are known as well; where a name is taken already, the new one counts.
  mutating func know(_ set: ArgumentSet) {
    arguments += set.arguments
    given += set.arguments.map { _ in nil }
  }

  /// The next word that is no option, `nil` at the end.
  mutating func next() throws(UsageProblem) -> Event? {
    while let word = rest.popFirst() {
      guard !onlyArguments else { return .argument(word) }
      switch Token(word, hasShort: { index(ofShort: $0) != nil }) {
      case .argument: return .argument(word)
      case .terminator: onlyArguments = true
      case .long(let name, let value):
        if let event = try take(long: name, value: value) { return event }
      case .short(let letters):
        if let event = try take(short: letters) { return event }
      }
    }
    return nil
  }

  /// Puts a word into the first positional argument that has room.
  mutating func place(_ word: String) throws(UsageProblem) {
    let free = arguments.indices.first {
      arguments[$0].isPositional && (given[$0] == nil || arguments[$0].definition.isRepeating)
    }
    guard let free else { throw UsageProblem(message: "unexpected argument \(word.quoted)") }
    try set(free, to: word, as: arguments[free].placeholder)
  }

  /// - Throws: one problem that names all that are missing.
  func requireAll() throws(UsageProblem) {
    let missing = arguments.indices.filter { arguments[$0].definition.isRequired && given[$0] == nil }
    guard !missing.isEmpty else { return }
    let positionals = missing.filter { arguments[$0].isPositional } + missing.filter { !arguments[$0].isPositional }
    let names = positionals.map { "'\(arguments[$0].spelling)'" }
    throw UsageProblem(
      message: "missing " + (names.dropLast(2) + [names.suffix(2).joined(separator: " and ")]).joined(separator: ", "))
  }

  /// Whether the words not looked at yet ask for help.
  var isHelpAhead: Bool {
    !onlyArguments && rest.prefix { $0 != "--" }.contains { $0 == "-h" || $0 == "--help" }
  }
}

// MARK: Options

extension ArgumentMatcher {
  private func index(ofShort letter: Character) -> Int? {
    arguments.lastIndex { $0.shortNames.contains(letter) }
  }

  private mutating func take(long name: String, value: String?) throws(UsageProblem) -> Event? {
    if let index = arguments.lastIndex(where: { $0.longNames.contains(name) }) {
      try take(index, as: "--" + name, value: value, turnsOn: true)
    } else if let index = arguments.lastIndex(where: { $0.negatedNames.contains(name) }) {
      try take(index, as: "--" + name, value: value, turnsOn: false)
    } else if name == "help" || name == "version" {
      guard value == nil else { throw needless("--" + name) }
      return name == "help" ? .help : .version
    } else {
      throw unknown("--" + name)
    }
    return nil
  }

  private mutating func take(short letters: Substring) throws(UsageProblem) -> Event? {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let index = index(ofShort: letter) else {
        if letter == "h" { return .help }
        throw unknown(letter, before: letters)
      }
      let name = "-\(letter)"
      guard arguments[index].takesValue else {
        if letters.first == "=" { throw needless(name) }
        try take(index, as: name, value: nil, turnsOn: true)
        continue
      }
      let value = letters.first == "=" ? letters.dropFirst() : letters
      try take(index, as: name, value: letters.isEmpty ? nil : String(value), turnsOn: true)
      return nil
    }
    return nil
  }

  private mutating func take(_ index: Int, as name: String, value: String?, turnsOn: Bool) throws(UsageProblem) {
    guard arguments[index].takesValue else { return try turn(index, as: name, value: value, on: turnsOn) }
    let index = meant(index, as: name, value: value ?? rest.first)
    if given[index] != nil, !arguments[index].definition.isRepeating { throw repeated(index, name) }
    let text = if let value { value } else { try valueAfter(name, of: index) }
    try set(index, to: text, as: name)
  }

  /// Where two options share a name, that of every command is meant when the value is one of its own: `--color never`.
  private func meant(_ index: Int, as name: String, value: String?) -> Int {
    guard let value, let former = arguments.firstIndex(where: { $0.allNames.contains(name) }), former != index,
      arguments[former].definition.allowed.contains(value)
    else { return index }
    return former
  }

  private mutating func turn(_ index: Int, as name: String, value: String?, on isOn: Bool) throws(UsageProblem) {
    guard value == nil else { throw needless(name) }
    let opposites = arguments[index].negatedNames.map { "--" + $0 }
    if let other = given[index], opposites.contains(other) == isOn {
      throw UsageProblem(message: "'\(other)' and '\(name)' contradict each other")
    }
    given[index] = name
    arguments[index].declaration.turn(on: isOn)
  }

  private mutating func valueAfter(_ name: String, of index: Int) throws(UsageProblem) -> String {
    let needs = "option '\(name)' needs a value: '\(name) \(arguments[index].placeholder)'"
    guard let word = rest.first else { throw UsageProblem(message: needs) }
    guard case .argument = Token(word, hasShort: { self.index(ofShort: $0) != nil }) else {
      throw UsageProblem(message: "\(needs), but \(word.quoted) follows; a value that begins with '-' is written '\(name)=…'")
    }
    rest.removeFirst()
    return word
  }

  private mutating func set(_ index: Int, to text: String, as name: String) throws(UsageProblem) {
    do {
      try arguments[index].declaration.take(text)
      given[index] = name
    } catch {
      throw UsageProblem(refusing: text, of: name, as: arguments[index].definition, because: error)
    }
  }
}

// MARK: Problems

extension ArgumentMatcher {
  private func needless(_ name: String) -> UsageProblem {
    UsageProblem(message: "'\(name)' is a switch and takes no value")
  }

  private func repeated(_ index: Int, _ name: String) -> UsageProblem {
    let other = given[index].map { $0 == name ? "" : " (also as '\($0)')" } ?? ""
    return UsageProblem(message: "option '\(name)' is given twice\(other), but takes one value")
  }

  private func unknown(_ name: String) -> UsageProblem {
    let names = arguments.filter(\.isVisible).flatMap { $0.longNames + $0.negatedNames } + ["help", "version"]
    let suggestion = Suggestion.text(for: name, among: names.map { "--" + $0 })
    return UsageProblem(message: "unknown option \(name.quoted)" + (suggestion.isEmpty ? unknownOptionHint : "." + suggestion))
  }

  private func unknown(_ letter: Character, before rest: Substring) -> UsageProblem {
    let word = "-\(letter)\(rest)"
    let names = arguments.filter(\.isVisible).flatMap(\.longNames)
    let long = Suggestion.nearest(to: word, among: names.map { "--" + $0 })
    if word.count > 3, !long.isEmpty { return UsageProblem(message: "unknown option \(word.quoted)." + Suggestion.phrase(long)) }
    return UsageProblem(
      message: "unknown option \("-\(letter)".quoted)\(rest.isEmpty ? "" : " in \(word.quoted)")" + unknownOptionHint)
  }
}
