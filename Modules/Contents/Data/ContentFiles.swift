public import ContentsDomain
public import Entities
import Files

/// Every file format contents are read from or written in.
public enum ContentFiles {
  /// Reads bookmarks of browsers, Pocket, Raindrop, buku, Markdown, CSV and JSON; writes bookmarks, Markdown, CSV and JSON.
  public static var interchange: any Interchange<Content> {
    let csv = EntityCSVFormat(required: ["url"], blank: Content())
    let json = EntityJSONFormat(blank: Content())
    let (netscape, markdown) = (NetscapeFormat(), MarkdownFormat())
    return FileInterchange(
      readable: [netscape, PocketFormat(), RaindropFormat(), BukuFormat(), csv, json, markdown],
      writable: [csv, json, markdown, netscape])
  }
}
