import BooksDomain
import BooksPresentation

extension BookListViewModel {
  /// A view model as the feature wires it.
  static func on(_ library: FakeLibrary) -> BookListViewModel {
    BookListViewModel(
      repository: library, addBook: AddBookUseCase(repository: library), updateBook: UpdateBookUseCase(repository: library),
      searchBooks: SearchBooksUseCase(repository: library))
  }
}
