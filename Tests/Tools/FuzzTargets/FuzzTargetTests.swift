import Foundation
import FuzzTargets
import Testing

/// Every input that was ever interesting: examples of each format, and whatever once crashed or hung a parser.
struct FuzzTargetTests {
  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

  private static func inputs(_ target: FuzzTarget) throws -> [[UInt8]] {
    let folder = corpus.appending(path: target.rawValue)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
      [UInt8](try Data(contentsOf: $0))
    }
  }

  @Test func everyTargetHasACorpusAndEveryCorpusATarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)
    #expect(Set(folders) == Set(FuzzTarget.allCases.map(\.rawValue)))
  }

  /// What hangs is ended; among other tests an input may have to wait for its turn.
  @Test(.timeLimit(.minutes(10)), arguments: FuzzTarget.allCases)
  func everyInputIsReadOrRefused(_ target: FuzzTarget) async throws {
    let inputs = try Self.inputs(target)
    #expect(!inputs.isEmpty)
    for input in inputs { await target.read(input) }
  }

  /// A file cut off at, and with the bits turned around of, every third byte.
  @Test(arguments: FuzzTarget.allCases)
  func noCutAndNoFlippedByteIsACrash(_ target: FuzzTarget) async throws {
    for input in try Self.inputs(target) {
      for place in input.indices where place % 3 == 0 {
        await target.read(Array(input[..<place]))
        var flipped = input
        flipped[place] ^= 0xFF
        await target.read(flipped)
      }
    }
  }
}
