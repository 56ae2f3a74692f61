public import Entities
import Values

extension FindUseCase where Item == User {
  /// Finds a user by e-mail address, id, or the beginning of the id.
  public static func users(in repository: any UserRepository) -> FindUseCase {
    let byEmail: @Sendable (String) async throws -> User? = { text in
      guard let email = try? EmailAddress(parsing: Tidy.trimmed(text)) else { return nil }
      return try await repository.stored(email: email)?.item
    }
    return FindUseCase(repository, keyName: "e-mail address", byKey: byEmail)
  }
}
