import ProductsDomain
import Testing
import Values

@Suite struct ProductRulesTests {
  @Test func textsAreTidied() throws {
    let product = try Product.sample("  Cafe\u{301} ", sku: " A1\n", description: " \n ").prepared()
    #expect(product.name.unicodeScalars.count == 4)
    #expect(product.name == "Café")
    #expect(product.sku == "A1")
    #expect(product.description == nil)
  }

  @Test(arguments: ["", " ", "\u{A0}\n"])
  func aNameIsNeeded(name: String) throws {
    #expect(throws: ProductError.nameMissing) { try Product.sample(name).prepared() }
  }

  @Test func aPriceIsNotBelowZero() throws {
    #expect(throws: ProductError.priceNegative(try Money(parsing: "-0.01 USD"))) {
      try Product.sample(price: "-0.01 USD").prepared()
    }
    #expect(try Product.sample(price: "0.00 USD").prepared().price.minorUnits == 0)
  }

  @Test(arguments: [
    (ProductsDomain.Category.food, "FOOD"), (.electronics, "electronics"), (.clothing, "Clothing"), (.books, "books"),
  ])
  func aCategoryIsReadInAnyCase(category: ProductsDomain.Category, text: String) throws {
    #expect(try Category(parsing: text) == category)
  }

  @Test(arguments: ["toys", "", "food ", "book"])
  func everyOtherCategoryIsRefused(text: String) {
    let error = #expect(throws: ValueError.self) { try Category(parsing: text) }
    #expect(error?.message == "'\(text)' is no category; allowed are electronics, clothing, food, books.")
  }

  @Test(arguments: [("USB-C Cable", "usb c cable"), ("Café Crème", "CAFE CREME"), ("「本」", "本")])
  func anArticleIsKnownByItsName(one: String, other: String) throws {
    #expect(try Article(of: .sample(one)) == Article(of: .sample(other)))
  }

  @Test(arguments: [
    ("Cable 1.5 m", nil, "Cable 15 m", nil), ("Shirt", "S", "Shirt", "M"), ("Shirt", nil, "Shirt", "M"), ("!!!", nil, "???", nil),
    ("Body 3-6", nil, "Body 36", nil), ("Milk 50%", nil, "Milk 50", nil), ("C++ mug", nil, "C# mug", nil),
  ])
  func anArticleIsAnotherByNameOrSKU(one: String, oneSKU: String?, other: String, otherSKU: String?) throws {
    #expect(try Article(of: .sample(one, sku: oneSKU)) != Article(of: .sample(other, sku: otherSKU)))
  }
}
