/// A request as a `FaultServer` got it.
public struct FaultRequest: Sendable, Equatable {
  /// How many requests the server had, with this one.
  public let number: Int
  public let method: String
  /// Path and query; behind a proxy the whole URL, or host and port.
  public let target: String
  /// Lines between the first one and the body.
  public let fields: [String]
  public let body: [UInt8]

  /// The value of a header, its name compared without case.
  public subscript(_ name: String) -> String? {
    for field in fields where field.prefix(name.count + 1).lowercased() == name.lowercased() + ":" {
      return String(field.dropFirst(name.count + 1).drop { $0 == " " })
    }
    return nil
  }
}
