import Entities
import Foundation
import REST
import Storage
import Values

/// What the tests of the dialect keep: a column of every kind.
struct Bottle: Entity {
  static let noun = Noun("bottle", "bottles")
  static let properties: [Property<Bottle>] = [
    .id,
    .text("name", { $0.name }, { $0.name = $1 }),
    .optionalText("grape", { $0.grape }, { $0.grape = $1 }),
    Property(
      "year", value: { bottle in if let year = bottle.year { .integer(year) } else { .none } },
      set: { bottle, input in
        bottle.year = try input.singleText("year").map { text in
          guard let year = Int(text) else { throw ValueError("\(quoted(text)) is no year.") }
          return year
        }
      }, copy: { $1.year = $0.year }),
    .optionalMoney("price", { $0.price }, { $0.price = $1 }),
    .list("notes", { $0.notes }, { $0.notes = $1 }),
  ]

  var id = RandomID.make()
  var name: String
  var grape: String?
  var year: Int?
  var price: Money?
  var notes: [String] = []

  func prepared() throws -> Bottle {
    if name.isEmpty { throw ValueError("A bottle needs a name.") }
    return self
  }
}

struct BottleRecord: Record {
  enum Columns {
    static let name = TableColumn.text("name")
    static let grape = TableColumn.text("grape").optional
    static let year = TableColumn.integer("year").optional
    static let price = TableColumn.integer("price").optional
    static let currency = TableColumn.text("currency").optional
    static let nameText = TableColumn.text("name_text")
  }

  static let table = Table(
    "bottles",
    columns: [Table.id, Columns.name, Columns.grape, Columns.year, Columns.price, Columns.currency, Columns.nameText],
    indexes: [TableIndex(Columns.name, isUnique: true)], search: [SearchColumn(Columns.nameText, weight: 1)])
  static let readColumns = 6

  static let remote = RemoteTable(
    "bottles", of: BottleRecord.self, summary: "What is in the cellar.", keys: ["name"],
    columns: [
      .id,
      RemoteColumn(
        "name", .text, of: "name", isRequired: true, filter: .text(Columns.name, folded: Columns.nameText), order: Columns.name),
      RemoteColumn("grape", .text, of: "grape", filter: .text(Columns.grape), order: Columns.grape),
      RemoteColumn("year", .integer, of: "year", filter: .integer(Columns.year), order: Columns.year),
      RemoteColumn(
        "price", .number, of: "price", .amount, filter: .amount(Columns.price, currency: Columns.currency), order: Columns.price),
      RemoteColumn("currency", .text, of: "price", .currency, filter: .text(Columns.currency)),
      RemoteColumn("notes", .list, of: "notes"),
    ], blank: { Bottle(name: "") })

  let model: Bottle

  init(_ model: Bottle) {
    self.model = model
  }

  static func model(of row: borrowing Row) throws -> Bottle {
    var bottle = Bottle(
      id: try row.id(0), name: try row.text(1), grape: try row.optionalText(2), year: try row.optionalInteger(3))
    if let units = try row.optionalInteger(4), let currency = try row.optionalText(5) {
      bottle.price = Money(minorUnits: Int64(units), currency: try Currency(parsing: currency))
    }
    return bottle
  }

  func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.text(model.name)
    row.text(model.grape)
    row.integer(model.year)
    row.integer(model.price.map { Int($0.minorUnits) })
    row.text(model.price?.currency.text)
    row.folded(model.name)
  }
}
