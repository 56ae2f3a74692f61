import BooksDomain
import Entities
import Testing
import Values

@Suite struct StoryGraphFormatTests {
  private let folder = ScratchFolder()

  @Test(arguments: [StoryGraphExport.newer, StoryGraphExport.older])
  func `a row of either header is a book`(table: ExportTable) throws {
    let row = table.row([
      "Title": "Always Coming Home, Expanded", "Authors": "Ursula K. Le Guin, Todd Barton",
      "Author": "Ursula K. Le Guin, Todd Barton",
      "Contributors": "Margaret Chodos  (Illustrator), Ada B. (Narrator)", "ISBN/UID": "9780520227354", "ISBN": "9780520227354",
      "Format": "paperback", "Read Status": "read", "Date Added": "2021/05/10", "Last Date Read": "2022/01/05",
      "Dates Read": "2021/06/01-2021/07/02, 2022/01/05", "Read Count": "2", "Moods": "reflective, slow", "Star Rating": "4.25",
      "Review": "<div>One &amp; two</div><br>three", "Content Warnings": "War", "Tags": "sf, owned in print", "Owned?": "Yes",
    ])
    let file = try ReadFile(folder.file("storygraph.csv", table.header + "\n" + row + "\n"))
    #expect(file.format == "storygraph" && file.faults == [])
    let book = try #require(file.books.first)
    let expected = try Book.sample("Always Coming Home, Expanded", by: "Ursula K. Le Guin", isbn: "9780520227354") { expected in
      expected.id = book.id
      expected.additionalAuthors = ["Todd Barton", "Margaret Chodos", "Ada B."]
      (expected.status, expected.rating) = (.read, try Rating(quarters: 17))
      (expected.dateRead, expected.dateAdded) = (try Day(parsing: "2022-01-05"), try Day(parsing: "2021-05-10"))
      (expected.tags, expected.notes) = (["sf", "owned in print"], "One & two\n\nthree")
    }
    #expect(book == expected)
  }

  @Test func `a row that says little is a book too`() throws {
    let book = try #require(try read([:]).books.first)
    #expect(book == (try .sample("T", by: "A") { $0.id = book.id }))
  }

  @Test(arguments: [
    ("9780520227354", "9780520227354"), ("0374538654", "9780374538651"), ("042504355X", "9780425043554"), ("B08ZYQT962", nil),
    ("a1b2-c3d4", nil), ("9780520227355", nil), ("1234567890", nil), ("550e8400-e29b-41d4-a716-446655440000", nil), ("", nil),
  ])
  func `what is no ISBN is left out`(number: String, isbn: String?) throws {
    let file = try read(["ISBN/UID": number])
    #expect(file.faults == [])
    #expect(file.books.first?.isbn?.text == isbn)
  }

  @Test(arguments: [
    ("read", ReadingStatus.read, []), ("to-read", .toRead, []), ("currently-reading", .reading, []),
    ("did-not-finish", .abandoned, []), ("paused", .reading, ["paused"]), ("borrowed", nil, ["borrowed"]), ("", nil, []),
  ])
  func `a status that says more than ours is a tag as well`(text: String, status: ReadingStatus?, tags: [String]) throws {
    let book = try #require(try read(["Read Status": text, "Tags": " sf,, "]).books.first)
    #expect(book.status == status)
    #expect(book.tags == ["sf"] + tags)
  }

  @Test(arguments: [
    ("", "", nil), ("2022/01/05", "", "2022-01-05"), ("", "2022/01/05", "2022-01-05"),
    ("", "2025/03/01-2025/03/14, 2026/09/01-2026/09/12", "2026-09-12"), ("2020/01/01", "2021/01/01-2021/02/03", "2021-02-03"),
    ("", "2026/09/01-2026/09/12, 2025/03/01-2025/03/14", "2026-09-12"), ("", "2025/03/01-", nil),
    ("", "-2025/03/14", "2025-03-14"),
    ("", "2025/03/01 - 2025/03/14", "2025-03-14"), ("", "2025-03-01-2025-03-14", "2025-03-14"), ("", "2025-03-01", "2025-03-01"),
    ("", "2021, 2022/05, 2020/01/02", "2020-01-02"), ("2021", "", nil), ("2021/05", "", nil), ("", "2020-05", nil),
    ("", "2024/01/01-2025, 2023/01/01-2023/02/02", "2023-02-02"),
  ])
  func `a book was read on the last day a reading ended`(last: String, all: String, day: String?) throws {
    let file = try read(["Last Date Read": last, "Dates Read": all])
    #expect(file.faults == [])
    #expect(file.books.first?.dateRead?.text == day)
  }

  @Test(arguments: [
    ("Martin Luther King, Jr., Coretta King", ["Martin Luther King, Jr.", "Coretta King"]), ("Jr.", ["Jr."]),
    ("Sammy Davis, III", ["Sammy Davis, III"]), ("A,, B ,", ["A", "B"]), ("Rebecca   Ross", ["Rebecca Ross"]),
  ])
  func `authors stand in one cell`(cell: String, names: [String]) throws {
    let book = try #require(try read(["Authors": cell]).books.first)
    #expect([book.author] + book.additionalAuthors == names)
  }

  @Test func `a book without authors is that of its first contributor`() throws {
    let book = try #require(try read(["Authors": "", "Contributors": "Jane Roe (Editor), (Anon)"]).books.first)
    #expect(book.author == "Jane Roe" && book.additionalAuthors == ["(Anon)"])
  }

  @Test(arguments: [("0.0", nil), ("0", nil), ("5.0", "5"), ("3.75", "3.75"), ("", nil), ("0.25", "0.25")])
  func `ratings are in quarters, 0 is none`(text: String, rating: String?) throws {
    #expect(try read(["Star Rating": text]).books.first?.rating?.text == rating)
  }

  @Test(arguments: [
    ("Star Rating", "4.3", "Star Rating: '4.3' is no rating; "), ("Star Rating", "-1", "Star Rating: '-1' is no rating; "),
    ("Date Added", "yesterday", "Date Added: 'yesterday' is no date: "),
    ("Last Date Read", "2021/02/30", "Last Date Read: '2021/02/30' is no date: "),
    ("Dates Read", "2021/01/01-soon", "Dates Read: 'soon' is no date: "),
    ("Dates Read", "2021/01/01-2021/01/02-2021/01/03", "Dates Read: "), ("Dates Read", "99999999999999999999", "Dates Read: "),
  ])
  func `a wrong cell rejects its row alone and names its column`(column: String, cell: String, reason: String) throws {
    let file = try read([:], [column: cell], ["Title": "Last"])
    #expect(file.faults.first?.hasPrefix("3: " + reason) == true, "\(file.faults)")
    #expect(file.books.map(\.title) == ["T", "Last"])
  }

  private func read(_ rows: [String: String]...) throws -> ReadFile {
    let file = try ReadFile(folder.file("storygraph.csv", StoryGraphExport.newer.file(rows)))
    #expect(file.format == "storygraph")
    return file
  }
}
