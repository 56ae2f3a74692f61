/// What a whole process took.
struct Usage: Equatable {
  /// Seconds from before it was started until it was gone.
  let wall: Double
  /// Seconds of user and system time.
  let processor: Double
  /// Bytes of memory at most; never less than what this program held when it started the other, since Linux counts from there.
  let peak: Int

  /// Medians, for a note.
  static func summary(_ runs: [Usage]) -> String {
    let wall = Statistics.median(runs.map(\.wall))
    let processor = Statistics.median(runs.map(\.processor))
    return "\(Quantity.duration(wall)) (processor \(Quantity.duration(processor)))"
  }
}
