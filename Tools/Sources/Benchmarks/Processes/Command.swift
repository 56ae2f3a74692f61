import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program to start and wait for. Nothing a user has set changes what is measured.
struct Command {
  let program: String
  let arguments: [String]
  var input = "/dev/null"
  var output = "/dev/null"
  /// All of its environment, as `NAME=value`.
  var environment: [String] = []
  /// The file for what it says on standard error.
  let errors: String

  init(_ program: String, _ arguments: [String], errors: String) {
    self.program = program
    self.arguments = arguments
    self.errors = errors
  }

  /// Throws `BenchmarkError` when it cannot be started or ends with another code than 0.
  func run() throws -> Usage {
    let start = ContinuousClock.now
    let process = try spawn()
    var status: Int32 = 0
    var resources = rusage()
    while wait4(process, &status, 0, &resources) < 0 {
      guard errno == EINTR else { throw failure("cannot be waited for") }
    }
    let wall = ContinuousClock.now - start
    guard status == 0 else {
      throw failure(status & 0x7f == 0 ? "ended with \(status >> 8)" : "was ended by signal \(status & 0x7f)")
    }
    return Usage(
      wall: wall / .seconds(1), processor: Self.seconds(resources.ru_utime) + Self.seconds(resources.ru_stime),
      peak: Self.peak(resources))
  }

  private func spawn() throws -> pid_t {
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
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, &actions, nil, words, variables)
    guard code == 0 else { throw failure("cannot be started: \(String(cString: strerror(code)))") }
    return process
  }

  private func failure(_ what: String) -> BenchmarkError {
    let said = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
    return BenchmarkError("\(program) \(arguments.joined(separator: " ")) \(what) \(said)")
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  private static func peak(_ resources: rusage) -> Int {
    // getrusage(2): kilobytes on Linux, bytes on macOS.
    #if canImport(Darwin)
      resources.ru_maxrss
    #else
      resources.ru_maxrss * 1024
    #endif
  }
}
