import Files
import Storage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of the secret in the state folder, for its owner alone (0600 in 0700); no backup holds it.
struct TokenSecretFile {
  private let folder: StateFolder
  private var path: String { folder.path + "/token-secret" }

  init(folder: StateFolder) {
    self.folder = folder
  }

  /// The first who asks makes it; when several do at once, all get that of one.
  ///
  /// Throws `FileError`, `StoreError`, and `DamagedSecret` for a file of another length.
  func secret() throws -> TokenSecret {
    if let secret = try stored() { return secret }
    try folder.create()
    do {
      let file = try AtomicFile(path: path, replacing: false, isPrivate: true)
      try TokenSecret.makeBytes().withUnsafeBytes(file.write)
      try file.commit()
    } catch let error as FileError where error.cause == .exists {
      // Another process was faster, so what it made is read.
    }
    guard let secret = try stored() else { throw DamagedSecret(path: path) }
    return secret
  }

  /// nil where there is no file.
  private func stored() throws -> TokenSecret? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try ByteSource(path: path).peek(TokenSecret.length + 1)
    } catch {
      if error.cause == .notFound { return nil }
      throw error
    }
    guard let secret = TokenSecret(bytes) else { throw DamagedSecret(path: path) }
    // Whoever copied it with other rights did not mean to show it.
    _ = chmod(path, 0o600)
    return secret
  }
}
