import Entities
import Foundation
import Views

/// An entity of the tests, with a property of every shape but the date.
struct Song: Entity {
  static let noun = Noun("song", "songs")

  static let properties: [Property<Song>] = [
    Property("id", value: { .id($0.id) }, set: { _, _ in }, copy: { _, _ in }),
    Property("title", value: { .text($0.title) }, set: { _, _ in }, copy: { _, _ in }),
    Property("tags", isList: true, value: { .list($0.tags) }, set: { _, _ in }, copy: { _, _ in }),
    Property("plays", value: { .integer($0.plays) }, set: { _, _ in }, copy: { _, _ in }),
    Property("rating", value: { $0.rating.map { .number($0) } ?? .none }, set: { _, _ in }, copy: { _, _ in }),
    Property("isLive", value: { .flag($0.isLive) }, set: { _, _ in }, copy: { _, _ in }),
  ]

  static let columns = [
    Column<Song>.id,
    Column("title", fit: .flexible(minimum: 8)),
    Column("plays", alignment: .trailing),
  ]

  var id = UUID(uuid: (0x0A, 0x1B, 0x2C, 0x3D, 0x4E, 0x5F, 0x60, 0x71, 0x82, 0x93, 0xA4, 0xB5, 0xC6, 0xD7, 0xE8, 0xF9))
  var title: String
  var tags: [String] = []
  var plays = 0
  var rating: String?
  var isLive = false

  func prepared() -> Song { self }
}

func songs(_ source: RowSource<Song>) -> ListView<Song> {
  ListView(
    title: "Songs", columns: Song.columns, content: .rows(source),
    empty: Message("No songs yet.", hint: "Add one with 'songs add'."),
    actions: [Action("delete", label: "Delete", kind: .delete)])
}

func songs(_ items: [Song]) -> ListView<Song> {
  songs(RowSource(items))
}
