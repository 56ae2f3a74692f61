public import Entities
import Values

extension User {
  public static let properties: [Property<User>] = [
    .id,
    .text("name", aliases: ["full name"], { $0.name }, { $0.name = $1 }),
    Property(
      "email", aliases: ["email address", "e-mail address", "mail"],
      value: { user in if let email = user.email { .text(email.text) } else { .none } },
      // Blanks around an address are those of a table written by hand; an address never has them.
      set: { user, input in user.email = try input.singleText("email").map { try EmailAddress(parsing: Tidy.trimmed($0)) } },
      copy: { $1.email = $0.email }),
    .optional(
      "avatarURL", aliases: ["avatar"], as: { (address: WebAddress) in .text(address.text) }, { $0.avatarURL },
      { $0.avatarURL = $1 }),
    .optional(
      "createdAt", aliases: ["created"], as: { (time: Timestamp) in .text(time.text) }, { $0.createdAt }, { $0.createdAt = $1 }),
  ]
}
