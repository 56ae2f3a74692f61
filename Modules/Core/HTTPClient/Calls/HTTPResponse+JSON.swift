public import Files
public import HTTP

extension HTTPResponse {
  /// The elements of the JSON array that is the body, or the one value it is.
  ///
  /// - Parameter host: whom an error names.
  /// - Throws: `NetworkError` for a body that is empty, or no JSON from its first byte to its last.
  public func jsonElements(host: String) throws(NetworkError) -> [JSONElement] {
    if body.allSatisfy({ $0 <= 0x20 }) { throw .noData(host: host) }
    let reader = JSONReader(ByteSource(body))
    var elements: [JSONElement] = []
    do {
      while let element = try reader.next() { elements.append(element) }
    } catch {
      throw .notUnderstood(host: host, place: (error as? InputFault)?.message ?? "It is no JSON.")
    }
    return elements
  }
}
