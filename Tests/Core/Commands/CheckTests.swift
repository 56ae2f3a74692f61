import Commands
import Testing

private struct NoGlobals: ParsableArguments {}

private struct Careless: ParsableCommand {
  @Argument(help: "All.") var files: [String] = []
  @Argument(help: "One.") var target: String
  @Option(help: "A.") var format: String?
  @Option(name: [.customLong("limit"), .customShort("q")], help: "B.") var count: Int?
  @Option(name: .customLong("limit"), help: "C.") var most: Int?
  @Option(name: .customLong("two words"), help: "D.") var words: Int?
  @Option(name: [], help: "E.") var nameless: Int?
  @Option() var unexplained: Int?
  @Option(help: ArgumentHelp(visibility: .hidden)) var secret: Int?
  @Flag(name: .shortAndLong, help: "F.") var help = false
}

private struct Positional: ParsableArguments {
  @Argument(help: "G.") var place: String
}

struct CheckTests {
  @Test func soundDeclarationsHaveNoMistakes() {
    #expect(program.check(globals: Globals.self) == [])
  }

  @Test func everyMistakeOfACommandIsNamed() {
    var tree = CommandTree<Int>(name: "app", abstract: "A.")
    tree.add(Careless.self, action: 1)
    let expected = [
      "the abstract is missing", "'--limit' names two options", "'--format' is a global option already",
      "'-q' is a global option already", "'-h' is built in", "'--help' is built in", "'two words' is no name for an option",
      "the option 'nameless' has no name", "'--unexplained' has no help", "'<target>' comes after '<files>', which takes all",
      "'<target>' is required, but comes after '<files>', which is not",
    ]
    #expect(tree.check(globals: Globals.self) == expected.map { "app careless: " + $0 })
  }

  @Test func aWordThatCallsTwoCommandsIsNamed() {
    var group = CommandTree<Int>(name: "books", abstract: "")
    group.add(ListBooks.self, action: 1)
    group.add(CommandTree(name: "ls", abstract: "B."))
    group.add(CommandTree(name: "-x", abstract: "C."))
    var tree = CommandTree<Int>(name: "app", abstract: "A.")
    tree.add(group)
    #expect(
      tree.check(globals: NoGlobals.self) == [
        "app books: the abstract is missing", "app books: 'ls' calls two commands", "app books: '-x' is no name for a command",
      ])
  }

  @Test func globalsTakeNoArguments() {
    let tree = CommandTree<Int>(name: "app", abstract: "A.")
    #expect(
      tree.check(globals: Positional.self)
        == ["globals: <place> is an argument, but globals can only be options and flags"])
  }
}
