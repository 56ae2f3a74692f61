extension UsageProblem {
  /// A value was not accepted by its type or its transform.
  init(refusing text: String, of name: String, as definition: ArgumentDefinition, because error: any Error) {
    let allowed = definition.allowed
    if error is any WithheldInput {
      self.init(message: "'\(name)': \(error)".endingAsSentence)
      return
    }
    let refusal = "invalid value \(text.quoted) for '\(name)'"
    if !allowed.isEmpty {
      let suggestion = Suggestion.text(for: text, among: allowed)
      self.init(message: "\(refusal); allowed: \(allowed.joined(separator: ", "))." + suggestion)
    } else if let unaccepted = error as? UnacceptedValue {
      self.init(message: refusal + (unaccepted.expectation.map { "; \($0) is expected" } ?? ""))
    } else {
      let reason = "\(error)"
      let suggestion = Suggestion.text(for: text, among: definition.completion.words)
      // Errors of value types quote their input already.
      let message = reason.hasPart("'\(text)'") ? "'\(name)': \(reason)" : "\(refusal): \(reason)"
      self.init(message: message.endingAsSentence + suggestion)
    }
  }
}

extension CompletionKind {
  /// What a shell would offer, which is also what a slip is likely to have meant.
  fileprivate var words: [String] {
    if case .list(let words) = self { words } else { [] }
  }
}
