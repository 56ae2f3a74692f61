/// Ends the transaction of an import that is not to be kept.
public struct ImportDiscarded: Error {
  /// What the import would have done.
  public let summary: ImportSummary
}
