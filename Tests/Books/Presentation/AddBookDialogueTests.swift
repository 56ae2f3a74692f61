import BooksDomain
import BooksPresentation
import Commands
import Entities
import Testing
import Values
import Views

@MainActor @Suite struct AddBookDialogueTests {
  private let library = FakeLibrary()

  @Test func `every field is asked, all are shown, then the book is saved`() async throws {
    let recorded = try await ask(typing: [
      "Good Omens", "Terry Pratchett", "Neil Gaiman; ", "1990-05-10", "0060853980", "Gollancz", "288", "en", "READING", "4.25",
      "",
      "funny;odd",
      "A note", "y",
    ])
    #expect(
      recorded.errors == """
        New book
        Title: Author: Other authors (several with ; between; optional): Published (1999, 1999-05 or 1999-05-01; optional): \
        ISBN (optional): Publisher (optional): Pages (optional): Language (optional): \
        Status (toRead, reading, read, abandoned; optional): Rating (0.25 to 5; optional): \
        Read on (such as 2024-05-31; optional): Tags (several with ; between; optional): \
        Notes (optional): \

        Title          Good Omens
        Author         Terry Pratchett
        Other authors  Neil Gaiman;
        Published      1990-05-10
        ISBN           0060853980
        Publisher      Gollancz
        Pages          288
        Language       en
        Status         reading
        Rating         4.25
        Tags           funny;odd
        Notes          A note

        Save? [Y/n/e] Added 'Good Omens'.

        """)
    let book = try #require(library.books.first)
    #expect(book.additionalAuthors == ["Neil Gaiman"] && book.tags == ["funny", "odd"] && book.status == .reading)
    #expect(book.isbn?.text == "9780060853983" && book.notes == "A note" && book.dateAdded != nil)
    #expect(recorded.output == UUIDText.text(book.id) + "\n")
  }

  @Test func `a title and an author are enough`() async throws {
    _ = try await ask(typing: ["Dune", "Frank Herbert"] + Array(repeating: "", count: 12))
    var expected = Book.sample(1, "Dune")
    (expected.id, expected.dateAdded) = (try #require(library.books.first).id, library.books.first?.dateAdded)
    #expect(library.books == [expected])
  }

  @Test(arguments: [
    ["Dune", "Frank Herbert"] + Array(repeating: "", count: 11) + ["n"], ["Dune"], [],
    ["Dune", "Frank Herbert"] + Array(repeating: "", count: 11),
  ])
  func `no, and the end of the input, store nothing`(lines: [String]) async throws {
    let recorded = try await ask(typing: lines)
    #expect(library.books.isEmpty)
    #expect(recorded.output == "")
    #expect(recorded.errors.hasSuffix("Cancelled; nothing was stored.\n"))
  }

  @Test func `a wrong answer is asked again with the reason`() async throws {
    let recorded = try await ask(typing: [
      "", "Dune", "", "Frank Herbert", "", "8858", "1965-13", "1965", "123", "", "", "none", "412", "", "red", "read", "6", "5",
      "", "", "", "",
    ])
    for reason in [
      "Title is needed.", "Author is needed.", "'8858' is no date a book was published on; the latest year allowed is 2199.",
      "'1965-13' is no date: the month is from 1 to 12.", "'123' is no ISBN; an ISBN has 10 or 13 digits.",
      "'none' is no number of pages; allowed are 1 to 100000, in digits only, such as 320.",
      "'red' is not one of toRead, reading, read, abandoned.",
      "'6' is no rating; allowed are 0.25 to 5 in quarters, such as 4 or 3.75.",
    ] {
      #expect(recorded.errors.contains(reason + "\n"), "\(reason)")
    }
    let book = try #require(library.books.first)
    #expect(book.publishedDate?.text == "1965" && book.pages?.number == 412 && book.status == .read && book.rating?.text == "5")
  }

  @Test func `what the command line said stands there already and is kept exactly`() async throws {
    let arguments = ["--author", "Frank Herbert", "--tag", "a;b", "--tag", "c", "--notes", "two\n lines", "--published", "1965"]
    let recorded = try await ask(arguments, typing: ["Dune"] + Array(repeating: "", count: 13))
    #expect(recorded.errors.contains("Author [Frank Herbert]: "))
    let book = try #require(library.books.first)
    #expect(book.tags == ["a;b", "c"] && book.notes == "two\n lines" && book.publishedDate?.text == "1965")
  }

  @Test func `a hyphen takes away what stands there`() async throws {
    _ = try await ask(
      ["--author", "Frank Herbert", "--published", "1965"], typing: ["Dune", "", "", "-"] + Array(repeating: "", count: 10))
    #expect(try #require(library.books.first).publishedDate == nil)
  }

  private func ask(_ arguments: [String] = [], typing lines: [String]) async throws -> RecordedScreen {
    let recorded = RecordedScreen(input: lines.map { $0 + "\n" }.joined(), isInteractive: true, now: 1_714_996_800)
    try await AddBook.parse(arguments).run(on: recorded.screen, books: .on(library))
    return recorded
  }
}
