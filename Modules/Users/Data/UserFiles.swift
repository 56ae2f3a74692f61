public import Entities
import Files
public import UsersDomain

/// Every file format users are read from or written in.
public enum UserFiles {
  /// Reads vCard, rows of the remote service, CSV and JSON; writes CSV, JSON, vCard 4 and 3, and rows of the remote service.
  public static var interchange: any Interchange<User> {
    let blank = User(name: "")
    let csv = EntityCSVFormat(required: ["name", "email"], blank: blank)
    let json = EntityJSONFormat(blank: blank)
    return FileInterchange(
      readable: [VCardFormat(version: .four), RemoteUserFormat(), csv, json],
      writable: [csv, json, VCardFormat(version: .four), VCardFormat(version: .three), RemoteUserFormat()])
  }
}
