import CUTF8Proc

/// Scalars on their way through normalisation (Unicode Standard Annex #15): decomposed one by one, then put in order and composed.
///
/// The library's own function for whole texts sorts marks in quadratic time, which a text made of marks alone would exploit.
struct ScalarBuffer {
  private(set) var scalars: [Int32] = []

  mutating func append(_ scalar: UInt32) {
    scalars.append(Int32(bitPattern: scalar))
  }

  /// The canonical decomposition, as NFD has it.
  mutating func appendCanonical(_ scalar: UInt32) {
    Self.decompose(scalar, UTF8PROC_DECOMPOSE.rawValue) { append($0) }
  }

  /// The compatibility decomposition, as NFKD has it: ligatures, full-width and enclosed forms become plain ones.
  static func compatible(_ scalar: UInt32, _ body: (UInt32) -> Void) {
    decompose(scalar, UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue, body)
  }

  /// Full case folding (CaseFolding.txt, C and F): `ß` becomes `ss`.
  static func caseFolded(_ scalar: UInt32, _ body: (UInt32) -> Void) {
    decompose(scalar, UTF8PROC_CASEFOLD.rawValue, body)
  }

  static func category(_ scalar: UInt32) -> utf8proc_category_t {
    utf8proc_category(Int32(bitPattern: scalar))
  }

  /// Whether a renderer shows nothing for it (Default_Ignorable_Code_Point).
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    utf8proc_get_property(Int32(bitPattern: scalar)).pointee.ignorable != 0
  }

  /// Puts marks in canonical order and composes what composes, as NFC does.
  mutating func compose() {
    order()
    let options = utf8proc_option_t(UTF8PROC_COMPOSE.rawValue | UTF8PROC_STABLE.rawValue)
    let count = scalars.withUnsafeMutableBufferPointer { buffer in
      utf8proc_normalize_utf32(buffer.baseAddress, buffer.count, options)
    }
    if count >= 0 { scalars.removeLast(scalars.count - count) }
  }

  private mutating func order() {
    var start = 0
    while start < scalars.count {
      var end = start
      while end < scalars.count, Self.combiningClass(scalars[end]) > 0 { end += 1 }
      if end - start > 1 {
        // The offset keeps marks of one class in their order: `sort` does not promise to be stable.
        let marks = scalars[start..<end].enumerated().sorted {
          (Self.combiningClass($0.element), $0.offset) < (Self.combiningClass($1.element), $1.offset)
        }
        for (index, mark) in marks.enumerated() { scalars[start + index] = mark.element }
      }
      start = max(end, start + 1)
    }
  }

  private static func combiningClass(_ scalar: Int32) -> Int16 {
    utf8proc_get_property(scalar).pointee.combining_class
  }

  private static func decompose(_ scalar: UInt32, _ options: UInt32, _ body: (UInt32) -> Void) {
    // The longest decomposition is that of U+FDFA, 18 scalars; stability policy keeps it so.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 32) { buffer in
      var boundary: Int32 = 0
      let count = utf8proc_decompose_char(
        Int32(bitPattern: scalar), buffer.baseAddress, buffer.count, utf8proc_option_t(options), &boundary)
      guard count >= 0, count <= buffer.count else { return body(scalar) }
      for index in 0..<count { body(UInt32(bitPattern: buffer[index])) }
    }
  }
}
