/// Regular expressions (ECMA-262, as JSON Schema takes them) of the filters on a column.
enum ColumnPattern {
  static func filter(_ kind: RemoteKind) -> String {
    let value = value(kind)
    var operations = ["(eq|neq|gt|gte|lt|lte)[.]\(value)", "in[.][(](\(value)(,\(value))*)?[)]", "is[.](null|not_null)"]
    if kind == .text { operations.append("like[.][^_*%\\\\]*[*%]?") }
    return "^(not[.])?(\(operations.joined(separator: "|")))$"
  }

  private static func value(_ kind: RemoteKind) -> String {
    switch kind {
    case .id: "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"
    case .text, .list: #"[^,()"]*"#
    case .integer: "-?[0-9]{1,18}"
    case .number: "-?[0-9]{1,12}([.][0-9]{1,2})?"
    case .flag: "(true|false)"
    case .partialDate: "[12][0-9]{3}(-(0[1-9]|1[0-2]))?"
    case .day: day
    case .time: day + "T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z"
    }
  }

  private static let day = "(1[89]|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])"
}
