import Storage

extension Store {
  /// Throws `StoreError` for a store that is not kept in files.
  func maintained() throws -> any StoreMaintenance {
    guard let store = self as? any StoreMaintenance else {
      throw StoreError(.foreign, "A store in memory has no file; name one: --store sqlite:PATH.")
    }
    return store
  }
}
