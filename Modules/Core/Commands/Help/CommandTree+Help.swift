extension CommandTree {
  /// The help page of a command or group, ending in a line end; of the whole program for an empty path.
  ///
  /// - Parameter width: columns to wrap at; words and examples may be longer.
  /// - Throws: when the path calls nothing, which cannot happen to one that `parse` returned.
  public func help<Globals: ParsableArguments>(
    for path: [String], globals: Globals.Type, width: Int = 80
  ) throws(CommandLineError) -> String {
    let globalRows = HelpText.optionRows(ArgumentSet(reflecting: globals.init())) + HelpText.standardRows
    let words = [name] + path
    let sections: [String]
    var closing: String?
    switch try entry(at: path) {
    case .group(let group):
      sections = Self.sections(of: group, words: words, width: width)
      closing = "See '\(words.joined(separator: " ")) <command> --help' for more on a command."
    case .command(let type, _):
      sections = Self.sections(of: type, words: words, width: width)
    }
    let options = HelpText.section("Global options", globalRows, width: width)
    return (sections + [options, closing].compactMap { $0 }).joined(separator: "\n\n") + "\n"
  }

  private static func sections(of group: CommandTree, words: [String], width: Int) -> [String] {
    HelpText.heading(
      abstract: group.abstract, usage: UsageLine.text(path: words, group: group), discussion: group.discussion, width: width)
      + [HelpText.commandLists(of: group, width: width)].filter { !$0.isEmpty }
  }

  private static func sections(of type: any ParsableCommand.Type, words: [String], width: Int) -> [String] {
    let configuration = type.configuration
    let set = ArgumentSet(reflecting: type.init())
    return HelpText.heading(
      abstract: configuration.abstract, usage: UsageLine.text(path: words, command: type),
      discussion: configuration.discussion, width: width)
      + [
        HelpText.section("Arguments", HelpText.argumentRows(set), width: width),
        HelpText.section("Options", HelpText.optionRows(set), width: width),
      ].compactMap { $0 }
  }

  private func entry(at path: [String]) throws(CommandLineError) -> Entry {
    var entry = Entry.group(self)
    for word in path {
      guard case .group(let group) = entry, let next = group.entry(named: word) else {
        throw CommandLineError(
          message: "unknown command \(word.quoted)", usage: UsageLine.text(path: [name], group: self),
          commands: HelpText.commandLists(of: self, width: 80), seeAlso: nil)
      }
      entry = next
    }
    return entry
  }
}
