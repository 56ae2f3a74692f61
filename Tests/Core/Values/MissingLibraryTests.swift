import Libraries
import Testing
import Values

@Suite struct MissingLibraryTests {
  @Test func `a library that is missing can be told to a person`() {
    let failure: any Failure = MissingLibrary(name: "libnever.so.1", package: "libnever1")
    #expect(failure.kind == .inputOutput)
    #expect(failure.message == "The library libnever.so.1 is not installed; install the package 'libnever1'.")
  }
}
