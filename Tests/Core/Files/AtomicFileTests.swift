import Files
import Foundation
import Testing
import Values

@Suite struct AtomicFileTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `nothing is seen before commit, everything after it`() throws {
    let file = try AtomicFile(path: try folder.file("out", "old"))
    try file.write("new ")
    try file.write("text")
    #expect(try folder.text("out") == "old")
    try file.commit()
    #expect(try folder.text("out") == "new text")
    #expect(try folder.names == ["out"])
    try file.commit()
    file.discard()
    #expect(try folder.text("out") == "new text")
    #expect(throws: FileError.self) { try file.write("more") }
  }

  @Test func `given up, it leaves no trace`() throws {
    let path = try folder.file("out", "old")
    try AtomicFile(path: path).write("new")
    let discarded = try AtomicFile(path: path)
    discarded.discard()
    #expect(try folder.names == ["out"])
    #expect(try folder.text("out") == "old")
  }

  @Test func `an existing file is refused where asked, also one that appears meanwhile`() throws {
    let path = try folder.file("out", "old")
    let error = #expect(throws: FileError.self) { try AtomicFile(path: path, replacing: false) }
    #expect(error?.cause == .exists && error?.kind == .cannotCreate)
    let late = try AtomicFile(path: try folder.file("late"), replacing: false)
    try late.write("mine")
    _ = try folder.file("late", "theirs")
    #expect(throws: FileError.self) { try late.commit() }
    #expect(try folder.text("late") == "theirs")
    let first = try AtomicFile(path: try folder.file("first"), replacing: false)
    try first.write("mine")
    try first.commit()
    #expect(try folder.names == ["first", "late", "out"])
  }

  @Test func `a link is written through and stays a link`() throws {
    _ = try folder.file("real", "old")
    for (link, target) in [("link", "real"), ("dangling", "fresh"), ("chain", "link")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: target)
      let file = try AtomicFile(path: folder.path + "/" + link)
      try file.write(link)
      try file.commit()
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/" + link) == target)
    }
    #expect(try folder.text("real") == "chain")
    #expect(try folder.text("fresh") == "dangling")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: "loop")
    #expect(throws: FileError.self) { try AtomicFile(path: folder.path + "/loop") }
  }

  @Test func `permissions of a replaced file stay, private ones are private`() throws {
    let path = try folder.file("out", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let file = try AtomicFile(path: path)
    try file.commit()
    let secret = try AtomicFile(path: try folder.file("secret"), isPrivate: true)
    try secret.commit()
    #expect(try permissions("out") == 0o640)
    #expect(try permissions("secret") == 0o600)
  }

  @Test func `what cannot be created is named`() throws {
    let cases: [(String, FileError.Cause)] = [
      (folder.path, .isFolder), (folder.path + "/", .isFolder), (folder.path + "/no/out", .notFound), ("", .notFound),
      (folder.path + "/new/", .isFolder),
    ]
    for (path, cause) in cases {
      let error = #expect(throws: FileError.self) { try AtomicFile(path: path) }
      #expect(error?.cause == cause, "\(path)")
      #expect(error?.kind == .cannotCreate)
    }
    let error = #expect(throws: FileError.self) { try AtomicFile(path: folder.path + "/no/out") }
    #expect(error?.message == "Cannot create '\(folder.path)/no/out': there is no such file or folder.")
  }

  @Test func `a device is written directly`() throws {
    let null = try AtomicFile(path: "/dev/null")
    try null.write("gone")
    try null.commit()
    #if os(Linux)
      let full = try AtomicFile(path: "/dev/full")
      let error = #expect(throws: FileError.self) { try full.write("x") }
      #expect(error?.cause == .noSpace && error?.kind == .inputOutput)
      #expect(error?.message == "Cannot write to '/dev/full': the disk is full.")
    #endif
  }

  @Test func `files begun are removed when the program is stopped`() throws {
    let cleanup = Cleanup()
    let file = try AtomicFile(path: try folder.file("out"), cleanup: cleanup)
    try file.write("half")
    #expect(try folder.names.count == 1)
    cleanup.run()
    #expect(try folder.names.isEmpty)
  }

  private func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.posixPermissions] as? Int
  }
}
