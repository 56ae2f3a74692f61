import Values

/// The file of the secret is not as it was written.
struct DamagedSecret: Failure, Equatable {
  let path: String

  var kind: FailureKind { .inputOutput }

  var message: String {
    "The secret in \(quoted(path)) is damaged; remove the file, and everybody renews their sign-in with a new one."
  }
}
