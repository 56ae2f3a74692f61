import Foundation

/// The tracer, which also makes system calls fail.
struct Strace {
  /// What changes files, and what makes changes last.
  static let fileCalls = [
    "openat", "creat", "write", "writev", "pwrite64", "pwritev", "ftruncate", "fallocate", "lseek", "fsync", "fdatasync",
    "syncfs",
    "sync_file_range", "copy_file_range", "sendfile", "rename", "renameat", "renameat2", "link", "linkat", "unlink", "unlinkat",
    "mkdir",
    "mkdirat",
  ]

  /// Why nothing can be traced here; nil when it can.
  static func obstacle(_ scene: Scene) throws -> String? {
    guard let running = try? scene.program(["strace", "-f", "-o", scene.path("probe"), "true"]).start() else {
      return "strace is not installed"
    }
    let outcome = running.wait(seconds: 20)
    return outcome.isDone ? nil : "strace may not trace here (\(outcome.summary))"
  }

  /// The app under the tracer, with everything it writes in the trace.
  static func traced(_ arguments: [String], in scene: Scene, input: String?) throws -> (Outcome, [TracedCall]) {
    let trace = scene.path("trace")
    let options = ["strace", "-f", "-y", "-s", "10000000", "-o", trace, "-e", "trace=" + fileCalls.joined(separator: ",")]
    let outcome = try scene.program(options + [scene.app] + arguments, input: input).start().wait()
    return (outcome, TraceReader.calls(String(decoding: Files.bytes(trace), as: UTF8.self)))
  }

  /// The app with the call of this number failing, in each of its threads; whether there was such a call.
  static func run(
    _ arguments: [String], in scene: Scene, input: String?, failing call: String, number: Int, error: String
  ) throws -> (Outcome, isHit: Bool) {
    let outcome = try run(arguments, in: scene, input: input, call, "error=\(error):when=\(number)")
    return (outcome, Files.bytes(scene.path("trace")).range(of: Data("(INJECTED)".utf8)) != nil)
  }

  /// The app killed as it enters the call of this number.
  static func run(_ arguments: [String], in scene: Scene, killedAt call: String, number: Int) throws -> Outcome {
    try run(arguments, in: scene, input: nil, call, "signal=KILL:when=\(number)")
  }

  private static func run(
    _ arguments: [String], in scene: Scene, input: String?, _ call: String, _ fault: String
  ) throws -> Outcome {
    let options = [
      "strace", "-f", "-o", scene.path("trace"), "-s", "0", "-e", "trace=" + call, "-e", "inject=\(call):\(fault)",
    ]
    return try scene.program(options + [scene.app] + arguments, input: input).start().wait()
  }
}
