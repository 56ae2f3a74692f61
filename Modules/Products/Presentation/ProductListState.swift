public import Views

/// The four states a list of products has.
public enum ProductListState: Sendable, Equatable {
  /// It is being read.
  case loading
  /// It could not be read; says why.
  case error(Message)
  /// There is nothing to show; says so.
  case empty(Message)
  /// In their order, at least one.
  case rows([ProductDisplayItem])
}
