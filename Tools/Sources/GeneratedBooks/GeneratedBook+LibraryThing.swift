extension GeneratedBook {
  /// A row of LibraryThing's export, with the quirks of its columns.
  func appendLibraryThing(to row: inout CSVRow, number: Int) {
    row.append(number + 1)
    row.append(title)
    row.append(title.hasPrefix("The ") ? 5 : 1)
    row.append(Self.lastFirst(author))
    row.append(raw: "")
    row.append(additionalAuthors.map(Self.lastFirst).joined(separator: "|"))
    row.append(raw: "")
    row.append(publication(number))
    row.append(raw: published.map { $0.text() } ?? "")
    row.append(number % 12 == 0 ? Self.onOneLine(notes) : "")
    row.append(raw: rating.map { number % 4 == 1 && $0 < 5 ? "\($0).5" : "\($0)" } ?? "")
    row.append(number % 12 == 0 ? "" : Self.onOneLine(notes))
    row.append(raw: "")
    row.append("\(title) by \(author)")
    row.append(raw: "Paperback")
    row.append(raw: pages.map { "\($0) p.; 7.24 inches" } ?? "")
    row.append(raw: "1.28 pounds")
    row.appendEmpty(4)
    row.append(raw: pages.map { "\($0) " } ?? "")
    row.appendEmpty(3)
    row.append(raw: dateRead.map { "[\($0.text())]" } ?? "")
    row.appendEmpty(2)
    row.append(tags.joined(separator: ", "))
    row.append(collections)
    row.append(raw: language.isEmpty ? "" : "English")
    row.appendEmpty(2)
    row.append(raw: isbn10.map { "[\($0)]" } ?? "[]")
    row.append([isbn10, isbn13].compactMap(\.self).joined(separator: ", "))
    row.append("Fiction|Literature > English")
    row.appendEmpty(3)
    row.append(1)
    row.append(raw: "Amazon.com")
    row.append(raw: "[\(dateAdded.text())]")
    row.appendEmpty(2)
    row.append(number + 500)
    row.appendEmpty(4)
  }

  private func publication(_ number: Int) -> String {
    guard !publisher.isEmpty, let published else { return publisher }
    let year = max(published.year, 1900)
    return number % 2 == 0 ? "\(publisher) (\(year)), Paperback" : "London : \(publisher), \(year), \(pages ?? 100) p."
  }

  private var collections: String {
    switch shelf {
    case .toRead: "Your library, To read"
    case .reading: "Your library, Currently reading"
    case .read: "Read but unowned"
    case .none, .abandoned: "Your library"
    }
  }

  private static func lastFirst(_ name: String) -> String {
    guard let blank = name.lastIndex(of: " ") else { return name }
    return "\(name[name.index(after: blank)...]), \(name[..<blank])"
  }

  private static func onOneLine(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: "[Return]")
  }
}
