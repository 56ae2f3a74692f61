/// "Did you mean": the words nearest to what was typed.
enum Suggestion {
  /// ` Did you mean 'list'?`, or nothing when no candidate is near.
  static func text(for typed: String, among candidates: [String]) -> String {
    phrase(nearest(to: typed, among: candidates))
  }

  static func phrase(_ words: [String]) -> String {
    guard let last = words.last else { return "" }
    let others = words.dropLast().map { "'\($0)', " }.joined()
    return others.isEmpty ? " Did you mean '\(last)'?" : " Did you mean \(others.dropLast(2)) or '\(last)'?"
  }

  /// At most three, all equally near; a candidate that begins with what was typed counts as one letter away.
  static func nearest(to typed: String, among candidates: [String]) -> [String] {
    let word = letters(typed)
    var best = Int.max
    var nearest: [String] = []
    for candidate in candidates where !nearest.contains(candidate) {
      guard let distance = distance(from: word, to: letters(candidate)), distance <= best else { continue }
      if distance < best { nearest = [] }
      best = distance
      nearest.append(candidate)
    }
    return Array(nearest.prefix(3))
  }

  private static func letters(_ text: String) -> [Character] {
    Array(text.drop { $0 == "-" }.lowercased())
  }

  /// `nil` when the words have too little in common to be a slip.
  private static func distance(from typed: [Character], to candidate: [Character]) -> Int? {
    let limit = max(1, min(3, (max(typed.count, candidate.count) + 1) / 3))
    if typed.count >= 2, candidate.count > typed.count, candidate.starts(with: typed) { return 1 }
    guard !typed.isEmpty, abs(typed.count - candidate.count) <= limit else { return nil }
    let distance = editDistance(typed, candidate)
    return distance <= limit && distance < max(typed.count, candidate.count) ? distance : nil
  }

  /// Letters added, dropped, changed, or two neighbours swapped (optimal string alignment).
  static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in 1...left.count {
      var row = [i]
      for j in 1...right.count {
        let isSame = left[i - 1] == right[j - 1]
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
