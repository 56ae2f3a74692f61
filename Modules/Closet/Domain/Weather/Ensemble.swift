/// The insulation of clothes worn together.
enum Ensemble {
  /// In clo, from the sum of the garments' own values in hundredths (ISO 9920, summation of garment insulation).
  static func insulation(sum hundredths: Int) -> Double {
    0.835 * Double(hundredths) / 100 + 0.161
  }
}
