/// A type one text of the command line can become.
public protocol ExpressibleByArgument {
  /// Strict: `nil` for anything but a whole and exact value.
  init?(argument: String)

  /// How help writes this value as a default.
  var defaultValueDescription: String { get }

  /// The texts of a closed set of values, for help, completions and "did you mean"; empty for open sets.
  static var allValueStrings: [String] { get }

  /// What a usage error says was expected, as in "a whole number"; `nil` where the set is closed.
  static var expectation: String? { get }

  /// What a shell offers when the declaration says nothing else.
  static var defaultCompletionKind: CompletionKind { get }
}

extension ExpressibleByArgument {
  public var defaultValueDescription: String { "\(self)" }
  public static var allValueStrings: [String] { [] }
  public static var expectation: String? { nil }
  public static var defaultCompletionKind: CompletionKind { .default }
}

extension ExpressibleByArgument where Self: RawRepresentable, RawValue == String {
  public init?(argument: String) {
    self.init(rawValue: argument)
  }

  public var defaultValueDescription: String { rawValue }
}

extension ExpressibleByArgument where Self: CaseIterable, Self: RawRepresentable, RawValue == String {
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
