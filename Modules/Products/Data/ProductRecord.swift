import Entities
public import ProductsDomain
public import Storage
import Values

/// The row of a product: what it says, and the keys it is found, sorted and recognised by.
public struct ProductRecord: Record {
  let model: Product

  /// The row that keeps this product.
  public init(_ model: Product) {
    self.model = model
  }

  enum Columns {
    static let name = TableColumn.text("name")
    static let description = TableColumn.text("description").optional
    /// Minor units.
    static let price = TableColumn.integer("price")
    static let currency = TableColumn.text("currency")
    static let category = TableColumn.text("category")
    static let imageURL = TableColumn.text("image_url").optional
    static let gtin = TableColumn.integer("gtin").optional
    static let sku = TableColumn.text("sku").optional
    /// The sort key of the name.
    static let nameKey = TableColumn.text("name_key")
    /// The hash of the article's key, by which duplicates without GTIN are found.
    static let article = TableColumn.integer("article")
    /// Folded text: what search and filters look into.
    static let nameText = TableColumn.text("name_text")
    static let keyText = TableColumn.text("key_text")
    static let descriptionText = TableColumn.text("description_text").optional
  }

  public static let table = Table(
    "products",
    columns: [
      Table.id, Columns.name, Columns.description, Columns.price, Columns.currency, Columns.category, Columns.imageURL,
      Columns.gtin,
      Columns.sku, Columns.nameKey, Columns.article, Columns.nameText, Columns.keyText, Columns.descriptionText,
    ],
    indexes: [
      TableIndex(Columns.gtin, isUnique: true), TableIndex(Columns.article), TableIndex(Columns.nameKey),
      TableIndex(Columns.category, Columns.nameKey, Table.id),
    ],
    search: [
      SearchColumn(Columns.nameText, weight: 10), SearchColumn(Columns.keyText, weight: 4),
      SearchColumn(Columns.descriptionText, weight: 1),
    ])

  /// The columns a product is read back from come first; the keys behind them are only written.
  public static let readColumns = 9
}
