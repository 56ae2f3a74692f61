public import Entities
import Files
public import WidgetsDomain

/// Every file format widgets are read from or written in.
public enum WidgetFiles {
  /// Reads and writes CSV and JSON.
  public static var interchange: any Interchange<Widget> {
    let blank = Widget(name: "")
    let csv = EntityCSVFormat(required: ["name"], blank: blank)
    let json = EntityJSONFormat(blank: blank)
    return FileInterchange(readable: [csv, json], writable: [csv, json])
  }
}
