public import Storage

/// What the store keeps so that users can sign in.
public enum AuthTables {
  /// Credentials and sessions, each a table of its own.
  public static let all = [CredentialsRecord.table, SessionRecord.table]
}
