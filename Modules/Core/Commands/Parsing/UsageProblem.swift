/// A mistake on the command line, found where the command it belongs to is not at hand.
struct UsageProblem: Error {
  let message: String
  var showsCommands = false
}
