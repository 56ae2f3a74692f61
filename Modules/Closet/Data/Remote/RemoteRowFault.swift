public import Values

/// A row from a server that is refused, with the column that is wrong.
public struct RemoteRowFault: Failure, Equatable {
  let row: String
  let column: String
  let value: String?
  public var kind: FailureKind { .invalidData }

  public var message: String {
    value.map { "The remote garment \(quoted(row)) has \(quoted($0)) as its \(column), which is none." }
      ?? "The remote garment \(quoted(row)) has no \(column)."
  }
}
