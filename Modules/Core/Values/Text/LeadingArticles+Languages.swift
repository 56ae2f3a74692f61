/// From the list of initial definite and indefinite articles of the Library of Congress (MARC 21, appendix F).
extension LeadingArticles {
  static let catalan = LeadingArticles(["el", "els", "en", "la", "les", "un", "una"], elided: ["l"])
  static let danish = LeadingArticles(["de", "den", "det", "en", "et"], elided: [])
  static let dutch = LeadingArticles(["de", "een", "eene", "het"], elided: [])
  static let english = LeadingArticles(["a", "an", "the"], elided: [])
  static let french = LeadingArticles(["la", "le", "les", "un", "une"], elided: ["l"])
  static let german = LeadingArticles(
    ["das", "dem", "den", "der", "des", "die", "ein", "eine", "einem", "einen", "einer", "eines"], elided: [])
  static let italian = LeadingArticles(["gli", "i", "il", "la", "le", "lo", "un", "una", "uno"], elided: ["gl", "l", "un"])
  static let norwegian = LeadingArticles(["de", "dei", "den", "det", "ei", "ein", "eit", "en", "et"], elided: [])
  static let portuguese = LeadingArticles(["a", "as", "o", "os", "um", "uma", "umas", "uns"], elided: [])
  static let spanish = LeadingArticles(["el", "la", "las", "lo", "los", "un", "una", "unas", "unos"], elided: [])
  static let swedish = LeadingArticles(["de", "den", "det", "en", "ett"], elided: [])

  /// The articles of all languages but those that begin titles of another language as no article.
  ///
  /// Left out are the first words of `Die Hard`, `As I Lay Dying`, `O Pioneers!`, `I, Claudius`, `Den of Thieves`,
  /// `En attendant Godot`, `De profundis`, `Des souris et des hommes`, `Et tu`, `Dei delitti`, `Lo and Behold`.
  static let union = LeadingArticles(
    [
      "a", "an", "das", "der", "det", "een", "ein", "eine", "einen", "einer", "eines", "el", "els", "ett", "gli", "het", "il",
      "la", "las",
      "le", "les", "los", "the", "um", "uma", "un", "una", "une", "uno", "unos",
    ], elided: ["gl", "l", "un"])

  /// The articles of a language given as a code of ISO 639 (a region may follow), its English or its own name; else the union.
  static func of(language: String?) -> LeadingArticles {
    guard let language, !language.isEmpty else { return union }
    if let known = byName[language] { return known }
    let folded = Fold.folded(language)
    let code = folded.prefix { $0 != "-" && $0 != "_" && $0 != " " }
    return byName[folded] ?? byName[String(code)] ?? union
  }

  private static let byName: [String: LeadingArticles] = {
    let names: [([String], LeadingArticles)] = [
      (["ca", "cat", "catalan", "catala"], catalan),
      (["da", "dan", "danish", "dansk"], danish),
      (["de", "deu", "ger", "german", "deutsch"], german),
      (["en", "eng", "english"], english),
      (["es", "spa", "spanish", "espanol", "castellano"], spanish),
      (["fr", "fra", "fre", "french", "francais"], french),
      (["it", "ita", "italian", "italiano"], italian),
      (["nb", "nn", "no", "nob", "nno", "nor", "norwegian", "norsk", "bokmal", "nynorsk"], norwegian),
      (["nl", "nld", "dut", "dutch", "nederlands"], dutch),
      (["pt", "por", "portuguese", "portugues"], portuguese),
      (["sv", "swe", "swedish", "svenska"], swedish),
    ]
    return Dictionary(uniqueKeysWithValues: names.flatMap { names, articles in names.map { ($0, articles) } })
  }()
}
