public import Entities
import Values

extension Garment {
  public static let properties: [Property<Garment>] = [
    .id,
    .text("name", { $0.name }, { $0.name = $1 }),
    .optional("type", as: { (type: GarmentType) in .text(type.text) }, { $0.type }, { $0.type = $1 }),
    slotProperty,
    colorsProperty,
    .optionalText("pattern", { $0.pattern }, { $0.pattern = $1 }),
    .optionalText("material", { $0.material }, { $0.material = $1 }),
    Property.optional(
      "formality", as: { (formality: Formality) in .text(formality.text) }, { $0.formality }, { $0.formality = $1 }
    ).filledIf { $0.formality != $0.type?.formality },
    Property.optional(
      "clo", aliases: ["warmth"], as: { (insulation: Insulation) in .number(insulation.text) }, { $0.insulation },
      { $0.insulation = $1 }
    ).filledIf { $0.insulation != $0.usualInsulation },
    Property.flag("waterproof", { $0.isWaterproof }, { $0.isWaterproof = $1 })
      .filledIf { $0.isWaterproof != $0.type?.isWaterproof },
    Property.flag("windproof", { $0.isWindproof }, { $0.isWindproof = $1 })
      .filledIf { $0.isWindproof != $0.type?.isWindproof },
    .optionalText("brand", { $0.brand }, { $0.brand = $1 }),
    .optionalMoney("price", { $0.price }, { $0.price = $1 }),
    .optional("purchased", as: { (date: CalendarDate) in .date(date) }, { $0.purchased }, { $0.purchased = $1 }),
    wearsProperty.filledIf { $0.wears > 0 },
    .optional("lastWorn", as: { (day: Day) in .date(day.date) }, { $0.lastWorn }, { $0.lastWorn = $1 }),
    Property.flag("inWash", { $0.isInWash }, { $0.isInWash = $1 ?? false }).filledIf(\.isInWash),
  ]

  /// Follows from the type, so that what a file says of it is only checked for being a slot.
  private static let slotProperty = Property<Garment>(
    "slot", value: { garment in if let slot = garment.slot { .text(slot.text) } else { .none } },
    set: { _, input in
      if let text = try input.singleText("slot") { _ = try Slot(parsing: text) }
    }, copy: { _, _ in })

  private static let colorsProperty = Property<Garment>(
    "colors", aliases: ["color", "colour", "colours"], isList: true, value: { .list($0.colors.map(\.text)) },
    set: { garment, input in
      garment.colors = try GarmentColor.list(parsing: input.items)
    }, copy: { $1.colors = $0.colors })

  private static let wearsProperty = Property<Garment>(
    "wears", value: { .integer($0.wears) },
    set: { garment, input in
      guard let text = try input.singleText("wears") else {
        garment.wears = 0
        return
      }
      guard let wears = Int(text), text.utf8.allSatisfy({ $0 &- 0x30 < 10 }), allowedWears.contains(wears) else {
        throw ValueError("\(quoted(text)) is no number of wears; allowed are 0 to \(allowedWears.upperBound).")
      }
      garment.wears = wears
    }, copy: { $1.wears = $0.wears })

  /// Once a day for a hundred years.
  static let allowedWears = 0...36_525
}

extension Property<Garment> {
  /// The same property, whose usual value counts as none: a file fills it in.
  fileprivate func filledIf(_ isFilled: @escaping @Sendable (Garment) -> Bool) -> Property {
    Property(name, aliases: aliases, isList: isList, value: value, set: set, isEmpty: { !isFilled($0) }, copy: copy)
  }

  /// Yes or no, as people and programs write it.
  fileprivate static func flag(
    _ name: String, _ get: @escaping @Sendable (Garment) -> Bool?, _ set: @escaping @Sendable (inout Garment, Bool?) -> Void
  ) -> Property {
    Property(
      name, value: { garment in if let flag = get(garment) { .flag(flag) } else { .none } },
      set: { garment, input in
        guard let text = try input.singleText(name) else { return set(&garment, nil) }
        switch text.lowercased() {
        case "true", "yes", "y", "1": set(&garment, true)
        case "false", "no", "n", "0": set(&garment, false)
        default: throw ValueError("\(quoted(text)) is neither true nor false.")
        }
      }, copy: { set(&$1, get($0)) })
  }
}
