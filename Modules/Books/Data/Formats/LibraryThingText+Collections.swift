import BooksDomain

extension LibraryThingText {
  /// What the collections of a book and its dates of reading say together; a book read before may be on the pile again.
  static func status(collections: [String], isStarted: Bool, isFinished: Bool) -> ReadingStatus? {
    let names = Set(collections.map { $0.lowercased() })
    if names.contains("currently reading") { return .reading }
    if isFinished || names.contains("read but unowned") { return .read }
    if names.contains("to read") { return .toRead }
    return isStarted ? .reading : nil
  }

  /// False for the collection every owned book is in, and for those that are a status.
  static func isTag(_ collection: String) -> Bool {
    switch collection.lowercased() {
    case "your library", "to read", "currently reading", "read but unowned": false
    default: true
    }
  }
}
