import TestSupport
import Testing

/// X1 and X2: text of any script lines up, and none of it steers the terminal.
@Suite(.inTurn) struct HostileTextTests {
  private static let wide = [
    ("日本語のリスト", 14), ("😀😀", 4), ("e\u{301}", 1), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("ｆｕｌｌ", 8), ("한국어", 6), ("\u{1100}\u{1161}\u{11B7}", 2),
    ("ｶﾅ", 2), ("☺️", 2),
    ("नमस्ते", nil), ("a\u{200B}b", nil),
  ]

  @Test("X1: columns after wide cells line up")
  func columnsAfterWideCellsLineUp() async throws {
    let home = try BinaryHome()
    for (title, _) in Self.wide { try await home.add(title, by: "Author") }
    let lines = try await home.output("books", "list").split(separator: "\n")
    let header = try #require(lines.first)
    let widest = 14
    let start = 36 + 2
    #expect(
      header.hasPrefix(
        "ID" + String(repeating: " ", count: 36) + "Title" + String(repeating: " ", count: widest + 2 - 5) + "Author"))
    for (line, (title, width)) in zip(lines.dropFirst(), Self.wide) {
      guard let width else { continue }
      let rest = String(line.unicodeScalars.dropFirst(start))
      #expect(rest.hasPrefix(title + String(repeating: " ", count: widest + 2 - width) + "Author"), "\(title): \(line)")
    }
  }

  private static let hostile = [
    "\u{1B}[31mred", "\u{1B}]0;title\u{7}", "\u{9B}2J", "\u{202E}evil\u{202C}", "\u{2066}x\u{2069}", "a\rb", "a\nb", "a\tb",
    "\u{7F}\u{8}", "\u{85}next",
    "\u{200F}right", "\u{1B}]8;;http://x\u{1B}\\link",
  ]

  private static func steers(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  @Test("X2: nothing of a text reaches a terminal as a command")
  func nothingOfATextReachesATerminalAsACommand() async throws {
    let home = try BinaryHome()
    for (index, text) in Self.hostile.enumerated() {
      let words = [
        "books", "add", "\(index)\(text)", "--author=\(text)x", "--notes=\(text)", "--tag=\(text)", "--publisher=\(text)",
      ]
      let added = try await home.start(words).outcome()
      #expect(added.ending == .exited(0), "\(added)")
      #expect(!Self.steers(added.output + added.errors), "\(added)")
    }
    let table = try await home.output("books", "list")
    #expect(!Self.steers(table))
    #expect(table.split(separator: "\n").count == Self.hostile.count + 1)
    for book in try await home.books("list") {
      #expect(try await !Self.steers(home.output("books", "show", book.id)))
    }
    for words in [
      ["books", "stats"], ["books", "search", "evil"], ["books", "search", "\u{1B}[31mx"],
      ["books", "list", "--author", "\u{9B}m"],
    ] {
      let outcome = try await home.start(words).outcome()
      #expect(!Self.steers(outcome.output + outcome.errors), "\(outcome)")
    }
  }

  @Test("X2: machines get every text exactly")
  func machinesGetEveryTextExactly() async throws {
    let home = try BinaryHome()
    for (index, text) in Self.hostile.enumerated() { try await home.add("\(index)\(text).", by: "A") }
    let titles = Self.hostile.enumerated().map { "\($0)\($1)." }
    #expect(try await home.titles("list") == titles)
    let csv = try await home.output("books", "list", "--format", "csv")
    for title in titles { #expect(csv.contains(title)) }
  }

  @Test("X2: what goes wrong quotes safely")
  func whatGoesWrongQuotesSafely() async throws {
    let home = try BinaryHome()
    for words in [["show", "\u{1B}[31m"], ["import", "\u{1B}[31m"], ["export", "-o", "/\u{1B}[31m/\u{202E}"]] {
      let outcome = try await home.start(["books"] + words).outcome()
      #expect(outcome.errors.hasPrefix("Error: "))
      #expect(!Self.steers(outcome.errors), "\(outcome)")
    }
    let file = try home.write("title,author,pages\nA,B,\u{1B}[31m\n\u{202E},\u{9B}x,9\u{202E}\n", to: "hostile.csv")
    let rejected = try await home.run("books", "import", file)
    #expect(rejected.ending == .exited(65))
    #expect(!Self.steers(rejected.errors), "\(rejected)")
    try await home.add("T", by: "A", ["--isbn", "9780060512750"])
    let id = try await home.add("\u{1B}[31mU", by: "A", ["--isbn", "9780141439587"])
    for words in [
      ["add", "X", "--author", "A", "--isbn", "9780141439587"], ["update", "9780060512750", "--isbn", "9780141439587"],
      ["delete", id],
    ] {
      let outcome = try await home.start(["books"] + words).outcome()
      #expect(!Self.steers(outcome.errors), "\(outcome)")
    }
  }
}
