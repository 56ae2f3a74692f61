/// How a form asks for one property of an entity.
public struct EntityField: Sendable {
  let name: String
  let label: String?
  let help: String?
  let choices: [String]?
  let isRequired: Bool
  let argument: String?

  /// - Parameters:
  ///   - name: of the property; the label is made of it unless one is given.
  ///   - help: a few words on what is allowed.
  ///   - choices: the only words allowed.
  ///   - argument: how a script gives it; otherwise the option of the property's name.
  public init(
    _ name: String, label: String? = nil, help: String? = nil, choices: [String]? = nil, isRequired: Bool = false,
    argument: String? = nil
  ) {
    self.name = name
    self.label = label
    self.help = help
    self.choices = choices
    self.isRequired = isRequired
    self.argument = argument
  }
}
