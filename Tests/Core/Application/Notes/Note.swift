import Entities
import Foundation

struct Note: Entity {
  static let noun = Noun("note", "notes")
  static let properties: [Property<Note>] = [.id, .text("text", { $0.text }, { $0.text = $1 })]

  var id = UUID()
  var text: String

  func prepared() -> Note { self }
}
