/// Writes folded scalars with one space between words and none at the ends.
struct FoldWriter {
  private(set) var output: [UInt8]
  private let start: Int
  private var owesSpace = false
  private var afterWord = false

  init(_ output: consuming [UInt8]) {
    start = output.count
    self.output = output
  }

  @inline(__always)
  mutating func put(_ scalar: UInt32, _ kind: FoldedScalar) {
    switch kind {
    case .space:
      owesSpace = true
      afterWord = false
    case .plain:
      separate()
      UTF8Scalars.append(scalar, to: &output)
      afterWord = false
    case .word:
      owesSpace = true
      separate()
      UTF8Scalars.append(scalar, to: &output)
      owesSpace = true
      afterWord = true
    case .mark:
      if !afterWord { separate() }
      UTF8Scalars.append(scalar, to: &output)
    }
  }

  @inline(__always)
  private mutating func separate() {
    if owesSpace, output.count > start { output.append(0x20) }
    owesSpace = false
  }
}
