import Files
import Values

/// What the columns of a WooCommerce export are called: the header is in the language of the shop.
///
/// Source: headers of public exports, in English, German, French, Spanish, Italian, Dutch and Portuguese.
enum WooCommerceHeader {
  static let type = ["Type", "Typ", "Tipo"]
  static let sku = ["SKU", "Artikelnummer", "UGS", "COD"]
  static let gtin = [
    "GTIN, UPC, EAN, or ISBN", "GTIN, UPC, EAN oder ISBN", "GTIN, UPC, EAN ou ISBN", "GTIN, UPC, EAN o ISBN",
    "GTIN, UPC, EAN of ISBN",
  ]
  static let name = ["Name", "Nom", "Nombre", "Nome", "Naam"]
  static let shortDescription = [
    "Short description", "Kurzbeschreibung", "Description courte", "Descripción corta", "Breve descrizione", "Korte beschrijving",
    "Descrição curta",
  ]
  static let description = ["Description", "Beschreibung", "Descripción", "Descrizione", "Beschrijving", "Descrição"]
  static let salePrice = [
    "Sale price", "Angebotspreis", "Tarif promo", "Precio rebajado", "Prezzo in offerta", "Actieprijs", "Preço promocional",
  ]
  static let regularPrice = [
    "Regular price", "Regulärer Preis", "Tarif régulier", "Precio normal", "Prezzo di listino", "Reguliere prijs", "Preço normal",
    "Preço",
  ]
  static let categories = ["Categories", "Kategorien", "Catégories", "Categorías", "Categorie", "Categorieën", "Categorias"]
  static let images = ["Images", "Bilder", "Imágenes", "Immagini", "Afbeeldingen", "Imagens"]
  static let parent = [
    "Parent", "Übergeordnetes Produkt", "Übergeordnet", "Superior", "Principal", "Genitore", "Hoofd", "Ascendente",
  ]

  /// Whether a header, its names folded, has what only this format has together.
  static func isKnown(_ header: [String]) -> Bool {
    let header = Set(header)
    return [type, name, regularPrice, categories].allSatisfy { names in names.contains { header.contains(Fold.folded($0)) } }
  }
}
