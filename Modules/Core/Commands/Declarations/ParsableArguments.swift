/// Arguments, options and flags declared as properties with `@Argument`, `@Option`, `@Flag` and `@OptionGroup`.
public protocol ParsableArguments: SendableMetatype {
  /// Every call makes fresh places for values; a copy shares those of its original, so that one task makes, fills and runs it.
  init()

  /// Checks what no single value can tell, after all are parsed; the text of what it throws becomes a usage error.
  mutating func validate() throws
}

extension ParsableArguments {
  public mutating func validate() throws {}
}
