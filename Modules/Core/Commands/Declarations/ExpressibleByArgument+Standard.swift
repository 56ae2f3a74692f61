extension String: ExpressibleByArgument {
  /// Every text is a value, the empty one too.
  public init?(argument: String) {
    self = argument
  }
}

extension Int: ExpressibleByArgument {
  /// Decimal digits, perhaps behind a sign; nil beyond 64 bits.
  public init?(argument: String) {
    self.init(argument)
  }

  public static var expectation: String? { "a whole number" }
}

extension Double: ExpressibleByArgument {
  /// Decimal, perhaps with an exponent; nil for what is not finite.
  public init?(argument: String) {
    // The standard initializer also reads "nan", "inf" and hexadecimal.
    guard argument.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let value = Double(argument), value.isFinite
    else { return nil }
    self = value
  }

  public static var expectation: String? { "a number such as 1.5" }
}
