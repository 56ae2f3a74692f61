import ClosetDomain
import Entities
import Views

extension Garment {
  /// All properties, for machines.
  var members: [OutputMember] { Garment.properties.map { OutputMember($0.name, .value($0.value(self))) } }

  /// What a reader of an outfit needs to know of it, for machines.
  var briefMembers: [OutputMember] {
    [
      OutputMember("id", .value(.id(id))), OutputMember("name", .text(name)),
      OutputMember("slot", slot.map { .text($0.text) } ?? .value(.none)),
      OutputMember("type", type.map { .text($0.text) } ?? .value(.none)),
    ]
  }

  /// Its name behind patches of its colours, under a label.
  func line(label: String, note: String = "") -> CardLine {
    let colors = colors.isEmpty ? "" : " (\(colors.map(\.text).joined(separator: ", ")))"
    return CardLine(name + colors + note, label: label, swatches: colors.isEmpty ? [] : self.colors.prefix(3).map(\.rgb))
  }
}
