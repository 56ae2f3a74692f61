import Values

/// Some rows of an import were rejected.
struct ImportRejected: Failure {
  let count: Int
  let read: Int
  let isStored: Bool

  var kind: FailureKind { .invalidData }

  var message: String {
    let isOne = count == 1
    let rows = "\(count) of \(read) \(read == 1 ? "row" : "rows") \(isOne ? "was" : "were") rejected"
    guard isStored, count < read else { return "\(rows); nothing was stored." }
    return "\(rows); all others are in. Mend \(isOne ? "it" : "them") in the file and import it again."
  }
}
