/// One side of a contest.
struct Contender {
  /// Runs before each command, and is not measured.
  var prepare: () throws -> Void = {}
  /// The command of a run; runs are numbered so that each can add something new.
  let command: (_ run: Int) -> Command

  func run(_ number: Int) throws -> Usage {
    try prepare()
    return try command(number).run()
  }
}
