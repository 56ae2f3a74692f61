import BooksDomain

/// The shelves of which a book is on exactly one; those of the reader's own making are tags.
enum GoodreadsShelf {
  /// nil for a shelf of the reader's own making.
  static func status(_ shelf: String) -> ReadingStatus? {
    switch shelf {
    case "read": .read
    case "to-read": .toRead
    case "currently-reading": .reading
    case "abandoned", "did-not-finish", "dnf": .abandoned
    default: nil
    }
  }

  static func tags(shelves: [String], exclusive: String?) -> [String] {
    let all = [exclusive].compactMap(\.self).filter { !shelves.contains($0) } + shelves
    return all.filter { status($0) == nil }
  }

  /// The shelf of a status; none for a book whose reader has not said.
  static func shelf(_ status: ReadingStatus?) -> String? {
    switch status {
    case .read: "read"
    case .toRead: "to-read"
    case .reading: "currently-reading"
    case .abandoned: "abandoned"
    case nil: nil
    }
  }
}
