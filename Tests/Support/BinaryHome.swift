import Foundation
import Synchronization

/// A person with a home folder of her own, who runs the binary. The folder goes when the last reference to it goes.
public final class BinaryHome: Sendable {
  /// The folder everything of this person is in; its name has a blank and a letter beyond ASCII, since people's folders have.
  public let folder: String
  private let endings = Mutex<[@Sendable () -> Void]>([])

  public init() throws {
    folder = "\(Self.base)/app tests é \(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder + "/home", withIntermediateDirectories: true)
    atEnd { [folder] in try? FileManager.default.removeItem(atPath: folder) }
  }

  /// In memory where the system has a place there: hundreds of stores, each synced with every change, would wait for the disk.
  private static let base =
    ProcessInfo.processInfo.environment["TMPDIR"] ?? (access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp")

  deinit {
    for ending in endings.withLock({ $0 }).reversed() { ending() }
  }

  /// Does something when the home goes, before everything that was asked for earlier.
  public func atEnd(_ body: @escaping @Sendable () -> Void) {
    endings.withLock { $0.append(body) }
  }

  public var home: String { folder + "/home" }

  /// The database, where the binary puts it without being told.
  public var database: String { home + "/.local/share/app/app.db" }

  /// A path in the folder.
  public func path(_ name: String) -> String { folder + "/" + name }

  /// What programs see, and nothing of the test runner but where programs are.
  public var environment: [String: String] {
    [
      "HOME": home, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC",
      "TERM": "xterm-256color", "APP": BinaryLocation.path,
    ]
  }
}

extension BinaryHome {
  /// Starts the binary; it ends when the process object goes.
  public func start(
    _ arguments: [String], input: String? = nil, environment changes: [String: String?] = [:]
  ) throws -> BinaryProcess {
    try start(words: [BinaryLocation.path] + arguments, input: input.map { Array($0.utf8) }, environment: changes)
  }

  /// Runs the binary to its end. A variable that is nil is taken out of the environment.
  public func run(
    _ arguments: String..., input: String? = nil, environment changes: [String: String?] = [:], limit: Duration = .seconds(30)
  ) async throws -> BinaryOutcome {
    try await start(arguments, input: input, environment: changes).outcome(limit: limit)
  }

  /// Runs a script of bash, in which `$APP` is the binary.
  public func shell(
    _ script: String, environment changes: [String: String?] = [:], limit: Duration = .seconds(30)
  ) async throws -> BinaryOutcome {
    try await start(words: ["bash", "-c", script], environment: changes).outcome(limit: limit)
  }

  /// Starts any program; `input` is given as a file, where nothing is stated `/dev/null`. `output` names a file of another kind.
  public func start(
    words: [String], input: [UInt8]? = nil, source: BinaryProcess.Streams.Source? = nil, output: String? = nil,
    environment changes: [String: String?] = [:]
  ) throws -> BinaryProcess {
    var environment = environment
    for (name, value) in changes { environment[name] = value }
    let name = path("run \(UUID().uuidString)")
    if let input { try Data(input).write(to: URL(fileURLWithPath: name + " input")) }
    let streams = BinaryProcess.Streams(
      input: source ?? .file(input == nil ? "/dev/null" : name + " input"), output: output ?? name + " output",
      errors: name + " errors")
    return try BinaryProcess(words, environment: environment, folder: folder, streams: streams, owner: self)
  }
}
