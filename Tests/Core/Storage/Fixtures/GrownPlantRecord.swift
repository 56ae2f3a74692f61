import Storage

/// The plants of today with the way there from `OldPlantRecord`.
struct GrownPlantRecord: Record {
  static let table = Table(
    "plants", version: 2, columns: PlantRecord.table.columns, indexes: PlantRecord.table.indexes,
    search: PlantRecord.table.search,
    migrations: [
      Migration(
        to: 2,
        "ALTER TABLE plants ADD COLUMN bed INTEGER",
        "ALTER TABLE plants ADD COLUMN place INTEGER",
        "CREATE UNIQUE INDEX plants_bed_place ON plants (bed, place) WHERE bed IS NOT NULL AND place IS NOT NULL",
        "CREATE INDEX plants_height ON plants (height)")
    ])

  static let readColumns = PlantRecord.readColumns

  private let today: PlantRecord

  init(_ model: Plant) {
    today = PlantRecord(model)
  }

  static func model(of row: borrowing Row) throws -> Plant { try PlantRecord.model(of: row) }

  func write(to row: inout RowBuilder) { today.write(to: &row) }
}
