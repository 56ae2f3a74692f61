import Entities
import ProductsData
import ProductsDomain
import Testing
import Values

@Suite struct WooCommerceFormatTests {
  private static let header =
    "ID,Type,SKU,\"GTIN, UPC, EAN, or ISBN\",Name,Published,\"Short description\",Description,\"Sale price\",\"Regular price\",Categories,Images,Parent"
  private let folder = ScratchFolder()

  private func read(_ rows: [String], header: String = header, map: String? = nil) throws -> ReadFile {
    let path = try folder.file("woo.csv", "\u{FEFF}" + ([header] + rows).joined(separator: "\n"))
    return try ReadFile(
      path,
      ProductReading(currency: Currency(parsing: "EUR"), categoryMap: try map.map { try folder.file("map.csv", $0) }))
  }

  @Test func aRowIsAProduct() throws {
    let file = try read([
      "1,\"simple, virtual\",S-1,810354020810,'=Tee,1,short,<p>Long</p>,9.99,19.99,Clothing > Shirts,\"https://e.org/1.png, https://e.org/2.png\","
    ])
    #expect(file.format == "woocommerce")
    #expect(file.faults == [])
    let product = try #require(file.products.first)
    #expect((product.name, product.description, product.price.text) == ("=Tee", "Long", "19.99 EUR"))
    #expect((product.category, product.sku, product.gtin?.text) == (.clothing, "S-1", "810354020810"))
    #expect(product.imageURL?.text == "https://e.org/1.png")
  }

  @Test func variationsGiveTheirProductItsPrice() throws {
    let file = try read([
      "1,variable,TEE,,Tee,1,,,,,Clothing,,", "2,simple,MUG,,Mug,1,,,,5,Food,,", "3,variation,TEE-S,,Tee - S,1,,,,,,,TEE",
      "4,variation,TEE-M,,Tee - M,1,,,,21,,,id:1", "5,variation,TEE-L,,Tee - L,1,,,,22,,,id:1",
      "6,variable,HAT,,Hat,1,,,,,Clothing,,",
      "7,variation,X,,X,1,,,,1,,,id:99", "8,variation,Y,,Y,1,,,,1,,,",
    ])
    #expect(file.products.map(\.name) == ["Mug", "Tee"])
    #expect(file.products.last?.price.text == "21.00 EUR")
    #expect(file.products.last?.sku == "TEE")
    #expect(
      file.faults == [
        "8: Parent: the row is a variation, and its product, 'id:99', does not stand before it.",
        "9: Parent: the row is a variation, and its product, none, does not stand before it.",
        "7: Regular price: a value is needed.",
      ])
  }

  @Test(arguments: [
    (
      "ID,Typ,Artikelnummer,Name,Veröffentlicht,Kurzbeschreibung,Beschreibung,Angebotspreis,Regulärer Preis,Kategorien,Schlagwörter,Bilder,Übergeordnetes Produkt",
      "Bekleidung"
    ),
    (
      "ID,Type,UGS,Nom,Publié,Description courte,Description,Tarif promo,Tarif régulier,Catégories,Étiquettes,Images,Parent",
      "Vêtements"
    ),
    (
      "ID,Tipo,SKU,Nombre,Publicado,Descripción corta,Descripción,Precio rebajado,Precio normal,Categorías,Etiquetas,Imágenes,Superior",
      "Ropa"
    ),
    (
      "ID,Tipo,COD,Nome,Pubblicato,Breve descrizione,Descrizione,Prezzo in offerta,Prezzo di listino,Categorie,Tag,Immagini,Genitore",
      "Abbigliamento"
    ),
    (
      "ID,Type,SKU,Naam,Gepubliceerd,Korte beschrijving,Beschrijving,Actieprijs,Reguliere prijs,Categorieën,Tags,Afbeeldingen,Hoofd",
      "Kleding"
    ),
  ])
  func theHeaderIsInTheLanguageOfTheShop(header: String, category: String) throws {
    let file = try read(["1,simple,S,X,1,,text,,5,\(category),,https://e.org/1.png,"], header: header)
    #expect(file.format == "woocommerce")
    #expect(file.faults == [])
    #expect(file.products.map(\.category) == [.clothing])
    #expect(file.products.first?.description == "text")
    #expect(file.products.first?.imageURL != nil)
  }

  @Test(arguments: [
    (#"Body Care > Perfume\, Cologne & Fragrance"#, "'Body Care > Perfume, Cologne & Fragrance' is no category"),
    (#"A\, B, Food"#, nil), (#"Toys, Books"#, nil), (#"Back\slash > x"#, #"'Back\slash > x' is no category"#),
    (" , ", "no category is stated"),
  ])
  func aPathIsWhole(cell: String, fault: String?) throws {
    let file = try read(["1,simple,S,,X,1,,,,5,\"\(cell)\",,"])
    #expect(file.faults.count == (fault == nil ? 0 : 1))
    if let fault { #expect(file.faults.first?.contains(fault) == true, "\(file.faults)") }
  }

  @Test func aMapOfOnesOwnGoesBeforeTheTable() throws {
    let rows = [#"1,simple,S,,X,1,,,,5,"Body Care > Perfume\, Cologne & Fragrance",,"#, "2,simple,T,,Y,1,,,,5,Food,,"]
    let file = try read(rows, map: "shop,category\n\"body care >Perfume, cologne & fragrance\",clothing\nFOOD,Books\n")
    #expect(file.products.map(\.category) == [.clothing, .books])
  }

  @Test(arguments: [("a,toys\n", "line 1"), ("shop,category\na,food\nb\n", "line 3"), ("\"a", "line 1")])
  func aMapThatIsNoneIsNamed(map: String, part: String) throws {
    let error = #expect(throws: (any Error).self) { try read(["1,simple,S,,X,1,,,,5,Food,,"], map: map) }
    #expect((error as? any Failure)?.kind == .invalidData)
    #expect((error as? any Failure)?.message.contains(part) == true)
  }

  @Test func aGroupHasNoPriceOfItsOwn() throws {
    #expect(try read(["1,grouped,G,,Group,1,,,,,Food,,"]).faults == ["2: Regular price: a value is needed."])
  }
}
