/// Passwords as the PRECIS profile OpaqueString prepares them (RFC 8265, section 4.2), so that one password typed on two keyboards is one.
public enum OpaqueString {
  /// Why a text is no such string.
  public enum Problem: Error, Equatable {
    case empty
    /// A character of a kind that is never allowed: a control, an invisible one, one that Unicode has not assigned.
    case forbidden(Unicode.Scalar)
    /// A character that is allowed beside certain others only (RFC 5892, appendix A).
    case misplaced(Unicode.Scalar)
  }

  /// The text with every kind of blank as U+0020 and in NFC; case and width stay.
  public static func prepared(_ text: String) throws(Problem) -> String {
    var spaced = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      spaced.append(!scalar.isASCII && scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
    }
    let prepared = NFC.normalized(String(spaced))
    if prepared.isEmpty { throw .empty }
    let scalars = Array(prepared.unicodeScalars)
    for (place, scalar) in scalars.enumerated() where !scalar.isASCII || scalar.value < 0x20 || scalar.value == 0x7F {
      if let isInPlace = OpaqueStringContext(scalars: scalars, place: place).isInPlace {
        if !isInPlace { throw .misplaced(scalar) }
      } else if !isAllowed(scalar) {
        throw .forbidden(scalar)
      }
    }
    return prepared
  }

  /// Whether the FreeformClass has the scalar wherever it stands (RFC 8264, sections 4.3 and 9).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Exceptions of RFC 5892, section 2.6.
    case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: return false
    // Old Hangul jamo, which do not compose.
    case 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7FB: return false
    default: break
    }
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isNoncharacterCodePoint { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}
