/// Ends the transaction of an import that is not to be kept.
struct ImportDiscarded: Error {
  /// What the import would have done.
  let summary: ImportSummary
}
