/// What a command does that is neither an accent nor a symbol.
enum LaTeXCommand {
  case paragraph
  /// A character by its number.
  case scalar
  /// The look of the text behind it, which no plain text has.
  case formatting
  /// Its argument is not printed, only sorted by.
  case hidden

  /// nil for a command that is not known.
  init?(_ name: String) {
    switch name {
    case "par": self = .paragraph
    case "char", "symbol": self = .scalar
    case "noopsort", "SortNoop": self = .hidden
    default:
      guard Self.ofLook.contains(name) else { return nil }
      self = .formatting
    }
  }

  private static let ofLook: Set<String> = [
    "Large", "MakeLowercase", "MakeUppercase", "bf", "bfseries", "bibstring", "em", "emph", "enquote", "ensuremath", "hbox", "it",
    "itshape", "large", "lowercase", "mbox", "mkbibbold", "mkbibemph", "mkbibitalic", "mkbibquote", "natexlab", "normalfont",
    "normalsize", "nocase", "protect", "relax", "rm", "rmfamily", "sc", "scshape", "sf", "sffamily", "sl", "slshape", "small",
    "text", "textbf", "textit", "textmd", "textnormal", "textrm", "textsc", "textsf", "textsl", "textsubscript",
    "textsuperscript", "texttt", "textup", "tt", "ttfamily", "underline", "uppercase", "url", "upshape",
  ]
}
