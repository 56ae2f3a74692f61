import Entities
import Foundation
import Storage
import UsersDomain
import Values

/// Credentials and sessions in any store.
struct StoreAuthRepository: AuthRepository {
  let source: StoreSource

  func passwordHash(of user: UUID) async throws -> PasswordHash? {
    try await source.reader.first(of: CredentialsRecord.self, where: Table.id, is: .text(UUIDText.text(user)))?.item.hash
  }

  func setPasswordHash(_ hash: PasswordHash, of user: UUID) async throws {
    let record = CredentialsRecord(Credentials(id: user, hash: hash))
    try await source.changing { transaction in
      if try await !transaction.update(record) { _ = try await transaction.insert(record) }
    }
  }

  func session(fingerprint: String) async throws -> Session? {
    let column = SessionRecord.Columns.fingerprint
    return try await source.reader.first(of: SessionRecord.self, where: column, is: .text(fingerprint))?.item
  }

  func session(formerFingerprint: String) async throws -> Session? {
    let column = SessionRecord.Columns.formerFingerprint
    return try await source.reader.first(of: SessionRecord.self, where: column, is: .text(formerFingerprint))?.item
  }

  func session(id: UUID) async throws -> Session? {
    try await source.reader.first(of: SessionRecord.self, where: Table.id, is: .text(UUIDText.text(id)))?.item
  }

  func sessions(of user: UUID) async throws -> [Session] { try await Self.sessions(of: user, in: source.reader) }

  private static func sessions(of user: UUID, in reader: any StoreReader) async throws -> [Session] {
    let isTheirs = Condition.equal(SessionRecord.Columns.user, .text(UUIDText.text(user)))
    return try await reader.pages(of: SessionRecord.self, Query(where: [isTheirs])).all()
  }

  func open(_ session: Session) async throws {
    _ = try await source.changing { try await $0.insert(SessionRecord(session)) }
  }

  func update(_ session: Session) async throws {
    _ = try await source.changing { try await $0.update(SessionRecord(session)) }
  }

  func close(_ session: Session) async throws {
    _ = try await source.changing { try await $0.delete(SessionRecord.self, id: UUIDText.text(session.id)) }
  }

  /// Where a server keeps them, they go with the user.
  func removeAll(of user: UUID) async throws {
    do {
      try await source.changing { transaction in
        // Read where nobody can open another meanwhile.
        for session in try await Self.sessions(of: user, in: transaction) {
          _ = try await transaction.delete(SessionRecord.self, id: UUIDText.text(session.id))
        }
        _ = try await transaction.delete(CredentialsRecord.self, id: UUIDText.text(user))
      }
    } catch let error as StoreError where error.reason == .notOffered {
      return
    }
  }
}
