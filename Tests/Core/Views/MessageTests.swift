import Testing
import Values
import Views

@Suite struct MessageTests {
  @Test(
    arguments: [
      (Message.Kind.note, "Done.\n"), (.success, "Done.\n"), (.warning, "Warning: Done.\n"), (.failure(.busy), "Error: Done.\n"),
    ])
  func aMessageIsALineBesideTheData(kind: Message.Kind, line: String) {
    let recorded = RecordedScreen()
    recorded.screen.show(Message("Done.", kind: kind))
    #expect(recorded.errors == line)
    #expect(recorded.output == "")
  }

  @Test(arguments: [(Message.Kind.note, ""), (.success, ""), (.warning, "Warning: x\n"), (.failure(.busy), "Error: x\n")])
  func quietKeepsOnlyWhatIsUrgent(kind: Message.Kind, line: String) {
    let recorded = RecordedScreen(isQuiet: true)
    recorded.screen.show(Message("x", kind: kind))
    #expect(recorded.errors == line)
  }

  @Test func hostileTextIsMadeSafeAndColourStaysOutsideIt() {
    let recorded = RecordedScreen(isColored: true)
    recorded.screen.show(Message("a\u{1B}[0m\nb", kind: .warning, hint: "c\u{9B}d"))
    #expect(recorded.errors == "\u{1B}[33mWarning:\u{1B}[0m a\u{FFFD}[0m b\n\u{1B}[2mc\u{FFFD}d\u{1B}[0m\n")
  }

  @Test func anErrorCanBeTold() {
    let message = Message(ValueError("'12x' is no number."))
    #expect(message == Message("'12x' is no number.", kind: .failure(.invalidValue)))
  }

  @Test(arguments: [(OutputFormat.table, "a\u{FFFD}b\n"), (.json, "a\u{1B}b\n")])
  func aLineOfDataIsSafeForPeopleAndExactForMachines(format: OutputFormat, line: String) throws {
    let recorded = RecordedScreen(format)
    try recorded.screen.print("a\u{1B}b")
    #expect(recorded.output == line)
  }

  @Test func deletingAsksUnlessItIsSaidOtherwise() {
    #expect(Action("delete", label: "Delete", kind: .delete).needsConfirmation)
    #expect(!Action("delete", label: "Delete", kind: .delete, needsConfirmation: false).needsConfirmation)
    #expect(!Action("open", label: "Open", kind: .open).needsConfirmation)
  }
}
