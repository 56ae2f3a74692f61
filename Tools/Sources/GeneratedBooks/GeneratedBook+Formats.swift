extension GeneratedBook {
  /// A row of the app's own CSV.
  func appendBook(to row: inout CSVRow) {
    row.append(raw: idText)
    row.append(title)
    row.append(author)
    row.append(additionalAuthors.joined(separator: "; "))
    row.append(raw: published?.text() ?? "")
    row.append(raw: isbn13 ?? "")
    row.append(publisher)
    row.append(pages)
    row.append(raw: language)
    row.append(raw: shelf.status)
    row.append(rating)
    row.append(raw: dateRead?.text() ?? "")
    row.append(raw: dateAdded.text())
    row.append(raw: tags.joined(separator: "; "))
    row.append(notes)
  }

  /// A row of Goodreads' export, with the quirks of its columns.
  func appendGoodreads(to row: inout CSVRow, number: Int) {
    // One title in ten names its series, one author in thirty has two blanks inside.
    row.append(number + 1)
    row.append(number % 10 == 3 ? "\(title) (\(publisher.isEmpty ? "Collected" : publisher), #\(number % 7 + 1))" : title)
    row.append(number % 30 == 7 ? author.split(separator: " ").joined(separator: "  ") : author)
    row.append(author.split(separator: " ").reversed().joined(separator: ", "))
    row.append(additionalAuthors.joined(separator: ", "))
    row.append("=\"\(isbn10 ?? "")\"")
    row.append("=\"\(isbn13 ?? "")\"")
    row.append(rating ?? 0)
    row.append(raw: "3.\(10 + number % 90)")
    row.append(publisher)
    row.append(number % 3 == 0 ? "Paperback" : "Hardcover")
    row.append(pages)
    // The edition is younger than the work in some rows; the original year may be negative or missing.
    row.append(published.map { max($0.year, 1900) })
    row.append(number % 8 == 5 ? nil : published?.year)
    row.append(raw: dateRead?.text(separator: "/") ?? "")
    row.append(raw: dateAdded.text(separator: "/"))
    appendShelves(to: &row, number: number)
    row.append(number % 12 == 0 && !notes.isEmpty ? "\(notes)<br/><br/>Would read again." : "")
    row.append(raw: "")
    row.append(notes)
    row.append(shelf == .read ? 1 : 0)
    for _ in 0..<2 { row.append(raw: "") }
    row.append(0)
    for _ in 0..<5 { row.append(raw: "") }
  }

  private func appendShelves(to row: inout CSVRow, number: Int) {
    let shelves = shelf == .read ? tags : tags + [shelf.goodreads]
    row.append(shelves.joined(separator: ", "))
    row.append(shelves.map { "\($0) (#\(number % 900 + 1))" }.joined(separator: ", "))
    row.append(raw: shelf.goodreads)
  }
}

extension GeneratedBook.Shelf {
  var status: String {
    switch self {
    case .none: ""
    case .toRead: "toRead"
    case .reading: "reading"
    case .read: "read"
    case .abandoned: "abandoned"
    }
  }

  /// Goodreads knows three shelves and puts every book on one.
  var goodreads: String {
    switch self {
    case .none, .toRead, .abandoned: "to-read"
    case .reading: "currently-reading"
    case .read: "read"
    }
  }
}
