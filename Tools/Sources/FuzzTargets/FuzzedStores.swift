import BooksData
import ContentsData
import Foundation
import ProductsData
import Storage

/// Two stores of one content.
struct FuzzedStores: Sendable {
  let memory = MemoryStore()
  let file = SQLiteStore(
    path: FuzzedFile.newPath(), tables: [BookRecord.table, ContentRecord.table, ProductRecord.table])

  private static let filling = Task {
    let stores = FuzzedStores()
    for content in contents {
      for store in [stores.memory, stores.file] as [any Store] {
        await FuzzedRequest(Array(content.utf8)).write(to: store, "POST")
      }
    }
    return stores
  }

  /// Filled by who asks first.
  static var shared: FuzzedStores { get async { await filling.value } }

  private static let contents = [
    """
    books

    [{"id":"00000000-0000-4000-8000-000000000001","title":"Emma","author":"Jane Austen","published_date":"1815","rating":4.5,"tags":["a","b; c"]},
     {"id":"00000000-0000-4000-8000-000000000002","title":"Œuvres complètes","author":"Honoré de Balzac","isbn":"9780140268867","pages":1200},
     {"id":"00000000-0000-4000-8000-000000000003","title":"The Odyssey","author":"Homer","published_date":"-0700","status":"read"},
     {"id":"00000000-0000-4000-8000-000000000004","title":"100 %_\\\\","author":"O'Brien, \\"Q\\" (*)","notes":"null","language":"日本語"}]
    """,
    """
    products

    [{"id":"00000000-0000-4000-8000-000000000011","name":"Kettle","price":39.90,"currency":"EUR","category":"electronics"},
     {"id":"00000000-0000-4000-8000-000000000012","name":"Shirt","price":1999,"currency":"JPY","category":"clothing","sku":"a"},
     {"id":"00000000-0000-4000-8000-000000000013","name":"Straße","price":1.5,"currency":"KWD","category":"food","gtin":"4006381333931"}]
    """,
    """
    contents

    [{"id":"00000000-0000-4000-8000-000000000021","url":"https://a.example/","title":"A","theme":"Swift/Concurrency","level":"beginner"},
     {"id":"00000000-0000-4000-8000-000000000022","url":"https://bücher.example/?q=1","added_at":"2021-03-21T20:22:39Z","tags":["x"]},
     {"id":"00000000-0000-4000-8000-000000000023","url":"https://c.example/x","note":"n"}]
    """,
  ]
}
