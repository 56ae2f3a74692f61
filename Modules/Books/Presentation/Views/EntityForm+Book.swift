import BooksDomain
import EntityCommands

extension EntityForm where Item == Book {
  /// A book asked for field by field.
  static let book = EntityForm(
    title: "New book", sample: Book(title: "-", author: "-"),
    fields: [
      EntityField("title", isRequired: true, argument: "TITLE"), EntityField("author", isRequired: true),
      EntityField("additionalAuthors", label: "Other authors", argument: "--additional-author"),
      EntityField("publishedDate", label: "Published", help: "1999, 1999-05 or 1999-05-01", argument: "--published"),
      EntityField("isbn"), EntityField("publisher"), EntityField("pages"), EntityField("language"),
      EntityField("status", choices: ReadingStatus.allCases.map(\.text)), EntityField("rating", help: "0.25 to 5"),
      EntityField("dateRead", label: "Read on", help: "such as 2024-05-31", argument: "--date-read"), EntityField("tags"),
      EntityField("notes"),
    ])
}
