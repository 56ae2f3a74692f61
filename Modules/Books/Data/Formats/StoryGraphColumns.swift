import BooksDomain
import Entities
import Files
import Values

/// The columns of a StoryGraph export that a book is made of.
struct StoryGraphColumns {
  private let title, authors, contributors, number, status, dateAdded, lastRead, datesRead, rating, review, tags: NamedColumn

  /// Throws `InputFault` when a column is missing that every book needs.
  init(_ columns: NamedColumns) throws {
    (title, authors) = (columns.column("Title"), columns.column("Authors", or: "Author"))
    guard title.index != nil, authors.index != nil else {
      throw InputFault(line: 1, reason: "A StoryGraph export has the columns 'Title' and 'Authors'.", endsReading: true)
    }
    (contributors, number) = (columns.column("Contributors"), columns.column("ISBN/UID", or: "ISBN"))
    (status, dateAdded) = (columns.column("Read Status"), columns.column("Date Added"))
    (lastRead, datesRead) = (columns.column("Last Date Read"), columns.column("Dates Read"))
    (rating, review, tags) = (columns.column("Star Rating"), columns.column("Review"), columns.column("Tags"))
  }

  func book(_ row: CSVRow) throws -> Book {
    let names =
      StoryGraphText.names(row.filled(authors)) + StoryGraphText.names(row.filled(contributors)).map(StoryGraphText.withoutRole)
    let stated = row.filled(status)
    let known = stated.flatMap(StoryGraphText.status)
    // A status that says more than ours does is kept as a tag.
    let said = [stated].compactMap(\.self).filter { known == nil || $0 == "paused" }
    return Book(
      title: row.filled(title) ?? "", author: names.first ?? "", additionalAuthors: Array(names.dropFirst()),
      // What is no ISBN is a number of StoryGraph's own or of a shop; it says nothing to other libraries.
      isbn: row.filled(number).flatMap { try? ISBN(parsing: $0) },
      status: known, rating: try row.value(rating, Rating.given),
      dateRead: try finished(row), dateAdded: try row.value(dateAdded, StoryGraphText.day),
      tags: CommaList.items(row.filled(tags)) + said, notes: row.filled(review).map(ReviewText.plain))
  }

  /// The last day on which a reading ended, of those that are known to the day.
  private func finished(_ row: CSVRow) throws -> Day? {
    let last = try row.value(lastRead, StoryGraphText.day)
    let ends = try row.value(datesRead) { try CommaList.items($0).compactMap(StoryGraphText.end) } ?? []
    return ([last].compactMap(\.self) + ends).max()
  }
}
