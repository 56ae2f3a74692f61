extension String {
  /// ASCII letters and digits, with dashes, dots and underscores between.
  var isPlainName: Bool {
    guard let first = unicodeScalars.first, first != "-" else { return false }
    return unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
      default: false
      }
    }
  }
}

extension [String] {
  /// Each element that occurs more than once, in the order of the second occurrences.
  var repeated: [String] {
    var counts: [String: Int] = [:]
    return filter { element in
      counts[element, default: 0] += 1
      return counts[element] == 2
    }
  }
}
