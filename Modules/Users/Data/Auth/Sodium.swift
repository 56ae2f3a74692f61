import Libraries

/// The functions of libsodium that are needed here, found when the first of them is; their types are those of its headers.
struct Sodium: Sendable {
  typealias HashPassword =
    @convention(c) (UnsafeMutablePointer<CChar>, UnsafePointer<CChar>, UInt64, UInt64, Int) -> Int32
  typealias VerifyPassword = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UInt64) -> Int32
  typealias GenericHash =
    @convention(c) (UnsafeMutablePointer<UInt8>, Int, UnsafePointer<UInt8>, UInt64, UnsafePointer<UInt8>?, Int) -> Int32
  typealias Authenticate =
    @convention(c) (UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>, UInt64, UnsafePointer<UInt8>) -> Int32
  typealias VerifyAuthentication =
    @convention(c) (UnsafePointer<UInt8>, UnsafePointer<UInt8>, UInt64, UnsafePointer<UInt8>) -> Int32
  private typealias Initialize = @convention(c) () -> Int32

  /// Bytes of a hash as text, with the NUL that ends it (`crypto_pwhash_STRBYTES`).
  static let hashLength = 128

  let hashPassword: HashPassword
  let verifyPassword: VerifyPassword
  let genericHash: GenericHash
  /// HMAC-SHA-256 (RFC 2104) with a key of 32 bytes.
  let authenticate: Authenticate
  /// Compares in constant time.
  let verifyAuthentication: VerifyAuthentication

  /// Throws `MissingLibrary` where the system has no libsodium.
  static func open() throws(MissingLibrary) -> Sodium { try opened.get() }

  private static let opened = Result { () throws(MissingLibrary) in
    let library = try SharedLibrary(["libsodium.so.23", "libsodium.so.26", "libsodium.dylib"], package: "libsodium23")
    guard try library.function("sodium_init", as: Initialize.self)() >= 0 else {
      throw MissingLibrary(name: "libsodium", package: nil)
    }
    return Sodium(
      hashPassword: try library.function("crypto_pwhash_str", as: HashPassword.self),
      verifyPassword: try library.function("crypto_pwhash_str_verify", as: VerifyPassword.self),
      genericHash: try library.function("crypto_generichash", as: GenericHash.self),
      authenticate: try library.function("crypto_auth_hmacsha256", as: Authenticate.self),
      verifyAuthentication: try library.function("crypto_auth_hmacsha256_verify", as: VerifyAuthentication.self))
  }
}
