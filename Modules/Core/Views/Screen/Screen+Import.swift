extension Screen {
  /// Shows what an import did; people also get the rejected rows, each as a warning.
  ///
  /// Throws a `Failure` of kind `invalidData`, after everything is shown, when rows were rejected.
  public func show(_ report: ImportReport) throws {
    if format == .table {
      for warning in report.warnings(onTerminal: errorWidth != nil) { show(warning) }
    }
    try show(report.view)
    if let failure = report.failure { throw failure }
    if report.isDryRun { show(Message("This was a dry run; nothing was stored.")) }
  }
}
