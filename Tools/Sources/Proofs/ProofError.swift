/// Why a proof could not be made at all: a wrong word, a program that does not start, a fixture that fails.
struct ProofError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
