import BooksDomain
import Entities
import Testing
import Values

@Suite struct BookPropertiesTests {
  @Test func `names and order are those files and scripts rely on`() {
    #expect(
      Book.properties.map(\.name) == [
        "id", "title", "author", "additionalAuthors", "publishedDate", "isbn", "publisher", "pages", "language", "status",
        "rating",
        "dateRead", "dateAdded", "tags", "notes",
      ])
  }

  @Test(arguments: Book.properties.map(\.name))
  func `every property comes back from its own text`(name: String) throws {
    let property = try #require(Book.properties.first { $0.name == name })
    let full = try Book.full()
    #expect(!property.value(full).isEmpty)
    var book = Book(title: "", author: "")
    try property.set(&book, input(property.value(full)))
    #expect(property.value(book) == property.value(full))
    var other = Book(title: "", author: "")
    property.copy(full, &other)
    #expect(property.value(other) == property.value(full))
  }

  @Test(arguments: Book.properties.map(\.name).filter { $0 != "id" })
  func `every property can be emptied, but the id`(name: String) throws {
    let property = try #require(Book.properties.first { $0.name == name })
    var book = try Book.full()
    try property.set(&book, .empty)
    #expect(property.value(book).isEmpty)
  }

  @Test(arguments: [
    ("id", "not-an-id"), ("publishedDate", "1999-13"), ("isbn", "123"), ("pages", "many"), ("status", "red"), ("rating", "6"),
    ("dateRead", "1999"), ("dateAdded", "yesterday"),
  ])
  func `a text that is no value is refused by name and changes nothing`(name: String, text: String) throws {
    let property = try #require(Book.properties.first { $0.name == name })
    var book = try Book.full()
    let before = book
    let error = #expect(throws: ValueError.self) { try property.set(&book, .text(text)) }
    #expect(error?.message.hasPrefix("'\(text)' is no ") == true)
    #expect(book == before)
  }

  @Test func `one value is no list, but a list may be one value`() throws {
    var book = try Book.full()
    for property in Book.properties where !property.isList {
      #expect(throws: ValueError.self) { try property.set(&book, .list(["a", "b"])) }
    }
    for property in Book.properties where property.isList {
      try property.set(&book, .text("one"))
      #expect(property.value(book) == .list(["one"]))
    }
  }

  @Test func `merging fills what is empty, or overwrites what is said`() throws {
    var sparse = try Book.sample("Good omens", by: "T. Pratchett", published: "1990")
    let (id, full) = (sparse.id, try Book.full())
    let filled = sparse.merge(full, overwriting: false)
    #expect(filled)
    #expect(sparse.id == id && sparse.title == "Good omens" && sparse.publishedDate?.text == "1990")
    #expect(sparse.isbn == full.isbn && sparse.tags == full.tags && sparse.notes == full.notes)
    let again = sparse.merge(full, overwriting: false)
    #expect(!again)
    let overwritten = sparse.merge(full, overwriting: true)
    #expect(overwritten)
    sparse.id = full.id
    #expect(sparse == full)
    let emptied = sparse.merge(Book(title: "", author: ""), overwriting: true)
    #expect(!emptied && sparse == full)
  }

  private func input(_ value: PropertyValue) -> PropertyInput {
    switch value {
    case .none: .empty
    case .id(let id): .text(UUIDText.text(id))
    case .text(let text), .number(let text): .text(text)
    case .integer(let number): .text(String(number))
    case .flag(let flag): .text(String(flag))
    case .date(let date): .text(date.text)
    case .list(let items): .list(items)
    case .money(let money): .money(amount: money.decimal, currency: money.currency.description)
    case .members: .empty
    }
  }
}
