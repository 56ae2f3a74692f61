/// Arguments, options and flags declared as properties with `@Argument`, `@Option`, `@Flag` and `@OptionGroup`.
public protocol ParsableArguments: SendableMetatype {
  /// Every call makes a fresh set of slots; a copy of a value shares the slots of its original.
  init()

  /// Checks what no single value can tell, after all are parsed; the text of what it throws becomes a usage error.
  mutating func validate() throws
}

extension ParsableArguments {
  public mutating func validate() throws {}
}
