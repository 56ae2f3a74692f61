/// What a result should not exceed; nothing where it is shown for information.
struct Goal: Equatable {
  var ratio: Double?
  var mebibytes: Int?
  var seconds: Double?

  static let none = Goal()

  var text: String {
    let parts = [
      ratio.map { "≤ \(Quantity.fixed($0, decimals: 1)) ×" }, mebibytes.map { "≤ \($0) MiB" },
      seconds.map { "≤ " + Quantity.duration($0) },
    ].compactMap(\.self)
    return parts.isEmpty ? "—" : parts.joined(separator: ", ")
  }

  /// nil where there is nothing to reach.
  func isReached(ratio: Double?, peak: Int?, app: Double? = nil) -> Bool? {
    let ratioFits = self.ratio.flatMap { limit in ratio.map { $0 <= limit } }
    let peakFits = mebibytes.flatMap { limit in peak.map { $0 <= limit << 20 } }
    let timeFits = seconds.flatMap { limit in app.map { $0 <= limit } }
    let verdicts = [ratioFits, peakFits, timeFits].compactMap(\.self)
    return verdicts.isEmpty ? nil : !verdicts.contains(false)
  }
}
