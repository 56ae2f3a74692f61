import UsersDomain

/// How much work a password's hash costs: the parameters of Argon2id (RFC 9106) as its text states them.
struct Argon2Parameters: Equatable {
  /// KiB of memory.
  let memory: Int
  /// Times the memory is gone over.
  let passes: Int

  /// What is asked for today: three times the memory OWASP's Password Storage Cheat Sheet asks for at least (19 MiB, 2 passes).
  static let current = Argon2Parameters(memory: 65_536, passes: 2)

  /// What a hash may ask for: a damaged one must not take all memory, or all day.
  private static let allowedMemory = 8...1_048_576
  private static let allowedPasses = 1...16

  init(memory: Int, passes: Int) {
    self.memory = memory
    self.passes = passes
  }

  /// Of a hash such as `$argon2id$v=19$m=65536,t=2,p=1$salt$hash`; nil for what is none, or asks for too much.
  init?(_ hash: PasswordHash) {
    let parts = hash.text.split(separator: "$", omittingEmptySubsequences: false)
    guard hash.text.utf8.count < 128, parts.count == 6, parts[0].isEmpty, parts[1] == "argon2id", parts[2] == "v=19" else {
      return nil
    }
    let numbers = parts[3].split(separator: ",", omittingEmptySubsequences: false)
    guard numbers.count == 3, numbers[2] == "p=1", let memory = Self.number("m=", numbers[0], Self.allowedMemory),
      let passes = Self.number("t=", numbers[1], Self.allowedPasses)
    else { return nil }
    self.init(memory: memory, passes: passes)
  }

  var isWeak: Bool { memory < Self.current.memory || passes < Self.current.passes }

  /// A hash that nothing has, to compare with where there is no other; it costs as much.
  var hashOfNothing: PasswordHash {
    let (salt, hash) = (String(repeating: "A", count: 22), String(repeating: "A", count: 43))
    return PasswordHash(text: "$argon2id$v=19$m=\(memory),t=\(passes),p=1$\(salt)$\(hash)")
  }

  private static func number(_ name: String, _ text: Substring, _ allowed: ClosedRange<Int>) -> Int? {
    guard text.hasPrefix(name), let number = Int(text.dropFirst(name.count)), allowed.contains(number) else { return nil }
    return number
  }
}
