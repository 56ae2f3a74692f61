import Entities
import Files
import Values

extension PropertyValue {
  /// The value as people read it; `none` is empty.
  var displayText: String {
    switch self {
    case .none: ""
    case .id(let id): UUIDText.text(id)
    case .text(let text): text
    case .integer(let number): String(number)
    case .number(let digits): digits
    case .flag(let flag): flag ? "yes" : "no"
    case .date(let date): date.text
    case .money(let money): money.text
    case .list(let items): items.joined(separator: ", ")
    case .members(let members): JSONText.object(members)
    }
  }
}
