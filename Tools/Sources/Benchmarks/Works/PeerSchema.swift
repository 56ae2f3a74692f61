/// What the shell needs to write as the app does.
enum PeerSchema {
  /// As `SQLiteHandle` opens a database.
  static let settings = """
    PRAGMA synchronous=EXTRA; PRAGMA foreign_keys=ON; PRAGMA cell_size_check=ON; PRAGMA mmap_size=0; PRAGMA cache_size=-16000; \
    PRAGMA temp_store=FILE;
    """

  /// The statements that make the books' tables as the store has them, but for a missing value.
  ///
  /// `.import` writes it as '', which a STRICT table refuses in a number and a unique index would allow only once.
  static func statements(of store: String, _ fixture: Fixture) throws -> String {
    try fixture.ask(
      store,
      """
      SELECT replace(replace(sql, ') STRICT', ')'), '"isbn" IS NOT NULL', '"isbn" <> ''''') || ';' FROM sqlite_schema \
      WHERE tbl_name IN ('books', 'books_search') AND sql IS NOT NULL
      """)
  }
}
