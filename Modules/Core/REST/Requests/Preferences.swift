import HTTP

/// What a client prefers (RFC 7240), as far as PostgREST knows it.
struct Preferences {
  enum Returning: String {
    case minimal, representation
    case headers = "headers-only"
  }
  enum Resolution: String {
    case merge = "merge-duplicates"
    case ignore = "ignore-duplicates"
  }

  private(set) var returning = Returning.minimal
  private(set) var resolution: Resolution?
  private(set) var countsExactly = false
  /// More rows than this are not changed.
  private(set) var maxAffected: Int?
  /// What the answer says was applied.
  private(set) var applied: [String] = []

  /// Unknown preferences are passed over, unless `handling=strict` asks for an error.
  init(_ headers: HTTPHeaders) throws(RESTError) {
    var unknown: [String] = []
    var isStrict = false
    guard let header = headers["Prefer"] else { return }
    for part in header.split(separator: ",").map(\.trimmed) where !part.isEmpty {
      if part == "handling=strict" {
        isStrict = true
      } else if take(part) {
        applied.append(part)
      } else if part != "handling=lenient" {
        unknown.append(part)
      }
    }
    if isStrict, !unknown.isEmpty {
      throw RESTError(
        400, "PGRST122", "Invalid preferences given with handling=strict",
        details: "Invalid preferences: \(unknown.joined(separator: ", "))")
    }
    if !isStrict { maxAffected = nil }
  }

  private mutating func take(_ part: String) -> Bool {
    let pieces = part.split(separator: "=", maxSplits: 1).map(\.trimmed)
    guard pieces.count == 2 else { return false }
    switch pieces[0] {
    case "return":
      guard let value = Returning(rawValue: pieces[1]) else { return false }
      returning = value
    case "resolution":
      guard let value = Resolution(rawValue: pieces[1]) else { return false }
      resolution = value
    case "count":
      // Planned and estimated counts cost as much here as exact ones.
      guard ["exact", "planned", "estimated"].contains(pieces[1]) else { return false }
      countsExactly = true
    case "missing": return ["default", "null"].contains(pieces[1])
    case "tx": return pieces[1] == "commit"
    case "max-affected":
      guard let number = Int(pieces[1]), number >= 0 else { return false }
      maxAffected = number
    default: return false
    }
    return true
  }
}
