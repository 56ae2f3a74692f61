public import Entities
public import Values

/// Where users are kept. Unless a selection states another order, it is that of names, case and accents folded, ties by e-mail.
public protocol UserRepository: ImportRepository where Item == User, Filter == UserFilter, Order == UserOrder {
  /// Users in which every word of the text is found, the most relevant first.
  func search(_ text: String, limit: Int?, offset: Int) -> Pages<User>

  /// The user with this address, whatever its case and the form of its domain.
  func stored(email: EmailAddress) async throws -> Stored<User>?

  /// The user inserted before all others that are there; nil without users.
  func oldest() async throws -> User?
}
