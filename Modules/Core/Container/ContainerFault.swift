/// One mistake in the wiring. Its text is for whoever writes the program, not for whoever uses it.
public enum ContainerFault: Error, Sendable, Equatable {
  /// Nothing makes this type; `neededBy` is empty when a root asks for it.
  case missing(Key, neededBy: [Key])
  /// More than one registration makes this type, and none of them was meant as an override.
  case registeredTwice(Key)
  /// The whole way round; the first and the last key are the same.
  case cycle([Key])
  /// The container was built without this type.
  case notProvided(Key)
}

extension ContainerFault: CustomStringConvertible {
  public var description: String { sentence(TypeNames(keys)) }

  var keys: [Key] {
    switch self {
    case .missing(let key, let needers): [key] + needers
    case .registeredTwice(let key), .notProvided(let key): [key]
    case .cycle(let path): path
    }
  }

  func sentence(_ names: TypeNames) -> String {
    switch self {
    case .missing(let key, []):
      return "\(names[key]) is asked for, but not registered; \(remedy(names[key]))"
    case .missing(let key, let needers):
      let who = needers.map { names[$0] }.joined(separator: ", ")
      return "\(names[key]) is not registered, but needed by \(who); \(remedy(names[key]))"
    case .registeredTwice(let key):
      return "\(names[key]) is registered more than once; to replace a registration, use overriding(…)"
    case .cycle(let path):
      return "\(path.map { names[$0] }.joined(separator: " -> ")) is a cycle; none of them can be made first"
    case .notProvided(let key):
      return "\(names[key]) is not in this container, which was built without it; \(remedy(names[key]))"
    }
  }

  private func remedy(_ name: String) -> String {
    "provide it with registry.register(\(name).self) { … }, in a test with registry.overriding(\(name).self) { … }"
  }
}
