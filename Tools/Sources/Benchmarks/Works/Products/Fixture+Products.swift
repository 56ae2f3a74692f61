import Foundation
import GeneratedBooks

extension Fixture {
  /// A file of generated products, always the same.
  func products(of count: Int, as format: GeneratedProducts = .products) throws -> String {
    let path = path("\(format.rawValue)-\(count).csv")
    if FileManager.default.fileExists(atPath: path) { return path }
    guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path) else {
      throw BenchmarkError("'\(path)' cannot be written")
    }
    try format.generate(count: count, seed: 1) { try file.write(contentsOf: Data($0)) }
    try file.close()
    return path
  }

  /// A store of the app with these products.
  func productStore(of count: Int) throws -> String {
    let path = path("products-\(count).db")
    if FileManager.default.fileExists(atPath: path) { return path }
    Note.write("importing \(count) products")
    let new = self.path("new.db")
    remove(new)
    _ = try appCommand(["products", "import", products(of: count)], store: new).run()
    try FileManager.default.moveItem(atPath: new, toPath: path)
    return path
  }
}
