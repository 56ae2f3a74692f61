import Entities
import Files
import UsersDomain

/// Rows of the remote service in a file: CSV or JSON to read, JSON to write.
struct RemoteUserFormat: ReadableFormat, WritableFormat {
  let name = "remote"

  /// A list that has neither ids nor times is somebody's own, whatever its columns are called.
  func recognises(_ beginning: FileBeginning) -> Bool {
    if beginning.isJSON {
      return ["\"full_name\"", "\"email_address\""].allSatisfy { beginning.has($0) }
        && ["\"id\"", "\"created_at\""].contains { beginning.has($0) }
    }
    return beginning.hasColumns("full_name", "email_address")
      && (beginning.hasColumns("id") || beginning.hasColumns("created_at"))
  }

  func rows(of source: ByteSource) throws -> any ImportRows<User> {
    if FileBeginning(try source.peek(FileBeginning.length)).isJSON { return RemoteUserJSONRows(source) }
    return try TableRows(CSVReader(detecting: source), statesIDs: true) { columns in
      let (id, name, email) = (columns.column("id"), columns.column("full_name"), columns.column("email_address"))
      let (avatar, created) = (columns.column("avatar"), columns.column("created_at"))
      return { row in
        try RemoteUser(
          id: row.filled(id), fullName: row.filled(name), emailAddress: row.filled(email), avatar: row.filled(avatar),
          createdAt: row.filled(created)
        ).user()
      }
    }
  }

  func makeWriter() -> any ItemWriter<User> { Writer() }

  private struct Writer: ItemWriter {
    private var isFirst = true

    mutating func begin(_ buffer: inout ByteBuffer) { buffer.append("[") }

    mutating func append(_ user: User, to buffer: inout ByteBuffer) {
      buffer.append(isFirst ? "\n" : ",\n")
      isFirst = false
      for (place, (column, value)) in zip(RemoteUser.columns, RemoteUser(user).values).enumerated() {
        buffer.append(place == 0 ? "{\"\(column)\":" : ",\"\(column)\":")
        if let value { buffer.appendJSON(value) } else { buffer.append("null") }
      }
      buffer.append("}")
    }

    func end(_ buffer: inout ByteBuffer) { buffer.append(isFirst ? "]\n" : "\n]\n") }
  }
}

extension FileBeginning {
  fileprivate var isJSON: Bool { firstSign == UInt8(ascii: "[") || firstSign == UInt8(ascii: "{") }
}
