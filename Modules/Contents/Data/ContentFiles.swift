public import ContentsDomain
public import Entities
import Files

/// Every file format contents are read from or written in.
public enum ContentFiles {
  /// Reads and writes CSV and JSON.
  public static var interchange: any Interchange<Content> {
    let blank = Content(name: "")
    let csv = EntityCSVFormat(required: ["name"], blank: blank)
    let json = EntityJSONFormat(blank: blank)
    return FileInterchange(readable: [csv, json], writable: [csv, json])
  }
}
