#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A C library opened when it is first needed, so that commands that do without it neither load nor wait for it.
public struct SharedLibrary: Sendable {
  private let name: String
  /// The handle of `dlopen`, which stays open as long as the process: code of it may run on any thread.
  private let handle: UInt

  /// Opens the first of the files that is there, such as `libidn2.so.0` and, for macOS, `libidn2.0.dylib`.
  ///
  /// Throws `MissingLibrary`, which names the package that has it.
  public init(_ files: [String], package: String) throws(MissingLibrary) {
    for file in files {
      if let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) {
        name = file
        self.handle = UInt(bitPattern: handle)
        return
      }
    }
    throw MissingLibrary(name: files.first ?? package, package: package)
  }

  /// The function of this name; `type` is the `@convention(c)` type its header declares.
  public func function<Function>(_ symbol: String, as type: Function.Type) throws(MissingLibrary) -> Function {
    precondition(MemoryLayout<Function>.size == MemoryLayout<UnsafeMutableRawPointer>.size, "\(type) is no C function")
    guard let address = dlsym(UnsafeMutableRawPointer(bitPattern: handle), symbol) else {
      throw MissingLibrary(name: "\(symbol) of \(name)", package: nil)
    }
    return unsafeBitCast(address, to: type)
  }
}
