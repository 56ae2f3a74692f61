import Testing
import Values
import Views

@Suite struct FormTests {
  private let form = FormView(
    title: "New song",
    fields: [
      FormField("title", label: "Title", isRequired: true, argument: "TITLE"),
      FormField("plays", label: "Plays", help: "a number") { Int($0) == nil ? "'\($0)' is not a number." : nil },
      FormField("kind", label: "Kind", kind: .choice(["studio", "liveRecording"]), initial: "studio"),
    ])

  private func asked(_ form: FormView, typing input: String) async throws -> (answers: FormAnswers?, dialogue: String) {
    let recorded = RecordedScreen(input: input, isInteractive: true)
    let answers = try await recorded.screen.ask(form)
    #expect(recorded.output == "")
    return (answers, recorded.errors)
  }

  @Test func fieldsAreAskedShownAndSaved() async throws {
    let (answers, dialogue) = try await asked(form, typing: "Help!\n3\nliverecording\ny\n")
    #expect(answers == FormAnswers(["title": "Help!", "plays": "3", "kind": "liveRecording"]))
    #expect(
      dialogue
        == """
        New song
        Title: Plays (a number; optional): Kind (studio, liveRecording; optional) [studio]: \

        Title  Help!
        Plays  3
        Kind   liveRecording

        Save? [Y/n/e] \

        """.trimmingLastNewline)
  }

  @Test(arguments: ["", "y", "YES"])
  func saveIsTheAnswerOfReturn(answer: String) async throws {
    #expect(try await asked(form, typing: "Help!\n\n\n\(answer)\n").answers?["title"] == "Help!")
  }

  @Test func emptyAnswersKeepWhatStandsThereOrNothing() async throws {
    let answers = try await asked(form, typing: "Help!\n\n\n\n").answers
    #expect(answers?["plays"] == nil)
    #expect(answers?.values["plays"] == "")
    #expect(answers?["kind"] == "studio")
    #expect(answers?["unknown"] == nil)
  }

  @Test func aHyphenEmptiesAnOptionalField() async throws {
    #expect(try await asked(form, typing: "-\n\n-\n\n").answers == FormAnswers(["title": "-", "plays": "", "kind": ""]))
  }

  @Test func badAnswersAreAskedAgainWithTheReason() async throws {
    let (answers, dialogue) = try await asked(form, typing: "\nHelp!\nx\n3\nopera\nstudio\nwhat\n\n")
    #expect(answers?["plays"] == "3")
    #expect(dialogue.contains("Title is needed.\n"))
    #expect(dialogue.contains("'x' is not a number.\n"))
    #expect(dialogue.contains("'opera' is not one of studio, liveRecording.\n"))
    #expect(dialogue.contains("Please answer y (save), n (cancel) or e (edit).\n"))
  }

  @Test func editAsksAgainFromWhatWasAnswered() async throws {
    let (answers, dialogue) = try await asked(form, typing: "Help!\n3\n\ne\n\n4\n\n\n")
    #expect(answers == FormAnswers(["title": "Help!", "plays": "4", "kind": "studio"]))
    #expect(dialogue.contains("Title [Help!]: "))
  }

  @Test(arguments: ["Help!\n3\n\nn\n", "Help!\n3\n\nNO\n", "", "Help!", "Help!\n3\n\n", "Help!\n3\n\ne\n"])
  func noAndTheEndOfInputCancel(input: String) async throws {
    #expect(try await asked(form, typing: input).answers == nil)
  }

  @Test func aSecretIsNeitherShownNorTrimmed() async throws {
    let form = FormView(title: "Login", fields: [FormField("password", label: "Password", kind: .secret, isRequired: true)])
    let (answers, dialogue) = try await asked(form, typing: " pa ss \n\n")
    #expect(answers?["password"] == " pa ss ")
    #expect(!dialogue.contains("pa ss"))
    #expect(dialogue.contains("Password  (hidden)\n"))
  }

  @Test func severalLinesEndWithAnEmptyOne() async throws {
    let form = FormView(title: "Note", fields: [FormField("notes", label: "Notes", kind: .multiline)])
    #expect(try await asked(form, typing: "one\n  two\n\ny\n").answers?["notes"] == "one\n  two")
  }

  @Test func hostileAnswersAreMadeSafeOnTheScreenAndKeptExactly() async throws {
    let (answers, dialogue) = try await asked(form, typing: "a\u{1B}[2Jb\n\u{9B}\n1\n\n\n")
    #expect(answers?["title"] == "a\u{1B}[2Jb")
    #expect(dialogue.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test func withoutATerminalNothingIsAskedAndTheArgumentsAreNamed() async throws {
    let recorded = RecordedScreen(input: "Help!\n3\n\ny\n")
    let error = await #expect(throws: CannotAsk.self) { try await recorded.screen.ask(form) }
    #expect(error?.message == "Nothing can be asked without a terminal; give TITLE.")
    #expect(error?.kind == .invalidValue)
    #expect(recorded.errors == "")
  }

  @Test(
    arguments: [
      (["TITLE"], "TITLE"), (["TITLE", "--author"], "TITLE and --author"), (["A", "B", "C"], "A, B and C"),
      ([], "the answer as an argument"),
    ])
  func allMissingArgumentsAreNamed(arguments: [String], words: String) {
    #expect(CannotAsk(arguments: arguments).message == "Nothing can be asked without a terminal; give \(words).")
  }
}

extension String {
  fileprivate var trimmingLastNewline: String { last == "\n" ? String(dropLast()) : self }
}
