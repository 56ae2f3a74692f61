import Foundation

/// A folder with a home of its own in which the app runs, and how much is to be done there.
struct Scene {
  let app: String
  /// Holds `home`; commands run here, so that they name files without a path.
  let folder: String
  let seed: UInt64
  let isShort: Bool
  let features: [FeatureSample]

  /// The same for another folder, which is made.
  func inside(_ name: String) throws -> Scene { try at(path(name)) }

  func at(_ folder: String) throws -> Scene {
    try Files.makeFolder(folder + "/home")
    return Scene(app: app, folder: folder, seed: seed, isShort: isShort, features: features)
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// How often: a long proof does what the table promises.
  func times(_ long: Int, short: Int) -> Int { isShort ? short : long }

  /// Where the app keeps its data when nobody names a place.
  var store: String { path("home/.local/share/app/app.db") }

  var environment: [String: String] {
    [
      "HOME": path("home"), "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "APP": app,
      "LC_ALL": "C.UTF-8",
    ]
  }

  func program(_ words: [String], input: String? = nil, saying name: String = "said") -> Program {
    Program(
      words: words, environment: environment, folder: folder, input: input ?? "/dev/null",
      output: path("\(name).out"), errors: path("\(name).err"))
  }

  func run(_ arguments: String..., input: String? = nil) throws -> Outcome { try run(arguments, input: input) }

  func run(_ arguments: [String], input: String? = nil) throws -> Outcome {
    try program([app] + arguments, input: input).start().wait()
  }

  /// For what must work before a proof can begin.
  @discardableResult
  func must(_ arguments: String..., input: String? = nil) throws -> Outcome { try must(arguments, input: input) }

  @discardableResult
  func must(_ arguments: [String], input: String? = nil) throws -> Outcome {
    let outcome = try run(arguments, input: input)
    guard outcome.isDone else { throw ProofError("app \(arguments.joined(separator: " ")): \(outcome.summary)") }
    return outcome
  }

  func shell(_ script: String, _ words: String..., saying name: String = "shell") throws -> RunningProgram {
    try program(["sh", "-c", script, "sh"] + words, saying: name).start()
  }

  /// Ids of everything a feature keeps.
  func ids(_ feature: String) throws -> Set<String> {
    Set(try must(feature, "list", "--format", "ndjson").lines.compactMap(Self.id))
  }

  /// The `id` of a JSON line.
  static func id(_ line: String) -> String? {
    guard let start = line.range(of: #""id":""#)?.upperBound, let end = line[start...].firstIndex(of: "\"") else { return nil }
    return String(line[start..<end])
  }

  /// nil when `doctor` says all is well.
  func illness() throws -> String? {
    let outcome = try run("doctor")
    return outcome.isDone ? nil : "doctor: \(outcome.summary)"
  }

  var random: Dice { Dice(seed: seed) }
}
