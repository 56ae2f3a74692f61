import BooksDomain
import Entities
import Files
import Values

/// Writes books as entries `@book`, a field a line.
struct BibTeXWriter: ItemWriter {
  private var keys = BibTeXKeys()

  /// The comment makes a file without entries one of BibTeX too.
  func begin(_ buffer: inout ByteBuffer) {
    buffer.append("@comment{Books of app. Its own fields are app-id, readstatus, rating, dateread and dateadded.}\n")
  }

  mutating func append(_ book: Book, to buffer: inout ByteBuffer) {
    buffer.append("\n@book{")
    buffer.append(keys.key(of: book))
    buffer.append(",\n")
    appendNames(book, to: &buffer)
    appendText("title", book.title, to: &buffer)
    appendDate(book.publishedDate, to: &buffer)
    appendText("publisher", book.publisher, to: &buffer)
    appendText("isbn", book.isbn?.text, to: &buffer)
    appendText("pagetotal", book.pages?.text, to: &buffer)
    appendText("language", book.language, to: &buffer)
    appendTags(book.tags, to: &buffer)
    appendText("annote", book.notes, to: &buffer)
    appendText("readstatus", book.status?.text, to: &buffer)
    appendText("rating", book.rating?.text, to: &buffer)
    appendText("dateread", book.dateRead?.text, to: &buffer)
    appendText("dateadded", book.dateAdded?.text, to: &buffer)
    appendText("app-id", UUIDText.text(book.id), to: &buffer)
    buffer.append("}\n")
  }

  func end(_ buffer: inout ByteBuffer) {}

  private func appendText(_ name: String, _ text: String?, to buffer: inout ByteBuffer) {
    guard let text else { return }
    open(name, &buffer)
    buffer.appendLaTeX(text)
    close(&buffer)
  }

  private func appendNames(_ book: Book, to buffer: inout ByteBuffer) {
    open("author", &buffer)
    appendName(book.author, to: &buffer)
    for name in book.additionalAuthors {
      buffer.append(" and ")
      appendName(name, to: &buffer)
    }
    close(&buffer)
  }

  /// As it is written, since nothing tells which of its words are the last name; braces keep commas and `and` in it from parting it.
  private func appendName(_ name: String, to buffer: inout ByteBuffer) {
    let isWhole = name.utf8.contains(0x2C) || Self.hasConjunction(name)
    if isWhole { buffer.append(0x7B) }
    buffer.appendLaTeX(name)
    if isWhole { buffer.append(0x7D) }
  }

  private static func hasConjunction(_ name: String) -> Bool {
    let words = name.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { ArraySlice($0) }
    return words.contains { BibTeXNames.isWord($0, "and") || BibTeXNames.isWord($0, "others") }
  }

  private func appendTags(_ tags: [String], to buffer: inout ByteBuffer) {
    guard !tags.isEmpty else { return }
    open("keywords", &buffer)
    for (place, tag) in tags.enumerated() {
      if place > 0 { buffer.append(", ") }
      let isWhole = tag.utf8.contains { $0 == 0x2C || $0 == 0x3B }
      if isWhole { buffer.append(0x7B) }
      buffer.appendLaTeX(tag)
      if isWhole { buffer.append(0x7D) }
    }
    close(&buffer)
  }

  /// The three fields of classic BibTeX; biblatex reads the first two as well.
  private func appendDate(_ date: CalendarDate?, to buffer: inout ByteBuffer) {
    guard let date else { return }
    open("year", &buffer)
    if date.year < 0 { buffer.append(0x2D) }
    let digits = String(date.year.magnitude)
    for _ in digits.utf8.count..<4 { buffer.append(0x30) }
    buffer.append(digits)
    close(&buffer)
    if date.month > 0 {
      buffer.append("  month = ")
      buffer.append(BibTeXDate.macro(date.month))
      buffer.append(",\n")
    }
    if date.day > 0 { appendText("day", String(date.day), to: &buffer) }
  }

  private func open(_ name: String, _ buffer: inout ByteBuffer) {
    buffer.append("  ")
    buffer.append(name)
    buffer.append(" = {")
  }

  private func close(_ buffer: inout ByteBuffer) { buffer.append("},\n") }
}
