import Commands
import ContentsDomain
import ContentsPresentation
import Entities
import Testing
import Values
import Views

@MainActor @Suite struct ContentCommandTests {
  private let first: Content
  private let repository: ContentShelf
  private let contents: ContentListViewModel
  private let recorded = RecordedScreen()

  init() throws {
    first = try .sample("https://x.org/%s", title: "First", theme: "A/B", level: .beginner)
    repository = ContentShelf([first])
    contents = ContentListViewModel(
      repository: repository, addContent: AddContentUseCase(repository: repository),
      updateContent: UpdateContentUseCase(repository: repository))
  }

  @Test func `adding gives the new id and says what was added`() async throws {
    let words = ["https://y.org", "--title", "Second", "--theme", "A", "--level", "ADVANCED", "--tag", "a", "--note", "n"]
    try await AddContent.parse(words).run(on: recorded.screen, contents: contents)
    let stored = try #require(repository.contents.last)
    #expect(recorded.output == UUIDText.text(stored.id) + "\n")
    #expect(recorded.errors == "Added 'Second'.\n")
    #expect(stored.theme?.text == "A" && stored.level == .advanced && stored.tags == ["a"] && stored.note == "n")
    #expect(stored.addedAt == Timestamp(unixSeconds: 0))
  }

  @Test func `one without a title is called by its address`() async throws {
    try await AddContent.parse(["https://y.org"]).run(on: recorded.screen, contents: contents)
    #expect(recorded.errors == "Added 'https://y.org'.\n")
  }

  @Test func `on a terminal what is missing is asked for`() async throws {
    let dialogue = RecordedScreen(input: "javascript:x\nhttps://y.org\nSecond\n\nadvanced\na; b\n\ny\n", isInteractive: true)
    try await AddContent.parse([]).run(on: dialogue.screen, contents: contents)
    let stored = try #require(repository.contents.last)
    #expect(
      stored.url?.text == "https://y.org" && stored.title == "Second" && stored.level == .advanced && stored.tags == ["a", "b"])
  }

  @Test(arguments: [
    ["javascript:alert(1)"], ["data:,x"], ["file:///x"], ["example.org"], ["https://y.org", "--level", "easy"],
    ["https://y.org", "--theme", "/"],
  ])
  func `a value that is none is refused by name`(words: [String]) {
    let error = #expect(throws: CommandLineError.self) { try AddContent.parse(words) }
    #expect(error?.message.contains("'\(words.last ?? "")'") == true)
  }

  @Test(arguments: ["https://x.org/%s", "HTTPS://X.org:443/%s#"])
  func `one is shown whole`(reference: String) async throws {
    try await ShowContent.parse([reference]).run(on: recorded.screen, contents: contents)
    #expect(
      recorded.output == "ID     \(UUIDText.text(first.id))\nTheme  A/B\nURL    https://x.org/%s\nLevel  beginner\nTitle  First\n"
    )
  }

  @Test func `only what is given changes, and an empty value takes away`() async throws {
    let words = [UUIDText.text(first.id), "--url", "https://z.org", "--theme", "", "--level=", "--note", "n"]
    try await UpdateContent.parse(words).run(on: recorded.screen, contents: contents)
    let stored = try #require(repository.contents.first)
    #expect(stored.url?.text == "https://z.org" && stored.title == "First" && stored.theme == nil)
    #expect(stored.level == nil && stored.note == "n")
  }

  @Test func `nothing to change is a mistake of the command line`() {
    #expect(throws: CommandLineError.self) { try UpdateContent.parse(["https://x.org"]) }
  }

  @Test func `deleting twice says so and fails not`() async throws {
    try await DeleteContent.parse(["https://x.org/%s", "https://n.org"]).run(on: recorded.screen, contents: contents)
    #expect(repository.contents.isEmpty)
    #expect(recorded.errors == "Deleted 'First'.\nThere is no content 'https://n.org'; nothing was deleted.\n")
  }

  @Test(arguments: [([], 1), (["--level", "beginner"], 1), (["--level", "advanced"], 0), (["--limit", "0"], 0)])
  func `a list has what fits`(arguments: [String], count: Int) async throws {
    let lines = RecordedScreen(.ndjson)
    try await ListContents.parse(arguments).run(on: lines.screen, contents: contents)
    #expect(lines.output.split(separator: "\n").count == count)
    #expect(lines.errors.isEmpty == (count > 0))
  }

  @Test func `words need no quotes`() async throws {
    let lines = RecordedScreen(.ndjson)
    try await SearchContents.parse(["fir", "x"]).run(on: lines.screen, contents: contents)
    #expect(lines.output.contains("\"title\":\"First\""))
  }

  @Test func `themes are set in under the one they are a part of`() async throws {
    let count = CountThemesUseCase(repository: ContentShelf([first, try .sample("https://y.org")]))
    try await ShowThemes.parse([]).run(on: recorded.screen, countThemes: count)
    #expect(
      recorded.output == """
        Theme   Contents  In all
        A              0       1
          B            1       1
        (none)         1       1

        """)
  }

  @Test func `machines get whole themes`() async throws {
    let machine = RecordedScreen(.csv)
    try await ShowThemes.parse([]).run(on: machine.screen, countThemes: CountThemesUseCase(repository: repository))
    #expect(machine.output == "theme,contents,total\nA,0,1\nA/B,1,1\n")
  }

  @Test func `without contents there are no themes, and it is said so`() async throws {
    try await ShowThemes.parse([]).run(on: recorded.screen, countThemes: CountThemesUseCase(repository: ContentShelf()))
    #expect(recorded.output == "" && recorded.errors.hasPrefix("There are no contents yet."))
  }
}
