import REST
import Storage

extension PlantRecord {
  /// Plants as they travel; `nickname` stands for what the store calls otherwise, and `remark` is found by its fold alone.
  static let remote = RemoteTable(
    "garden plants", of: PlantRecord.self, summary: "Plants.", keys: ["code"],
    columns: [
      .id,
      RemoteColumn(
        "name", .text, of: "name", filter: .text(Columns.name, folded: Columns.nameText), order: Columns.name),
      RemoteColumn("called", .text, of: "nickname", filter: .text(Columns.nickname), order: Columns.nickname),
      RemoteColumn("height", .integer, of: "height", filter: .integer(Columns.height), order: Columns.height),
      RemoteColumn("sown", .integer, of: "sown", filter: .integer(Columns.sown), order: Columns.sown),
      RemoteColumn("code", .text, of: "code", filter: .text(Columns.code)),
      RemoteColumn("bed", .integer, of: "bed", filter: .integer(Columns.bed)),
      RemoteColumn("place", .integer, of: "place", filter: .integer(Columns.place)),
      RemoteColumn("remark", .text, of: "remark", filter: .text(Columns.remark, folded: Columns.remarkText)),
    ], blank: { Plant(0) })
}
