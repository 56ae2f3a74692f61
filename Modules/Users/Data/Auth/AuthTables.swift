public import Storage

/// What the store keeps so that users can sign in.
public enum AuthTables {
  public static let all = [CredentialsRecord.table, SessionRecord.table]
}
