import Files
import Foundation
import UsersDomain
import Values

/// The claims of an access token as JSON, named and shaped as those of GoTrue, which programs expect.
enum TokenPayload {
  /// Bytes of a name or an address of a picture that still travel with every request.
  private static let longestDetail = 512

  static func bytes(for user: User, session: UUID, issuedAt: Timestamp, expiresAt: Timestamp) -> [UInt8] {
    var json = ByteBuffer(capacity: 1024)
    json.append("{\"iss\":\"app\",\"sub\":\"")
    json.append(user.id)
    json.append("\",\"aud\":\"authenticated\",\"exp\":")
    json.append(decimal: seconds(expiresAt))
    json.append(",\"iat\":")
    json.append(decimal: seconds(issuedAt))
    json.append(",\"email\":")
    json.appendJSON(user.email?.text ?? "")
    json.append(",\"phone\":\"\",\"role\":\"authenticated\",\"aal\":\"aal1\",\"session_id\":\"")
    json.append(session)
    json.append("\",\"app_metadata\":{\"provider\":\"email\",\"providers\":[\"email\"]},\"user_metadata\":{")
    let details = [("full_name", user.name), ("name", user.name), ("avatar_url", user.avatarURL?.text)]
    var isFirst = true
    for case (let name, let text?) in details where text.utf8.count <= longestDetail {
      json.append(isFirst ? "\"\(name)\":" : ",\"\(name)\":")
      json.appendJSON(text)
      isFirst = false
    }
    json.append("},\"is_anonymous\":false}")
    return Array(json.bytes)
  }

  /// nil for what we did not write, which a genuine signature rules out.
  static func claims(in payload: [UInt8]) -> AccessClaims? {
    guard let element = try? JSONReader(ByteSource(payload), limit: payload.count + 1).next(),
      case .object(let members) = element.value
    else { return nil }
    var user: UUID?
    var session: UUID?
    var expiresAt: Timestamp?
    for member in members {
      switch (member.name, member.value) {
      case ("sub", .string(let text)): user = UUIDText.uuid(text)
      case ("session_id", .string(let text)): session = UUIDText.uuid(text)
      case ("exp", .number(let digits)): expiresAt = Int64(digits).flatMap(Timestamp.init(unixSeconds:))
      default: continue
      }
    }
    guard let user, let session, let expiresAt else { return nil }
    return AccessClaims(session: session, user: user, expiresAt: expiresAt)
  }

  private static func seconds(_ time: Timestamp) -> Int { Int(time.nanoseconds / 1_000_000_000) }
}
