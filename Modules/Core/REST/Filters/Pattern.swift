/// A pattern of `like`: `%` (or `*`, which needs no escape in a URL) is any text, `_` any character, `\` takes the next as it is.
enum Pattern: Equatable {
  case whole(String)
  case prefix(String)
  case part(String)

  /// nil for a pattern the store has no operator for.
  init?(_ text: String) {
    // By scalars: what follows a wildcard may be a mark, which makes one character with it.
    var scalars = String.UnicodeScalarView()
    var wildcards: [Int] = []
    var isEscaped = false
    var length = 0
    for character in text.unicodeScalars {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      if !isEscaped, character == "_" { return nil }
      if !isEscaped, character == "%" || character == "*" {
        wildcards.append(length)
        continue
      }
      isEscaped = false
      scalars.append(character)
      length += 1
    }
    let literal = String(scalars)
    let (starts, ends) = (wildcards.contains(0), wildcards.contains(length))
    guard !isEscaped, wildcards.allSatisfy({ $0 == 0 || $0 == length }) else { return nil }
    switch (starts, ends) {
    case (false, false): self = .whole(literal)
    case (false, true): self = .prefix(literal)
    case (true, true): self = .part(literal)
    case (true, false): return nil
    }
  }
}
