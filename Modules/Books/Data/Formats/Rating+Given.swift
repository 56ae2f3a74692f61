import BooksDomain

extension Rating {
  /// The rating a program wrote, of which 0 means that none was given; throws `ValueError` for anything else that is none.
  static func given(_ text: String) throws -> Rating? {
    text == "0" || text == "0.0" || text == "0.00" ? nil : try Rating(parsing: text)
  }
}
