/// The step from the version before to `version`, in SQL; runs in one transaction with the others.
public struct Migration: Sendable {
  /// The version of the table once the statements have run.
  public let version: Int
  /// Run one after another; the checksums of all rows are renewed behind them.
  public let statements: [String]

  /// Leads from the version before to this one.
  public init(to version: Int, _ statements: String...) {
    self.version = version
    self.statements = statements
  }
}
