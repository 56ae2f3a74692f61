extension GeneratedBook {
  /// A row of calibre's catalogue, with the quirks of its columns.
  func appendCalibre(to row: inout CSVRow, number: Int) {
    let authors = [author] + additionalAuthors
    row.append(authors.joined(separator: " & "))
    row.append(authors.map { $0.split(separator: " ").reversed().joined(separator: ", ") }.joined(separator: " & "))
    row.append(rating)
    row.append(raw: "Library")
    row.append(raw: dateAdded.text() + "T22:41:16+01:00")
    row.append("epub, original_epub")
    row.append(1_000_000 + number)
    // The column keeps nothing but figures.
    row.append(raw: (number % 2 == 0 ? isbn13 : isbn10?.filter { $0 != "X" }) ?? "")
    row.append("goodreads:\(number)" + (isbn13.map { ",isbn:\($0)" } ?? ""))
    row.append(notes.isEmpty ? "" : number % 3 == 0 ? "<div><p>\(notes)</p><p>One &amp; two.</p></div>" : notes)
    row.append(tags.joined(separator: ", "))
    row.append(number % 10 == 3 ? publisher : "")
    row.append(raw: "\(number % 7 + 1).0")
    row.append(raw: language.isEmpty ? "und" : language)
    row.append(title)
    row.append("/home/reader/Library/\(author)/\(number)/cover.jpg")
    row.append(title)
    row.append(publisher)
    row.append(raw: (published.flatMap { $0.year > 101 ? Self.whole($0).text() : nil } ?? "0101-01-01") + "T01:00:00+01:00")
    row.append(number + 1)
    row.append(raw: idText)
  }

  /// calibre knows days only.
  private static func whole(_ date: GeneratedDate) -> GeneratedDate {
    GeneratedDate(year: date.year, month: date.month ?? 1, day: date.day ?? 1)
  }
}
