import EntityCommands
import WidgetsDomain

extension EntityForm where Item == Widget {
  /// A widget asked for field by field.
  static let widget = EntityForm(
    title: "New widget", sample: Widget(name: "-"),
    fields: [
      EntityField("name", isRequired: true, argument: "NAME"), EntityField("tags", argument: "--tag"), EntityField("note"),
    ])
}
