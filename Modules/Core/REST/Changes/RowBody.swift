import Files
import HTTP

/// The objects of a request's body, each made into something smaller as soon as it is read.
struct RowBody<Row> {
  let rows: [Row]
  /// Whether it was one object rather than an array.
  let isObject: Bool

  /// Throws for what is not JSON, and for members that are no objects.
  init(_ request: HTTPRequest, row: ([JSONMember]) throws(RESTError) -> Row) throws(RESTError) {
    try Self.checkType(request.headers["Content-Type"])
    if let coding = request.headers["Content-Encoding"], coding.lowercased() != "identity" {
      throw RESTError(415, "PGRST102", "Content-Encoding not acceptable: \(coding)", hint: "Send the body as it is.")
    }
    isObject = request.body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == 0x7B
    var rows: [Row] = []
    do {
      let reader = JSONReader(ByteSource(request.body, name: "the body"))
      while let element = try reader.next() {
        guard case .object(let members) = element.value else { throw RESTError.invalidBody }
        rows.append(try row(members))
      }
    } catch let error as RESTError {
      throw error
    } catch {
      throw RESTError(400, "PGRST102", "Empty or invalid json", details: (error as? InputFault)?.reason)
    }
    // The reader also takes one object a line, which is no JSON text (RFC 8259, section 2).
    let isArray = request.body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == 0x5B
    guard isArray || isObject && rows.count == 1 else { throw .invalidBody }
    self.rows = rows
  }

  private static func checkType(_ type: String?) throws(RESTError) {
    guard let name = type?.split(separator: ";").first.map(\.trimmed)?.lowercased() else { return }
    if name != "application/json" {
      throw RESTError(415, "PGRST102", "Content-Type not acceptable: \(name)", hint: "Send application/json.")
    }
  }
}
