import ContentsDomain
import EntityCommands
import Values

extension EntityForm where Item == Content {
  /// A content asked for field by field.
  static let content = EntityForm(
    title: "New content", sample: Content(url: try? WebAddress(parsing: "https://example.org/")),
    fields: [
      EntityField("url", isRequired: true, argument: "URL"), EntityField("title"),
      EntityField("theme", help: "such as Programming/Swift"),
      EntityField("level", choices: Level.allCases.map(\.text)), EntityField("tags", argument: "--tag"), EntityField("note"),
    ])
}
