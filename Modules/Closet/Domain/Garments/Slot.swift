public import Values

/// The place on the body a garment takes; one garment each, but accessories may repeat and a full body stands for top and bottom.
public enum Slot: String, TextValue, CaseIterable {
  case baseTop, midLayer, outerLayer, bottom, fullBody, footwear, accessory

  /// Takes the name in any case, with or without blanks and hyphens.
  public init(parsing text: String) throws(ValueError) {
    let name = PlainWord.of(text)
    guard let slot = Self.allCases.first(where: { PlainWord.of($0.rawValue) == name }) else {
      throw ValueError("\(quoted(text)) is no slot; allowed are \(Self.allCases.map(\.text).joined(separator: ", ")).")
    }
    self = slot
  }

  public var text: String { rawValue }

  /// As people say it, in lower case.
  public var title: String {
    switch self {
    case .baseTop: "top"
    case .midLayer: "middle layer"
    case .outerLayer: "outer layer"
    case .bottom: "bottom"
    case .fullBody: "one-piece"
    case .footwear: "footwear"
    case .accessory: "accessory"
    }
  }

  /// Whether it can be taken off during the day.
  public var isRemovable: Bool {
    switch self {
    case .midLayer, .outerLayer: true
    case .baseTop, .bottom, .fullBody, .footwear, .accessory: false
    }
  }
}
