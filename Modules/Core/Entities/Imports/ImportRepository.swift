/// A repository that knows which of its items a row of a file is.
public protocol ImportRepository<Item>: Repository {
  /// What is stored already of this item, or nil; `hasID` says that the file states its id.
  func match(_ item: Item, hasID: Bool) async throws -> ImportMatch<Item>?
}
