import Values

/// A file that cannot be understood from its beginning on.
struct UnreadableFile: Failure {
  let message: String
  var kind: FailureKind { .invalidData }
}
