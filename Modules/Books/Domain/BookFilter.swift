import Values

/// What a list of books is narrowed to; all that is given must hold. Texts are compared folded, contained anywhere.
public struct BookFilter: Sendable, Equatable {
  public var author: String?
  public var title: String?
  public var tag: String?
  public var status: ReadingStatus?
  public var published: PublicationRange?
  public var isbn: ISBN?

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
