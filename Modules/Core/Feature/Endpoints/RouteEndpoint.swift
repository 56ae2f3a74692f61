public import Container
public import HTTP
public import Values

/// A path, with all below it, that a feature answers itself; its requests need no session.
public struct RouteEndpoint: Sendable {
  /// Begins with `/` and does not end with one.
  public let path: String
  /// In the order of the parameters.
  public let needs: [Key]
  /// Resolves the needs and answers.
  public let respond: @Sendable (HTTPRequest, Timestamp, Container) async throws -> HTTPResponse

  init(
    path: String, needs: [Key], respond: @escaping @Sendable (HTTPRequest, Timestamp, Container) async throws -> HTTPResponse
  ) {
    self.path = path
    self.needs = needs
    self.respond = respond
  }

  /// Whether a request is for it.
  public func covers(_ path: String) -> Bool {
    path.hasPrefix(self.path)
      && (path.utf8.count == self.path.utf8.count || path.utf8.dropFirst(self.path.utf8.count).first == 0x2F)
  }
}
