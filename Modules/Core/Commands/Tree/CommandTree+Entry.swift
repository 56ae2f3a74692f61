extension CommandTree.Entry {
  var name: String {
    switch self {
    case .group(let group): group.name
    case .command(let type, _): type.name
    }
  }

  var aliases: [String] {
    switch self {
    case .group(let group): group.aliases
    case .command(let type, _): type.configuration.aliases
    }
  }

  var abstract: String {
    switch self {
    case .group(let group): group.abstract
    case .command(let type, _): type.configuration.abstract
    }
  }

  var isVisible: Bool {
    switch self {
    case .group: true
    case .command(let type, _): type.configuration.shouldDisplay
    }
  }

  var isGroup: Bool {
    if case .group = self { true } else { false }
  }
}

extension CommandTree {
  func entry(named word: String) -> Entry? {
    // Over places, since a search of the array itself makes the runtime look for a conformance first.
    let place = entries.indices.first { entries[$0].name == word } ?? entries.indices.first { entries[$0].aliases.contains(word) }
    return place.map { entries[$0] }
  }

  var visibleEntries: [Entry] { entries.filter(\.isVisible) }
}
