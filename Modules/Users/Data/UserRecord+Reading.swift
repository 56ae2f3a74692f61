import Foundation
public import Storage
public import UsersDomain
import Values

extension UserRecord {
  public static func model(of row: borrowing Row) throws -> User {
    guard let email = EmailAddress(utf8: try row.bytes(2)) else { throw row.damaged(2) }
    return User(
      id: try row.id(0), name: try row.text(1), email: email, avatarURL: try avatar(row, 3),
      createdAt: Timestamp(nanoseconds: Int64(try row.integer(4))))
  }

  private static func avatar(_ row: borrowing Row, _ column: Int) throws -> WebAddress? {
    if row.isNull(column) { return nil }
    guard let address = WebAddress(utf8: try row.bytes(column)) else { throw row.damaged(column) }
    return address
  }
}
