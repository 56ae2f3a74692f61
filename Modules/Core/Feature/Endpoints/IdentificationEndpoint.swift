public import Container
public import Entities
public import Values

/// How whoever shows a token is known.
public struct IdentificationEndpoint: Sendable {
  /// In the order of the parameters.
  public let needs: [Key]
  /// Throws a `Failure` for a token that is good for nothing.
  public let caller: @Sendable (String, Timestamp, Container) async throws -> Caller

  init(needs: [Key], caller: @escaping @Sendable (String, Timestamp, Container) async throws -> Caller) {
    self.needs = needs
    self.caller = caller
  }
}
