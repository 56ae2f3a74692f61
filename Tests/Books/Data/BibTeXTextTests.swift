import BooksDomain
import Entities
import Testing
import Values

@Suite struct BibTeXTextTests {
  private let folder = ScratchFolder()

  @Test(arguments: [
    (#"\'e"#, "é"), (#"{\'e}"#, "é"), (#"\'{e}"#, "é"), (#"{\'{e}}"#, "é"), (#"\' e"#, "é"), (#"\`a \^a \"a \~a"#, "à â ä ã"),
    (#"\=a \.z \c{c} \c c \v{s} \v s"#, "ā ż ç ç š š"), (#"\u{g} \H{o} \k{a} \r{u} \d{s} \b{b}"#, "ğ ő ą ů ṣ ḇ"),
    (#"\'\i{} \'{\i} \"{\i} {\'\i} \^\j{} \u\i"#, "í í ï í ĵ ĭ"), (#"\'{\^e} \'{\"u} \d{\^a}"#, "ế ǘ ậ"),
    (#"\t{oo}"#, "o\u{361}o"),
    (#"\c{S}\'{}x\^{}\~{}"#, "Ş\u{B4}x^~"), (#"{\'E}cole, \'Ecole"#, "École, École"), (#"\'日 \'ı \'ß"#, "日\u{301} í ß\u{301}"),
    (#"\textcommabelow{t} \h{o} \G{a}"#, "ț ỏ ȁ"), (#"\'"#, "\u{B4}"), (#"Erd\H os"#, "Erdős"),
  ])
  func `accents come with and without braces`(latex: String, text: String) throws {
    #expect(try title(latex) == text)
  }

  @Test(arguments: [
    (#"\ss \ae \oe\o \l \aa x"#, "ßæœøłåx"), (#"{\ss} {\AE} {\OE} {\O} {\L} {\AA} \i{} \j{}."#, "ß Æ Œ Ø Ł Å ı ȷ."),
    (#"Stra\ss{}e, Stra{\ss}e, Stra\ss e"#, "Straße, Straße, Straße"), (#"1--2 --- 3-4 ---- "#, "1–2 — 3-4 —-"),
    (#"Donald~E. Knuth"#, "Donald E. Knuth"), (##"A \& B \% \$ \_ \# \{x\}"##, "A & B % $ _ # {x}"),
    ("A & B 100% _ # 1$", "A & B 100% _ # 1$"),
    (#"``q'' 'q' `q' don't \textquotedblleft x"#, "“q” 'q' `q' don't “x"), (#"?`Que? !`No!"#, "¿Que? ¡No!"),
    (#"On $\alpha_{1} \& x$-rays"#, #"On $\alpha_{1} \& x$-rays"#), (#"$5"#, "$5"),
    (#"\emph{Very} \textit{Nice} {\em or} not"#, "Very Nice or not"),
    (#"The {TeX}book on {\TeX} and \LaTeX{}"#, "The TeXbook on TeX and LaTeX"), (#"\foo{bar} \baz"#, #"\foo{bar} \baz"#),
    (#"{\noopsort{1973b}}1973"#, "1973"), (#"a\textbackslash{}b\textasciitilde c"#, #"a\b~c"#),
    (#"a\,b\ c\-d\/e\\f"#, "a b cde f"),
    ("  many \n\n  blanks\t", "many blanks"), (#"\char233 \char"E9 {\char'351}\symbol{"1F600}\char"D800"#, "ééé😀\\char\"D800"),
    (#"\guillemotleft x\guillemotright{} 5\textdegree C \ldots"#, "«x» 5°C …"), (#"tail \"#, #"tail \"#), ("日本 😀 Ω", "日本 😀 Ω"),
    ("e\u{301}", "é"), (#"O'Reilly \'{}"#, "O'Reilly \u{B4}"), (#"x\par y\newline z"#, "x y\nz"), ("{}", nil), (#"{\em }"#, nil),
  ])
  func `symbols and signs are the text they print`(latex: String, text: String?) throws {
    let file = try ReadFile(folder.file("t.bib", BibTeXFile.bare("title = {\(latex)}", "author = {A}")), format: "bibtex")
    #expect(file.books.first.flatMap { try? $0.prepared().title } == text)
    #expect(file.rows.count == 1)
  }

  @Test(arguments: [
    ("Knuth, Donald E.", ["Donald E. Knuth"]), ("Donald E. Knuth", ["Donald E. Knuth"]),
    ("van der Berg, Jan and Ludwig van Beethoven", ["Jan van der Berg", "Ludwig van Beethoven"]),
    ("King, Jr, Martin Luther", ["Martin Luther King Jr"]),
    ("de la Vall{\\'e}e Poussin, Charles", ["Charles de la Vallée Poussin"]),
    ("{Barnes and Noble, Inc.} and A", ["Barnes and Noble, Inc.", "A"]), ("A and others", ["A"]),
    ("A AND  B\nand\tC", ["A", "B", "C"]),
    ("others", ["others"]), ("Anderson, Sandy and Brand", ["Sandy Anderson", "Brand"]), ("and A and and B and", ["A", "B"]),
    ("{NASA}", ["NASA"]), ("Last,", ["Last"]), (", First", ["First"]), ("A, B, C, D", ["C D A B"]),
    ("M{\\\"u}ller, J{\\\"o}rg", ["Jörg Müller"]),
    ("Donald~E.~Knuth", ["Donald E. Knuth"]), ("{{Very, Deep}} and {\\'E}mile Zola", ["Very, Deep", "Émile Zola"]),
    ("A and {others}", ["A", "others"]),
  ])
  func `names of all three forms are written first name first`(value: String, names: [String]) throws {
    let book = try #require(try read(BibTeXFile.bare("title = {T}", "author = {\(value)}")))
    #expect([book.author] + book.additionalAuthors == names)
  }

  @Test(arguments: [
    ("year = 1999", "1999"), ("year = {1999}, month = jan", "1999-01"), ("year = {1999}, month = {December}", "1999-12"),
    ("year = 1999, month = 5", "1999-05"), ("year = 1999, month = \"10~\" # may", "1999-05-10"),
    ("year = 1999, month = may, day = 10", "1999-05-10"),
    ("year = 1999, month = {May--June}", "1999-05"), ("year = 1999, month = {Spring}", "1999"),
    ("year = 1999, month = 13", "1999"),
    ("year = 1999, month = feb, day = 30", "1999-02"), ("year = {1999--2001}", "1999"), ("year = {1999-2001}", "1999"),
    ("year = {1999/2000}", "1999"),
    ("year = {1999-05}", "1999-05"), ("year = {-44}", "-0044"), ("year = {44 BC}", "-0044"), ("year = {}", nil),
    ("month = may", nil),
    ("date = {1999-05-10}", "1999-05-10"), ("date = {1999-05}", "1999-05"), ("date = {1999/2001}", "1999"),
    ("date = {1999-05-01/1999-06}", "1999-05-01"),
    ("date = {1999/}", "1999"), ("date = {../1999}", "1999"), ("date = {1999-21}", "1999"),
    ("date = {1999-05-10T10:00:00Z}", "1999-05-10"),
    ("date = {-0043}", "-0044"), ("date = {0000}", "-0001"), ("date = {2004-05}, year = {1999}", "2004-05"),
    ("date = {0180}", "0180"),
  ])
  func `dates of both dialects are as exact as they are`(fields: String, date: String?) throws {
    #expect(try #require(try read(BibTeXFile.entry(fields))).publishedDate?.text == date)
  }

  @Test(arguments: [
    ("year = {[18--?]}", "year: '[18–?]' is no date: "), ("year = {in press}", "year: 'in press' is no date: "),
    ("year = {1999-13}", "year: '1999-13' is no date: "),
    ("date = {199X}", "date: '199X' is no date: "), ("date = {1999-02-30}", "date: '1999-02-30' is no date: "),
    ("isbn = {123}", "isbn: '123' is no ISBN; "),
    ("isbn = {978-0-439-55493-1}", "isbn: '978-0-439-55493-1' is no ISBN; "),
    ("pagetotal = {xii, 300}", "pagetotal: 'xii, 300' is no number of pages; "),
    ("readstatus = {maybe}", "readstatus: 'maybe' is no reading status; "), ("rating = {6}", "rating: '6' is no rating; "),
    ("dateread = {2001}", "dateread: '2001' is no day: "),
    ("dateadded = {2001-02-30}", "dateadded: '2001-02-30' is no day: "), ("app-id = {7}", "app-id: '7' is no id; "),
  ])
  func `a wrong value rejects its entry alone and names its field`(field: String, reason: String) throws {
    let file = try ReadFile(
      folder.file("t.bib", BibTeXFile.entry() + BibTeXFile.entry(field) + BibTeXFile.entry()), format: "bibtex")
    #expect(file.books.count == 2)
    #expect(file.faults.count == 1 && file.faults[0].hasPrefix("5: " + reason), "\(file.faults)")
  }

  @Test(arguments: [
    ("isbn = {9780439554930, 0-06-085398-0}", "9780439554930"),
    ("isbn = {0-439-55493-4 (hardcover); 9780060853983}", "9780439554930"),
    ("isbn = {none, 9780060853983}", "9780060853983"), ("isbn = {ISBN 978 0 439 55493 0}", "9780439554930"),
    ("isbn = 043955493{4}", nil),
  ])
  func `of several ISBNs the first that is one is taken`(field: String, isbn: String?) throws {
    let file = try ReadFile(folder.file("t.bib", BibTeXFile.entry(field)), format: "bibtex")
    #expect(file.books.first?.isbn?.text == isbn)
  }

  @Test(arguments: [
    ("book", "pages = {312}", 312), ("book", "pages = {10--20}", nil), ("article", "pages = {312}", nil),
    ("inbook", "pages = {1--9}", nil),
    ("book", "numpages = {7}, pages = {8}", 7), ("article", "pagetotal = {9}", 9), ("book", "pages = {312 p.}", nil),
  ])
  func `pages are a number only where they count the whole book`(type: String, field: String, pages: Int?) throws {
    #expect(try #require(try read(BibTeXFile.entry(field, type: type))).pages?.number == pages)
  }

  @Test(arguments: [
    ("title = {Main}, subtitle = {Sub}", "Main: Sub"), ("title = {Why?}, subtitle = {Because}", "Why? Because"),
    ("title = {Part}, booktitle = {Whole}", "Part"),
    ("booktitle = {Whole}, booksubtitle = {Sub}", "Whole: Sub"), ("subtitle = {Sub}, booktitle = {Whole}", "Whole"),
  ])
  func `a title has its subtitle, and the whole stands in for a part without one`(fields: String, title: String) throws {
    #expect(try #require(try read(BibTeXFile.bare("author = {A}", fields))).title == title)
  }

  @Test func `other programs say when a book was added and what is thought of it`() throws {
    let book = try #require(
      try read(
        BibTeXFile.entry(
          "timestamp = {2004.03.05}", "rating = {0}", "readstatus = {skimmed}", "langid = {ngerman}", "abstract = {About.}",
          "annote = {Mine.}", "note = {About.}",
          "keywords = {a, {b, c}; d,,a}", "keyword = e", "publisher = {O'Reilly {\\&} Co.}")))
    #expect(book.dateAdded?.text == "2004-03-05" && book.rating == nil && book.status == nil && book.language == "ngerman")
    #expect(book.notes == "About.\n\nMine." && book.tags == ["a", "b, c", "d", "a", "e"] && book.publisher == "O'Reilly & Co.")
    #expect(try read(BibTeXFile.entry("date-added = {2010-05-06 12:00:00 +0200}"))?.dateAdded?.text == "2010-05-06")
    #expect(try read(BibTeXFile.entry("timestamp = {yesterday}"))?.dateAdded == nil)
  }

  private func title(_ latex: String) throws -> String? { try read(BibTeXFile.bare("title = {\(latex)}", "author = {A}"))?.title }

  private func read(_ text: String) throws -> Book? {
    let file = try ReadFile(folder.file("t.bib", text), format: "bibtex")
    #expect(file.faults == [])
    return try file.books.first?.preparedKeepingLists()
  }
}

extension Book {
  /// Tidied as an import does, but with the lists as the file has them.
  fileprivate func preparedKeepingLists() throws -> Book {
    var book = try prepared()
    (book.tags, book.additionalAuthors) = (tags, additionalAuthors)
    return book
  }
}
