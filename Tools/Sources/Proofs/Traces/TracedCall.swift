/// A system call as `strace -f -y` shows it when it is over.
struct TracedCall: Equatable {
  let name: String
  /// As printed, without blanks around them.
  let arguments: [String]
  /// Negative when it failed.
  let result: Int
  /// Whether strace made it fail.
  let isInjected: Bool
  /// The path behind the result where it is a descriptor.
  let resultPath: String?

  /// The number of a descriptor and the path behind it, of an argument such as `3</a/b>`.
  func descriptor(_ place: Int) -> (number: Int, path: String)? {
    guard place < arguments.count else { return nil }
    return Self.descriptor(arguments[place])
  }

  static func descriptor(_ text: String) -> (number: Int, path: String)? {
    guard let open = text.firstIndex(of: "<"), text.hasSuffix(">"), let number = Int(text[..<open]) else { return nil }
    return (number, String(decoding: StraceText.decoded(text[open...].dropFirst().dropLast()), as: UTF8.self))
  }

  /// The bytes of an argument in quotation marks; nil when strace has shortened it.
  func bytes(_ place: Int) -> [UInt8]? {
    guard place < arguments.count, case let text = arguments[place], text.hasPrefix("\""), text.hasSuffix("\""), text.count >= 2
    else { return nil }
    return StraceText.decoded(text.dropFirst().dropLast())
  }

  func path(_ place: Int) -> String? { bytes(place).map { String(decoding: $0, as: UTF8.self) } }

  func number(_ place: Int) -> Int? { place < arguments.count ? Int(arguments[place]) : nil }
}
