/// What a feature and its entity are called wherever they are named: in types, variables, on the command line, in SQL, in prose.
public struct FeatureNames: Equatable, Sendable {
  /// As in `ShoppingLists`: the module, the folders and the types about many.
  public let feature: String
  /// As in `ShoppingList`: the entity and the types about one.
  public let entity: String

  /// Checks the names and guesses the entity where it is not given.
  ///
  /// Throws `KitError` for a name that is not UpperCamelCase, that the language or `taken` has, or whose singular cannot be guessed.
  public init(feature: String, entity: String? = nil, taken: TakenNames) throws(KitError) {
    try Self.checkForm(feature)
    guard let entity = entity ?? Singular.of(feature) else {
      throw KitError("The singular of '\(feature)' cannot be guessed; state it: Tools/feature new \(feature) --entity NAME.")
    }
    try Self.checkForm(entity)
    guard entity != feature else {
      throw KitError("The feature and its entity are both called '\(entity)'; state another: --entity NAME.")
    }
    try taken.check(feature: feature)
    try taken.check(entity: entity)
    (self.feature, self.entity) = (feature, entity)
  }

  /// Names that were checked when the feature was made.
  init(known feature: String, entity: String) {
    (self.feature, self.entity) = (feature, entity)
  }

  /// Letters of a name, so that no sentence with it in the sources is wider than a line may be.
  static let longest = 24

  private static func checkForm(_ name: String) throws(KitError) {
    let bytes = Array(name.utf8)
    let isGood = bytes.first.map { $0 &- 0x41 < 26 } ?? false
    guard isGood, bytes.count <= longest, bytes.allSatisfy({ $0 &- 0x41 < 26 || $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }) else {
      throw KitError("'\(name)' is no name of a type; write at most \(longest) letters in UpperCamelCase, such as ShoppingLists.")
    }
    guard bytes.contains(where: { $0 &- 0x61 < 26 }) else {
      throw KitError("'\(name)' has no small letter, so its words cannot be told apart; write it as in Urls, not URLS.")
    }
  }
}
