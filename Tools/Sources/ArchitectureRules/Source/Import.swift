/// An `import` of a source file, wherever it stands: behind attributes, in `#if`, several on a line.
struct Import {
  /// The module; without a submodule or declaration behind a dot.
  let module: String
  /// Names of the attributes before it, without `@`.
  let attributes: Set<String>
  let token: Token

  private static let kinds: Set = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
  private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]
  /// What stands before `import` where it is a label or a member, not the keyword.
  private static let marksBeforeName: Set = ["(", ",", ".", "[", ":"]

  /// All imports of the tokens, in their order.
  static func all(in tokens: [Token]) -> [Import] {
    tokens.indices.compactMap { index in
      guard tokens[index].isWord("import") else { return nil }
      return Import(at: index, in: tokens)
    }
  }

  private init?(at index: Int, in tokens: [Token]) {
    var next = index + 1
    if next + 1 < tokens.count, Self.kinds.contains(tokens[next].text), !tokens[next].isEscaped,
      tokens[next + 1].kind == .word
    {
      next += 1
    }
    guard next < tokens.count, tokens[next].kind == .word else { return nil }
    var before = index - 1
    attributes = Self.attributes(endingAt: &before, in: tokens)
    if before >= 0, tokens[before].kind == .mark, Self.marksBeforeName.contains(tokens[before].text) { return nil }
    module = tokens[next].text
    token = tokens[index]
  }

  /// Steps back over access levels and attributes such as `@_spi(Name)`.
  private static func attributes(endingAt index: inout Int, in tokens: [Token]) -> Set<String> {
    var found: Set<String> = []
    while index >= 0 {
      var name = index
      if tokens[name].isMark(")") {
        while name > 0, !tokens[name].isMark("(") { name -= 1 }
        name -= 1
      }
      if name > 0, tokens[name].kind == .word, tokens[name - 1].isMark("@") {
        found.insert(tokens[name].text)
        index = name - 2
      } else if tokens[index].kind == .word, access.contains(tokens[index].text), !tokens[index].isEscaped {
        index -= 1
      } else {
        break
      }
    }
    return found
  }
}
