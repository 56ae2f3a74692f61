/// Commands that stand for letters and signs (the encodings T1, TS1 and TU of LaTeX; "The Comprehensive LaTeX Symbol List").
enum LaTeXSymbol {
  /// Letters and signs that are written as commands, since every LaTeX knows these.
  private static let written: [(name: String, text: String)] = [
    ("ss", "ß"), ("ae", "æ"), ("AE", "Æ"), ("oe", "œ"), ("OE", "Œ"), ("o", "ø"), ("O", "Ø"), ("l", "ł"), ("L", "Ł"),
    ("i", "\u{131}"), ("j", "\u{237}"),
  ]

  /// Those that are only read.
  private static let read: [(name: String, text: String)] = [
    ("aa", "å"), ("AA", "Å"), ("SS", "ẞ"), ("dh", "ð"), ("DH", "Ð"), ("dj", "đ"), ("DJ", "Đ"), ("th", "þ"), ("TH", "Þ"),
    ("ng", "ŋ"), ("NG", "Ŋ"), ("ij", "ĳ"), ("IJ", "Ĳ"),
    ("textbackslash", "\\"), ("textbraceleft", "{"), ("lbrace", "{"), ("textbraceright", "}"), ("rbrace", "}"),
    ("textasciitilde", "~"), ("textasciicircum", "^"), ("textasciigrave", "`"), ("textasciiacute", "´"),
    ("textquotesingle", "'"), ("textquotedbl", "\""), ("textunderscore", "_"), ("textdollar", "$"), ("textbar", "|"),
    ("textless", "<"), ("textgreater", ">"), ("slash", "/"), ("textpercent", "%"), ("textampersand", "&"), ("texthash", "#"),
    ("textquotedblleft", "\u{201C}"), ("textquotedblright", "\u{201D}"), ("textquoteleft", "\u{2018}"),
    ("textquoteright", "\u{2019}"), ("lq", "\u{2018}"), ("rq", "\u{2019}"), ("quotedblbase", "„"), ("glqq", "„"),
    ("grqq", "\u{201C}"), ("quotesinglbase", "‚"), ("glq", "‚"), ("grq", "\u{2018}"), ("guillemotleft", "«"),
    ("guillemotright", "»"), ("guillemetleft", "«"), ("guillemetright", "»"), ("flqq", "«"), ("frqq", "»"),
    ("guilsinglleft", "‹"), ("guilsinglright", "›"), ("textendash", "–"), ("textemdash", "—"), ("ldots", "…"), ("dots", "…"),
    ("textellipsis", "…"), ("textbullet", "•"), ("textperiodcentered", "·"), ("textexclamdown", "¡"),
    ("textquestiondown", "¿"), ("S", "§"), ("textsection", "§"), ("P", "¶"), ("textparagraph", "¶"), ("dag", "†"),
    ("textdagger", "†"), ("ddag", "‡"), ("textdaggerdbl", "‡"), ("copyright", "©"), ("textcopyright", "©"),
    ("textregistered", "®"), ("texttrademark", "™"), ("pounds", "£"), ("textsterling", "£"), ("euro", "€"),
    ("texteuro", "€"), ("textyen", "¥"), ("textcent", "¢"), ("textdegree", "°"), ("degree", "°"), ("textordfeminine", "ª"),
    ("textordmasculine", "º"), ("textonehalf", "½"), ("textonequarter", "¼"), ("textthreequarters", "¾"),
    ("textpm", "±"), ("texttimes", "×"), ("textdiv", "÷"), ("textmu", "µ"), ("textnumero", "№"),
    ("nobreakspace", " "), ("space", " "), ("quad", " "), ("qquad", " "), ("thinspace", " "), ("newline", "\n"),
    ("linebreak", " "), ("TeX", "TeX"), ("LaTeX", "LaTeX"), ("LaTeXe", "LaTeX2e"), ("BibTeX", "BibTeX"),
  ]

  /// What a command stands for, by the word behind its backslash.
  static let byName: [String: String] = Dictionary(
    (written + read).map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })

  /// How a letter is written, by its scalar: `{\ss}`.
  static let letters: [UInt32: String] = Dictionary(
    written.flatMap { symbol in symbol.text.unicodeScalars.map { ($0.value, "{\\\(symbol.name)}") } },
    uniquingKeysWith: { first, _ in first })
}
