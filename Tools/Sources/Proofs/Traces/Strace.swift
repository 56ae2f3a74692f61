import Foundation

/// The tracer, which also makes system calls fail: words to put in front of those of a program, and what its trace says.
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

  /// Everything that is written comes into the trace.
  static func tracing(in scene: Scene) -> [String] {
    ["strace", "-f", "-y", "-s", "10000000", "-o", trace(scene), "-e", "trace=" + fileCalls.joined(separator: ",")]
  }

  /// The call of this number fails, in each thread.
  static func failing(_ call: String, _ number: Int, _ error: String, in scene: Scene) -> [String] {
    injecting("error=\(error)", call, number, scene)
  }

  /// The process is killed as it enters the call of this number.
  static func killing(at call: String, _ number: Int, in scene: Scene) -> [String] {
    injecting("signal=KILL", call, number, scene)
  }

  static func calls(in scene: Scene) -> [TracedCall] {
    TraceReader.calls(String(decoding: Files.bytes(trace(scene)), as: UTF8.self))
  }

  /// Whether the call that was to fail was made.
  static func hasInjected(in scene: Scene) -> Bool { Files.bytes(trace(scene)).range(of: Data("(INJECTED)".utf8)) != nil }

  static func trace(_ scene: Scene) -> String { scene.path("trace") }

  private static func injecting(_ fault: String, _ call: String, _ number: Int, _ scene: Scene) -> [String] {
    ["strace", "-f", "-o", trace(scene), "-s", "0", "-e", "trace=" + call, "-e", "inject=\(call):\(fault):when=\(number)"]
  }
}
