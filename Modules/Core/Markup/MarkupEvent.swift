/// A piece of a document, in the order of the document.
public enum MarkupEvent: Sendable, Equatable {
  /// The name as written, of HTML in lower case; of XML with its prefix, as in `g:price`.
  case start(name: String, attributes: [MarkupAttribute])
  /// Also where the document leaves it out, as HTML may.
  case end(name: String)
  /// Entities resolved; one text may come in several pieces.
  case text(String)
}
