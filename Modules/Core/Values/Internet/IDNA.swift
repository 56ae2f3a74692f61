import Libraries

/// Domain names outside ASCII in the form the domain name system has them in (IDNA2008, RFC 5891, mapped by Unicode UTS #46).
///
/// The rules and tables are those of libidn2, which is opened at the first name that needs it.
enum IDNA {
  /// The ASCII form (`xn--…`), or nil for a text that is no domain name.
  ///
  /// Throws `MissingLibrary` where the system has no libidn2.
  static func ascii(_ domain: String) throws(MissingLibrary) -> String? {
    // C text ends at a NUL, which would hide what follows.
    if domain.utf8.contains(0) { return nil }
    let library = try opened.get()
    var found: UnsafeMutablePointer<UInt8>?
    let code = domain.withCString { library.lookup($0, &found, Flags.composeInput | Flags.nontransitional) }
    guard let found else { return nil }
    defer { library.free(found) }
    return code == 0 ? String(cString: found) : nil
  }

  /// Whether the system has no libidn2.
  static var isMissing: Bool {
    if case .failure = opened { true } else { false }
  }

  /// From idn2.h.
  private enum Flags {
    static let composeInput: Int32 = 1
    static let nontransitional: Int32 = 8
  }

  private typealias Lookup =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, Int32) -> Int32
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private struct Functions: Sendable {
    let lookup: Lookup
    let free: Free
  }

  private static let opened = Result { () throws(MissingLibrary) in
    let library = try SharedLibrary(["libidn2.so.0", "libidn2.0.dylib"], package: "libidn2-0")
    return Functions(
      lookup: try library.function("idn2_lookup_u8", as: Lookup.self), free: try library.function("idn2_free", as: Free.self))
  }
}
