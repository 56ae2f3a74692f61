/// An option, flag or argument as completions see it.
struct CompletionValue {
  /// What a shell offers for the value.
  enum Offer: Equatable {
    case nothing
    case words([String])
    case files(extensions: [String])
    case folders
  }

  let shortNames: [String]
  let longNames: [String]
  /// Without angle brackets.
  let valueName: String
  let abstract: String
  let takesValue: Bool
  let isRepeating: Bool
  let offer: Offer

  /// With their dashes.
  var names: [String] { shortNames.map { "-" + $0 } + longNames.map { "--" + $0 } }
}

extension CompletionValue {
  init(_ argument: DeclaredArgument) {
    let definition = argument.definition
    shortNames = argument.shortNames.map { String($0) }
    longNames = argument.longNames + argument.negatedNames
    valueName = definition.help.valueName ?? argument.property
    abstract = definition.help.abstract
    takesValue = argument.takesValue
    isRepeating = definition.isRepeating
    offer =
      switch definition.completion {
      case .default: definition.allowed.isEmpty ? .nothing : .words(definition.allowed)
      case .list(let words): words.isEmpty ? .nothing : .words(words)
      case .file(let extensions): .files(extensions: extensions)
      case .directory: .folders
      }
  }

  fileprivate init(standard longName: String, short: String?, abstract: String) {
    shortNames = short.map { [$0] } ?? []
    longNames = [longName]
    valueName = ""
    self.abstract = abstract
    takesValue = false
    isRepeating = false
    offer = .nothing
  }
}

extension [CompletionValue] {
  /// What every command has without declaring it.
  static let standard = [
    CompletionValue(standard: "help", short: "h", abstract: "Show help."),
    CompletionValue(standard: "version", short: nil, abstract: "Show the version."),
  ]
}
