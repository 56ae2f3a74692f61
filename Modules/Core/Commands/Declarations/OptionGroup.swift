/// Declarations several commands share, as if they stood in the command itself.
@propertyWrapper
public struct OptionGroup<Value: ParsableArguments>: ArgumentGroup {
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

  var arguments: any ParsableArguments { slot.value }

  func validate() throws {
    try slot.value.validate()
  }
}

/// A property that brings the declarations of another `ParsableArguments` type.
protocol ArgumentGroup {
  var arguments: any ParsableArguments { get }
  func validate() throws
}
