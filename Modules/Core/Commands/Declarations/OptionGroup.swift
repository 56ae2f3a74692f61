/// Declarations several commands share, as if they stood in the command itself.
///
/// Only the initializer says that the value is `ParsableArguments`: a program that just started takes long to find a conformance.
@propertyWrapper
public final class OptionGroup<Value>: ArgumentDeclaration {
  /// What was parsed into the group.
  public var wrappedValue: Value
  private let declareGroup: (OptionGroup, inout ArgumentSet) -> Void

  /// The group's arguments, options and flags with no value parsed yet.
  public init() where Value: ParsableArguments {
    wrappedValue = Value()
    declareGroup = { group, set in set.add(group.wrappedValue) { try group.wrappedValue.validate() } }
  }

  override func declare(in set: inout ArgumentSet, property: String) {
    declareGroup(self, &set)
  }
}
