import Foundation

/// Runs a shell that may not be there.
struct Shell {
  let name: String

  var isInstalled: Bool { (try? run("-c", "true")) != nil }

  /// What the shell printed.
  /// - Throws: when there is no such shell, or it complained.
  @discardableResult
  func run(_ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Complaint(status: process.terminationStatus) }
    return String(decoding: data, as: UTF8.self)
  }

  struct Complaint: Error {
    let status: Int32
  }
}
