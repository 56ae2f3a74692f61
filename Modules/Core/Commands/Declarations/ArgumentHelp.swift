/// What help says about an argument, option or flag; a string literal is its abstract.
public struct ArgumentHelp: Sendable, ExpressibleByStringInterpolation {
  /// One sentence; the allowed values and the default are added from the declaration.
  public let abstract: String
  /// The placeholder between angle brackets; `nil` stands for the property's name in kebab-case.
  public let valueName: String?
  /// Whether anything but the parser knows of it.
  public let visibility: ArgumentVisibility

  /// A hidden option is parsed like any other.
  public init(_ abstract: String = "", valueName: String? = nil, visibility: ArgumentVisibility = .default) {
    self.abstract = abstract
    self.valueName = valueName
    self.visibility = visibility
  }

  /// The literal is the abstract; all else is as by default.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
