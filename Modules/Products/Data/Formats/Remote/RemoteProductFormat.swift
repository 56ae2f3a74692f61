import Entities
import Files
import ProductsDomain
import Values

/// What a REST service of products answers with and takes: an array of objects of id, name, description and price.
struct RemoteProductFormat: ReadableFormat, WritableFormat {
  let name = "remote"
  let rules: ReadingRules

  /// The app's own JSON looks the same from its beginning; this format is stated.
  func recognises(_ beginning: FileBeginning) -> Bool { false }

  func rows(of source: ByteSource) throws -> any ImportRows<Product> {
    let currency = try rules.currency(of: "a remote service")
    guard let category = rules.categories.fallback else {
      throw ValueError(
        "Files of a remote service state no category; say which with --default-category, such as --default-category food.")
    }
    return RemoteProductRows(JSONReader(source), currency: currency, category: category)
  }

  func makeWriter() -> any ItemWriter<Product> { Writer() }

  private struct Writer: ItemWriter {
    private var isFirst = true

    func begin(_ buffer: inout ByteBuffer) { buffer.append("[") }

    mutating func append(_ product: Product, to buffer: inout ByteBuffer) {
      let row = RemoteProduct(product)
      buffer.append(isFirst ? "\n{\"id\":" : ",\n{\"id\":")
      isFirst = false
      buffer.appendJSON(row.id.map { .text($0) } ?? .none)
      buffer.append(",\"name\":")
      buffer.appendJSON(row.name.map { .text($0) } ?? .none)
      buffer.append(",\"description\":")
      buffer.appendJSON(row.description.map { .text($0) } ?? .none)
      buffer.append(",\"price\":")
      buffer.appendJSON(row.price.map { .number($0) } ?? .none)
      buffer.append("}")
    }

    func end(_ buffer: inout ByteBuffer) { buffer.append(isFirst ? "]\n" : "\n]\n") }
  }
}
