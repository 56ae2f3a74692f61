import BooksDomain
import Entities
import Testing
import Values

@Suite struct BibTeXGrammarTests {
  private let folder = ScratchFolder()

  @Test func `a file with every quirk gives its books and names the rest by line`() throws {
    let file = try read(BibTeXFile.quirks, format: nil)
    #expect(file.format == "bibtex")
    #expect(
      file.books.map(\.title) == [
        "Good Omens: The Nice and Accurate Prophecies", "In (Parentheses)", "Same Key", "No Key", "The Whole", "A Part",
      ])
    #expect(
      file.faults == [
        "24: The entry 'untitled' of type 'misc' has no title.",
        "25: The entry 'nobody' of type 'book' has neither author nor editor.",
        "26: The @string cannot be read: '}' stands where the value of 'broken' was expected.",
      ])
    let first = try #require(file.books.first)
    #expect(first.author == "Terry Pratchett" && first.additionalAuthors == ["Neil Gaiman"])
    #expect(first.publishedDate?.text == "1990-05" && first.publisher == "Victor Gollancz" && first.pages?.number == 288)
    #expect(first.isbn?.text == "9780060853983" && first.tags == ["funny", "end of the world", "angels"])
    #expect(first.notes == "First line.\n\nSecond paragraph.")
    #expect(
      file.books.map(\.author).suffix(5) == ["Jörg Müller", "Someone Else", "John von Neumann Jr", "E. Editor", "A. Writer"])
    #expect(file.rows.allSatisfy { !$0.hasID })
  }

  @Test(arguments: [
    "@book{key, title = {T}, author = {A}}", "@book(key, title = {T}, author = {A})", "@Book{key,title={T},author={A},}",
    "@BOOK { key , TITLE=\"T\" , Author = \"A\" , , }", "@ book\n{\nkey\n,\ntitle\n=\n{T}\n,\nauthor\n=\n{A}\n}",
    "@book{,title={T},author={A}}", "@book{title={T},author={A}}", "@book{a key, title={T},author={A}}",
    "@book{10.1000/a:b_c+d(e), title={T},author={A}}", "@book{key, % a comment }\n title = {T}, % another\n author = {A}}",
    "@string{t = \"T\"}@book{key, title = t, author = {A}}", "@STRING{T = {T}} @book{key, title = t, author = {A}}",
    "@string(t = {{T}})@book{key, title = T, author = {A}}",
    "@string{x = {}}\n@string{t = x # \"T\" # x}@book{k, title = t # x, author={A}}",
    "@book{key, title = T, author = A}", "@comment{@book{x, title={X}, author={X}}}@book{key, title = {T}, author = {A}}",
    "@comment(a } b (c) @book{key, title = {T}, author = {A}}", "@comment @book{key, title = {T}, author = {A}}",
    "@preamble{\"x\"}\r\n@book{key,\r\ntitle = {T},\r\nauthor = {A}\r\n}\r\n",
    "text } { \" @book{key, title = {T}, author = {A}}",
    "%@book{x, title = {X}, author = {X}}\n@book{key, title = {T}, author = {A}}", "x@y.z{ @book{key, title = {T}, author = {A}}",
    "@book{key, title = {T}, title = {Second}, author = {A}}", "@book{key, title = {}, title = {T}, author = {A}, crossref = {}}",
  ])
  func `an entry may be written in many ways`(text: String) throws {
    let file = try read(text)
    #expect(file.faults == [])
    #expect(file.books.map(\.title) == ["T"] && file.books.map(\.author) == ["A"])
  }

  @Test(arguments: [
    ("title = {T", "The entry is not closed before line 4, where another one begins."),
    ("title = {T}", "The entry is not closed before line 4, where another one begins."),
    ("title = {{T}, author = {A}}", "The entry is not closed before line 4, where another one begins."),
    ("title = \"T}\"}", "The entry cannot be read: in line 3 a '}' stands in quotes without its '{'."),
    ("title = \"T, author = {A}}", "The entry cannot be read: in line 3 a '}' stands in quotes without its '{'."),
    ("title = \"T, author = {A}", "The entry is not closed before line 4, where another one begins."),
    (
      "title = {T} author = {A}}",
      "The entry cannot be read: in line 3 'a' stands where ',' behind the value of 'title' was expected."
    ),
    ("title {T}}", "The entry cannot be read: in line 3 '{' stands where '=' behind 'title' was expected."),
    ("title = , author = {A}}", "The entry cannot be read: in line 3 ',' stands where the value of 'title' was expected."),
    ("= {T}}", "The entry cannot be read: in line 3 '=' stands where the name of a field was expected."),
    ("title = {T} # }", "The entry cannot be read: in line 3 '}' stands where the value of 'title' was expected."),
    (
      "title = \"G\\\"odel\"}",
      "The entry cannot be read: in line 3 'o' stands where ',' behind the value of 'title' was expected."
    ),
  ])
  func `an entry that cannot be read is named by its line, and the next ones are in`(entry: String, reason: String) throws {
    let file = try read("\n@book{bad,\n\(entry)\n \t@book{good, title = {T}, author = {A}}\n" + BibTeXFile.entry())
    #expect(file.faults == ["2: " + reason])
    #expect(file.books.map(\.title) == ["T", "T"])
  }

  @Test(arguments: ["{T", "\"T", "{T}, author = {A}", "{T}, author", "{{T}", ""])
  func `an entry that the end of the file cuts off is named`(rest: String) throws {
    let file = try read(BibTeXFile.entry() + "@book{cut, title = " + rest)
    #expect(file.books.map(\.title) == ["T"])
    #expect(file.faults == ["5: The entry is not closed before the end of the file."])
  }

  @Test func `a comment that is not closed costs nothing behind it`() throws {
    let file = try read("@comment{ never {closed\n" + BibTeXFile.entry() + "@comment{ again\n" + BibTeXFile.entry())
    #expect(file.faults == [] && file.books.count == 2)
  }

  @Test func `lines are counted whatever ends them`() throws {
    for end in ["\n", "\r\n", "\r"] {
      let file = try read(["\u{FEFF}", "@book{a,", " title = {T", "}}", "@book{b, author = {A}}"].joined(separator: end))
      #expect(file.rows.map(\.line) == [2, 5])
    }
  }

  @Test func `macros cannot grow without end`() throws {
    var text = "@string{a0 = \"0123456789\"}\n"
    for number in 1...60 { text += "@string{a\(number) = a\(number - 1) # a\(number - 1)}\n" }
    let joined = Array(repeating: "a12", count: 40).joined(separator: " # ")
    let file = try read(text + BibTeXFile.bare("title = {T}", "author = \(joined)") + BibTeXFile.entry())
    #expect(file.books.count == 1)
    #expect(file.faults.first == "14: The macro 'a13' is too long; one may have 64 KiB, all together 4 MiB.")
    #expect(file.faults.last == "62: The entry cannot be read: its macros make 'author' longer than 1 MiB.")
  }

  @Test func `deep nesting is only nesting`() throws {
    let braces = String(repeating: "{", count: 200_000)
    let closing = String(repeating: "}", count: 200_000)
    #expect(try read("@book{k, title = {\(braces)T\(closing)}, author = {\(braces)A\(closing)}}").books.map(\.title) == ["T"])
  }

  @Test func `text that is not UTF-8 is named by its field`() throws {
    let bytes =
      Array("@book{k, title = {Caf".utf8) + [0xE9]
      + Array("}, author = {A}}\n@book{l, title = {T}, author = {A}, abstract = {".utf8)
      + [0xFF] + Array("}, x = {\"".utf8) + [0xFE] + Array("}}".utf8)
    let file = try ReadFile(folder.file("latin1.bib", bytes), format: "bibtex")
    #expect(
      file.faults == [
        "1: title: this is not UTF-8 text; save the file as UTF-8.",
        "2: abstract: this is not UTF-8 text; save the file as UTF-8.",
      ])
  }

  @Test func `UTF-16 is read, as other formats are`() throws {
    let units = "\u{FEFF}@book{k, title = {日本}, author = {M{\\\"u}ller}}".utf16
    let bytes = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let file = try ReadFile(folder.file("utf16.bib", bytes))
    #expect(file.format == "bibtex" && file.books.map(\.title) == ["日本"] && file.books.map(\.author) == ["Müller"])
  }

  private func read(_ text: String, format: String? = "bibtex") throws -> ReadFile {
    try ReadFile(folder.file("library.bib", text), format: format)
  }
}
