import HTTP

/// The names and values behind a URL's `?`, decoded, in their order.
struct QueryItems {
  let items: [(name: String, value: String)]

  /// Throws for what is not percent-encoded UTF-8. A name without `=` has the empty value.
  init(_ query: String) throws(RESTError) {
    var items: [(name: String, value: String)] = []
    for part in query.utf8.split(separator: 0x26) {
      let equals = part.firstIndex(of: 0x3D) ?? part.endIndex
      let value = equals == part.endIndex ? part[equals...] : part[part.index(after: equals)...]
      guard let name = PercentEncoding.decoded(Substring(part[..<equals]), plusIsBlank: true),
        let value = PercentEncoding.decoded(Substring(value), plusIsBlank: true)
      else { throw .unparsable("the URL", details: "it is not percent-encoded UTF-8") }
      items.append((name, value))
    }
    self.items = items
  }

  /// The last value of a name, as PostgREST takes it.
  subscript(_ name: String) -> String? { items.last { $0.name == name }?.value }
}
