import ContentsDomain
import EntityCommands

extension EntityForm where Item == Content {
  /// A content asked for field by field.
  static let content = EntityForm(
    title: "New content", sample: Content(name: "-"),
    fields: [
      EntityField("name", isRequired: true, argument: "NAME"), EntityField("tags", argument: "--tag"), EntityField("note"),
    ])
}
