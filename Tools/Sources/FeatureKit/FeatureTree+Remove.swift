import Foundation

extension FeatureTree {
  /// Takes a feature away: its folders, its row and its block. Returns how many files went.
  ///
  /// Throws `KitError`, having removed nothing, where there is no such feature, or where files would be lost that neither git has nor
  /// this kit wrote just so, unless `losingWork` is stated.
  public func remove(_ feature: String, losingWork: Bool = false) throws -> Int {
    let lists = [try EditedSource(text("Package.swift"), .manifest), try EditedSource(text("App/main.swift"), .app)]
    let folders = Self.folders(of: feature).filter(exists)
    guard feature != "Core", lists.contains(where: { $0.names.contains(feature) }) else {
      throw KitError("There is no feature '\(feature)'; there are \(lists[0].names.joined(separator: ", ")).")
    }
    if !losingWork { try checkNothingIsLost(feature, folders) }
    let count = try folders.reduce(0) { try $0 + Self.files(below: url($1)).count }
    for folder in folders { try FileManager.default.removeItem(at: url(folder)) }
    try changeLists { $0.remove(feature) }
    return count
  }

  private func checkNothingIsLost(_ feature: String, _ folders: [String]) throws {
    let all = try folders.flatMap { folder in try Self.files(below: url(folder)).map { "\(folder)/\($0)" } }
    let unsaved = try unsaved(folders) ?? all
    guard !unsaved.isEmpty else { return }
    let lost = try withoutUntouched(unsaved, feature)
    guard let first = lost.first else { return }
    let others = lost.count == 1 ? "" : " and \(lost.count - 1) more"
    throw KitError("\(first)\(others) would be lost: commit what you want to keep, or add --force. Nothing was removed.")
  }

  /// Files that are not as this kit wrote them.
  private func withoutUntouched(_ paths: [String], _ feature: String) throws -> [String] {
    guard let entity = try entity(of: feature) else { return paths }
    return try withDraft(of: FeatureNames(known: feature, entity: entity)) { draft, _ in
      paths.filter { path in
        guard let bytes = try? Data(contentsOf: url(path)) else { return true }
        return bytes != (try? Data(contentsOf: draft.appendingPathComponent(path)))
      }
    }
  }

  /// As the file of its repository is called: `StoreRecipeRepository.swift`.
  private func entity(of feature: String) throws -> String? {
    let names = try Self.files(below: url("Modules/\(feature)/Data"))
    let file = names.first { $0.hasPrefix("Store") && $0.hasSuffix("Repository.swift") }
    return file.map { String($0.dropFirst("Store".count).dropLast("Repository.swift".count)) }
  }
}
