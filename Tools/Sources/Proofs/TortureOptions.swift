/// What to prove, how thoroughly, and with which chances.
struct TortureOptions: Equatable {
  var app = ""
  /// Where everything happens; whoever starts the proofs removes it when all of them hold.
  var folder = ""
  var isShort = false
  /// nil draws one.
  var seed: UInt64?
  var proofs = Torture.proofs.map { $0.name }

  private static let usage =
    "usage: Tools/torture [--short] [--seed N] [--only PROOF…]; proofs: " + Torture.proofs.map { $0.name }.joined(separator: " ")

  init(parsing arguments: [String]) throws(ProofError) {
    var words = arguments[...]
    while let option = words.popFirst() {
      switch option {
      case "--app": app = try Self.value(of: option, &words)
      case "--folder": folder = try Self.value(of: option, &words)
      case "--short": isShort = true
      case "--seed": seed = try Self.number(of: option, &words)
      case "--only": proofs = try Self.names(&words)
      default: throw ProofError("unknown word '\(option)'; \(Self.usage)")
      }
    }
    if app.isEmpty || folder.isEmpty { throw ProofError("--app and --folder are needed; Tools/torture gives them") }
  }

  private static func value(of option: String, _ words: inout ArraySlice<String>) throws(ProofError) -> String {
    guard let word = words.popFirst() else { throw ProofError("'\(option)' needs a value; \(usage)") }
    return word
  }

  private static func number(of option: String, _ words: inout ArraySlice<String>) throws(ProofError) -> UInt64 {
    let word = try value(of: option, &words)
    guard let number = UInt64(word) else { throw ProofError("'\(word)' is no seed; \(usage)") }
    return number
  }

  /// The names up to the next option, in the order of the table.
  private static func names(_ words: inout ArraySlice<String>) throws(ProofError) -> [String] {
    var wanted = Set<String>()
    let known = Torture.proofs.map { $0.name }
    while let word = words.first, !word.hasPrefix("--") {
      words.removeFirst()
      guard known.contains(word) else { throw ProofError("no proof is called '\(word)'; \(usage)") }
      wanted.insert(word)
    }
    if wanted.isEmpty { throw ProofError("'--only' needs a name; \(usage)") }
    return known.filter(wanted.contains)
  }
}
