/// From the list of initial definite and indefinite articles of the Library of Congress (MARC 21, appendix F).
extension LeadingArticles {
  static let catalan = LeadingArticles(["el", "els", "en", "la", "les", "un", "una"], elided: ["l"])
  static let danish = LeadingArticles(["de", "den", "det", "en", "et"])
  static let dutch = LeadingArticles(["de", "een", "eene", "het"], reduced: ["n", "t"])
  static let english = LeadingArticles(["a", "an", "the"])
  static let french = LeadingArticles(["la", "le", "les", "un", "une"], elided: ["l"])
  static let german = LeadingArticles(
    ["das", "dem", "den", "der", "des", "die", "ein", "eine", "einem", "einen", "einer", "eines"])
  static let hungarian = LeadingArticles(["a", "az", "egy"])
  static let italian = LeadingArticles(["gli", "i", "il", "la", "le", "lo", "un", "una", "uno"], elided: ["gl", "l", "un"])
  static let norwegian = LeadingArticles(["de", "dei", "den", "det", "ei", "ein", "eit", "en", "et"])
  static let portuguese = LeadingArticles(["a", "as", "o", "os", "um", "uma", "umas", "uns"])
  static let spanish = LeadingArticles(["el", "la", "las", "lo", "los", "un", "una", "unas", "unos"])
  static let swedish = LeadingArticles(["de", "den", "det", "en", "ett"])

  /// Languages that have no articles, or put them behind the word: there `Los` and `Les` are words like others.
  static let none = LeadingArticles([])

  /// The articles of all languages but those that begin titles of another language as no article.
  ///
  /// Left out are the first words of `Die Hard`, `As I Lay Dying`, `O Pioneers!`, `I, Claudius`, `Den of Thieves`,
  /// `En attendant Godot`, `De profundis`, `Des souris et des hommes`, `Et tu`, `Dei delitti`, `Lo and Behold`; and the names of
  /// places that English titles begin with stay whole.
  static let union = LeadingArticles(
    [
      "a", "an", "das", "der", "det", "een", "ein", "eine", "einen", "einer", "eines", "el", "els", "ett", "gli", "het", "il",
      "la", "las",
      "le", "les", "los", "the", "um", "uma", "un", "una", "une", "uno", "unos",
    ], elided: ["gl", "l", "un"],
    exceptIn: [
      "el alamein", "el dorado", "el nino", "el paso", "el salvador", "la jolla", "la la ", "la paz", "las vegas", "le havre",
      "le mans",
      "los alamos", "los angeles",
    ])

  /// The articles of a language given as a code of ISO 639, its English or its own name; else the union.
  ///
  /// What follows the first word counts for nothing: a region, or another language.
  static func of(language: String?) -> LeadingArticles {
    guard let language, !language.isEmpty else { return union }
    if let known = byName[language] { return known }
    let folded = Fold.folded(language)
    let first = folded.unicodeScalars.prefix(while: \.properties.isAlphabetic)
    return byName[String(first)] ?? union
  }

  private static let byName: [String: LeadingArticles] = {
    let names: [([String], LeadingArticles)] = [
      (["ca", "cat", "catalan", "catala", "valencian"], catalan),
      (["da", "dan", "danish", "dansk"], danish),
      (["de", "deu", "ger", "german", "deutsch"], german),
      (["en", "eng", "english"], english),
      (["es", "spa", "spanish", "espanol", "castilian", "castellano"], spanish),
      (["hu", "hun", "hungarian", "magyar"], hungarian),
      (["fr", "fra", "fre", "french", "francais"], french),
      (["it", "ita", "italian", "italiano"], italian),
      (["nb", "nn", "no", "nob", "nno", "nor", "norwegian", "norsk", "bokmal", "nynorsk"], norwegian),
      (["nl", "nld", "dut", "dutch", "flemish", "nederlands", "vlaams"], dutch),
      (["pt", "por", "portuguese", "portugues"], portuguese),
      (["sv", "swe", "swedish", "svenska"], swedish),
      (
        [
          "cs", "ces", "cze", "czech", "cestina", "et", "est", "estonian", "eesti", "fi", "fin", "finnish", "suomi", "hr", "hrv",
          "croatian", "hrvatski", "ja", "jpn", "japanese", "ko", "kor", "korean", "la", "lat", "latin", "lt", "lit", "lithuanian",
          "lietuviu", "lv", "lav", "latvian", "latviesu", "pl", "pol", "polish", "polski", "ru", "rus", "russian", "русскии",
          "sk",
          "slk", "slo", "slovak", "slovencina", "sl", "slv", "slovenian", "slovene", "slovenscina", "sr", "srp", "serbian",
          "srpski",
          "uk", "ukr", "ukrainian", "українська", "zh", "zho", "chi", "chinese",
        ], none
      ),
    ]
    return Dictionary(uniqueKeysWithValues: names.flatMap { names, articles in names.map { ($0, articles) } })
  }()
}
