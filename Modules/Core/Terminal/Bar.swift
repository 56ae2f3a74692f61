/// Horizontal bars of statistics and progress.
public enum Bar {
  /// U+258F to U+2589: one to seven eighths of a column, filled from the left.
  private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// A bar of at most `width` columns for a value of 0 to `maximum`; what is not zero shows at least its smallest mark.
  public static func text(_ value: Int, of maximum: Int, width: Int, usesBlocks: Bool) -> String {
    guard value > 0, maximum > 0, width > 0 else { return "" }
    let share = min(Double(value) / Double(maximum), 1)
    if !usesBlocks { return String(repeating: "#", count: max(1, Int((share * Double(width)).rounded()))) }
    let filled = max(1, Int((share * Double(width) * 8).rounded()))
    let full = String(repeating: "█", count: filled / 8)
    return filled % 8 == 0 ? full : full + String(eighths[filled % 8 - 1])
  }
}
