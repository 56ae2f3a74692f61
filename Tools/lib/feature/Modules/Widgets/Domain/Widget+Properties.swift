public import Entities
import Values

extension Widget {
  public static let properties: [Property<Widget>] = [
    .id,
    .text("name", aliases: ["title"], { $0.name }, { $0.name = $1 }),
    .list("tags", aliases: ["tag"], { $0.tags }, { $0.tags = $1 }),
    .optionalText("note", aliases: ["notes"], { $0.note }, { $0.note = $1 }),
    .optional(
      "addedAt", aliases: ["added"], as: { (time: Timestamp) in .text(time.text) }, { $0.addedAt }, { $0.addedAt = $1 }),
  ]
}
