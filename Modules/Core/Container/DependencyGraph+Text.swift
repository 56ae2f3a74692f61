extension DependencyGraph {
  /// A Mermaid flowchart: shared types are rounded, missing ones hexagons, arrows point to what is needed.
  public var mermaid: String {
    var lines = ["flowchart LR"]
    for (index, node) in nodes.enumerated() {
      let label = "\"\(Self.mermaidText(node.name))\""
      switch node.scope {
      case .shared: lines.append("  n\(index)([\(label)])")
      case .transient: lines.append("  n\(index)[\(label)]")
      case nil: lines.append("  n\(index){{\(label)}}")
      }
    }
    for (index, node) in nodes.enumerated() {
      for need in node.needs {
        guard let target = nodes.firstIndex(where: { $0.name == need }) else { continue }
        lines.append("  n\(index) --> n\(target)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An array of `{"name","scope","needs"}`, one node a line; the scope of a missing type is `null`.
  public var json: String {
    let rows = nodes.map { node in
      let scope = node.scope.map { Self.jsonText($0.rawValue) } ?? "null"
      let needs = node.needs.map(Self.jsonText).joined(separator: ",")
      return #"  {"name":\#(Self.jsonText(node.name)),"scope":\#(scope),"needs":[\#(needs)]}"#
    }
    return rows.isEmpty ? "[]\n" : "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }

  // Names of generic types hold angle brackets, which Mermaid reads as HTML.
  private static func mermaidText(_ name: String) -> String {
    name.reduce(into: "") { text, character in
      switch character {
      case "\"": text += "#quot;"
      case "<": text += "#lt;"
      case ">": text += "#gt;"
      default: text.append(character)
      }
    }
  }

  private static func jsonText(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default:
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
