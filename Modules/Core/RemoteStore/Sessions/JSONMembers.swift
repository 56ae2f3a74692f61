public import Files

extension [JSONMember] {
  /// The text of a member; nil where it is none.
  public func text(_ name: String) -> String? {
    if case .string(let text)? = last(where: { $0.name == name })?.value { text } else { nil }
  }

  /// The members of an object within; none where it is none.
  public func object(_ name: String) -> [JSONMember] {
    if case .object(let members)? = last(where: { $0.name == name })?.value { members } else { [] }
  }

  func number(_ name: String) -> Int64? {
    if case .number(let digits)? = last(where: { $0.name == name })?.value { Int64(digits) } else { nil }
  }
}
