import BooksData
import ContentsData
import Foundation
import HTTP
import ProductsData
import Storage

/// A request to one of three tables: a line such as `books?author=eq.x`, fields of the head, and behind an empty line the body.
struct FuzzedRequest {
  private let table: Substring
  private let request: HTTPRequest

  init(_ bytes: [UInt8]) {
    let end = bytes.indices.first { bytes[$0...].starts(with: [0x0A, 0x0A]) } ?? bytes.endIndex
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let target = lines.first ?? ""
    table = target.prefix { $0 != "?" }
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      let name = line.prefix { $0 != ":" }
      headers.add(String(name), String(line[name.endIndex...].dropFirst().drop { $0 == " " }))
    }
    request = HTTPRequest(
      "GET", "/\(table)", query: String(target[table.endIndex...].dropFirst()), headers: headers,
      body: Array(bytes[end...].dropFirst(2)))
  }

  /// As `GET`, of a store in memory and one in a file, which hold the same rows.
  func read() async {
    let stores: [any Store] = await [FuzzedStores.shared.memory, FuzzedStores.shared.file]
    switch table {
    case "products": await FuzzedTable(ProductRecord.remote).read(request, from: stores)
    case "contents": await FuzzedTable(ContentRecord.remote).read(request, from: stores)
    default: await FuzzedTable(BookRecord.remote).read(request, from: stores)
    }
  }

  /// By these methods, one after another.
  func write(to store: any Store = MemoryStore(), _ methods: String...) async {
    for method in methods {
      var request = request
      request.method = method
      switch table {
      case "products": await FuzzedTable(ProductRecord.remote).write(request, to: store)
      case "contents": await FuzzedTable(ContentRecord.remote).write(request, to: store)
      default: await FuzzedTable(BookRecord.remote).write(request, to: store)
      }
    }
  }
}
