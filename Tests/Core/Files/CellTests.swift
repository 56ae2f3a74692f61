import Files
import TestSupport
import Testing

@Suite struct CellTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""), ("a\rb", "\"a\rb\""),
    (" a ", " a "),
    ("long enough, for words", "\"long enough, for words\""), ("0123456\"", "\"0123456\"\"\""), ("'", "'"),
  ])
  func `a cell is quoted only where it must be`(text: String, cell: String) {
    var buffer = ByteBuffer(capacity: 1)
    buffer.appendCSV(text)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == cell)
  }

  @Test(arguments: [
    ("=cmd|'x'", "'=cmd|'x'"), ("+1", "'+1"), ("-a", "'-a"), ("@x", "'@x"), ("\tx", "'\tx"), ("\rx", "'\rx"), ("'=x", "''=x"),
    ("''=x", "'''=x"),
    ("'Burbs", "'Burbs"), ("", ""), ("'", "'"), ("a=b", "a=b"), (" =x", " =x"), ("\nx", "\nx"), ("\r\nx", "'\r\nx"),
    ("-\u{301}", "'-\u{301}"),
  ])
  func `formulas are guarded and come back`(text: String, guarded: String) {
    #expect(SpreadsheetGuard.guarded(text).utf8.elementsEqual(guarded.utf8))
    #expect(SpreadsheetGuard.unguarded(guarded).utf8.elementsEqual(text.utf8))
  }

  @Test func `the guard is exact for any text`() {
    var random = SeededRandom(seed: 13)
    for _ in 0..<20_000 {
      let text = random.text(upTo: 5)
      #expect(SpreadsheetGuard.unguarded(SpreadsheetGuard.guarded(text)).utf8.elementsEqual(text.utf8))
    }
  }

  @Test(arguments: [
    (["a", "b"], "a; b"), ([], ""), (["a;b", "c\\d"], "a\\;b; c\\\\d"), (["x\\;"], "x\\\\\\;"), (["é", "日 本"], "é; 日 本"),
    (["a;\u{301}"], "a\\;\u{301}"),
  ])
  func `a list becomes a cell and comes back`(items: [String], cell: String) {
    #expect(ListCell.joined(items) == cell)
    #expect(ListCell.items(cell) == items)
  }

  @Test(arguments: [
    ("a;b;;c;", ["a", "b", "c"]), ("  a  ;\t\u{A0}b ", ["a", "b"]), ("a\\", ["a\\"]), (";", []), ("a\\b", ["ab"]),
  ])
  func `a cell written by hand is read kindly`(cell: String, items: [String]) {
    #expect(ListCell.items(cell) == items)
  }
}
