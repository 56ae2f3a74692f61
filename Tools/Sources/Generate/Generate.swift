import Foundation
import GeneratedBooks

/// `generate FORMAT COUNT [SEED]`: a file of so many books on standard output, the same for the same seed.
@main
struct Generate {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    guard (2...3).contains(words.count), let format = BookFormat(rawValue: words[0]), let count = Int(words[1]), count >= 0,
      let seed = words.count == 3 ? UInt64(words[2]) : 1
    else { fail("usage: generate \(BookFormat.allCases.map(\.rawValue).joined(separator: "|")) COUNT [SEED]", code: 64) }
    do {
      try format.generate(count: count, seed: seed) { try FileHandle.standardOutput.write(contentsOf: Data($0)) }
    } catch {
      fail("generate: cannot write: \(error)", code: 74)
    }
  }

  private static func fail(_ sentence: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(code)
  }
}
