import Values

/// What `doctor` found wrong.
struct Unwell: Failure {
  let problems: [String]

  var kind: FailureKind { .refused }

  var message: String { problems.joined(separator: " ") }
}
