import Storage

extension Store {
  /// Throws `StoreError` for a store that is not kept in files.
  func maintained() throws -> any StoreMaintenance {
    guard let store = self as? any StoreMaintenance else {
      throw StoreError(.foreign, "This store has no file here; name one: --store sqlite:PATH.")
    }
    return store
  }
}
