import Entities
import Foundation
import Testing
import Values

/// An entity with an amount of money it must have and one it may have, tried one at a time.
private struct Offer: Entity {
  static let noun = Noun("offer", "offers")
  static let properties: [Property<Offer>] = [
    .id, .money("price", { $0.price }, { $0.price = $1 }), .optionalMoney("deposit", { $0.deposit }, { $0.deposit = $1 }),
  ]

  var id = UUID()
  var price: Money
  var deposit: Money?

  func prepared() -> Offer { self }
}

@Suite struct MoneyPropertyTests {
  private let offer: Offer

  init() throws {
    offer = Offer(price: try Money(parsing: "1.00 EUR"))
  }

  private func set(_ name: String, _ input: PropertyInput) throws -> PropertyValue {
    let property = try #require(Offer.properties.first { $0.name == name })
    var offer = offer
    try property.set(&offer, input)
    var copy = self.offer
    property.copy(offer, &copy)
    #expect(copy == offer)
    return property.value(offer)
  }

  @Test(arguments: ["price", "deposit"])
  func anAmountComesWithItsCurrency(name: String) throws {
    let money = try Money(parsing: "19.99 USD")
    #expect(try set(name, .money(amount: "19.99", currency: "usd")) == .money(money))
    #expect(try set(name, .text("19.99 USD")) == .money(money))
    #expect(Offer.properties.first { $0.name == name }?.currencyColumn == "currency")
  }

  @Test(arguments: [
    PropertyInput.text("19.99"), .text("1,800 USD"), .text("19.99 XYZ"), .list(["19.99 USD"]),
    .money(amount: "16.24", currency: "JPY"),
    .money(amount: "1", currency: "dollars"), .money(amount: "", currency: "USD"),
  ])
  func whatIsNoAmountIsRefused(input: PropertyInput) {
    for name in ["price", "deposit"] { #expect(throws: ValueError.self) { try set(name, input) } }
  }

  @Test(arguments: [PropertyInput.empty, .text("")])
  func onlyAnAmountThatMayBeMissingIsTakenAway(input: PropertyInput) throws {
    #expect(try set("deposit", input) == .none)
    #expect(throws: ValueError.self) { try set("price", input) }
  }

  @Test func anAmountIsNoOtherValue() {
    #expect(throws: ValueError.self) { try set("id", .money(amount: "1.00", currency: "EUR")) }
  }
}
