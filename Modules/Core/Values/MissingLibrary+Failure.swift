public import Libraries

extension MissingLibrary: Failure {
  public var kind: FailureKind { .inputOutput }
}
