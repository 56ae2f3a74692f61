import BooksData
import BooksDomain
import Entities
import Storage
import TestSupport
import Testing

@Suite struct DetectionTests {
  private let folder = ScratchFolder()

  @Test func `the app's own CSV is taken for no other format, whatever a book says`() async throws {
    let names = ["Book Id", "authors", "Read Status", "Primary Author\tTitle", "pubdate", "Exclusive Shelf"]
    for name in names {
      var book = Book(title: name, author: name)
      (book.notes, book.tags) = ("\(name)\n\(StoryGraphExport.newer.header)", names)
      let path = folder.path + "/own.csv"
      let library = try await StoreKind.memory.library([book], in: folder)
      _ = try await BookFiles.interchange.write(library.pages(Selection(BookFilter())), format: "csv", to: .file(path))
      #expect(try ReadFile(path).format == "csv")
    }
  }
}
