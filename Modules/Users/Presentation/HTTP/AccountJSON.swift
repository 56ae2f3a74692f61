import Files
import Foundation
import UsersDomain
import Values

/// Users and what they are granted as JSON in GoTrue's shapes; members that programs cannot do without are there even where empty.
enum AccountJSON {
  static func append(_ grant: AccessGrant, to json: inout ByteBuffer) {
    json.append("{\"access_token\":")
    json.appendJSON(grant.accessToken)
    json.append(",\"token_type\":\"bearer\",\"expires_in\":")
    json.append(decimal: seconds(grant.expiresAt) - seconds(grant.issuedAt))
    json.append(",\"expires_at\":")
    json.append(decimal: seconds(grant.expiresAt))
    json.append(",\"refresh_token\":")
    json.appendJSON(grant.refreshToken.text)
    json.append(",\"user\":")
    append(grant.user, signedInAt: grant.signedInAt, to: &json)
    json.append("}")
  }

  static func append(_ user: User, signedInAt: Timestamp, to json: inout ByteBuffer) {
    let created = text(user.createdAt ?? signedInAt)
    json.append("{\"id\":\"")
    json.append(user.id)
    json.append("\",\"aud\":\"authenticated\",\"role\":\"authenticated\",\"email\":")
    json.appendJSON(user.email?.text ?? "")
    json.append(",\"phone\":\"\"")
    for name in ["email_confirmed_at", "confirmed_at", "created_at", "updated_at"] { append(name, created, to: &json) }
    append("last_sign_in_at", text(signedInAt), to: &json)
    json.append(",\"app_metadata\":{\"provider\":\"email\",\"providers\":[\"email\"]},\"user_metadata\":{\"full_name\":")
    json.appendJSON(user.name)
    append("name", user.name, to: &json)
    if let picture = user.avatarURL { append("avatar_url", picture.text, to: &json) }
    json.append("},\"identities\":[")
    appendIdentity(of: user, created, to: &json)
    json.append("],\"is_anonymous\":false}")
  }

  /// The one way to sign in there is. Programs take a user without one for somebody who is registered already.
  private static func appendIdentity(of user: User, _ created: String, to json: inout ByteBuffer) {
    let id = UUIDText.text(user.id)
    json.append("{\"identity_id\":\"\(id)\",\"id\":\"\(id)\",\"user_id\":\"\(id)\",\"identity_data\":{\"sub\":\"\(id)\"")
    append("email", user.email?.text ?? "", to: &json)
    json.append("},\"provider\":\"email\"")
    for name in ["created_at", "updated_at"] { append(name, created, to: &json) }
    json.append("}")
  }

  private static func append(_ name: String, _ text: String, to json: inout ByteBuffer) {
    json.append(",\"\(name)\":")
    json.appendJSON(text)
  }

  /// To the microsecond, which is what most programs can read.
  private static func text(_ time: Timestamp) -> String {
    Timestamp(nanoseconds: time.nanoseconds - time.nanoseconds % 1000).text
  }

  private static func seconds(_ time: Timestamp) -> Int { Int(time.nanoseconds / 1_000_000_000) }
}
