import Entities
import ProductsDomain
import Testing
import Values

@Suite struct ProductPropertiesTests {
  @Test func theNamesAreThoseOfFilesAndScripts() {
    #expect(Product.properties.map(\.name) == ["id", "name", "description", "price", "category", "imageURL", "gtin", "sku"])
  }

  @Test(arguments: [
    ("name", PropertyInput.text("Lamp"), PropertyValue.text("Lamp")), ("description", .text("x"), .text("x")),
    ("category", .text("Food"), .text("food")), ("imageURL", .text("https://e.org/a.png"), .text("https://e.org/a.png")),
    ("gtin", .text("0060383042400"), .text("060383042400")), ("sku", .text("A-1"), .text("A-1")),
    ("description", .empty, .none), ("imageURL", .empty, .none), ("gtin", .empty, .none), ("sku", .empty, .none),
  ])
  func aValueIsSetReadAndCopied(name: String, input: PropertyInput, value: PropertyValue) throws {
    let property = try #require(Product.properties.first { $0.name == name })
    var product = try Product.sample()
    try property.set(&product, input)
    #expect(property.value(product) == value)
    var other = try Product.sample("Other", gtin: "96385074", sku: "x")
    property.copy(product, &other)
    #expect(property.value(other) == value)
  }

  @Test func aPriceIsSetWithItsCurrency() throws {
    let property = try #require(Product.properties.first { $0.name == "price" })
    var product = try Product.sample()
    try property.set(&product, .money(amount: "4.99", currency: "EUR"))
    #expect(product.price == (try Money(parsing: "4.99 EUR")))
  }

  @Test(arguments: [
    ("category", PropertyInput.text("toys")), ("category", .empty), ("price", .empty), ("price", .text("4.99")),
    ("gtin", .text("123")),
    ("imageURL", .text("javascript:x")), ("imageURL", .text("a.png")),
  ])
  func whatIsNoValueIsRefused(name: String, input: PropertyInput) throws {
    let property = try #require(Product.properties.first { $0.name == name })
    let before = try Product.sample()
    var product = before
    #expect(throws: ValueError.self) { try property.set(&product, input) }
    #expect(product == before)
  }
}
