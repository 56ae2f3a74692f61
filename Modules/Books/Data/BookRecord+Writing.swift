import BooksDomain
import Files
public import Storage
import Values

extension BookRecord {
  public func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.text(model.title)
    row.text(model.author)
    row.text(model.additionalAuthors.isEmpty ? nil : ListCell.joined(model.additionalAuthors))
    row.text(model.publishedDate?.text)
    row.integer(model.isbn?.number)
    row.text(model.publisher)
    row.integer(model.pages?.number)
    row.text(model.language)
    row.text(model.status?.text)
    row.integer(model.rating.map { $0.quarters * 25 })
    row.text(model.dateRead?.text)
    row.text(model.dateAdded?.text)
    row.text(model.tags.isEmpty ? nil : ListCell.joined(model.tags))
    row.text(model.notes)
    writeKeys(to: &row)
  }

  private func writeKeys(to row: inout RowBuilder) {
    let (title, author) = (Fold.folded(model.title), Fold.folded(model.author))
    row.text(SortKey.title(model.title, folded: title, language: model.language))
    row.text(SortKey.text(model.author))
    row.integer(model.publishedDate?.sortNumber)
    let work = Work(foldedTitle: title, foldedAuthor: author, published: model.publishedDate)
    row.integer(Int(StableHash.of(work.key)))
    row.text(title)
    row.folded([model.author] + model.additionalAuthors, separator: "; ")
    let other = [model.publisher, model.isbn?.text, model.isbn?.tenDigits, model.language, model.notes].compactMap(\.self)
    row.folded(other + model.tags, separator: " ")
    if model.tags.isEmpty { row.null() } else { row.folded(model.tags, separator: "; ") }
  }
}
