/// A line of a card: patches of colour, a label and a text, each of which may be missing.
public struct CardLine: Sendable, Equatable {
  /// Eight bits each for red, green and blue; shown where the output can.
  public let swatches: [UInt32]
  /// Stands in a column of its own.
  public let label: String
  /// Is wrapped where there is too little room.
  public let text: String

  /// A line of text alone, unless it is said otherwise.
  public init(_ text: String, label: String = "", swatches: [UInt32] = []) {
    self.text = text
    self.label = label
    self.swatches = swatches
  }
}
