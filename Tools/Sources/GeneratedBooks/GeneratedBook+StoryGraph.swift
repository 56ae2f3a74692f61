extension GeneratedBook {
  /// A row of StoryGraph's export, with the quirks of its columns.
  func appendStoryGraph(to row: inout CSVRow, number: Int) {
    row.append(title)
    row.append(([author] + additionalAuthors).joined(separator: ", "))
    row.append(raw: number % 9 == 2 ? "Ann Reader (Narrator)" : "")
    // A book without an ISBN has a number of its own in some rows.
    row.append(raw: isbn13 ?? (number % 2 == 0 ? "B0\(10_000_000 + number)" : ""))
    row.append(raw: number % 3 == 0 ? "paperback" : "digital")
    row.append(raw: shelf.storyGraph)
    row.append(raw: dateAdded.text(separator: "/"))
    let read = dateRead?.text(separator: "/") ?? ""
    row.append(raw: read)
    row.append(read.isEmpty ? "" : number % 5 == 0 ? "2019/03/01-2019/03/14, 2020/01/01-\(read)" : "2020/01/01-\(read)")
    row.append(shelf == .read ? 1 : 0)
    row.append("adventurous, tense")
    row.append(raw: "medium")
    row.appendEmpty(5)
    row.append(raw: rating.map { number % 4 == 1 && $0 < 5 ? "\($0).25" : "\($0).0" } ?? "")
    row.append(number % 12 == 0 && !notes.isEmpty ? "<div>\(notes)</div><br>Would read &amp; read again." : notes)
    row.appendEmpty(2)
    row.append(tags.joined(separator: ", "))
    row.append(raw: number % 2 == 0 ? "Yes" : "No")
  }
}

extension GeneratedBook.Shelf {
  fileprivate var storyGraph: String {
    switch self {
    case .none: ""
    case .toRead: "to-read"
    case .reading: "currently-reading"
    case .read: "read"
    case .abandoned: "did-not-finish"
    }
  }
}
