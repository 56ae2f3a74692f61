import Entities
import Files
import Terminal

/// Asks a form on a terminal: every field, then all answers, then to save, cancel or change them.
struct FormDialogue {
  private let form: FormView
  private let prompt: Prompt
  private let style: Style

  private enum Decision {
    case save
    case cancel
    case edit
  }

  init(_ form: FormView, on screen: Screen) {
    self.form = form
    prompt = Prompt(screen)
    style = screen.errorStyle
  }

  /// The answers, or nil when the person cancels or ends the input.
  func run() throws -> FormAnswers? {
    var answers = Dictionary(form.fields.map { ($0.name, $0.initial) }, uniquingKeysWith: { first, _ in first })
    try prompt.say(style.apply(.header, to: SafeText.forTerminal(form.title)) + "\n")
    while true {
      for field in form.fields {
        guard let answer = try FieldDialogue(field, prompt: prompt, style: style).ask(current: answers[field.name] ?? "") else {
          return nil
        }
        answers[field.name] = answer
      }
      switch try decide(answers) {
      case .save: return FormAnswers(answers)
      case .cancel: return nil
      case .edit: continue
      }
    }
  }

  private func decide(_ answers: [String: String]) throws -> Decision {
    var buffer = ByteBuffer(capacity: 1024)
    buffer.append("\n")
    LabelledText(width: prompt.screen.errorWidth, style: style)
      .write(form.fields.map { row($0, answers[$0.name] ?? "") }, to: &buffer)
    buffer.append("\n")
    try buffer.flush(to: prompt.screen.errors)
    let save = SafeText.forTerminal(form.saveLabel)
    let cancel = SafeText.forTerminal(form.cancelLabel).lowercased()
    while true {
      switch try prompt.line("\(save)? [Y/n/e] ")?.lowercased() {
      case "", "y", "yes": return .save
      case nil, "n", "no": return .cancel
      case "e", "edit": return .edit
      default: try prompt.say("Please answer y (\(save.lowercased())), n (\(cancel)) or e (edit).\n")
      }
    }
  }

  private func row(_ field: FormField, _ answer: String) -> LabelledRow {
    field.kind == .secret && !answer.isEmpty ? LabelledRow(field.label, "(hidden)") : LabelledRow(field.label, answer)
  }
}
