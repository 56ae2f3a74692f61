import Storage

extension Condition {
  /// The beginnings of ids as ranges of whole ones: a column of UUIDs knows no patterns.
  var withIDRanges: Condition {
    switch self {
    case .hasPrefix(Table.id, let prefix): Self.range(prefix)
    case .not(let inner): .not(inner.withIDRanges)
    case .all(let members): .all(members.map(\.withIDRanges))
    case .any(let members): .any(members.map(\.withIDRanges))
    default: self
    }
  }

  /// No id begins with what is no beginning of one.
  private static func range(_ prefix: String) -> Condition {
    let form = Array("00000000-0000-0000-0000-000000000000".utf8)
    let prefix = Array(prefix.utf8)
    guard prefix.count <= form.count, zip(prefix, form).allSatisfy(fits) else { return .any([]) }
    let low = prefix + form[prefix.count...]
    let high = prefix + form[prefix.count...].map { $0 == 0x30 ? 0x66 : $0 }
    return .all([
      .compare(Table.id, .greaterOrEqual, .text(String(decoding: low, as: UTF8.self))),
      .compare(Table.id, .lessOrEqual, .text(String(decoding: high, as: UTF8.self))),
    ])
  }

  private static func fits(_ byte: UInt8, _ form: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x61...0x66: form == 0x30
    default: byte == form
    }
  }
}
