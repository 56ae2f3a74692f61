/// Catalogues of calibre made by hand, with the quirks of real ones.
enum CalibreExport {
  static let all = ExportTable(
    header: """
      authors,author_sort,rating,library_name,timestamp,formats,size,isbn,identifiers,comments,tags,series,series_index,languages,title,\
      cover,title_sort,publisher,pubdate,id,uuid
      """, usual: ["title": "T", "authors": "A", "pubdate": "0101-01-01T00:00:00+00:00", "series_index": "1.0"])

  static let some = ExportTable(header: "title,pubdate,authors", usual: all.usual)
}
