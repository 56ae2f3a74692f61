import Terminal

extension Screen {
  /// Asks a form field by field and shows the answers; nil when the person cancels.
  ///
  /// Throws `CannotAsk`, naming the arguments to give, when there is no person at a terminal.
  public func ask(_ form: FormView) async throws -> FormAnswers? {
    guard isInteractive else {
      let missing = form.fields.filter { $0.isRequired && $0.initial.isEmpty }
      throw CannotAsk(arguments: (missing.isEmpty ? form.fields : missing).map(\.argument))
    }
    return try FormDialogue(form, on: self).run()
  }

  /// Asks a question that only a clear yes answers with true. Where nobody can be asked, `argument` is what to give instead.
  public func confirm(_ question: String, argument: String = "--yes") async throws -> Bool {
    guard isInteractive else { throw CannotAsk(arguments: [argument]) }
    return try Prompt(self).confirm(question)
  }

  /// Asks for one secret, not shown while it is typed, or takes a line of piped input; nil at the end of the input.
  public func readSecret(_ label: String) async throws -> String? {
    guard isInteractive else { return try input.readSecret() }
    return try Prompt(self).secret(SafeText.forTerminal(label) + ": ")
  }
}
