import Entities
import ProductsData
import ProductsDomain
import Storage
import TestSupport
import Testing
import Values

@Suite struct ProductRepositoryTests {
  private let folder = ScratchFolder()

  private func names(_ pages: Pages<Product>) async throws -> [String] { try await pages.all().map(\.name) }

  @Test(arguments: StoreKind.allCases)
  func aCategoryComesByName(kind: StoreKind) async throws {
    let catalogue = try await kind.catalogue(
      [
        try .sample("Zebra"), try .sample("Éclair", category: .food), try .sample("apple", category: .food),
        try .sample("Zwieback", category: .food), try .sample("eggs", category: .food),
        try .sample("Apple", category: .food, sku: "2"),
      ], in: folder)
    let food = ProductFilter(category: .food)
    #expect(
      try await names(catalogue.pages(Selection(food))).map { $0.lowercased() } == [
        "apple", "apple", "éclair", "eggs", "zwieback",
      ])
    #expect(try await names(catalogue.pages(Selection(food, isReversed: true))).first == "Zwieback")
    #expect(try await names(catalogue.pages(Selection(food, limit: 1, offset: 2))) == ["Éclair"])
    #expect(
      try await names(catalogue.pages(Selection(ProductFilter()))).first == "Zebra", "without a category as they were added")
    #expect(try await catalogue.count(food) == 5)
    #expect(try await names(catalogue.pages(Selection(ProductFilter(category: .books)))).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func aListIsSortedAndNarrowed(kind: StoreKind) async throws {
    let catalogue = try await kind.catalogue(
      [
        try .sample("b", price: "9.00 USD"), try .sample("C", price: "10.00 USD", category: .books),
        try .sample("a", price: "99 JPY"),
        try .sample("Crème", price: "2.00 EUR", category: .food),
      ], in: folder)
    let all = ProductFilter()
    #expect(try await names(catalogue.pages(Selection(all, order: .name))) == ["a", "b", "C", "Crème"])
    #expect(try await names(catalogue.pages(Selection(all, order: .price))) == ["Crème", "a", "b", "C"])
    #expect(try await names(catalogue.pages(Selection(all, order: .category))) == ["C", "a", "b", "Crème"])
    #expect(try await names(catalogue.pages(Selection(ProductFilter(name: "CREM")))) == ["Crème"])
    #expect(try await names(catalogue.pages(Selection(ProductFilter(category: .food, name: "b")))).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func aProductIsFoundByGTINAndByArticle(kind: StoreKind) async throws {
    let (lamp, full) = (try Product.sample(sku: "A"), try Product.full())
    let catalogue = try await kind.catalogue([lamp, full], in: folder)
    #expect(try await catalogue.stored(gtin: GTIN(parsing: "0810354020810"))?.item == full)
    #expect(try await catalogue.stored(gtin: GTIN(parsing: "96385074"))?.item == nil)
    #expect(try await catalogue.stored(article: Article(of: .sample("LAMP", sku: "A")))?.item == lamp)
    #expect(try await catalogue.stored(article: Article(of: .sample("LAMP")))?.item == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func everyTextIsSearchedTheNameFirst(kind: StoreKind) async throws {
    let catalogue = try await kind.catalogue(
      [
        try .sample("Cable", description: "for a lamp"), try .sample("Desk lamp", sku: "DL-7"),
        try .sample("Tea", category: .food),
        try .sample("Scan me", gtin: "810354020810"),
      ], in: folder)
    func found(_ text: String) async throws -> [String] { try await names(catalogue.search(text, limit: nil, offset: 0)) }
    // Which comes first is told by a store that ranks.
    #expect(
      try await kind == .sqlite ? found("lam") == ["Desk lamp", "Cable"] : found("lam").sorted() == ["Cable", "Desk lamp"])
    #expect(try await found("dl-7") == ["Desk lamp"])
    #expect(try await found("food") == ["Tea"])
    #expect(try await found("810354020810") == ["Scan me"])
    #expect(try await found("lamp tea").isEmpty)
    #expect(try await names(SearchProductsUseCase(repository: catalogue)("00810354020810")) == ["Scan me"])
  }

  @Test(arguments: StoreKind.allCases)
  func aTakenGTINIsRefusedByName(kind: StoreKind) async throws {
    let catalogue = try await kind.catalogue([try .sample(gtin: "060383042400")], in: folder)
    await #expect(throws: RepositoryError.taken(property: "gtin")) {
      try await catalogue.insert(try .sample("Other", gtin: "0060383042400"))
    }
    await #expect(throws: ProductError.self) {
      _ = try await AddProductUseCase(repository: catalogue)(try .sample("Other", gtin: "0060383042400"))
    }
    #expect(try await catalogue.count(ProductFilter()) == 1)
  }
}
