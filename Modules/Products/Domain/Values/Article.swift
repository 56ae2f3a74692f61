import Values

/// What makes two products without a GTIN the same one: the name without case, accents, blanks and punctuation, and the SKU.
public struct Article: Sendable, Hashable {
  /// Letters and digits of the name, and the SKU as it is.
  public let key: String

  /// The article a product is.
  public init(of product: Product) {
    self.init(foldedName: Fold.folded(product.name), sku: product.sku)
  }

  /// The same where the fold is at hand already.
  public init(foldedName: String, sku: String?) {
    key = Self.letters(of: foldedName) + "|" + (sku ?? "")
  }

  private static func letters(of folded: String) -> String {
    var folded = folded
    let letters = folded.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { output in
        var count = 0
        for byte in bytes where isLetter(byte) {
          output[count] = byte
          count += 1
        }
        return count
      }
    }
    // A name of signs alone is still a name.
    return letters.isEmpty ? folded : letters
  }

  /// `+`, `#`, `.` and `/` tell sizes and models apart: 1.5 and 15, C and C++.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x80..., 0x30...0x39, 0x61...0x7A, 0x23, 0x2B, 0x2E, 0x2F: true
    default: false
    }
  }
}
