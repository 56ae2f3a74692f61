/// Exports of StoryGraph made by hand, with the quirks of real ones.
enum StoryGraphExport {
  static let newer = ExportTable(
    header: """
      Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,Read Count,Moods,Pace,\
      Character- or Plot-Driven?,Strong Character Development?,Loveable Characters?,Diverse Characters?,Flawed Characters?,\
      Star Rating,Review,Content Warnings,Content Warning Description,Tags,Owned?
      """, usual: ["Title": "T", "Authors": "A", "Author": "A", "Read Count": "0", "Owned?": "No"])

  /// Of 2021 and before.
  static let older = ExportTable(
    header: """
      Title,Author,Contributors,ISBN,Format,Read Status,Date Added,Last Date Read,Dates Read,Read Count,Moods,Pace,\
      Character- or Plot-Driven?,Strong Character Development?,Loveable Characters?,Diverse Characters?,Flawed Characters?,\
      Star Rating,Review,Content Warnings,Content Warning Description,Tags,Owned?
      """, usual: newer.usual)
}
