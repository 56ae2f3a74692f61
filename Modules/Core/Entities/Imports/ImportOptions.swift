/// How an import treats rows that match something stored, and when it is kept.
public struct ImportOptions: Sendable, Equatable {
  /// A matching row replaces what is stored instead of only filling what is empty.
  public var overwrites: Bool
  /// Everything is done and counted, then discarded.
  public var isDryRun: Bool
  /// One rejected row discards all.
  public var isStrict: Bool

  /// By default rows fill what is empty, and good ones are kept beside bad ones.
  public init(overwrites: Bool = false, isDryRun: Bool = false, isStrict: Bool = false) {
    self.overwrites = overwrites
    self.isDryRun = isDryRun
    self.isStrict = isStrict
  }
}
