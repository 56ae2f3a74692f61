import Entities

extension PropertyValue {
  /// The value as people read it; `none` is empty.
  var displayText: String {
    switch self {
    case .none: ""
    case .id(let id): UUIDText.of(id)
    case .text(let text): text
    case .integer(let number): String(number)
    case .number(let digits): digits
    case .flag(let flag): flag ? "yes" : "no"
    case .date(let date): DateText.of(date)
    case .list(let items): items.joined(separator: ", ")
    }
  }
}
