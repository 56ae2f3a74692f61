import Foundation

/// Lines on standard error that say how it goes; the table alone is on standard output.
enum Note {
  static func write(_ text: String) {
    FileHandle.standardError.write(Data("bench: \(text)\n".utf8))
  }
}
