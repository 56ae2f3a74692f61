import Testing
import Values

@Suite struct SortKeyTests {
  @Test(arguments: [
    ("'Burbs", "burbs"), ("Catch-22", "catch 22"), ("J.R.R. Tolkien", "j r r tolkien"), ("!!!", "!!!"), ("€", "€"), ("", ""),
    ("¡Ay, Carmela!", "ay carmela"), ("日本", "日 本"), ("I ❤ NY", "i ny"), ("Policemen’s", "policemens"), ("हिन्दी", "हिन्दी"), ("--", "--"),
  ])
  func `signs do not sort, letters and digits do`(text: String, key: String) {
    #expect(SortKey.text(text) == key)
  }

  @Test(arguments: [
    ("The Yiddish Policemen's Union", nil, "yiddish policemens union"), ("The 'Burbs", nil, "burbs"),
    ("El castillo", nil, "castillo"),
    ("La Peste", "French", "peste"), ("Les Misérables", nil, "miserables"), ("L'Étranger", nil, "etranger"),
    ("L’Étranger", "fr", "etranger"),
    ("Der Zauberberg", "de", "zauberberg"), ("Die Verwandlung", "German", "verwandlung"), ("Die Hard", nil, "die hard"),
    ("Die Hard", "English", "die hard"), ("A", nil, "a"), ("The", nil, "the"), ("The The", nil, "the"), ("The ...", nil, "the"),
    ("A la recherche", "fr", "a la recherche"), ("À la recherche", nil, "a la recherche"),
    ("A\u{300} la recherche", nil, "a la recherche"),
    ("D'Artagnan", "fr", "dartagnan"), ("Un'estate", "Italian", "estate"), ("Gli indifferenti", nil, "indifferenti"),
    ("O Pioneers!", nil, "o pioneers"), ("Os Lusíadas", "pt-BR", "lusiadas"), ("De ontdekking", "Nederlands", "ontdekking"),
    ("“The Raven”", nil, "raven"), ("Theory", nil, "theory"), ("An", "en", "an"), ("I, Claudius", nil, "i claudius"),
    ("1 l'amour", "fr", "1 lamour"), ("L'", "fr", "l"), ("Das Boot", "Klingon", "boot"), ("the hobbit", "", "hobbit"),
    ("L'Isola", "Español", "lisola"),
  ])
  func `one leading article is skipped`(title: String, language: String?, key: String) {
    #expect(SortKey.title(title, language: language) == key)
  }

  @Test func `accents do not part what belongs together`() {
    let sorted = ["Dent", "Déchets", "York", "Ávila", "Dechets", "Trogir"].sorted { SortKey.text($0) < SortKey.text($1) }
    #expect(sorted == ["Ávila", "Déchets", "Dechets", "Dent", "Trogir", "York"])
  }
}
