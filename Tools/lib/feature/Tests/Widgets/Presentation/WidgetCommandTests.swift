import Commands
import Entities
import Testing
import Values
import Views
import WidgetsDomain
import WidgetsPresentation

@MainActor @Suite struct WidgetCommandTests {
  private let first = Widget(name: "First", tags: ["a", "b"], note: "n")
  private let repository: WidgetShelf
  private let widgets: WidgetListViewModel
  private let recorded = RecordedScreen()

  init() {
    repository = WidgetShelf([first])
    widgets = WidgetListViewModel(
      repository: repository, addWidget: AddWidgetUseCase(repository: repository),
      updateWidget: UpdateWidgetUseCase(repository: repository))
  }

  @Test func `adding gives the new id and says what was added`() async throws {
    try await AddWidget.parse(["Second", "--tag", "a", "--note", "n"]).run(on: recorded.screen, widgets: widgets)
    let stored = try #require(repository.widgets.last)
    #expect(recorded.output == UUIDText.text(stored.id) + "\n")
    #expect(recorded.errors == "Added 'Second'.\n")
    #expect(stored.tags == ["a"] && stored.note == "n" && stored.addedAt == Timestamp(unixSeconds: 0))
  }

  @Test func `on a terminal what is missing is asked for`() async throws {
    let dialogue = RecordedScreen(input: "Second\n\n\ny\n", isInteractive: true)
    try await AddWidget.parse([]).run(on: dialogue.screen, widgets: widgets)
    #expect(repository.widgets.map(\.name) == ["First", "Second"])
  }

  @Test(arguments: ["First", "FIRST"])
  func `one is shown whole`(reference: String) async throws {
    try await ShowWidget.parse([reference]).run(on: recorded.screen, widgets: widgets)
    #expect(recorded.output == "ID    \(UUIDText.text(first.id))\nName  First\nTags  a, b\nNote  n\n")
  }

  @Test func `only what is given changes, and an empty value takes away`() async throws {
    try await UpdateWidget.parse(["first", "--name", "Third", "--note", ""]).run(on: recorded.screen, widgets: widgets)
    let stored = try #require(repository.widgets.first)
    #expect(stored.name == "Third" && stored.tags == ["a", "b"] && stored.note == nil)
  }

  @Test func `nothing to change is a mistake of the command line`() {
    #expect(throws: CommandLineError.self) { try UpdateWidget.parse(["first"]) }
  }

  @Test func `deleting twice says so and fails not`() async throws {
    try await DeleteWidget.parse(["first", "nobody"]).run(on: recorded.screen, widgets: widgets)
    #expect(repository.widgets.isEmpty)
    #expect(recorded.errors == "Deleted 'First'.\nThere is no widget 'nobody'; nothing was deleted.\n")
  }

  @Test(arguments: [([], 1), (["--name", "Fir"], 1), (["--name", "x"], 0), (["--limit", "0"], 0)])
  func `a list has what fits`(arguments: [String], count: Int) async throws {
    let lines = RecordedScreen(.ndjson)
    try await ListWidgets.parse(arguments).run(on: lines.screen, widgets: widgets)
    #expect(lines.output.split(separator: "\n").count == count)
    #expect(lines.errors.isEmpty == (count > 0))
  }

  @Test func `words need no quotes`() async throws {
    let lines = RecordedScreen(.ndjson)
    try await SearchWidgets.parse(["fir", "a"]).run(on: lines.screen, widgets: widgets)
    #expect(lines.output.contains("\"name\":\"First\""))
  }
}
