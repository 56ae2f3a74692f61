public import ClosetDomain
public import Entities
import Files

/// Every file format garments are read from or written in.
public enum ClosetFiles {
  /// Reads and writes CSV and JSON.
  public static var interchange: any Interchange<Garment> {
    FileInterchange(readable: [csv, json], writable: [csv, json])
  }

  static let csv = EntityCSVFormat(required: ["name", "type"], blank: blank)
  static let json = EntityJSONFormat(blank: blank)
  private static let blank = Garment(name: "", type: nil)
}
