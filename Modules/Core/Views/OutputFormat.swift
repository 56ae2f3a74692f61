/// What `--format` says: a table for people, the others for machines.
public enum OutputFormat: String, CaseIterable, Sendable {
  case table
  case json
  /// One JSON object a line (ndjson.org).
  case ndjson
  /// RFC 4180 with LF line ends and a header.
  case csv
}
