import CMicroHTTPD
import HTTP

/// The head of a request, read and checked.
extension Service {
  /// Puts the request without its body into the exchange; says whether the body comes in chunks.
  func readHead(of exchange: Exchange, _ connection: Pointer, _ line: RequestLine) throws(Refusal) -> Bool {
    let method = String(cString: line.method)
    exchange.with { $0.request.method = method }
    guard exchange.target.count <= limits.targetBytes else { throw .longTarget }
    let size = library.info(MicroHTTPDInfoHeadSize, of: connection, as: Int.self) ?? 0
    guard size <= limits.headBytes else { throw .largeHead }
    guard line.isPlain(methodLength: method.utf8.count, targetLength: exchange.target.count),
      method.utf8.allSatisfy(OctetClass.isToken)
    else { throw .noLine }
    let target = try RequestTarget(exchange.target)
    let head = fields(of: connection, from: line.end)
    guard head.isWhole(endingAt: line.end(ofHead: size)) else { throw .head }
    guard head.hosts == 1 || head.hosts == 0 && line.isHTTP10 else { throw .host }
    try head.framing.check(isHTTP10: line.isHTTP10, limit: limits.bodyBytes)
    exchange.with { state in
      state.request = HTTPRequest(
        method, target.path, query: target.query, headers: head.headers,
        client: forwarded.client(of: exchange.connection.peer, head.headers))
    }
    return head.framing.isChunked
  }

  private func fields(of connection: Pointer, from first: UInt) -> HeadReader {
    var reader = HeadReader(first: first)
    _ = withUnsafeMutablePointer(to: &reader) { reader in
      library.fields(
        connection, Int32(MicroHTTPDFieldsOfHead),
        { reader, _, name, nameLength, value, valueLength in
          guard let reader, let name, let value else { return 0 }
          reader.assumingMemoryBound(to: HeadReader.self).pointee.add(octets(name, nameLength), octets(value, valueLength))
          return 1
        }, reader)
    }
    return reader
  }
}

private func octets(_ text: UnsafePointer<CChar>, _ count: Int) -> UnsafeBufferPointer<UInt8> {
  UnsafeBufferPointer(start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: count)
}
