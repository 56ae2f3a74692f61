/// What a repository refuses, whatever it is made of.
public enum RepositoryError: Error, Equatable {
  /// Another item has the same value of a property that must be unique, such as `id` or `isbn`.
  case taken(property: String)
}
