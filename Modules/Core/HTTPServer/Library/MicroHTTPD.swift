import CMicroHTTPD
import Libraries

/// The functions of libmicrohttpd that are used, found when the first server starts.
struct MicroHTTPD: Sendable {
  typealias Iterator =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int, UnsafePointer<CChar>?, Int
    ) -> Int32
  typealias Act = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// Addresses of variadic functions, which the shim calls.
  private let startFunction: UInt
  private let infoFunction: UInt
  let stop: Act
  let suspend: Act
  let resume: Act
  let fields: @convention(c) (UnsafeMutableRawPointer, Int32, Iterator, UnsafeMutableRawPointer?) -> Int32
  let createResponse: @convention(c) (Int, UnsafeRawPointer?, Int32) -> UnsafeMutableRawPointer?
  private let addFieldFunction: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  let queue: @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeMutableRawPointer) -> Int32
  let destroyResponse: Act

  static let opened = Result { () throws(MissingLibrary) in try MicroHTTPD() }

  private init() throws(MissingLibrary) {
    let library = try SharedLibrary(["libmicrohttpd.so.12", "libmicrohttpd.12.dylib"], package: "libmicrohttpd12")
    startFunction = try library.function("MHD_start_daemon", as: UInt.self)
    infoFunction = try library.function("MHD_get_connection_info", as: UInt.self)
    stop = try library.function("MHD_stop_daemon", as: Act.self)
    suspend = try library.function("MHD_suspend_connection", as: Act.self)
    resume = try library.function("MHD_resume_connection", as: Act.self)
    fields = try library.function(
      "MHD_get_connection_values_n",
      as: (@convention(c) (UnsafeMutableRawPointer, Int32, Iterator, UnsafeMutableRawPointer?) -> Int32).self)
    createResponse = try library.function(
      "MHD_create_response_from_buffer",
      as: (@convention(c) (Int, UnsafeRawPointer?, Int32) -> UnsafeMutableRawPointer?).self)
    addFieldFunction = try library.function(
      "MHD_add_response_header",
      as: (@convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32).self)
    queue = try library.function(
      "MHD_queue_response",
      as: (@convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeMutableRawPointer) -> Int32).self)
    destroyResponse = try library.function("MHD_destroy_response", as: Act.self)
  }

  /// nil when the library refuses the options or has no memory; `context` comes back in the callbacks.
  func start(
    _ flags: Int, accept: MicroHTTPDAccept, answer: MicroHTTPDAnswer, context: UnsafeMutableRawPointer,
    options: [MicroHTTPDOption]
  ) -> UnsafeMutableRawPointer? {
    MicroHTTPDStart(startFunction, UInt32(flags), accept, answer, context, options)
  }

  /// Adds a field to a response; a text handed to C by itself would be copied twice.
  func addField(_ response: UnsafeMutableRawPointer, _ name: String, _ value: String) {
    name.withCString { name in
      value.withCString { value in _ = addFieldFunction(response, name, value) }
    }
  }

  /// What the library knows of a connection; the type must be that of the kind.
  func info<Value>(_ kind: Int, of connection: UnsafeMutableRawPointer, as type: Value.Type) -> Value? {
    MicroHTTPDInfo(infoFunction, connection, Int32(kind))?.load(as: type)
  }
}
