import Values

/// A map of categories with something in it that cannot be understood.
struct UnreadableCategoryMap: Failure {
  let message: String
  var kind: FailureKind { .invalidData }
}
