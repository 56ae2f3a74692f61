/// Guesses the singular of an English plural in UpperCamelCase, where a rule gives one that is hardly ever wrong.
enum Singular {
  /// In `-ies`, but with an `e` of their own.
  private static let keepingE = ["Movies", "Cookies", "Pies", "Ties", "Calories", "Selfies", "Zombies", "Hoodies"]

  private static let notPlural = ["News", "Series", "Species"]

  static func of(_ plural: String) -> String? {
    func without(_ count: Int) -> String { String(plural.dropLast(count)) }
    func ends(_ endings: String...) -> Bool { endings.contains { plural.count > $0.count && plural.hasSuffix($0) } }
    if keepingE.contains(where: plural.hasSuffix) { return without(1) }
    // Potatoes and shoes, buses and houses, knives and caves: no rule tells them apart.
    if ends("oes", "uses", "yses", "ves", "ss", "us", "is") || notPlural.contains(where: plural.hasSuffix) { return nil }
    if ends("ies") { return without(3) + "y" }
    if ends("xes", "ches", "shes", "sses") { return without(2) }
    return ends("s") ? without(1) : nil
  }
}
