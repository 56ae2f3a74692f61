/// Exports of LibraryThing made by hand, with the quirks of real ones.
enum LibraryThingExport {
  private static let names = """
    Book Id,Title,Sort Character,Primary Author,Primary Author Role,Secondary Author,Secondary Author Roles,Publication,Date,Review,\
    Rating,Comment,Private Comment,Summary,Media,Physical Description,Weight,Height,Thickness,Length,Dimensions,Page Count,LCCN,\
    Acquired,Date Started,Date Read,Barcode,BCID,Tags,Collections,Languages,Original Languages,LC Classification,ISBN,ISBNs,Subjects,\
    Dewey Decimal,Dewey Wording,Other Call Number,Copies,Source,Entry Date,From Where,OCLC,Work id,Lending Patron,Lending Status,\
    Lending Start,Lending End
    """

  static let table = ExportTable(
    header: names.split(separator: ",").joined(separator: "\t"), separator: "\t", quotes: false,
    usual: ["Book Id": "1", "Title": "T", "Sort Character": "1", "Primary Author": "A", "Collections": "Your library"])
}
