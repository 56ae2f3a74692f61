public import Values

/// What a store could not do.
public struct StoreError: Failure {
  /// What callers tell apart.
  public enum Reason: Sendable, Equatable {
    /// Another process holds the store longer than we wait.
    case locked
    /// The file, or a row in it, is not what was written.
    case damaged
    case diskFull
    case readOnly
    case cannotOpen
    /// The file belongs to another program or a newer version, or is no database.
    case foreign, newer
    case inputOutput
    /// A value that must be unique is there already, in this column.
    case taken(column: String)
    /// A row that was to be changed is not what it was when it was read.
    case changedMeanwhile
    /// The store does not keep this table.
    case notOffered
    case invalidLocation
    /// A file that is not there, one that is there already, a backup that is none.
    case missing, exists, damagedBackup
    case internalFault
  }

  /// Decides the kind of failure.
  public let reason: Reason
  public let message: String

  /// The sentence names the file, and what to do.
  public init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }

  public var kind: FailureKind {
    switch reason {
    case .locked: .busy
    case .damaged, .diskFull, .inputOutput, .internalFault: .inputOutput
    case .readOnly, .cannotOpen, .exists: .cannotCreate
    case .missing: .notFound
    case .damagedBackup: .invalidData
    case .foreign, .newer, .changedMeanwhile, .notOffered: .refused
    case .taken: .taken
    case .invalidLocation: .invalidValue
    }
  }

  package static func taken(_ column: TableColumn) -> StoreError {
    StoreError(.taken(column: column.name), "Another row has this \(column.name) already.")
  }

  static func damagedRow(column: Int) -> StoreError {
    StoreError(.damaged, "A stored row is damaged (column \(column + 1)); run 'app doctor', then restore a backup.")
  }
}
