/// Declarations several commands share, as if they stood in the command itself.
@propertyWrapper
public final class OptionGroup<Value: ParsableArguments>: ArgumentDeclaration {
  /// What was parsed into the group.
  public var wrappedValue: Value

  /// The group's arguments, options and flags with no value parsed yet.
  override public init() {
    wrappedValue = Value()
  }

  override func declare(in set: inout ArgumentSet, property: String) {
    set.add(wrappedValue) { try self.wrappedValue.validate() }
  }
}
