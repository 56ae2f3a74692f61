/// Keeps a spreadsheet from running text as a formula: an export puts one `'` in front of it, an import takes one away.
///
/// Concerned is text that begins with `=`, `+`, `-`, `@`, a tab or a return, also behind apostrophes, so that guarding can be undone exactly
/// (OWASP, CSV Injection). Numbers and dates are never guarded.
public enum SpreadsheetGuard {
  /// The text, behind one more apostrophe where it is concerned.
  public static func guarded(_ text: String) -> String {
    isConcerned(text) ? "'" + text : text
  }

  /// What `guarded` was given.
  public static func unguarded(_ text: String) -> String {
    text.utf8.first == 0x27 && isConcerned(text) ? String(text.unicodeScalars.dropFirst()) : text
  }

  static func isConcerned(_ text: String) -> Bool {
    for byte in text.utf8 where byte != 0x27 {
      switch byte {
      case 0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D: return true
      default: return false
      }
    }
    return false
  }
}
