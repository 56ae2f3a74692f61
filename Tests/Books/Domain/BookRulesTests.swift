import BooksDomain
import Testing
import Values

@Suite struct BookRulesTests {
  @Test func `a book is stored tidy and composed`() throws {
    var book = try Book.sample("  Cafe\u{301}\n", by: "\u{3000}Honore\u{301} ")
    book.additionalAuthors = [" A ", "", "B", "A"]
    book.tags = ["e\u{301}", "é", " ", "E"]
    (book.publisher, book.language, book.notes) = (" ", "", " two\n words ")
    let prepared = try book.prepared()
    #expect(prepared.title.unicodeScalars.map(\.value) == Array("Café".unicodeScalars.map(\.value)))
    #expect(prepared.author == "Honoré")
    #expect(prepared.additionalAuthors == ["A", "B"])
    #expect(prepared.tags == ["é", "E"])
    #expect(prepared.publisher == nil && prepared.language == nil)
    #expect(prepared.notes == "two\n words")
    #expect(try prepared.prepared() == prepared)
  }

  @Test func `a book that is tidy stays as it is`() throws {
    let book = try Book.full()
    #expect(try book.prepared() == book)
  }

  @Test(arguments: [
    ("", "x", "A book needs a title."), (" \u{A0}\n", "x", "A book needs a title."), ("x", "\t", "A book needs an author."),
  ])
  func `title and author are needed`(title: String, author: String, message: String) {
    let error = #expect(throws: BookError.self) { try Book(title: title, author: author).prepared() }
    #expect(error?.message == message)
    #expect(error?.kind == .invalidValue)
  }

  @Test(arguments: ["8858", "2200-01-01", "9999"])
  func `a year far ahead is a slip`(date: String) throws {
    let book = try Book.sample(published: date)
    let error = #expect(throws: BookError.self) { try book.prepared() }
    #expect(error?.message == "'\(date)' is no date a book was published on; the latest year allowed is 2199.")
  }

  @Test(arguments: ["2199-12-31", "0180", "-0700", "-9999", "0001"])
  func `years of any age are kept`(date: String) throws {
    #expect(try Book.sample(published: date).prepared().publishedDate?.text == date)
  }

  @Test func `errors say what is in the way and never more than fits a line`() throws {
    let book = try Book.full()
    #expect(
      BookError.alreadyThere(book).message
        == "'Good Omens' by Terry Pratchett is there already, with the id 01020304-0506-0708-090a-0b0c0d0e0f10.")
    #expect(BookError.gone(book.id).message == "The book 01020304-0506-0708-090a-0b0c0d0e0f10 is no longer there.")
    let isbn = try #require(book.isbn)
    #expect(BookError.isbnTaken(isbn, by: "Good Omens").message == "The ISBN 9780060853983 belongs to 'Good Omens' already.")
    #expect(BookError.isbnTaken(isbn, by: String(repeating: "x", count: 5000)).message.count < 200)
    #expect(
      [BookError.alreadyThere(book).kind, BookError.isbnTaken(isbn, by: "").kind, BookError.gone(book.id).kind] == [
        .taken, .taken, .notFound,
      ])
  }
}
