import Commands
import Testing

struct ValueTests {
  @Test(
    arguments: [
      ["-n5"], ["-n", "5"], ["-n=5"], ["--limit", "5"], ["--limit=5"], ["-rn5"], ["-rn", "5"],
    ])
  func anOptionIsGivenInManyForms(_ arguments: [String]) throws {
    #expect(try ListBooks.parse(arguments).paging.limit == 5)
  }

  @Test func whatIsNotGivenHasItsDefault() throws {
    let list = try ListBooks.parse([])
    #expect(list.author == nil)
    #expect(list.tag == [])
    #expect(list.status == nil)
    #expect(list.paging.limit == 20)
    #expect(!list.reverse)
    #expect(list.notes)
  }

  @Test func commandsOfOneTypeShareNothing() throws {
    let first = try ListBooks.parse(["--author", "Woolf"])
    #expect(try ListBooks.parse([]).author == nil)
    #expect(first.author == "Woolf")
  }

  @Test func flagsCombineAndMayBeRepeatedOrTurnedOff() throws {
    #expect(try ListBooks.parse(["-r", "--reverse"]).reverse)
    #expect(try !ListBooks.parse(["--no-notes"]).notes)
    #expect(try ListBooks.parse(["--notes"]).notes)
  }

  @Test func aFlagWhoseNameBeginsWithNoContradictsNothing() throws {
    struct Stock: ParsableArguments {
      @Flag(name: .shortAndLong, help: "Sold out only.") var noStock = false
    }
    #expect(try Stock.parse(["-n", "--no-stock"]).noStock)
  }

  @Test func arraysKeepTheOrderAndReplaceTheDefault() throws {
    #expect(try ListBooks.parse(["--tag", "b", "--tag=a", "--tag", ""]).tag == ["b", "a", ""])
    #expect(try ImportBooks.parse(["x.csv", "-", "--dry-run", "y.csv"]).file == ["x.csv", "-", "y.csv"])
    struct Colours: ParsableArguments {
      @Option(help: "Which.") var colour = ["red"]
    }
    #expect(try Colours.parse([]).colour == ["red"])
    #expect(try Colours.parse(["--colour", "blue", "--colour", "red"]).colour == ["blue", "red"])
  }

  @Test func emptyIsToldFromAbsent() throws {
    #expect(try UpdateBook.parse(["1"]).isbn == nil)
    #expect(try UpdateBook.parse(["1", "--isbn", ""]).isbn == .clear)
    #expect(try UpdateBook.parse(["1", "--isbn="]).isbn == .clear)
    #expect(try UpdateBook.parse(["1", "--isbn=0123456789"]).isbn == .set("0123456789"))
    #expect(try ListBooks.parse(["--author="]).author == "")
  }

  @Test(arguments: ["-5", "-44", "-0"]) func negativeNumbersAreValues(_ text: String) throws {
    #expect(try PlaceBook.parse([text, text]).shelf == Int(text))
    #expect(try AddBook.parse(["T", "--author", "A", "--year", text]).year == Int(text))
    #expect(try AddBook.parse(["T", "--author", "A", "--rating", "-.5"]).rating == -0.5)
  }

  @Test func aDigitThatIsAnOptionIsNoNumber() throws {
    let place = try PlaceBook.parse(["-7", "3"])
    #expect(place.sundays)
    #expect(place.shelf == 3)
    #expect(try PlaceBook.parse(["--", "-7"]).shelf == -7)
  }

  @Test(arguments: ["- a list", "-- hello", "-", "", "=", "a=b", "\u{301}x", "日本語", "-5 °C", "a\u{0}b"])
  func oddTextsAreArguments(_ text: String) throws {
    #expect(try AddBook.parse([text, "--author", text]).title == text)
    #expect(try AddBook.parse([text, "--author=\(text)"]).author == text)
  }

  @Test func afterTwoDashesEverythingIsAnArgument() throws {
    #expect(try ImportBooks.parse(["a", "--", "--dry-run", "-x", "--"]).file == ["a", "--dry-run", "-x", "--"])
  }

  @Test func aValueMayBeginWithADashAfterAnEqualsSign() throws {
    #expect(try ListBooks.parse(["--author=--x"]).author == "--x")
    #expect(try ListBooks.parse(["--author=a=b"]).author == "a=b")
  }

  @Test(arguments: ["1e400", "nan", "inf", "0x1p3", "1,5", "", " 1", "1 "]) func numbersAreStrict(_ text: String) {
    #expect(Double(argument: text) == nil)
    #expect(Int(argument: text) == nil)
  }

  @Test func aPropertyNameBecomesKebabCase() throws {
    struct Names: ParsableArguments {
      @Option(help: "A.") var avatarURL: String?
      @Option(help: "B.") var isbn13: String?
      @Option(help: "C.") var httpURLPath: String?
    }
    let names = try Names.parse(["--avatar-url", "a", "--isbn13", "b", "--http-url-path", "c"])
    #expect(names.avatarURL == "a")
    #expect(names.isbn13 == "b")
    #expect(names.httpURLPath == "c")
  }

  @Test func aTransformMakesRequiredDefaultedAndRepeatedValues() throws {
    struct Transformed: ParsableArguments {
      @Argument(transform: { $0.count }) var required: Int
      @Argument(transform: { $0.count }) var others: [Int] = []
      @Option(transform: { $0.count }) var defaulted = 7
      @Option(transform: { $0.count }) var absent: Int? = nil
      @Option(transform: { $0.count }) var repeated: [Int]
    }
    let some = try Transformed.parse(["a", "bb", "ccc", "--repeated", "x", "--repeated", "yy"])
    #expect(some.required == 1)
    #expect(some.others == [2, 3])
    #expect(some.defaulted == 7)
    #expect(some.absent == nil)
    #expect(some.repeated == [1, 2])
  }

  @Test func aValueCanBeSetWithoutParsing() {
    let add = AddBook()
    add.title = "Orlando"
    #expect(add.title == "Orlando")
  }
}
