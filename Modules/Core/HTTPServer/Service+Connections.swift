import CMicroHTTPD
import HTTP
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Connections coming and going.
extension Service {
  /// The library holds what is returned until the connection ends.
  func open(_ connection: Pointer) -> Connection? {
    guard let descriptor = library.info(MicroHTTPDInfoDescriptor, of: connection, as: Int32.self) else { return nil }
    let now = Moment.now
    let address = library.info(MicroHTTPDInfoAddress, of: connection, as: UnsafePointer<sockaddr>?.self) ?? nil
    let opened = Connection(
      descriptor: descriptor, peer: address.flatMap(NumericAddress.text(of:)) ?? "-",
      executor: ConnectionExecutor(afterwards: places.afterwards), batch: batches.ofThisThread, deadline: now + limits.head)
    table.add(opened, at: now, headLimit: limits.head)
    reaper.look()
    return opened
  }

  /// A request line came.
  func begin(on connection: Connection, target: [UInt8]) -> Exchange {
    underWay.add(1, ordering: .sequentiallyConsistent)
    let now = Moment.now
    let phase = connection.phase
    // The time for the first head runs from the connection on.
    connection.enter(.head, until: phase.kind == .opened ? phase.deadline : now + limits.head)
    return Exchange(connection, target: target, bodyDeadline: now + limits.request)
  }

  /// The library is about to close the socket.
  func close(_ connection: Connection) {
    table.remove(connection)
    let kind = connection.phase.kind
    guard kind == .opened || kind == .failed, connection.isPeerThere else { return }
    if kind == .opened {
      // The library closes without a word for want of a blank in the request line.
      if connection.isSilent { connection.leave(.noLine) }
      handler.note(HTTPRequest("-", "-", client: connection.peer), Refusal.noLine.response, .zero)
    }
    if let parting = connection.parting { connection.say(parting.wire) }
    lingering.add(connection.descriptor)
    reaper.look()
  }
}
