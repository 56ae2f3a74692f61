public import Entities
import Values
import Views

/// An entity asked for field by field: its properties know how to read an answer, its rules whether it is good.
public struct EntityForm<Item: Entity>: Sendable {
  private let title: String
  private let sample: Item
  private let fields: [EntityField]

  /// `sample` keeps every rule, so that each answer is judged by itself. A field that names no property is left out.
  public init(title: String, sample: Item, fields: [EntityField]) {
    self.title = title
    self.sample = sample
    self.fields = fields
  }

  /// The form, filled with what is known already; of the properties named `unknown` nothing is, whatever the item holds.
  func view(of item: Item, unknown: Set<String>) -> FormView {
    FormView(
      title: title,
      fields: asked.map { field, property in
        self.field(of: field, property, initial: unknown.contains(field.name) ? "" : property.value(item).formText)
      })
  }

  /// The item with the answers in it; what was not changed stays exactly as it was.
  func item(_ item: Item, unknown: Set<String>, with answers: FormAnswers) throws -> Item {
    var item = item
    for (_, property) in asked {
      let answer = answers[property.name] ?? ""
      if unknown.contains(property.name) || answer != property.value(item).formText {
        try property.set(&item, Self.input(answer, of: property))
      }
    }
    return item
  }

  private var asked: [(EntityField, Property<Item>)] {
    fields.compactMap { field in Item.properties.first { $0.name == field.name }.map { (field, $0) } }
  }

  private func field(of field: EntityField, _ property: Property<Item>, initial: String) -> FormField {
    FormField(
      field.name, label: field.label ?? PropertyTitle.of(field.name),
      help: field.help ?? (property.isList ? "several with ; between" : nil),
      kind: field.choices.map { .choice($0) } ?? .text, isRequired: field.isRequired, initial: initial,
      argument: field.argument ?? "--\(field.name)",
      validate: { [sample] text in
        var item = sample
        do {
          try property.set(&item, Self.input(text, of: property))
          _ = try item.prepared()
          return nil
        } catch {
          return (error as? any Failure)?.message ?? "This cannot be stored."
        }
      })
  }

  private static func input(_ text: String, of property: Property<Item>) -> PropertyInput {
    if text.isEmpty { return .empty }
    return property.isList ? .list(text.split(separator: ";").map(String.init)) : .text(text)
  }
}

extension PropertyValue {
  fileprivate var formText: String {
    switch self {
    case .none: ""
    case .id(let id): UUIDText.text(id)
    case .text(let text), .number(let text): text
    case .integer(let number): String(number)
    case .flag(let flag): flag ? "yes" : "no"
    case .date(let date): date.text
    case .money(let money): money.text
    case .list(let items): items.joined(separator: "; ")
    case .members(let members): members.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
    }
  }
}
