/// What `@Argument`, `@Option`, `@Flag` and `@OptionGroup` have in common.
///
/// A class, since a program that just started finds a superclass far faster than the conformance to a protocol.
public class ArgumentDeclaration {
  init() {}

  /// - Parameter property: the name of the property in kebab-case.
  func declare(in set: inout ArgumentSet, property: String) {}

  /// Takes a text typed for an option or argument; a flag gets none.
  func take(_ text: String) throws {}

  /// Takes one of the names of a flag.
  func turn(on isOn: Bool) {}
}
