import Foundation
import TestSupport
import Testing

/// A garment as `--json` gives it.
struct GarmentJSON: Decodable, Equatable {
  struct Price: Decodable, Equatable {
    var amount: String
    var currency: String
  }

  var id: String
  var name: String
  var type: String
  var slot: String
  var colors: [String]
  var pattern: String?
  var material: String?
  var formality: String
  var clo: Double
  var waterproof: Bool
  var windproof: Bool
  var brand: String?
  var price: Price?
  var purchased: String?
  var wears: Int
  var lastWorn: String?
  var inWash: Bool
}

/// An outfit as `recommend --json` gives it.
struct OutfitJSON: Decodable, Equatable {
  struct Part: Decodable, Equatable {
    var id: String
    var name: String
    var slot: String
    var type: String
  }

  struct Warmth: Decodable, Equatable {
    var clo: Double
    var target: Double
  }

  var garments: [Part]
  var score: Double
  var warmth: Warmth
  var reasons: [String]
}

extension BinaryHome {
  /// Adds a garment and gives its id.
  @discardableResult
  func add(_ name: String, _ type: String, _ options: String...) async throws -> String {
    let outcome = try await start(["closet", "add", "--name=\(name)", "--type", type] + options).outcome()
    #expect(outcome.ending == .exited(0), "\(outcome)")
    return try #require(outcome.lines.first)
  }

  func garments(_ words: String...) async throws -> [GarmentJSON] {
    try await json([GarmentJSON].self, ["closet", "list"] + words)
  }

  func outfits(_ words: String...) async throws -> [OutfitJSON] {
    try await json([OutfitJSON].self, ["closet", "recommend"] + words)
  }
}
