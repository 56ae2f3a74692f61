import Values

/// The cell of categories: paths with commas between them, in which `\,` is a comma.
enum WooCommerceCategories {
  /// The paths as they are, such as `Body Care > Perfume, Cologne & Fragrance`.
  static func paths(_ cell: String) -> [String] {
    var paths = [""]
    var isEscaped = false
    for scalar in cell.unicodeScalars {
      if scalar == ",", !isEscaped {
        paths.append("")
        continue
      }
      if isEscaped, scalar != "," { paths[paths.count - 1] += "\\" }
      isEscaped = scalar == "\\" && !isEscaped
      if !isEscaped { paths[paths.count - 1].unicodeScalars.append(scalar) }
    }
    if isEscaped { paths[paths.count - 1] += "\\" }
    return paths.map(Tidy.trimmed).filter { !$0.isEmpty }
  }
}
