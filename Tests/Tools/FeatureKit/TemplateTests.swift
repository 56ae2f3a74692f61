import Testing

@testable import FeatureKit

@Suite struct TemplateTests {
  private let template = Template(FeatureNames(known: "IceCreams", entity: "IceCream"))

  @Test(arguments: [
    ("struct WidgetFilter {}", "struct IceCreamFilter {}"), ("import WidgetsDomain", "import IceCreamsDomain"),
    ("var widgets: [Widget] { addWidget(widget) }", "var iceCreams: [IceCream] { addIceCream(iceCream) }"),
    ("Table(\n  \"widgets\", 1)", "Table(\n  \"ice_creams\", 1)"),
    ("Noun(\"widget\", \"widgets\")", "Noun(\"ice cream\", \"ice creams\")"),
    ("home.output(\"widgets\", \"add\")", "home.output(\"ice-creams\", \"add\")"),
    ("title: \"Widgets\"", "title: \"Ice creams\""),
    ("\"Add a widget: app widgets add\"", "\"Add an ice cream: app ice-creams add\""),
    (
      "/// A widget. Widgets are many, see `Widget.key(of:)`.\nlet widget = 1",
      "/// An ice cream. Ice creams are many, see `IceCream.key(of:)`.\nlet iceCream = 1"
    ),
    ("/// `app widgets list`", "/// `app ice-creams list`"),
    ("func `a widget is one`() { widget() }", "func `an ice cream is one`() { iceCream() }"),
    (
      "\"The widget \\(widget.f(\"widget\")) of \\(widgets)\"", "\"The ice cream \\(iceCream.f(\"ice-cream\")) of \\(iceCreams)\""
    ),
    (
      "\"\"\"\n  app widgets \\(widget)\n  a \\\"widget\n  \"\"\"; widget",
      "\"\"\"\n  app ice-creams \\(iceCream)\n  a \\\"ice cream\n  \"\"\"; iceCream"
    ),
    ("let nothing = \"wid get\\n\" // other", "let nothing = \"wid get\\n\" // other"),
  ])
  func `a name is replaced by the form of its place`(model: String, expected: String) {
    #expect(template.source(model) == expected)
  }

  @Test func `paths have types in them`() {
    #expect(template.path("Modules/Widgets/Domain/Widget+Rules.swift") == "Modules/IceCreams/Domain/IceCream+Rules.swift")
  }
}
