import Files

/// Why an entry cannot be read further.
enum BibTeXProblem: Error {
  case endOfFile
  case tooLong
  /// Another entry begins at a line before this one is closed.
  case nextEntry(line: Int)
  /// What stands where something else should, as the end of a sentence.
  case unexpected(_ what: String, line: Int)
  case longValue(_ name: String)

  /// The fault of the entry that begins on a line.
  func fault(of what: String, line: Int) -> InputFault {
    let reason =
      switch self {
      case .endOfFile: "\(what) is not closed before the end of the file."
      case .tooLong: "\(what) is longer than \(BibTeXBytes.limit >> 20) MiB; it may not be closed."
      case .nextEntry(let next): "\(what) is not closed before line \(next), where another one begins."
      case .unexpected(let problem, let place):
        place == line ? "\(what) cannot be read: \(problem)." : "\(what) cannot be read: in line \(place) \(problem)."
      case .longValue(let name): "\(what) cannot be read: its macros make '\(name)' longer than 1 MiB."
      }
    return InputFault(line: line, reason: reason)
  }
}
