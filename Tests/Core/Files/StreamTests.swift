import Files
import Foundation
import Testing
import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct StreamTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `a file is peeked at and then read from the start`() throws {
    let text = String(repeating: "0123456789", count: 50_000)
    let source = try ByteSource(path: try folder.file("in", text))
    #expect(source.size == text.utf8.count)
    #expect(try source.peek(5) == Array("01234".utf8))
    #expect(try source.peek(12) == Array("012345678901".utf8))
    #expect(try readAll(source) == Array(text.utf8))
    #expect(try source.peek(3) == [])
  }

  @Test func `peeking past the end gives what there is`() throws {
    let source = ByteSource(Array("abc".utf8))
    #expect(try source.peek(10) == Array("abc".utf8))
    #expect(try readAll(source) == Array("abc".utf8))
  }

  @Test func `a pipe is peeked at and then read from the start`() throws {
    let fifo = try folder.file("fifo")
    #expect(mkfifo(fifo, 0o600) == 0)
    // Opened for both, so that neither end waits for the other.
    let both = open(fifo, O_RDWR)
    let file = try AtomicFile(path: fifo)
    try file.write("hello, pipe")
    let source = try ByteSource(path: fifo)
    try file.commit()
    close(both)
    #expect(source.size == nil)
    #expect(try source.peek(5) == Array("hello".utf8))
    #expect(try readAll(source) == Array("hello, pipe".utf8))
  }

  @Test func `what cannot be read is named`() throws {
    let missing = #expect(throws: FileError.self) { try ByteSource(path: folder.path + "/none") }
    #expect(missing?.kind == .notFound)
    #expect(missing?.message == "Cannot read '\(folder.path)/none': there is no such file or folder.")
    let isFolder = #expect(throws: FileError.self) { try ByteSource(path: folder.path) }
    #expect(isFolder?.cause == .isFolder)
  }

  @Test func `a reader who left is an error that can be told apart`() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let sink = FileSink(descriptor: ends[1], name: "standard output")
    let error = #expect(throws: FileError.self) { try sink.write("x") }
    #expect(error?.cause == .closedPipe)
  }

  @Test func `a full non-blocking pipe is waited for`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (input, output) = (ends[0], ends[1])
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    // A thread of its own: one of the pool would be missed by tests that run at the same time.
    let reader = Thread { Self.drain(input) }
    reader.start()
    let bytes = [UInt8](repeating: 0x61, count: 1 << 20)
    try bytes.withUnsafeBytes { try FileSink(descriptor: output, name: "pipe").write($0) }
    close(output)
  }

  private static func drain(_ descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while read(descriptor, &buffer, buffer.count) > 0 {}
    close(descriptor)
  }

  private func readAll(_ source: ByteSource) throws -> [UInt8] {
    var (all, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1000))
    while case let count = try buffer.withUnsafeMutableBytes({ try source.read(into: $0) }), count > 0 {
      all += buffer.prefix(count)
    }
    return all
  }
}
