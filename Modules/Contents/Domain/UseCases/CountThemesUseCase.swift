import Entities
import Values

/// Counts the contents of every theme, and of all themes below it.
public struct CountThemesUseCase: Sendable {
  private let repository: any ContentRepository

  /// Works on everything this repository keeps.
  public init(repository: any ContentRepository) {
    self.repository = repository
  }

  /// Every theme before those below it, beside each other in the order of the alphabet; last what has none, if there is any.
  public func callAsFunction() async throws -> [ThemeCount] {
    var direct: [Theme?: Int] = [:]
    for try await page in repository.pages(Selection(ContentFilter())) {
      for content in page { direct[content.theme, default: 0] += 1 }
    }
    var counts: [Theme: ThemeCount] = [:]
    for case (let theme?, let count) in direct {
      counts[theme, default: ThemeCount(theme: theme)].contents += count
      for part in [theme] + theme.above { counts[part, default: ThemeCount(theme: part)].total += count }
    }
    let tree = counts.map { (key: $0.names.map { Fold.folded($0) }, count: $1) }.sorted { left, right in
      left.key == right.key
        ? left.count.theme.map(\.text) ?? "" < right.count.theme.map(\.text) ?? "" : left.key.lexicographicallyPrecedes(right.key)
    }
    let rest = direct[nil].map { [ThemeCount(theme: nil, contents: $0, total: $0)] } ?? []
    return tree.map(\.count) + rest
  }
}
