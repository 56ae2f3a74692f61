public import Entities
import Values

extension User {
  public static let properties: [Property<User>] = [
    .id,
    .text("name", aliases: ["full name"], { $0.name }, { $0.name = $1 }),
    .optional(
      "email", aliases: ["email address", "e-mail address", "mail"], as: { (email: EmailAddress) in .text(email.text) },
      { $0.email }, { $0.email = $1 }),
    .optional(
      "avatarURL", aliases: ["avatar"], as: { (address: WebAddress) in .text(address.text) }, { $0.avatarURL },
      { $0.avatarURL = $1 }),
    .optional(
      "createdAt", aliases: ["created"], as: { (time: Timestamp) in .text(time.text) }, { $0.createdAt }, { $0.createdAt = $1 }),
  ]
}
