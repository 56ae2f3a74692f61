import Values

/// Some rows of an import were rejected.
struct ImportRejected: Failure {
  let count: Int
  let read: Int
  let isStored: Bool

  var kind: FailureKind { .invalidData }

  var message: String {
    let rows = "\(count) of \(read) rows \(count == 1 ? "was" : "were") rejected"
    return isStored ? "\(rows); all others are in. Mend them in the file and import it again." : "\(rows); nothing was stored."
  }
}
