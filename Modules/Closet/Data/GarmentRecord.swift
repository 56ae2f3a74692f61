public import ClosetDomain
public import Storage

/// The row of a garment: what it says, and the keys it is found, sorted and recognised by.
public struct GarmentRecord: Record {
  let model: Garment

  /// Takes the garment as it is; the rules were kept before.
  public init(_ model: Garment) {
    self.model = model
  }

  enum Columns {
    static let name = TableColumn.text("name")
    static let type = TableColumn.text("type")
    static let colors = TableColumn.text("colors").optional
    static let pattern = TableColumn.text("pattern").optional
    static let material = TableColumn.text("material").optional
    /// 0 for sport to 4 for formal.
    static let formality = TableColumn.integer("formality")
    /// Hundredths of a clo.
    static let clo = TableColumn.integer("clo")
    static let waterproof = TableColumn.integer("waterproof")
    static let windproof = TableColumn.integer("windproof")
    static let brand = TableColumn.text("brand").optional
    /// Minor units of the currency.
    static let price = TableColumn.integer("price").optional
    static let currency = TableColumn.text("currency").optional
    static let purchased = TableColumn.text("purchased").optional
    static let wears = TableColumn.integer("wears")
    static let lastWorn = TableColumn.text("last_worn").optional
    static let inWash = TableColumn.integer("in_wash")
    /// Follows from the type; the number is its place from top to bottom.
    static let slot = TableColumn.integer("slot")
    /// Sort keys, and the hash of the likeness.
    static let nameKey = TableColumn.text("name_key")
    static let brandKey = TableColumn.text("brand_key").optional
    static let purchasedKey = TableColumn.integer("purchased_key").optional
    static let likeness = TableColumn.integer("likeness")
    /// Folded text: what search and filters look into.
    static let nameText = TableColumn.text("name_text")
    static let kindText = TableColumn.text("kind_text")
    static let otherText = TableColumn.text("other_text")
    static let colorText = TableColumn.text("color_text")
    static let brandText = TableColumn.text("brand_text").optional
    static let materialText = TableColumn.text("material_text").optional
  }

  public static let table = Table(
    "garments",
    columns: [
      Table.id, Columns.name, Columns.type, Columns.colors, Columns.pattern, Columns.material, Columns.formality, Columns.clo,
      Columns.waterproof, Columns.windproof, Columns.brand, Columns.price, Columns.currency, Columns.purchased, Columns.wears,
      Columns.lastWorn, Columns.inWash, Columns.slot, Columns.nameKey, Columns.brandKey, Columns.purchasedKey, Columns.likeness,
      Columns.nameText, Columns.kindText, Columns.otherText, Columns.colorText, Columns.brandText, Columns.materialText,
    ],
    indexes: [TableIndex(Columns.likeness), TableIndex(Columns.nameKey), TableIndex(Columns.nameText)],
    search: [
      SearchColumn(Columns.nameText, weight: 10), SearchColumn(Columns.kindText, weight: 4),
      SearchColumn(Columns.otherText, weight: 1),
    ])

  /// The columns a garment is read back from come first; the keys behind them are only written.
  public static let readColumns = 17
}
