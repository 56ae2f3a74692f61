import Storage

struct PlantRecord: Record {
  enum Columns {
    static let name = TableColumn.text("name")
    static let nickname = TableColumn.text("nickname").optional
    static let height = TableColumn.integer("height")
    static let sown = TableColumn.integer("sown").optional
    static let code = TableColumn.text("code").optional
    static let bed = TableColumn.integer("bed").optional
    static let place = TableColumn.integer("place").optional
    static let remark = TableColumn.text("remark")
    static let nameText = TableColumn.text("name_text")
    static let remarkText = TableColumn.text("remark_text")
  }

  static let table = Table(
    "plants",
    columns: [
      Table.id, Columns.name, Columns.nickname, Columns.height, Columns.sown, Columns.code, Columns.bed, Columns.place,
      Columns.remark, Columns.nameText, Columns.remarkText,
    ],
    indexes: [
      TableIndex(Columns.bed, Columns.place, isUnique: true), TableIndex(Columns.code, isUnique: true),
      TableIndex(Columns.height),
    ],
    search: [SearchColumn(Columns.nameText, weight: 10), SearchColumn(Columns.remarkText, weight: 1)])

  static let readColumns = 9

  let model: Plant

  init(_ model: Plant) {
    self.model = model
  }

  static func model(of row: borrowing Row) throws -> Plant {
    var plant = Plant(0, try row.text(1), nickname: try row.optionalText(2), height: try row.integer(3))
    plant.id = try row.id(0)
    plant.sown = try row.optionalInteger(4)
    plant.code = try row.optionalText(5)
    plant.bed = try row.optionalInteger(6)
    plant.place = try row.optionalInteger(7)
    plant.remark = try row.text(8)
    return plant
  }

  func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.text(model.name)
    row.text(model.nickname)
    row.integer(model.height)
    row.integer(model.sown)
    row.text(model.code)
    row.integer(model.bed)
    row.integer(model.place)
    row.text(model.remark)
    row.folded(model.name)
    row.folded(model.remark)
  }
}
