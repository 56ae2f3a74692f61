import Foundation

/// A server with a certificate that only its own file vouches for, by `openssl s_server`; answers each path with a file's bytes.
public final class SecureServer: Sendable {
  public let port: Int
  /// Its certificate, in PEM form, made out to 127.0.0.1 alone.
  public let certificate: String
  private let process: BinaryProcess

  /// Whether there is an `openssl` to do it.
  public static let isAvailable = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains { folder in
    access(folder + "/openssl", X_OK) == 0
  }

  /// - Parameter answers: whole answers, head and all, by their path without the slash.
  public init(in folder: ScratchFolder, answers: [String: String]) async throws {
    certificate = folder.path("certificate.pem")
    for (name, answer) in answers { try folder.write(answer.utf8, to: name) }
    let making = try Self.start(
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
        "/CN=nobody trusts this", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", "key.pem", "-out", "certificate.pem",
      ], in: folder, output: "making")
    _ = await making.outcome()
    process = try Self.start(
      ["s_server", "-accept", "127.0.0.1:0", "-key", "key.pem", "-cert", "certificate.pem", "-HTTP"], in: folder,
      output: "serving")
    port = try await Self.port(in: folder)
  }

  public func url(_ path: String) -> String { "https://127.0.0.1:\(port)/\(path)" }

  private static func start(_ arguments: [String], in folder: ScratchFolder, output: String) throws -> BinaryProcess {
    final class Nothing: Sendable {}
    return try BinaryProcess(
      ["openssl"] + arguments, environment: ["PATH": "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"], folder: folder.path,
      streams: .init(input: .file("/dev/null"), output: folder.path(output), errors: folder.path(output + ".errors")),
      owner: Nothing())
  }

  /// What the server says it listens on, which it does when it begins.
  private static func port(in folder: ScratchFolder) async throws -> Int {
    for _ in 0..<500 {
      let said = String(decoding: (try? folder.bytes("serving")) ?? Data(), as: UTF8.self)
      for line in said.split(separator: "\n") where line.hasPrefix("ACCEPT ") {
        if let port = line.split(separator: ":").last.flatMap({ Int($0) }) { return port }
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw POSIXError(.ETIMEDOUT)
  }
}
