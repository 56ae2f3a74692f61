import TestSupport
import Testing

@Suite(.inTurn) struct ExportTests {
  @Test func theFileIsWholeAndReadOnlyByWhoMayBeToldToo() async throws {
    let home = try BinaryHome()
    try await home.add("T")
    for format in ["csv", "json"] {
      let outcome = try await home.run("books", "export", "--to", format, "-o", home.path("books.\(format)"))
      #expect(outcome.ending == .exited(0), "\(outcome)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("1 book written to "))
      #expect(try home.text("books.\(format)") == (try await home.output("books", "export", "--to", format)))
    }
    #expect(try home.names(in: home.folder).filter { $0.hasPrefix("books") || $0.hasPrefix(".") } == ["books.csv", "books.json"])
  }

  @Test func anExistingFileIsReplacedWholeAndKeepsItsPermissions() async throws {
    let home = try BinaryHome()
    try home.write(String(repeating: "old", count: 10_000), to: "books.csv")
    let changed = try await home.shell(#"chmod 640 books.csv; ln -s books.csv link.csv; "$APP" books export --output=link.csv"#)
    #expect(changed.ending == .exited(0), "\(changed)")
    #expect(home.permissions("books.csv") == 0o640)
    #expect(try home.text("books.csv").hasPrefix("id,title,author,"))
    #expect(try home.text("books.csv").split(separator: "\n").count == 1)
    #expect(try await home.shell("test -L link.csv").ending == .exited(0))
  }

  @Test(arguments: ["-", "/dev/stdout"])
  func standardOutputIsAFileToo(_ name: String) async throws {
    let home = try BinaryHome()
    try await home.add("T")
    #expect(try await home.output("books", "export", "-o", name) == (try await home.output("books", "export")))
  }

  @Test(arguments: [
    ("/dev/full", 74, "the disk is full"), ("missing/books.csv", 73, "no such file or folder"), ("file/books.csv", 73, "no such"),
    ("home", 73, "folder"), ("", 73, ""),
  ])
  func whatCannotBeWrittenIsNamed(_ name: String, code: Int, reason: String) async throws {
    let home = try BinaryHome()
    try await home.add("T")
    try home.write("a file", to: "file")
    let path = name.hasPrefix("/") || name.isEmpty ? name : home.path(name)
    let errors = try await home.error(Int32(code), "books", "export", "-o", path)
    #expect(errors.contains("'\(path)'") && errors.contains(reason))
    #expect(errors.split(separator: "\n").count == 1)
    #expect(try home.text("file") == "a file")
    #expect(try home.names(in: "home").filter { $0 != ".local" }.isEmpty)
  }

  @Test func nothingOfAFailedExportIsLeft() async throws {
    let home = try BinaryHome()
    let rows = (1...3000).map { "Title \($0),Author" }.joined(separator: "\n")
    #expect(try await home.importing("title,author\n\(rows)\n").imported == 3000)
    try home.write("before", to: "books.csv")
    let outcome = try await home.shell(#"trap '' XFSZ; ulimit -f 64; "$APP" books export -o books.csv"#)
    #expect(outcome.ending == .exited(74), "\(outcome)")
    #expect(outcome.errors.contains("'books.csv'"))
    #expect(try home.text("books.csv") == "before")
    #expect(try home.names(in: home.folder).filter { $0.contains("books.csv") } == ["books.csv"])
  }

  @Test func whatASpreadsheetWouldRunIsGuardedInExportsOnly() async throws {
    let home = try BinaryHome()
    let texts = ["=cmd|'x'", "+1", "-1", "@x", "'=x", "''-", "'plain", "\tx", "a=b"]
    for (index, text) in texts.enumerated() {
      try await home.add("\(index)", by: "A", ["--notes=\(text)", "--published", "-44", "--tag=\(text)"])
    }
    let list = try await home.output("books", "list", "--format", "csv")
    let export = try await home.output("books", "export")
    #expect(list.contains(",=cmd|'x'\n") && list.contains(",''-\n"))
    for guarded in ["'=cmd|'x'", "'+1", "'-1", "'@x", "''=x", "'''-", "'plain", "a=b"] {
      #expect(export.contains(",\(guarded)\n"))
    }
    #expect(export.contains(",-0044,"))
    #expect(try await home.output("books", "export", "--to", "json").contains("\"notes\":\"=cmd|'x'\""))
    let other = try BinaryHome()
    let file = try other.write(export, to: "books.csv")
    try await other.output("books", "import", file)
    #expect(try await other.books("list") == (try await home.books("list")))
  }

  @Test func anEmptyLibraryIsAnEmptyFile() async throws {
    let home = try BinaryHome()
    #expect(
      try await home.output("books", "export") == """
        id,title,author,additionalAuthors,publishedDate,isbn,publisher,pages,language,status,rating,dateRead,dateAdded,tags,notes

        """)
    #expect(try await home.output("books", "export", "--to", "json") == "[]\n")
  }
}
