import Entities
import Foundation
import TestSupport
import Testing
import Values

@testable import Storage

/// A store of which one byte is not as it was written: found wherever it matters, and never a crash.
@Suite struct FlippedByteTests {
  private static let plants = [
    Plant(
      1, "Adder's-tongue", nickname: "Natterzunge", height: 130, sown: nil, code: "OPHI", bed: 1, place: 70_000,
      remark: "in wet meadows"),
    Plant(2, "Bugle", nickname: "", height: -20, sown: 5_000_000_000, code: nil, remark: "creeps"),
  ]

  /// What came of reading a damaged file.
  private enum Outcome { case refused, reported, unnoticed }

  private func outcome(_ bytes: Data, in folder: ScratchFolder, as name: String) async throws -> Outcome {
    try folder.write(bytes, to: name)
    defer {
      for suffix in ["", "-journal", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.path(name + suffix)) }
    }
    let store = folder.store(name)
    do {
      _ = try? await store.plants()
      _ = try? await store.numbers(Query(order: [.init(PlantRecord.Columns.height)]))
      _ = try? await store.numbers(Query(search: SearchText("bugle")))
      return try store.check().problems.isEmpty ? .unnoticed : .reported
    } catch is StoreError {
      return .refused
    }
  }

  /// Where the two rows and their headers lie: from the first byte of the later one to the end of the page.
  private func rows(in bytes: Data) throws -> Range<Int> {
    let second = try #require(bytes.range(of: Data(Self.plants[1].id.uuidString.lowercased().utf8)))
    let end = (second.lowerBound / 4096 + 1) * 4096
    // One byte of length, one of position, a header of 13 types.
    return second.lowerBound - 15..<end
  }

  @Test func everyFlippedByteOfARowIsFound() async throws {
    try await withScratchFolder { folder in
      try await folder.store().add(Self.plants)
      let sound = try folder.bytes("plants.db")
      #expect(try await outcome(sound, in: folder, as: "sound.db") == .unnoticed)
      for offset in try rows(in: sound) {
        for mask: UInt8 in [0x01, 0x80, 0xFF] {
          var bytes = sound
          bytes[offset] ^= mask
          #expect(try await outcome(bytes, in: folder, as: "\(offset)-\(mask).db") != .unnoticed, "byte \(offset) ^ \(mask)")
        }
      }
    }
  }

  /// The whole header and a byte here and there; with a stride of 1 it takes minutes, and holds as well.
  @Test func noFlippedByteIsACrash() async throws {
    try await withScratchFolder { folder in
      try await folder.store().add(Self.plants)
      let sound = try folder.bytes("plants.db")
      var unnoticed = 0
      for offset in sound.indices where offset < 100 || offset % Self.stride == 0 {
        var bytes = sound
        bytes[offset] ^= 0xFF
        if try await outcome(bytes, in: folder, as: "\(offset).db") == .unnoticed { unnoticed += 1 }
      }
      // Most of so small a file is empty pages.
      #expect(unnoticed > 0)
    }
  }

  private static let stride = 61
}
