#if canImport(Glibc)
  @preconcurrency import Glibc  // environ is a variable; nothing here changes it
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// The environment variables of this process, read without Foundation, which takes as long for them as a list for its first row.
enum ProcessEnvironment {
  /// Of a name that stands there twice the first counts, as for `getenv`.
  static var current: [String: String] {
    var variables: [String: String] = [:]
    // Optional on one system and not on the other.
    var rest: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let entries = rest, let entry = entries.pointee {
      rest = entries + 1
      guard let equals = strchr(entry, 0x3D) else { continue }
      let name = String(decoding: UnsafeRawBufferPointer(start: entry, count: entry.distance(to: equals)), as: UTF8.self)
      if variables[name] == nil { variables[name] = String(cString: equals + 1) }
    }
    return variables
  }
}
