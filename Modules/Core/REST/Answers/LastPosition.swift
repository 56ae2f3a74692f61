public import HTTP

/// Where the last row of an answer in the order of insertion stands, so that whoever reads on asks for what comes behind it.
public enum LastPosition {
  /// An offset would count wrongly where rows before it have gone meanwhile.
  static let header = "Last-Position"

  /// nil where the server does not say.
  public static func of(_ response: HTTPResponse) -> Int? { response.headers[header].flatMap { Int($0) } }
}
