import Testing

@testable import Proofs

struct TraceReaderTests {
  @Test func aCallHasItsArgumentsAndTheFilesBehindThem() throws {
    let call = try #require(TraceReader.calls(#"12  pwrite64(3</a, b>, "x\0,\")", 4, 4096) = 4"#).first)
    #expect(call.name == "pwrite64" && call.result == 4 && !call.isInjected)
    #expect(call.descriptor(0)?.number == 3 && call.descriptor(0)?.path == "/a, b")
    #expect(call.bytes(1) == [120, 0, 44, 34, 41])
    #expect(call.number(3) == 4096)
  }

  @Test func aCallThatAnotherThreadInterruptsEndsWhereItIsResumed() {
    let calls = TraceReader.calls(
      """
      1  fsync(3</a> <unfinished ...>
      2  write(4</b>, "x", 1) = 1
      1  <... fsync resumed>) = 0
      """)
    #expect(calls.map(\.name) == ["write", "fsync"])
    #expect(calls.last?.descriptor(0)?.path == "/a")
  }

  @Test func aFileThatIsOpenedIsNamedByTheResult() {
    let calls = TraceReader.calls(#"1  openat(AT_FDCWD</home>, "x", O_RDWR|O_CREAT, 0600) = 5</home/x>"#)
    #expect(calls.first?.result == 5 && calls.first?.resultPath == "/home/x")
    #expect(calls.first?.descriptor(0) == nil)
  }

  @Test func failuresAreNegativeAndThoseOfTheTracerMarked() {
    let calls = TraceReader.calls(
      """
      1  link("/a", "/b") = -1 EEXIST (File exists)
      1  write(1</o>, "", 5) = -1 ENOSPC (No space left on device) (INJECTED)
      1  +++ exited with 0 +++
      """)
    #expect(calls.map(\.result) == [-1, -1])
    #expect(calls.map(\.isInjected) == [false, true])
  }
}
