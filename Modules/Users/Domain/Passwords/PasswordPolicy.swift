import Values

/// Refuses passwords that are long enough but guessed first (NIST SP 800-63B, section 3.1.1.2: commonly used, expected, or of the user).
public enum PasswordPolicy {
  /// Bytes up to which guessers try repetitions and rows of words.
  private static let longestGuess = 64

  /// The password somebody chose for a user; throws `PasswordError` when it is none, or one that is guessed first.
  public static func password(typed: String, of user: User) throws(PasswordError) -> Password {
    let password = try Password(typed: typed)
    try check(password, of: user)
    return password
  }

  /// Throws `PasswordError.common` for one made of nothing but common passwords, rows of keys, repetitions and what is known of the user.
  private static func check(_ password: Password, of user: User) throws(PasswordError) {
    if password.bytes.count > longestGuess { return }
    let folded = Array(Fold.folded(String(decoding: password.bytes, as: UTF8.self)).utf8)
    let words = folded.filter(FoldedWords.isWordByte)
    if isRepetition(folded) || GuessableText(words, known: CommonPasswords.words + ownWords(user)).isMadeOfKnown {
      throw .common
    }
  }

  /// One piece over and over, the last time perhaps cut.
  private static func isRepetition(_ text: [UInt8]) -> Bool {
    guard text.count > 1 else { return true }
    return (1...(text.count / 2)).contains { length in
      (length..<text.count).allSatisfy { text[$0] == text[$0 - length] }
    }
  }

  /// The parts of the name and the address.
  private static func ownWords(_ user: User) -> [[UInt8]] {
    let texts = [user.name, user.email?.text ?? "", user.email?.key ?? ""].map { Fold.folded($0) }
    return texts.flatMap(FoldedWords.words(in:)).map { Array($0.utf8) }.filter { $0.count > 1 }
  }
}
