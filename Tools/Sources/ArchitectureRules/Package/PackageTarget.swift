/// A target as the manifest declares it.
package struct PackageTarget: Decodable {
  package let name: String
  /// `regular`, `executable`, `test`, `system`, …
  package let type: String
  /// Its folder, from the root of the package, without `.` or a `/` at its end; SwiftPM's default where the manifest gives none.
  package let path: String
  /// Names of targets and products, whichever way the manifest writes them.
  package let dependencies: [String]

  private enum Key: String, CodingKey {
    case name, type, path, dependencies
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(String.self, forKey: .name)
    type = try container.decode(String.self, forKey: .type)
    let folder = type == "test" ? "Tests" : "Sources"
    let written = try container.decodeIfPresent(String.self, forKey: .path) ?? "\(folder)/\(name)"
    path = written.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    dependencies = try container.decode([DependencyDump].self, forKey: .dependencies).map(\.name)
  }

  /// A module map or shim of a C library: Core names them `C` and a capital letter.
  package var isShim: Bool {
    type == "system" || (name.hasPrefix("C") && name.dropFirst().first?.isUppercase == true)
  }
}

/// `{"byName": ["Values", null]}`: the key says how it is written, the first element names it.
private struct DependencyDump: Decodable {
  let name: String

  init(from decoder: any Decoder) throws {
    let written = try decoder.singleValueContainer().decode([String: [Part]].self)
    guard let name = written.values.first?.first?.name else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a dependency without a name"))
    }
    self.name = name
  }

  /// Names are strings; conditions, null or objects, are of no interest.
  private struct Part: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      name = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}
