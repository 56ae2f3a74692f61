import Foundation

/// A program to start. Its environment is what is said here and nothing else.
struct Program {
  var words: [String]
  var environment: [String: String]
  /// Where it runs.
  var folder: String
  var input = "/dev/null"
  /// Files for what it says.
  var output: String
  var errors: String

  func start() throws -> RunningProgram {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in arguments + variables { free(word) } }
    // This program starts others from one thread, and names files by absolute paths only.
    guard chdir(folder) == 0 else { throw ProofError("'\(folder)' cannot be entered") }
    var process: pid_t = 0
    let code = posix_spawnp(&process, words[0], &actions, nil, arguments, variables)
    guard code == 0 else { throw ProofError("\(words[0]) cannot be started: \(String(cString: strerror(code)))") }
    return RunningProgram(process: process, output: output, errors: errors)
  }
}
