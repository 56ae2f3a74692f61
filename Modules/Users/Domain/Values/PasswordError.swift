public import Values

/// Why a password is not taken; never shows it.
public enum PasswordError: Failure, Equatable {
  case missing
  case tooShort
  case tooLong
  /// One that cannot be seen, or not be typed the same way again.
  case character(Unicode.Scalar)
  case common
  /// Both times something else was typed.
  case notRepeated

  public var kind: FailureKind { self == .missing ? .invalidValue : .refused }

  public var message: String {
    switch self {
    case .missing: "No password was given."
    case .tooShort:
      "A password needs at least \(Password.allowedBytes.lowerBound) bytes, such as four words nobody puts together."
    case .tooLong: "A password may have at most \(Password.allowedBytes.upperBound) bytes."
    case .character(let scalar):
      "A password may not have the character U+\(Self.code(scalar)) there, which cannot be seen or typed reliably."
    case .common:
      "This password is too easy to guess: common passwords, rows of keys, repetitions, your name or address; choose another."
    case .notRepeated: "The two passwords are not the same."
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
