public import Entities
import Values

extension FindUseCase where Item == Book {
  /// Finds a book by ISBN, id, or the beginning of its id.
  public static func books(in repository: any BookRepository) -> FindUseCase {
    let byISBN: @Sendable (String) async throws -> Book? = { text in
      guard let isbn = try? ISBN(parsing: text) else { return nil }
      return try await repository.stored(isbn: isbn)?.item
    }
    return FindUseCase(repository, keyName: "ISBN", byKey: byISBN)
  }
}
