import Libraries
import Testing

struct SharedLibraryTests {
  @Test func findsTheFunctionsOfALibraryThatIsThere() throws {
    #if canImport(Darwin)
      let library = try SharedLibrary(["libSystem.dylib"], package: "system")
    #else
      let library = try SharedLibrary(["no such library.so", "libc.so.6"], package: "libc6")
    #endif
    let absolute = try library.function("labs", as: (@convention(c) (Int) -> Int).self)
    #expect(absolute(-7) == 7)
    #expect(throws: MissingLibrary.self) { try library.function("no_such_function", as: (@convention(c) (Int) -> Int).self) }
  }

  @Test func namesThePackageOfALibraryThatIsMissing() {
    let error = #expect(throws: MissingLibrary.self) { try SharedLibrary(["libnever.so.1"], package: "libnever1") }
    #expect(error?.message == "The library libnever.so.1 is not installed; install the package 'libnever1'.")
  }
}
