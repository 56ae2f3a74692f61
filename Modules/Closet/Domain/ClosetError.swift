public import Foundation
public import Values

/// What the rules of the closet refuse.
public enum ClosetError: Failure, Equatable {
  case nameMissing
  case typeMissing
  case negativePrice(Money)
  /// Something of the same name, type and colours.
  case alreadyThere(Garment)
  case gone(UUID)
  /// Clothes are worn today or earlier.
  case wornInFuture(Day, today: Day)
  /// A name that is not one garment's alone, and the ids of the first of them.
  case severalNamed(String, ids: [UUID])

  public var kind: FailureKind {
    switch self {
    case .nameMissing, .typeMissing, .negativePrice, .wornInFuture: .invalidValue
    case .alreadyThere: .taken
    case .severalNamed: .refused
    case .gone: .notFound
    }
  }

  public var message: String {
    switch self {
    case .nameMissing: "A garment needs a name."
    case .typeMissing: "A garment needs a type, such as shirt or jeans."
    case .negativePrice(let price): "'\(price.text)' is no price; a price is 0 or more."
    case .alreadyThere(let garment):
      "\(quoted(garment.name)) is there already, with the id \(UUIDText.text(garment.id))."
    case .gone(let id): "The garment \(UUIDText.text(id)) is no longer there."
    case .wornInFuture(let day, let today): "'\(day.text)' is in the future; today is \(today.text)."
    case .severalNamed(let name, let ids):
      "Several garments are called \(quoted(name)): \(ids.map { UUIDText.text($0) }.joined(separator: ", ")). Give an id."
    }
  }
}
