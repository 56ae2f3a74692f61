import Entities
import ProductsData
import ProductsDomain
import Storage
import TestSupport
import Testing
import Values

@Suite struct ProductRecordTests {
  private let folder = ScratchFolder()

  @Test(arguments: StoreKind.allCases)
  func everyProductComesBackAsItWasStored(kind: StoreKind) async throws {
    let products = [
      try Product.full(), try .sample(), try .sample("日本語 👩‍👩‍👧 \u{0}\u{1B}[2J", price: "0.001 KWD", category: .books),
      try .sample("Most", price: "92233720368547758.07 EUR", category: .food),
      try .sample("None", price: "0 JPY", category: .clothing),
      try .sample("Small", gtin: "96385074"), try .sample("Large", gtin: "10614141000415"),
    ]
    let catalogue = try await kind.catalogue(products, in: folder)
    for product in products { #expect(try await catalogue.stored(id: product.id)?.item == product) }
    #expect(try await catalogue.pages(Selection(ProductFilter())).all() == products)
  }

  @Test(arguments: StoreKind.allCases, 0..<DamagedRecord.damages.count)
  func aDamagedValueIsReportedAndNeverGuessed(kind: StoreKind, place: Int) async throws {
    let store = kind.store(in: folder)
    let product = try Product.sample()
    _ = try await store.transaction { try await $0.insert(DamagedRecord(model: product, damage: place)) }
    let error = await #expect(throws: StoreError.self) { try await StoreProductRepository(store: store).stored(id: product.id) }
    #expect(error?.reason == .damaged)
  }
}

/// Writes a row of the table with one value that is none of its type.
private struct DamagedRecord: Record {
  static let damages: [(column: Int, value: StoredValue)] = [
    (4, .text("XYZ")), (4, .text("")), (5, .text("toys")), (6, .text("nowhere")), (7, .integer(810_354_020_811)),
    (7, .integer(-1)),
  ]

  static let table = ProductRecord.table
  let model: Product
  let damage: Int

  init(model: Product, damage: Int) {
    self.model = model
    self.damage = damage
  }

  init(_ model: Product) { self.init(model: model, damage: 0) }

  static func model(of row: borrowing Row) throws -> Product { throw row.damaged(0) }

  func write(to row: inout RowBuilder) {
    row.id(model.id)
    for (place, column) in Self.table.columns.enumerated().dropFirst() {
      switch place == Self.damages[damage].column ? Self.damages[damage].value : nil {
      case .integer(let number): row.integer(Int(number))
      case .text(let text): row.text(text)
      default:
        switch (place, column.isOptional, column.kind) {
        case (4, _, _): row.text("EUR")
        case (5, _, _): row.text("food")
        case (_, true, _): row.null()
        case (_, false, .text): row.text("x")
        case (_, false, .integer): row.integer(0)
        }
      }
    }
  }
}
