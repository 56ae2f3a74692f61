import Markup

/// Follows a bookmark file piece by piece and gives each link once all that belongs to it is known.
///
/// Files leave out the ends of `DT` and `DD`, so that a link is over where something else begins.
struct NetscapeOutline {
  private enum Place {
    case elsewhere, heading, title, note
  }

  /// The headings of the lists that are open; nil where one has none.
  private var folders: [String?] = []
  private var heading: String?
  private var link: NetscapeLink?
  private var place = Place.elsewhere

  /// Returns the link that the event completes, if it does.
  mutating func take(_ event: MarkupEvent, line: Int) -> NetscapeLink? {
    switch event {
    case .start(let name, let attributes): return start(name, attributes, line)
    case .end(let name): return end(name)
    case .text(let text):
      add(text)
      return nil
    }
  }

  /// The last link, at the end of the file.
  mutating func end() -> NetscapeLink? {
    defer { link = nil }
    place = .elsewhere
    return link
  }

  private mutating func start(_ name: String, _ attributes: [MarkupAttribute], _ line: Int) -> NetscapeLink? {
    switch name {
    case "a":
      let complete = end()
      link = NetscapeLink(attributes, folders: folders.compactMap(\.self), line: line)
      place = .title
      return complete
    case "h2", "h3", "h4", "h5", "h6":
      let complete = end()
      (heading, place) = ("", .heading)
      return complete
    case "dl":
      let complete = end()
      folders.append(heading)
      heading = nil
      return complete
    case "dt", "hr":
      // A heading without a list is an empty folder.
      heading = nil
      return end()
    case "dd": if link != nil { place = .note }
    case "br": add("\n")
    default: break
    }
    return nil
  }

  private mutating func end(_ name: String) -> NetscapeLink? {
    switch name {
    case "a", "dd", "h2", "h3", "h4", "h5", "h6": place = .elsewhere
    case "dl":
      let complete = end()
      _ = folders.popLast()
      return complete
    default: break
    }
    return nil
  }

  private mutating func add(_ text: String) {
    switch place {
    case .elsewhere: break
    case .heading: heading?.append(text)
    case .title: link?.title.append(text)
    case .note: link?.note.append(text)
    }
  }
}
