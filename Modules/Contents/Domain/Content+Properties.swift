public import Entities
import Values

extension Content {
  public static let properties: [Property<Content>] = [
    .id,
    .optional(
      "theme", aliases: ["folder", "category"], as: { (theme: Theme) in .text(theme.text) }, { $0.theme }, { $0.theme = $1 }),
    .optional(
      "url", aliases: ["uri", "link", "href", "address"], as: { (url: WebAddress) in .text(url.text) }, { $0.url },
      { $0.url = $1 }),
    .optional("level", as: { (level: Level) in .text(level.text) }, { $0.level }, { $0.level = $1 }),
    .optionalText("title", aliases: ["name"], { $0.title }, { $0.title = $1 }),
    .optionalText("note", aliases: ["notes", "description"], { $0.note }, { $0.note = $1 }),
    .list("tags", aliases: ["tag"], { $0.tags }, { $0.tags = $1 }),
    .optional(
      "addedAt", aliases: ["added", "created"], as: { (time: Timestamp) in .text(time.text) }, { $0.addedAt },
      { $0.addedAt = $1 }),
  ]
}
