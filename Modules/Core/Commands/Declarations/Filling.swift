/// Ways a text typed changes the value of a property.
enum Filling {
  static func one<Value>(_ parse: @escaping (String) throws -> Value) -> (inout Value?, String) throws -> Void {
    { $0 = try parse($1) }
  }

  static func optional<Wrapped>(_ parse: @escaping (String) throws -> Wrapped) -> (inout Wrapped??, String) throws -> Void {
    { $0 = try .some(parse($1)) }
  }

  /// Keeps the order; the first value takes the place of the initial ones.
  static func many<Element>(_ parse: @escaping (String) throws -> Element) -> (inout [Element]?, String) throws -> Void {
    var isFirst = true
    return { values, text in
      let element = try parse(text)
      values = (isFirst ? [] : values ?? []) + [element]
      isFirst = false
    }
  }
}
