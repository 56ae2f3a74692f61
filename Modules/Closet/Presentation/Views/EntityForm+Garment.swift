import ClosetDomain
import EntityCommands

extension EntityForm where Item == Garment {
  /// A garment asked for field by field.
  static let garment = EntityForm(
    title: "New garment", sample: Garment(name: "-", type: .shirt),
    fields: [
      EntityField("name", isRequired: true), EntityField("type", help: "shirt, jeans, coat, …", isRequired: true),
      EntityField("colors", help: "names or #rrggbb; several with ; between", argument: "--color"),
      EntityField("pattern", help: "striped, floral, …"), EntityField("material", help: "wool, linen, …"),
      EntityField("formality", help: "the usual one of the type unless given", choices: Formality.allCases.map(\.text)),
      EntityField("clo", label: "Warmth", help: "clo, such as 0.25", argument: "--warmth"), EntityField("brand"),
      EntityField("price", help: "such as 80.00 EUR"), EntityField("purchased", help: "2024, 2024-05 or 2024-05-31"),
    ])
}
