import Commands
import ContentsDomain
import ContentsPresentation
import Entities
import Testing
import Values
import Views

@MainActor @Suite struct ContentCommandTests {
  private let first = Content(name: "First", tags: ["a", "b"], note: "n")
  private let repository: ContentShelf
  private let contents: ContentListViewModel
  private let recorded = RecordedScreen()

  init() {
    repository = ContentShelf([first])
    contents = ContentListViewModel(
      repository: repository, addContent: AddContentUseCase(repository: repository),
      updateContent: UpdateContentUseCase(repository: repository))
  }

  @Test func `adding gives the new id and says what was added`() async throws {
    try await AddContent.parse(["Second", "--tag", "a", "--note", "n"]).run(on: recorded.screen, contents: contents)
    let stored = try #require(repository.contents.last)
    #expect(recorded.output == UUIDText.text(stored.id) + "\n")
    #expect(recorded.errors == "Added 'Second'.\n")
    #expect(stored.tags == ["a"] && stored.note == "n" && stored.addedAt == Timestamp(unixSeconds: 0))
  }

  @Test func `on a terminal what is missing is asked for`() async throws {
    let dialogue = RecordedScreen(input: "Second\n\n\ny\n", isInteractive: true)
    try await AddContent.parse([]).run(on: dialogue.screen, contents: contents)
    #expect(repository.contents.map(\.name) == ["First", "Second"])
  }

  @Test(arguments: ["First", "FIRST"])
  func `one is shown whole`(reference: String) async throws {
    try await ShowContent.parse([reference]).run(on: recorded.screen, contents: contents)
    #expect(recorded.output == "ID    \(UUIDText.text(first.id))\nName  First\nTags  a, b\nNote  n\n")
  }

  @Test func `only what is given changes, and an empty value takes away`() async throws {
    try await UpdateContent.parse(["first", "--name", "Third", "--note", ""]).run(on: recorded.screen, contents: contents)
    let stored = try #require(repository.contents.first)
    #expect(stored.name == "Third" && stored.tags == ["a", "b"] && stored.note == nil)
  }

  @Test func `nothing to change is a mistake of the command line`() {
    #expect(throws: CommandLineError.self) { try UpdateContent.parse(["first"]) }
  }

  @Test func `deleting twice says so and fails not`() async throws {
    try await DeleteContent.parse(["first", "nobody"]).run(on: recorded.screen, contents: contents)
    #expect(repository.contents.isEmpty)
    #expect(recorded.errors == "Deleted 'First'.\nThere is no content 'nobody'; nothing was deleted.\n")
  }

  @Test(arguments: [([], 1), (["--name", "Fir"], 1), (["--name", "x"], 0), (["--limit", "0"], 0)])
  func `a list has what fits`(arguments: [String], count: Int) async throws {
    let lines = RecordedScreen(.ndjson)
    try await ListContents.parse(arguments).run(on: lines.screen, contents: contents)
    #expect(lines.output.split(separator: "\n").count == count)
    #expect(lines.errors.isEmpty == (count > 0))
  }

  @Test func `words need no quotes`() async throws {
    let lines = RecordedScreen(.ndjson)
    try await SearchContents.parse(["fir", "a"]).run(on: lines.screen, contents: contents)
    #expect(lines.output.contains("\"name\":\"First\""))
  }
}
