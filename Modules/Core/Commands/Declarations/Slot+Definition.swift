// A generic type costs time when a program first uses it, for every type of value. Hence functions, and no type for these.
extension Slot {
  /// One value; required when the slot is empty.
  func one(_ label: ValueLabel, describe: @escaping (Value) -> String, _ parse: @escaping (String) throws -> Value)
    -> ArgumentDefinition
  {
    let initial = stored
    return definition(label, makeDefaultValue: { initial.map(describe) }, take: { self.value = try parse($0) })
  }

  /// At most one value.
  func optional<Wrapped>(_ label: ValueLabel, _ parse: @escaping (String) throws -> Wrapped) -> ArgumentDefinition
  where Value == Wrapped? {
    definition(label, makeDefaultValue: { nil }, take: { self.value = try parse($0) })
  }

  /// Any number of values, in the order given; the first one takes the place of those the slot began with.
  func many<Element>(
    _ label: ValueLabel, describe: @escaping (Element) -> String, _ parse: @escaping (String) throws -> Element
  ) -> ArgumentDefinition where Value == [Element] {
    let initial = stored ?? []
    var isFirst = true
    let shown = { initial.isEmpty ? nil : initial.map(describe).joined(separator: ", ") }
    var definition = definition(label, makeDefaultValue: shown) { text in
      let element = try parse(text)
      if isFirst { self.value = [] }
      isFirst = false
      self.value.append(element)
    }
    definition.isRepeating = true
    return definition
  }

  private func definition(
    _ label: ValueLabel, makeDefaultValue: @escaping () -> String?, take: @escaping (String) throws -> Void
  ) -> ArgumentDefinition {
    ArgumentDefinition(
      names: label.names, help: label.help ?? ArgumentHelp(), isRequired: stored == nil, makeAllowed: label.allowed,
      makeDefaultValue: makeDefaultValue, completion: label.completion ?? .default, input: .value(take))
  }
}
