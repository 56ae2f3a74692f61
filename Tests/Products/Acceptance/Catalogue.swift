import Foundation
import TestSupport
import Testing

/// A product as `--json` gives it.
struct ProductJSON: Decodable, Equatable {
  struct Price: Decodable, Equatable {
    var amount: String
    var currency: String
  }

  var id: String
  var name: String
  var description: String?
  var price: Price
  var category: String
  var imageURL: String?
  var gtin: String?
  var sku: String?
}

/// What `discount --json` answers.
struct DiscountJSON: Decodable, Equatable {
  var percent: Double
  var price: ProductJSON.Price
  var discount: ProductJSON.Price
  var newPrice: ProductJSON.Price
}

extension BinaryHome {
  /// Adds a product and gives its id.
  @discardableResult
  func addProduct(_ name: String, price: String, _ currency: String, category: String = "food", _ options: [String] = [])
    async throws
    -> String
  {
    let arguments = ["products", "add", "--name=\(name)", "--price=\(price)", "--currency=\(currency)", "--category=\(category)"]
    let outcome = try await start(arguments + options).outcome()
    #expect(outcome.ending == .exited(0), "\(outcome)")
    return try #require(outcome.lines.first)
  }

  /// The products a command lists.
  func products(_ words: String...) async throws -> [ProductJSON] { try await json([ProductJSON].self, ["products"] + words) }
}
