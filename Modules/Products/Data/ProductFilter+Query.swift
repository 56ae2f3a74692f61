public import ProductsDomain
public import Storage
import Values

extension ProductFilter: QueryFilter {
  public var conditions: [Condition] {
    var conditions: [Condition] = []
    if let category { conditions.append(.equal(ProductRecord.Columns.category, .text(category.text))) }
    if let name { conditions.append(.contains(ProductRecord.Columns.nameText, Fold.folded(name))) }
    return conditions
  }
}
