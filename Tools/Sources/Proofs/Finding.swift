/// What a proof found: a row of the table.
struct Finding: Equatable {
  /// How often the thing was done: kills, cuts, injected faults, records.
  var count = 0
  /// What was acknowledged and is not there any more, or damage that was not noticed.
  var lost = 0
  /// Stores and files that are neither old nor new.
  var corrupt = 0
  /// Sentences; none when the proof holds.
  var faults: [String] = []
  /// Why it says nothing on this machine; never counts as passed.
  var notRun: String?

  /// A finding of a proof that this machine does not allow.
  static func notRun(_ reason: String) -> Finding { Finding(notRun: reason) }

  var holds: Bool { notRun == nil && lost == 0 && corrupt == 0 && faults.isEmpty }

  mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  mutating func add(_ other: Finding) {
    count += other.count
    lost += other.lost
    corrupt += other.corrupt
    faults += other.faults
    notRun = notRun ?? other.notRun
  }
}
