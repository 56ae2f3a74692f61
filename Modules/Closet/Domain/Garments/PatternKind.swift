/// Whether a pattern draws the eye; of those an outfit bears one.
enum PatternKind {
  /// False for none, and for what looks plain from a step away, such as a pinstripe.
  static func isBold(_ pattern: String?) -> Bool {
    guard let pattern else { return false }
    return !calm.contains(PlainWord.of(pattern))
  }

  private static let calm: Set = [
    "", "plain", "solid", "none", "unicolor", "unicolour", "uni", "pinstripe", "pinstriped", "herringbone", "birdseye", "ribbed",
    "melange", "marl", "heather", "textured", "cable", "cableknit", "knit", "quilted", "waffle", "faded", "washed", "twill",
  ]
}
