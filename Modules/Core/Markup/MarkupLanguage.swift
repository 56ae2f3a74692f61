/// How strictly a document is read.
public enum MarkupLanguage: Sendable {
  /// Whatever people write: elements that are not closed, unknown ones, stray signs.
  case html
  /// Well formed; a document that declares entities is refused, so that none can grow beyond what was written.
  case xml
}
