import Entities
import Foundation

/// What the tests of stores keep: a value of every kind, missing or not.
struct Plant: Entity {
  static let noun = Noun("plant", "plants")
  static let properties: [Property<Plant>] = [
    .id, .text("name", { $0.name }, { $0.name = $1 }), exact("nickname", { $0.nickname }, { $0.nickname = $1 }),
    number("height", { $0.height }, { $0.height = $1 ?? 0 }), number("sown", { $0.sown }, { $0.sown = $1 }),
    exact("code", { $0.code }, { $0.code = $1 }), number("bed", { $0.bed }, { $0.bed = $1 }),
    number("place", { $0.place }, { $0.place = $1 }), .text("remark", { $0.remark }, { $0.remark = $1 }),
  ]

  var id: UUID
  var name: String
  var nickname: String?
  var height: Int
  var sown: Int?
  /// No two plants have the same.
  var code: String?
  /// No two plants stand in one bed at one place.
  var bed: Int?
  var place: Int?
  var remark: String

  init(
    _ number: Int, _ name: String = "", nickname: String? = nil, height: Int = 0, sown: Int? = nil, code: String? = nil,
    bed: Int? = nil, place: Int? = nil, remark: String = ""
  ) {
    id = UUID(plant: number)
    self.name = name
    self.nickname = nickname
    self.height = height
    self.sown = sown
    self.code = code
    self.bed = bed
    self.place = place
    self.remark = remark
  }

  func prepared() -> Plant { self }

  /// A text of which an empty one is not a missing one.
  private static func exact(
    _ name: String, _ get: @escaping @Sendable (Plant) -> String?, _ set: @escaping @Sendable (inout Plant, String?) -> Void
  ) -> Property<Plant> {
    Property(
      name, value: { get($0).map { .text($0) } ?? .none },
      set: { if case .text(let text) = $1 { set(&$0, text) } else { set(&$0, nil) } }, copy: { set(&$1, get($0)) })
  }

  private static func number(
    _ name: String, _ get: @escaping @Sendable (Plant) -> Int?, _ set: @escaping @Sendable (inout Plant, Int?) -> Void
  ) -> Property<Plant> {
    Property(
      name, value: { get($0).map { .integer($0) } ?? .none }, set: { set(&$0, try $1.singleText(name).flatMap { Int($0) }) },
      copy: { set(&$1, get($0)) })
  }
}

extension UUID {
  /// Sorted as the numbers are.
  init(plant number: Int) {
    let digits = String(number, radix: 16)
    let text = "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
    guard let id = UUID(uuidString: text) else { preconditionFailure("12 digits make a UUID") }
    self = id
  }

  /// The number of a plant made by `init(plant:)`.
  var plant: Int { Int(uuidString.suffix(12), radix: 16) ?? -1 }
}
