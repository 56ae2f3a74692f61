import ClosetDomain
import Files
public import Storage
import Values

extension GarmentRecord {
  public func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.text(model.name)
    row.text(model.type?.text ?? "")
    row.text(model.colors.isEmpty ? nil : ListCell.joined(model.colors.map(\.text)))
    row.text(model.pattern)
    row.text(model.material)
    row.integer(model.formality?.rawValue ?? 0)
    row.integer(model.insulation?.hundredths ?? 0)
    row.integer(model.isWaterproof == true ? 1 : 0)
    row.integer(model.isWindproof == true ? 1 : 0)
    row.text(model.brand)
    row.integer(model.price.map { Int($0.minorUnits) })
    row.text(model.price?.currency.text)
    row.text(model.purchased?.text)
    row.integer(model.wears)
    row.text(model.lastWorn?.text)
    row.integer(model.isInWash ? 1 : 0)
    writeKeys(to: &row)
  }

  private func writeKeys(to row: inout RowBuilder) {
    row.integer(model.slot.flatMap { Slot.allCases.firstIndex(of: $0) } ?? 0)
    row.text(SortKey.text(model.name))
    row.text(model.brand.map { SortKey.text($0) })
    row.integer(model.purchased?.sortNumber)
    row.integer(Int(StableHash.of(Likeness(of: model).key)))
    row.folded(model.name)
    let colors = model.colors.map(\.text)
    let kind = [model.type?.text, model.slot?.text].compactMap(\.self)
    row.folded(kind + colors, separator: " ")
    row.folded([model.brand, model.material, model.pattern, model.formality?.text].compactMap(\.self), separator: " ")
    row.folded(colors, separator: "; ")
    if let brand = model.brand { row.folded(brand) } else { row.null() }
    if let material = model.material { row.folded(material) } else { row.null() }
  }
}
