import CSQLite

extension StoreError {
  /// The one place where a result code of SQLite becomes a reason and a sentence.
  static func sqlite(_ code: Int32, path: String) -> StoreError {
    let place = path.isEmpty ? "the store" : "'\(path)'"
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED:
      return StoreError(.locked, "Another program is using \(place); try again in a moment.")
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      return StoreError(
        .damaged, "\(place.capitalizedFirst) is damaged; 'app doctor' says more, 'app restore FILE' brings back a backup.")
    case SQLITE_FULL:
      return StoreError(.diskFull, "The disk is full; nothing was changed in \(place). Make room and try again.")
    case SQLITE_READONLY:
      return StoreError(.readOnly, "\(place.capitalizedFirst) cannot be written: the file or its folder is read-only.")
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH:
      return StoreError(
        .cannotOpen, "\(place.capitalizedFirst) cannot be opened; check that the folder exists and may be written.")
    case SQLITE_IOERR:
      return StoreError(.inputOutput, "Reading or writing \(place) failed; nothing was changed.")
    case SQLITE_NOMEM, SQLITE_TOOBIG:
      return StoreError(.inputOutput, "A value is too large for \(place).")
    default:
      let reason = sqlite3_errstr(code).map { String(cString: $0) } ?? "unknown"
      return StoreError(.internalFault, "\(place.capitalizedFirst) could not be used: \(reason) (\(code)).")
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { first.map { $0.uppercased() + dropFirst() } ?? self }
}
