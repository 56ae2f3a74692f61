import CMicroHTTPD
import HTTP
import Synchronization

/// What a server does with connections and requests, called by the library on its threads.
final class Service: Sendable {
  typealias Pointer = UnsafeMutableRawPointer

  /// Requests whose connections are suspended.
  struct Waiting {
    var exchanges: [ObjectIdentifier: Exchange] = [:]
    var isOver = false
  }

  let library: MicroHTTPD
  let handler: any HTTPHandler
  let limits: HTTPLimits
  let forwarded: ForwardedClient
  let places = Places()
  let batches = ThreadBatches()
  let table: ConnectionTable
  let lingering = LingeringSockets()
  private let bodies: BodyRoom
  let reaper: Reaper
  let isStopping = Atomic(false)
  /// Requests of which at least the first line is there.
  let underWay = Atomic(0)
  let waiting = Mutex(Waiting())

  init(
    _ library: MicroHTTPD, _ options: HTTPServerOptions, _ forwarded: ForwardedClient, connections: Int, handler: any HTTPHandler
  ) {
    self.library = library
    self.handler = handler
    limits = options.limits
    self.forwarded = forwarded
    table = ConnectionTable(limit: connections)
    bodies = BodyRoom(limit: options.limits.bodiesBytes)
    reaper = Reaper(table, lingering, limits: options.limits)
  }

  /// Carries on with a request: its head is there, a part of its body, all of it, or its answer. False closes the connection.
  func proceed(_ exchange: Exchange, _ connection: Pointer, _ line: RequestLine, upload: UnsafeBufferPointer<UInt8>?) -> Bool {
    switch exchange.with({ $0.stage }) {
    case .head: return begin(exchange, connection, line)
    case .body(let place):
      guard let upload else { return work(on: exchange, connection, at: place) }
      return gather(upload, of: exchange)
    case .queued(let runs): return answerBatch(with: exchange, connection, afterRuns: runs)
    case .running: return sendOrWait(exchange, connection)
    case .waiting: return true
    case .answered: return upload != nil || send(exchange, connection)
    }
  }

  private func begin(_ exchange: Exchange, _ connection: Pointer, _ line: RequestLine) -> Bool {
    do {
      let isChunked = try readHead(of: exchange, connection, line)
      let place = handler.place(of: exchange.with { $0.request })
      exchange.with { state in
        state.stage = .body(place)
        // The library reads chunks leniently; what another reader takes for the next request is never read as one.
        state.isLast = isChunked
      }
      exchange.connection.enter(.body, until: exchange.bodyDeadline)
      return true
    } catch {
      exchange.with { $0.isEarly = true }
      _ = exchange.answer(error.response)
      return send(exchange, connection)
    }
  }

  private func gather(_ upload: UnsafeBufferPointer<UInt8>, of exchange: Exchange) -> Bool {
    let refusal: Refusal? = exchange.with { state in
      let (count, larger) = (state.request.body.count, state.request.body.count + upload.count)
      guard larger <= limits.bodyBytes else { return .largeBody }
      guard bodies.grow(from: count, to: larger) else { return .noRoom }
      state.request.body.append(contentsOf: upload)
      return nil
    }
    guard let refusal else { return true }
    exchange.with { $0.isEarly = true }
    _ = exchange.answer(refusal.response)
    exchange.connection.leave(refusal)
    return false
  }

  /// Hands the answer to the library.
  func send(_ exchange: Exchange, _ connection: Pointer) -> Bool {
    // Before the client can know of the answer, and send its next.
    bodies.leave(exchange.takeBody())
    let (answer, isLast) = exchange.with { ($0.response, $0.isLast) }
    guard let answer, let response = library.createResponse(answer.body.count, answer.body, Int32(MicroHTTPDCopiesBytes)) else {
      return false
    }
    defer { library.destroyResponse(response) }
    for field in answer.headers.fields where !BodyFraming.isFraming(field.name) {
      library.addField(response, field.name, field.value)
    }
    if isLast || isStopping.load(ordering: .relaxed) { library.addField(response, "Connection", "close") }
    let status = (200...999).contains(answer.status) ? answer.status : 500
    exchange.connection.enter(.sending, until: .now + limits.request)
    return library.queue(connection, UInt32(status), response) != 0
  }

  /// The request is over, well or not.
  func end(_ exchange: Exchange, _ connection: Pointer) {
    let (stage, answer, isEarly, hasWaited) = exchange.with { ($0.stage, $0.response, $0.isEarly, $0.hasWaited) }
    if case .queued = stage { exchange.connection.batch.remove(exchange) }
    bodies.leave(exchange.takeBody())
    if hasWaited { _ = waiting.withLock { $0.exchanges.removeValue(forKey: ObjectIdentifier(exchange)) } }
    let isCut = exchange.connection.phase.kind == .cut
    exchange.connection.enter(answer == nil || isEarly ? .failed : .idle, until: .now + limits.idle)
    let status = library.info(MicroHTTPDInfoStatus, of: connection, as: UInt32.self).map(Int.init) ?? (isCut ? 408 : 400)
    handler.note(exchange.noted, answer ?? HTTPResponse(status), exchange.began.duration(to: .now))
    underWay.subtract(1, ordering: .sequentiallyConsistent)
  }
}
