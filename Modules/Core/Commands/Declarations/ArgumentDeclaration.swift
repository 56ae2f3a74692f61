/// A property of a `ParsableArguments` type that stands for something on the command line.
protocol ArgumentDeclaration {
  /// - Parameter property: the name of the property in kebab-case.
  func declare(in set: inout ArgumentSet, property: String)
}
