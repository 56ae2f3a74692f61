import Entities
import Foundation
import ProductsData
import ProductsDomain
import Storage
import Synchronization
import TestSupport
import Testing
import Values

@Suite struct ExportAndImportTests {
  private let folder = ScratchFolder()

  private func export(_ catalogue: StoreProductRepository, to format: String) async throws -> [UInt8] {
    let path = "\(folder.path)/\(UUID().uuidString)"
    _ = try await ProductFiles().write(catalogue.pages(Selection(ProductFilter())), format: format, to: .file(path))
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private func importing(_ bytes: [UInt8], into catalogue: StoreProductRepository) async throws -> ImportSummary {
    let opened = try ProductFiles().open(folder.file("\(UUID().uuidString)", bytes), format: nil)
    return try await ImportUseCase(repository: catalogue)([(name: nil, rows: opened.rows)])
  }

  @Test(arguments: ["csv", "json"])
  func anExportImportedIntoAnEmptyCatalogueIsExportedTheSame(format: String) async throws {
    var generator = HostileProducts(seed: 7)
    let products = try generator.make(1000) + [try .full(), try .sample(), try .sample("lamp")]
    let catalogue = try await StoreKind.sqlite.catalogue(products, in: folder)
    let first = try await export(catalogue, to: format)
    let copy = try await StoreKind.sqlite.catalogue(in: folder)
    let summary = try await importing(first, into: copy)
    #expect(summary.rejected == [])
    #expect(summary.imported == products.count)
    #expect(try await export(copy, to: format) == first)
    #expect(try await copy.pages(Selection(ProductFilter())).all() == products)
    let again = try await importing(first, into: copy)
    #expect((again.unchanged, again.read) == (products.count, products.count))
  }

  @Test func aFeedOfHostileTextsIsExportedTheSame() async throws {
    var generator = HostileProducts(seed: 11)
    let first = try await export(try await StoreKind.sqlite.catalogue(generator.make(1000), in: folder), to: "google")
    let copy = try await StoreKind.sqlite.catalogue(in: folder)
    #expect(try await importing(first, into: copy).rejected == [])
    #expect(try await export(copy, to: "google") == first)
  }

  @Test func aFeedComesBackAsItWas() async throws {
    let products = [
      try Product.full(), try .sample("Tab\there", description: "5 < 6 & 7\ntwo"),
      try .sample("Quote \" x", category: .books, sku: "Q 1"),
      try .sample("Markup", category: .food, description: "<b> &amp; &lt;\nnext"),
      try .sample("日本", price: "100 JPY", category: .clothing),
    ]
    let catalogue = try await StoreKind.memory.catalogue(products, in: folder)
    let first = try await export(catalogue, to: "google")
    let copy = try await StoreKind.memory.catalogue(in: folder)
    #expect(try await importing(first, into: copy).imported == products.count)
    #expect(try await export(copy, to: "google") == first)
    let back = try await copy.pages(Selection(ProductFilter())).all()
    #expect(back.map(\.description) == products.map(\.description))
    #expect(back.map(\.price) == products.map(\.price))
    #expect(back[1].id == products[1].id)
  }

  @Test func aWholeProductIsWrittenAsUsersRelyOn() async throws {
    let catalogue = try await StoreKind.memory.catalogue([try .full()], in: folder)
    #expect(
      String(decoding: try await export(catalogue, to: "csv"), as: UTF8.self) == """
        id,name,description,price,currency,category,imageURL,gtin,sku
        01020304-0506-0708-090a-0b0c0d0e0f10,Desk lamp,"Bright,
        ""warm""\",19.99,USD,electronics,https://example.org/lamp.png,810354020810,L-1

        """)
    #expect(
      String(decoding: try await export(catalogue, to: "json"), as: UTF8.self) == #"""
        [
        {"id":"01020304-0506-0708-090a-0b0c0d0e0f10","name":"Desk lamp","description":"Bright,\n\"warm\"","price":{"amount":"19.99","currency":"USD"},"category":"electronics","imageURL":"https://example.org/lamp.png","gtin":"810354020810","sku":"L-1"}
        ]

        """#)
    #expect(
      String(decoding: try await export(catalogue, to: "remote"), as: UTF8.self) == #"""
        [
        {"id":"01020304-0506-0708-090a-0b0c0d0e0f10","name":"Desk lamp","description":"Bright,\n\"warm\"","price":19.99}
        ]

        """#)
  }

  @Test func oneGTINInTwoLengthsIsOneProduct() async throws {
    let catalogue = try await StoreKind.sqlite.catalogue(in: folder)
    let text = "name,price,currency,category,gtin\nA,1,EUR,food,060383042400\nB,1,EUR,food,0060383042400\n"
    let summary = try await importing(Array(text.utf8), into: catalogue)
    #expect((summary.imported, summary.duplicates) == (1, 1))
  }
}
