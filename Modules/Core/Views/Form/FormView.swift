/// A form as a value: asked field by field on a terminal, later drawn as a whole; saved or cancelled as one.
public struct FormView: Sendable {
  /// Says what the form is for.
  public let title: String
  /// In the order they are asked.
  public let fields: [FormField]
  /// The word on the question or button that saves.
  public let saveLabel: String
  /// The word on the question or button that leaves without saving.
  public let cancelLabel: String

  /// A form whose fields have different names.
  public init(title: String, fields: [FormField], saveLabel: String = "Save", cancelLabel: String = "Cancel") {
    self.title = title
    self.fields = fields
    self.saveLabel = saveLabel
    self.cancelLabel = cancelLabel
  }
}
