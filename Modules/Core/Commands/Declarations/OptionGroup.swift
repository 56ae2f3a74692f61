/// Declarations several commands share, as if they stood in the command itself.
@propertyWrapper
public struct OptionGroup<Value: ParsableArguments>: ArgumentDeclaration {
  private let slot: Slot<Value>

  /// The group's arguments, options and flags with no value parsed yet.
  public init() {
    slot = Slot(Value())
  }

  /// What was parsed into the group.
  public var wrappedValue: Value {
    get { slot.value }
    nonmutating set { slot.value = newValue }
  }

  func declare(in set: inout ArgumentSet, property: String) {
    set.add(slot.value) { [slot] in try slot.value.validate() }
  }
}
