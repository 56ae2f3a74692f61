public import ProductsDomain
public import Storage
import Values

extension ProductRecord {
  public static func model(of row: borrowing Row) throws -> Product {
    Product(
      id: try row.id(0), name: try row.text(1), description: try row.optionalText(2), price: try price(row, 3, currency: 4),
      category: try category(row, 5), imageURL: try imageURL(row, 6), gtin: try gtin(row, 7), sku: try row.optionalText(8))
  }

  private static func price(_ row: borrowing Row, _ column: Int, currency: Int) throws -> Money {
    guard let known = Currency(utf8: try row.bytes(currency)) else { throw row.damaged(currency) }
    return Money(minorUnits: Int64(try row.integer(column)), currency: known)
  }

  private static func category(_ row: borrowing Row, _ column: Int) throws -> Category {
    guard let category = Category(rawValue: try row.text(column)) else { throw row.damaged(column) }
    return category
  }

  private static func imageURL(_ row: borrowing Row, _ column: Int) throws -> WebAddress? {
    if row.isNull(column) { return nil }
    guard let address = WebAddress(utf8: try row.bytes(column)) else { throw row.damaged(column) }
    return address
  }

  private static func gtin(_ row: borrowing Row, _ column: Int) throws -> GTIN? {
    guard let number = try row.optionalInteger(column) else { return nil }
    guard let gtin = GTIN(number: number) else { throw row.damaged(column) }
    return gtin
  }
}
