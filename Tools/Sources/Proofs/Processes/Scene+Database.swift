import Foundation

/// The file of a store, looked at by the sqlite3 shell, which knows nothing of the app.
extension Scene {
  /// What the shell says to a script. It undoes first what a killed writer has begun, as any reader does.
  func sql(_ script: String, in store: String) throws -> String {
    try Files.write(script, to: path("script.sql"))
    let words = ["sqlite3", "-init", "/dev/null", "-batch", "-bail", store]
    let outcome = try program(words, input: path("script.sql"), saying: "sql").start().wait()
    guard outcome.isDone else { throw ProofError("sqlite3: \(outcome.summary)") }
    return outcome.text
  }

  /// Everything in a store as text, so that two stores are equal if and only if their texts are.
  func dump(_ store: String) throws -> String {
    try sql("PRAGMA integrity_check;\nPRAGMA application_id;\nPRAGMA user_version;\n.dump\n", in: store)
  }

  /// The versions of all tables of a store.
  func tableVersions(_ store: String) throws -> [String: Int] {
    let lines = try sql("SELECT name, version FROM app_tables;", in: store).split(separator: "\n")
    let pairs = lines.compactMap { line -> (String, Int)? in
      let words = line.split(separator: "|")
      return words.count == 2 ? Int(words[1]).map { (String(words[0]), $0) } : nil
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
