import BooksDomain
import BooksPresentation
import Commands
import Entities
import Testing
import Values
import Views

@MainActor @Suite struct ShowBookTests {
  @Test func `a book is shown with everything that is known of it`() async throws {
    let recorded = RecordedScreen()
    try await ShowBook.parse(["9780060853983"]).run(on: recorded.screen, books: .on(FakeLibrary([try .full()])))
    #expect(
      recorded.output == """
        ID                  01020304-0506-0708-090a-0b0c0d0e0f01
        Title               Good Omens
        Author              Terry Pratchett
        Additional authors  Neil Gaiman
        Published date      1990-05-10
        ISBN                978-0-06-085398-3
        Publisher           Gollancz
        Pages               288
        Language            en
        Status              reading
        Rating              4.25
        Date read           2001-02-03
        Date added          2000-12-31
        Tags                funny, end of the world
        Notes               Two
                            lines

        """)
  }

  @Test func `what is not known is left out for people and null for machines`() async throws {
    let library = FakeLibrary([.sample(1, "Dune")])
    let (people, machine) = (RecordedScreen(), RecordedScreen(.json))
    try await ShowBook.parse(["0102"]).run(on: people.screen, books: .on(library))
    try await ShowBook.parse(["0102"]).run(on: machine.screen, books: .on(library))
    #expect(people.output == "ID      01020304-0506-0708-090a-0b0c0d0e0f01\nTitle   Dune\nAuthor  Frank Herbert\n")
    #expect(machine.output.contains(#""publishedDate":null,"isbn":null"#))
  }

  @Test func `a book that is not there is an error`() async throws {
    let command = try ShowBook.parse(["Dune"])
    await #expect(throws: FindError.self) {
      try await command.run(on: RecordedScreen().screen, books: .on(FakeLibrary([.sample(1, "Dune")])))
    }
  }
}
