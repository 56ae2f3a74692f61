import ProductsDomain
public import Storage
import Values

extension ProductRecord {
  public func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.text(model.name)
    row.text(model.description)
    row.integer(Int(model.price.minorUnits))
    row.text(model.price.currency.text)
    row.text(model.category.text)
    row.text(model.imageURL?.text)
    row.integer(model.gtin?.number)
    row.text(model.sku)
    writeKeys(to: &row)
  }

  private func writeKeys(to row: inout RowBuilder) {
    let name = Fold.folded(model.name)
    row.text(SortKey.text(model.name))
    row.integer(Int(StableHash.of(Article(foldedName: name, sku: model.sku).key)))
    row.text(name)
    row.folded([model.category.text, model.sku, model.gtin?.text].compactMap(\.self), separator: " ")
    if let description = model.description { row.folded(description) } else { row.null() }
  }
}
