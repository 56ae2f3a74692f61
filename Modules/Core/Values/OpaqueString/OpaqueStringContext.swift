/// The characters that are allowed beside certain others only (RFC 5892, appendix A).
struct OpaqueStringContext {
  let scalars: [Unicode.Scalar]
  let place: Int

  /// nil for a character without a rule of this kind.
  var isInPlace: Bool? {
    switch scalars[place].value {
    case 0xB7: before == "l" && after == "l"
    case 0x200C: isAfterVirama || isBetweenJoiningLetters
    case 0x200D: isAfterVirama
    case 0x375: isIn(after, 0x370...0x3FF, 0x1F00...0x1FFF)
    case 0x5F3, 0x5F4: isIn(before, 0x590...0x5FF)
    // Both rows of Arabic digits look alike; one text has only one of them.
    case 0x660...0x669: !scalars.contains { (0x6F0...0x6F9).contains($0.value) }
    case 0x6F0...0x6F9: !scalars.contains { (0x660...0x669).contains($0.value) }
    case 0x30FB: scalars.contains { isIn($0, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF) }
    default: nil
    }
  }

  private var before: Unicode.Scalar? { place > 0 ? scalars[place - 1] : nil }
  private var after: Unicode.Scalar? { place + 1 < scalars.count ? scalars[place + 1] : nil }

  /// The sign that joins consonants of Indic scripts has the combining class 9.
  private var isAfterVirama: Bool { before?.properties.canonicalCombiningClass.rawValue == 9 }

  /// By the blocks of scripts whose letters join: the joining types the rule speaks of are in no table at hand.
  private var isBetweenJoiningLetters: Bool {
    isIn(before, 0x620...0x64A, 0x66E...0x6D3, 0x712...0x77F, 0x7CA...0x7EA, 0x1820...0x18AA)
      && isIn(after, 0x620...0x64A, 0x66E...0x6D3, 0x712...0x77F, 0x7CA...0x7EA, 0x1820...0x18AA)
  }

  private func isIn(_ scalar: Unicode.Scalar?, _ ranges: ClosedRange<UInt32>...) -> Bool {
    guard let scalar else { return false }
    return ranges.contains { $0.contains(scalar.value) }
  }
}
