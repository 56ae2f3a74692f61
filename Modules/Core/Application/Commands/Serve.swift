import Commands
import Container
import Entities
import Feature
import HTTPServer
import Serving
import Storage
import Values
import Views

/// `app serve`
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Shares the store over HTTP with every client of Supabase.",
    discussion: """
      Clients of Supabase, in any language, take http://ADDRESS as the URL of their project; any text may stand for its \
      public key. The first account is the administrator. Beyond this machine put a proxy with TLS in front, and name \
      it by --trust-proxy.
      """)

  /// How long requests under way may take to end once the server is told to stop.
  private static let grace = Duration.seconds(4)

  @Option(
    help: .init("Where to listen, 127.0.0.1:8080 unless stated.", valueName: "address"), transform: ListenAddress.init(parsing:))
  var listen: ListenAddress?
  @Option(help: .init("How many threads read and answer, 1 to 64.", valueName: "number"))
  var threads = 4
  @Flag(help: "Lets nobody open an account; 'users register' still does.")
  var noSignUp = false
  @Option(
    help: .init("A file with a key of 32 characters or more, which opens everything.", valueName: "file"), completion: .file())
  var keyFile: String?
  @Option(
    help: .init("An origin whose pages in browsers may ask, such as https://example.org.", valueName: "origin"),
    transform: WebOrigin.init(parsing:))
  var allowOrigin: [WebOrigin] = []
  @Option(help: .init("The address of a proxy whose X-Forwarded-For is believed.", valueName: "address"))
  var trustProxy: [String] = []

  mutating func validate() throws {
    if !(1...64).contains(threads) { throw ValidationError("'--threads' is 1 to 64") }
  }

  @MainActor
  func run(on screen: Screen, composition: Composition) async throws {
    // Whoever asked would act with the session of whoever started it.
    if case .remote = composition.store {
      throw ValueError("A store on another server cannot be served from here; serve it there.")
    }
    let clock: @Sendable () -> Timestamp = { Timestamp(unixSeconds: screen.now()) ?? Timestamp(nanoseconds: 0) }
    let policy = SharingPolicy(allowsSignUp: !noSignUp)
    let store = try SharedStore(
      composition.endpoints, registry: composition.registry.overriding(SharingPolicy.self) { policy },
      version: Application.version, key: try keyFile.map { try ServerKey(file: $0) },
      origins: Set(allowOrigin.map(\.text)), now: clock)
    let log = screen.isQuiet ? nil : AccessLog(screen.errors, now: clock)
    let server = try HTTPServer(options, handler: StoreHandler(store: store, log: log))
    screen.show(Message("Serving at http://\(address(server.port)); stop it with Ctrl-C or SIGTERM.", kind: .success))
    Interruption.allow(Self.grace + .milliseconds(500))
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
    await server.stop(within: Self.grace)
    throw CancellationError()
  }

  private var options: HTTPServerOptions {
    var options = HTTPServerOptions()
    if let listen {
      options.host = listen.host
      options.port = listen.port
    }
    options.threads = threads
    options.trustedProxies = trustProxy
    return options
  }

  private func address(_ port: UInt16) -> String {
    let host = options.host
    return host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}
