import Values

/// What a list of books is narrowed to; all that is given must hold. Texts are compared folded, contained anywhere.
public struct BookFilter: Sendable, Equatable {
  /// Contained in the name of any of its authors.
  public var author: String?
  /// Contained in the title.
  public var title: String?
  /// Contained in any of its tags.
  public var tag: String?
  /// Exactly this one.
  public var status: ReadingStatus?
  /// A book without a date is in no span.
  public var published: PublicationRange?
  /// The one book that has it.
  public var isbn: ISBN?

  /// Without arguments every book fits.
  public init(
    author: String? = nil, title: String? = nil, tag: String? = nil, status: ReadingStatus? = nil,
    published: PublicationRange? = nil, isbn: ISBN? = nil
  ) {
    self.author = author
    self.title = title
    self.tag = tag
    self.status = status
    self.published = published
    self.isbn = isbn
  }
}
