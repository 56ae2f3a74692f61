import Entities
import Files
import Markup
import ProductsDomain
import Values

/// Writes products as a tab-separated feed, text guarded as in every table; the id is the SKU, or that of the app where there is none.
struct GoogleWriter: ItemWriter {
  private static let columns = ["id", "title", "description", "image_link", "price", "gtin", "google_product_category"]

  func begin(_ buffer: inout ByteBuffer) {
    buffer.append(Self.columns.joined(separator: "\t") + "\n")
  }

  func append(_ product: Product, to buffer: inout ByteBuffer) {
    let texts = [product.sku ?? UUIDText.text(product.id), product.name, product.description.map(Self.html) ?? ""]
    let cells =
      texts.map(SpreadsheetGuard.guarded) + [
        product.imageURL?.text ?? "", product.price.text, product.gtin?.text ?? "", Self.path(of: product.category),
      ]
    for (place, cell) in cells.enumerated() {
      if place > 0 { buffer.append(GoogleFormat.tab) }
      Self.append(cell, to: &buffer)
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  func end(_ buffer: inout ByteBuffer) {}

  private static func append(_ cell: String, to buffer: inout ByteBuffer) {
    let needsQuotes = cell.utf8.contains { $0 == 0x22 || $0 == GoogleFormat.tab || $0 == 0x0A || $0 == 0x0D }
    guard needsQuotes else { return buffer.append(cell) }
    buffer.append(0x22)
    for byte in cell.utf8 {
      if byte == 0x22 { buffer.append(byte) }
      buffer.append(byte)
    }
    buffer.append(0x22)
  }

  /// A description is HTML: what would be read as such is written so that it is read as text.
  private static func html(_ text: String) -> String {
    if PlainText.isPlain(text) { return text }
    let kept = held(text)
    let html = escaped(kept, newline: "<br>")
    // Runs of blanks and empty lines stay only where text stands as it is written.
    if let read = try? PlainText.of(html: html), read == kept { return html }
    return "<pre>" + escaped(kept, newline: "\n") + "</pre>"
  }

  /// The text without control characters, which no HTML can hold, not even by number (HTML Standard, section 13.1.4).
  private static func held(_ text: String) -> String {
    var held = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x20...0xFFFD, 0x10000...: held.append(scalar)
      default: continue
      }
    }
    return Tidy.text(String(held))
  }

  private static func escaped(_ text: String, newline: String) -> String {
    var html = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case "\n": html += newline
      default: html.unicodeScalars.append(scalar)
      }
    }
    return html
  }

  /// Paths of Google's product taxonomy.
  private static func path(of category: Category) -> String {
    switch category {
    case .electronics: "Electronics"
    case .clothing: "Apparel & Accessories > Clothing"
    case .food: "Food, Beverages & Tobacco"
    case .books: "Media > Books"
    }
  }
}
