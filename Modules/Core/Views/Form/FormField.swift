/// One question of a form.
public struct FormField: Sendable {
  /// How a field is asked and what it accepts.
  public enum Kind: Sendable, Equatable {
    case text
    /// Is not shown while it is typed, nor afterwards.
    case secret
    /// One of these words.
    case choice([String])
    /// Several lines; an empty line ends them.
    case multiline
  }

  /// The key of its answer.
  public let name: String
  /// What stands before the answer.
  public let label: String
  /// A few words on what is allowed.
  public let help: String?
  /// Decides how the field is asked.
  public let kind: Kind
  /// Whether the empty answer is refused.
  public let isRequired: Bool
  /// What stands there already.
  public let initial: String
  /// How a script gives it, such as `--author NAME`.
  public let argument: String
  /// The sentence that says what is wrong with an answer, or nil when it is good; empty answers are not asked about.
  public let validate: @Sendable (String) -> String?

  /// Without an argument it is taken to be the option of the field's name.
  public init(
    _ name: String, label: String, help: String? = nil, kind: Kind = .text, isRequired: Bool = false, initial: String = "",
    argument: String? = nil, validate: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.name = name
    self.label = label
    self.help = help
    self.kind = kind
    self.isRequired = isRequired
    self.initial = initial
    self.argument = argument ?? "--\(name)"
    self.validate = validate
  }
}
