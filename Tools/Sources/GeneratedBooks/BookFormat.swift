/// The files the generator writes: the app's own CSV, or what other programs export of the same books.
public enum BookFormat: String, Sendable, CaseIterable {
  case books
  case calibre
  case goodreads
  case librarything
  case storygraph

  /// Hands the file of so many books to `write` in pieces of some 256 KiB, and passes on what it throws.
  public func generate(count: Int, seed: UInt64, write: ([UInt8]) throws -> Void) rethrows {
    var generator = BookGenerator(seed: seed)
    var row = CSVRow(isTabbed: self == .librarything)
    row.append(raw: header)
    row.end()
    for number in 0..<max(count, 0) {
      let book = generator.next()
      switch self {
      case .books: book.appendBook(to: &row)
      case .calibre: book.appendCalibre(to: &row, number: number)
      case .goodreads: book.appendGoodreads(to: &row, number: number)
      case .librarything: book.appendLibraryThing(to: &row, number: number)
      case .storygraph: book.appendStoryGraph(to: &row, number: number)
      }
      row.end()
      if row.bytes.count > 1 << 18 {
        try write(row.bytes)
        row.bytes.removeAll(keepingCapacity: true)
      }
    }
    try write(row.bytes)
  }

  private var header: String {
    switch self {
    case .books:
      "id,title,author,additionalAuthors,publishedDate,isbn,publisher,pages,language,status,rating,dateRead,dateAdded,tags,notes"
    case .calibre:
      "\u{FEFF}authors,author_sort,rating,library_name,timestamp,formats,size,isbn,identifiers,comments,tags,series,series_index,"
        + "languages,title,cover,title_sort,publisher,pubdate,id,uuid"
    case .goodreads:
      "Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,"
        + "Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,"
        + "Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Recommended For,"
        + "Recommended By,Owned Copies,Original Purchase Date,Original Purchase Location,Condition,Condition Description,BCID"
    case .librarything:
      ("Book Id,Title,Sort Character,Primary Author,Primary Author Role,Secondary Author,Secondary Author Roles,Publication,Date,"
        + "Review,Rating,Comment,Private Comment,Summary,Media,Physical Description,Weight,Height,Thickness,Length,Dimensions,"
        + "Page Count,LCCN,Acquired,Date Started,Date Read,Barcode,BCID,Tags,Collections,Languages,Original Languages,"
        + "LC Classification,ISBN,ISBNs,Subjects,Dewey Decimal,Dewey Wording,Other Call Number,Copies,Source,Entry Date,"
        + "From Where,OCLC,Work id,Lending Patron,Lending Status,Lending Start,Lending End").split(separator: ",").joined(
          separator: "\t")
    case .storygraph:
      "Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,Read Count,Moods,Pace,"
        + "Character- or Plot-Driven?,Strong Character Development?,Loveable Characters?,Diverse Characters?,"
        + "Flawed Characters?,Star Rating,Review,Content Warnings,Content Warning Description,Tags,Owned?"
    }
  }
}
