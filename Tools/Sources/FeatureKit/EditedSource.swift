import Foundation

/// A source that names every feature in a list, in the order of the alphabet: an entry is added or taken away, the rest stays.
struct EditedSource {
  private let head: [Substring]
  private var entries: [(name: String, lines: [Substring])]
  private let tail: [Substring]
  private let style: Style

  enum Style {
    /// Rows of the table in Package.swift, with commas between.
    case manifest
    /// Blocks of App/main.swift.
    case app
  }

  /// Throws `KitError` where the source has no list of this style.
  init(_ text: String, _ style: Style) throws(KitError) {
    self.style = style
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    switch style {
    case .manifest:
      guard let start = lines.firstIndex(of: "let featureTable = ["), let end = lines[start...].firstIndex(of: "]") else {
        throw KitError("Package.swift has no 'let featureTable = [' with a row for each feature.")
      }
      (head, tail) = (Array(lines[...start]), Array(lines[end...]))
      entries = Self.rows(lines[(start + 1)..<end])
    case .app:
      let starts = lines.indices.filter {
        lines[$0].hasPrefix("#if ") && $0 + 1 < lines.count && lines[$0 + 1].hasPrefix("  import ")
      }
      guard let first = starts.first ?? lines.firstIndex(where: { $0.hasPrefix("var features:") }).map({ $0 + 1 }) else {
        throw KitError("App/main.swift has no 'var features:' that blocks of features follow.")
      }
      let end = starts.last.flatMap { last in lines[last...].firstIndex(of: "#endif").map { $0 + 1 } } ?? first
      (head, tail) = (Array(lines[..<first]), Array(lines[end...]))
      entries = Self.blocks(lines[first..<end])
    }
  }

  var names: [String] { entries.map(\.name) }

  mutating func add(_ feature: String) {
    let lines: [Substring] =
      switch style {
      case .manifest: ["  FeatureRow(name: \"\(feature)\"),"]
      case .app: ["#if \(feature.uppercased())", "  import \(feature)", "  features.append(\(feature)Feature.self)", "#endif"]
      }
    entries.insert((feature, lines), at: entries.firstIndex { $0.name > feature } ?? entries.endIndex)
  }

  mutating func remove(_ feature: String) { entries.removeAll { $0.name == feature } }

  var text: String {
    var lines = entries.map(\.lines)
    if style == .manifest {
      // As swift-format has it: a list of one ends without a comma.
      let isAlone = entries.count == 1
      lines = lines.map { Self.ended($0, byComma: !isAlone) }
    }
    return (head + lines.flatMap(\.self) + tail).joined(separator: "\n")
  }

  private static func ended(_ row: [Substring], byComma: Bool) -> [Substring] {
    guard let place = row.lastIndex(where: { !code(of: $0).isEmpty }) else { return row }
    var row = row
    let written = code(of: row[place])
    let bare = written.hasSuffix(",") ? written.dropLast() : written
    row[place] = bare + (byComma ? "," : "") + row[place].dropFirst(written.count)
    return row
  }

  /// A line without the comment at its end, and blanks before that.
  private static func code(of line: Substring) -> Substring {
    let comment = line.range(of: "//")?.lowerBound ?? line.endIndex
    let written = line[..<comment]
    return written.lastIndex { $0 != " " }.map { written[...$0] } ?? ""
  }

  /// A row with the comments before it; it goes on until its brackets are closed.
  private static func rows(_ lines: ArraySlice<Substring>) -> [(String, [Substring])] {
    var rows: [(name: String, lines: [Substring])] = []
    var waiting: [Substring] = []
    var depth = 0
    for line in lines {
      waiting.append(line)
      let written = code(of: line)
      depth += written.count { "([".contains($0) } - written.count { ")]".contains($0) }
      guard depth == 0, !written.isEmpty else { continue }
      let text = waiting.map(Self.code).joined()
      let name = text.split(separator: "name: \"", maxSplits: 1).dropFirst().first?.prefix { $0 != "\"" }
      rows.append((String(name ?? ""), waiting))
      waiting = []
    }
    if let last = rows.indices.last { rows[last].lines += waiting }
    return rows
  }

  private static func blocks(_ lines: ArraySlice<Substring>) -> [(String, [Substring])] {
    var blocks: [(String, [Substring])] = []
    var waiting: [Substring] = []
    for line in lines {
      waiting.append(line)
      guard line == "#endif" else { continue }
      let name = waiting.first { $0.hasPrefix("  import ") }?.dropFirst("  import ".count)
      blocks.append((String(name ?? ""), waiting))
      waiting = []
    }
    return blocks
  }
}
