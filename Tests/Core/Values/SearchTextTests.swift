import Testing
import Values

@Suite struct SearchTextTests {
  @Test(arguments: [
    ("honore balzac", "honore* balzac*"), ("policemen's", "policemen+s*"), ("日本", "日+本*"), ("\"the hobbit\"", "the+hobbit"),
    ("\"the hob", "the+hob*"), ("x\"y z\"w", "x* y+z w*"), ("  ", ""), ("\"", ""), ("\"\"", ""), ("- * ( ) : ^ AND", "and*"),
    ("a\u{3000}b\u{A0}c", "a* b* c*"), ("C++", "c*"), ("O’Brien", "o+brien*"), ("😀", "😀*"), ("\u{0}NUL\u{0}x", "nul+x*"),
  ])
  func `typed text becomes terms`(typed: String, terms: String) {
    let search = SearchText(typed)
    let shown = search.terms.map { $0.words.joined(separator: "+") + ($0.lastIsPrefix ? "*" : "") }
    #expect(shown.joined(separator: " ") == terms)
    #expect(search.isEmpty == terms.isEmpty)
  }

  @Test(arguments: [
    ("honore", ["Honoré de Balzac"], true), ("черв", ["Червоний"], true), ("\u{1100}\u{1161}\u{11B7}", ["감자"], true),
    ("balzac goriot", ["Le Père Goriot", "Honoré de Balzac"], true), ("balzac sand", ["Honoré de Balzac"], false),
    ("policemen's", ["The Yiddish Policemen’s Union"], true), ("policemen's", ["Policemen and s"], false),
    ("\"the hob\"", ["The Hobbit"], false), ("\"the hobbit\"", ["In the Hobbit house"], true),
    ("\"the hob", ["The Hobbit"], true),
    ("\"one two\"", ["one", "two"], false), ("本日", ["日本"], false), ("本", ["日本語"], true), ("e", ["été"], true),
    ("obbit", ["Hobbit"], false),
  ])
  func `every term is found in some field, its words side by side`(typed: String, fields: [String], found: Bool) {
    #expect(SearchText(typed).matches(fields.map(Fold.folded)) == found)
  }

  @Test func `terms and words are bounded in silence`() {
    #expect(SearchText(String(repeating: "a ", count: 1000)).terms.count == 64)
    #expect(SearchText("\"" + String(repeating: "a ", count: 5000)).terms.map(\.words.count) == [1000])
  }

  @Test func `a word is what the ascii tokenizer of FTS5 takes for one`() {
    #expect(FoldedWords.words(in: "a_b-c9 é.日 \u{7F}z") == ["a", "b", "c9", "é", "日", "z"])
  }
}
