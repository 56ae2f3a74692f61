/// A form as a value: asked field by field on a terminal, later drawn as a whole; saved or cancelled as one.
public struct FormView: Sendable {
  public let title: String
  public let fields: [FormField]
  public let saveLabel: String
  public let cancelLabel: String

  public init(title: String, fields: [FormField], saveLabel: String = "Save", cancelLabel: String = "Cancel") {
    self.title = title
    self.fields = fields
    self.saveLabel = saveLabel
    self.cancelLabel = cancelLabel
  }
}
