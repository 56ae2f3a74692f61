/// What `@Argument` and `@Option` share: a slot, and a definition whose input fills it.
struct ArgumentStorage<Value> {
  /// What the declaration says besides its type.
  struct Label {
    /// `nil` for an argument.
    let names: NameSpecification?
    let help: ArgumentHelp?
    let completion: CompletionKind?
  }

  let slot: Slot<Value>
  let definition: ArgumentDefinition

  private init<Element>(
    _ label: Label, initial: Value?, isRepeating: Bool = false, parser: ValueParser<Element>,
    defaultValue: @escaping () -> String?,
    fill: @escaping (Slot<Value>, Element) -> Void
  ) {
    let slot = Slot(initial)
    self.slot = slot
    definition = ArgumentDefinition(
      names: label.names, help: label.help ?? ArgumentHelp(), isRequired: initial == nil, isRepeating: isRepeating,
      makeAllowed: parser.allowed, makeDefaultValue: defaultValue, completion: label.completion ?? parser.completion,
      input: .value { fill(slot, try parser.parse($0)) })
  }

  /// One value; required when there is no initial one.
  init(_ label: Label, initial: Value?, parser: ValueParser<Value>) {
    self.init(label, initial: initial, parser: parser, defaultValue: { initial.map(parser.describe) }, fill: { $0.value = $1 })
  }

  /// At most one value; `nil` when not given.
  init<Wrapped>(_ label: Label, parser: ValueParser<Wrapped>) where Value == Wrapped? {
    self.init(label, initial: .some(nil), parser: parser, defaultValue: { nil }, fill: { $0.value = $1 })
  }

  /// Any number of values, in the order given; the first one takes the place of the initial ones.
  init<Element>(_ label: Label, initial: [Element]?, parser: ValueParser<Element>) where Value == [Element] {
    var isFirst = true
    let shown = { initial.flatMap { $0.isEmpty ? nil : $0.map(parser.describe).joined(separator: ", ") } }
    self.init(label, initial: initial, isRepeating: true, parser: parser, defaultValue: shown) { slot, element in
      if isFirst { slot.value = [] }
      isFirst = false
      slot.value.append(element)
    }
  }
}
