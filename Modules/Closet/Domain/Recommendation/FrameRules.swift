/// What the garments of each pool add in the frames of one formality, and which of them may have a pattern.
///
/// Every outfit keeps to the rules of one lead alone: none without a pattern, else the first slot with one.
struct FrameRules {
  private let fits: [Int]
  private let lead: Int?
  private let clash: Int

  init(_ shape: ShapeFrames, level: Formality, lead: Int?) {
    fits = shape.fits(level)
    self.lead = lead
    clash = shape.clash
  }

  /// What formality and pattern add; nil where such a garment has no place.
  @inline(__always)
  func value(_ formality: Formality, isBold: Bool, in pool: Int) -> Int? {
    guard let lead, pool >= lead else { return isBold ? nil : fits[formality.rawValue] }
    if pool > lead { return isBold ? fits[formality.rawValue] - clash : fits[formality.rawValue] }
    return isBold ? fits[formality.rawValue] : nil
  }
}
