import Entities
import Files

extension TableDescription {
  /// What a member says about the column at a place.
  func input(_ value: JSONValue, at place: Int) throws(RESTError) -> PropertyInput {
    if case .null = value { return .empty }
    guard case .array(let items) = value else { return .text(try text(value, at: place)) }
    guard columns[place].isList else {
      let column = columns[place]
      throw .invalidValue("[…]", column.kind, details: "\(column.name): it is one value, not a list.")
    }
    var texts: [String] = []
    for item in items where item != .null { texts.append(try text(item, at: place)) }
    return texts.isEmpty ? .empty : .list(texts)
  }

  private func text(_ value: JSONValue, at place: Int) throws(RESTError) -> String {
    switch value {
    case .null: return ""
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let digits): return digits
    case .string(let text): return text
    case .array, .object:
      let column = columns[place]
      throw RESTError.invalidValue("{…}", column.kind, details: "\(column.name): an array or object is no value here.")
    }
  }
}
