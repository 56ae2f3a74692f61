import Storage

/// The plants of an earlier version, which knew no beds.
struct OldPlantRecord: Record {
  private typealias Columns = PlantRecord.Columns

  static let table = Table(
    "plants",
    columns: [
      Table.id, Columns.name, Columns.nickname, Columns.height, Columns.sown, Columns.code, Columns.remark, Columns.nameText,
      Columns.remarkText,
    ],
    indexes: [TableIndex(Columns.code, isUnique: true)],
    search: [SearchColumn(Columns.nameText, weight: 10), SearchColumn(Columns.remarkText, weight: 1)])

  static let readColumns = 7

  let model: Plant

  init(_ model: Plant) {
    self.model = model
  }

  static func model(of row: borrowing Row) throws -> Plant {
    var plant = Plant(0, try row.text(1), nickname: try row.optionalText(2), height: try row.integer(3), remark: try row.text(6))
    plant.id = try row.id(0)
    plant.sown = try row.optionalInteger(4)
    plant.code = try row.optionalText(5)
    return plant
  }

  func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.text(model.name)
    row.text(model.nickname)
    row.integer(model.height)
    row.integer(model.sown)
    row.text(model.code)
    row.text(model.remark)
    row.folded(model.name)
    row.folded(model.remark)
  }
}
