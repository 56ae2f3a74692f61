extension UsageProblem {
  /// A value was not accepted by its type or its transform.
  init(refusing text: String, of name: String, allowed: [String], because error: any Error) {
    let refusal = "invalid value \(text.quoted) for '\(name)'"
    if !allowed.isEmpty {
      let suggestion = Suggestion.text(for: text, among: allowed)
      self.init(message: "\(refusal); allowed: \(allowed.joined(separator: ", "))." + suggestion)
    } else if let unaccepted = error as? UnacceptedValue {
      self.init(message: refusal + (unaccepted.expectation.map { "; \($0) is expected" } ?? ""))
    } else {
      let reason = "\(error)"
      // Errors of value types quote their input already.
      self.init(message: reason.hasPart("'\(text)'") ? "'\(name)': \(reason)" : "\(refusal): \(reason)")
    }
  }
}
