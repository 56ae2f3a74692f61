import Commands
import Entities
import ProductsDomain
import ProductsPresentation
import Synchronization
import Testing
import Values
import Views

/// Files that remember what was decided of them, and hold no rows.
private final class FakeFiles: Interchange, ProductInterchange {
  typealias Item = Product

  let decided = Mutex<ProductReading?>(nil)

  func reading(_ reading: ProductReading) throws -> any Interchange<Product> {
    decided.withLock { $0 = reading }
    return self
  }

  func open(_ path: String, format: String?) throws -> OpenedFile<Product> {
    OpenedFile(format: format ?? "csv", byteCount: nil, rows: NoRows())
  }

  func write(_ items: Pages<Product>, format: String, to destination: ExportDestination) async throws -> Int {
    try await items.all().count
  }
}

private final class NoRows: ImportRows {
  let bytesRead = 0
  func next() throws -> ImportRow<Product>? { nil }
}

@MainActor @Suite struct ProductFilesCommandTests {
  @Test func whatAFileLeavesOpenIsHandedOn() async throws {
    let files = FakeFiles()
    let recorded = RecordedScreen()
    try await ImportProducts.parse([
      "shop.csv", "--from", "shopify", "--currency", "eur", "--category-map", "map.csv", "--default-category", "food",
    ]).run(on: recorded.screen, importProducts: ImportUseCase(repository: FakeCatalogue()), interchange: files)
    #expect(
      files.decided.withLock(\.self)
        == ProductReading(currency: try Currency(parsing: "EUR"), categoryMap: "map.csv", defaultCategory: .food))
    #expect(recorded.output.hasPrefix("Read        0\n"))
  }

  @Test(arguments: [
    ["x.csv", "--currency", "dollars"], ["x.csv", "--default-category", "toys"], ["x.csv", "--from", "excel"], [],
  ])
  func aWrongCommandLineIsRefused(arguments: [String]) {
    #expect(throws: CommandLineError.self) { try ImportProducts.parse(arguments) }
  }

  @Test func anExportSaysHowMany() async throws {
    let recorded = RecordedScreen()
    try await ExportProducts.parse(["-o", "p.csv"])
      .run(on: recorded.screen, products: FakeCatalogue([try .full()]), interchange: FakeFiles())
    #expect(recorded.errors == "1 product written to 'p.csv'.\n")
  }
}
