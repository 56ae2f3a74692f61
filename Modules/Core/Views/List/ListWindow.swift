public import Entities
public import Observation
import Values

/// The part of a list that a screen shows: filled, lengthened and kept up to date while others change what it is made of.
@Observable @MainActor
public final class ListWindow<Item: Entity, Filter: Sendable, Order: Sendable> {
  /// How many items a window holds at first, and how many more it takes each time.
  public nonisolated static var step: Int { 50 }

  /// In the order of the selection.
  public private(set) var items: [Item] = []
  /// Whether the window is being read.
  public private(set) var isLoading = false
  /// What went wrong last, in the user's words; nil after something went well.
  public private(set) var error: Message?
  /// Whether there are more of the selected items than the window shows.
  public private(set) var hasMore = false
  /// What was loaded last; nil before the first time.
  public private(set) var selection: Selection<Filter, Order>?
  private var size = ListWindow.step

  /// Counts the reloads, so that a slow one does not undo a later one.
  @ObservationIgnored private var reloads = 0
  @ObservationIgnored private let pages: @Sendable (Selection<Filter, Order>) -> Pages<Item>

  /// Loads nothing yet.
  public nonisolated init(pages: @escaping @Sendable (Selection<Filter, Order>) -> Pages<Item>) {
    self.pages = pages
  }

  /// Fills the window with the first of the selected items.
  public func load(_ selection: Selection<Filter, Order>) async {
    self.selection = selection
    size = Self.step
    await reload()
  }

  /// Makes the window longer, when there is more.
  public func loadMore() async {
    guard hasMore else { return }
    size += Self.step
    await reload()
  }

  /// Runs a change and shows what came of it; an error is shown and thrown on.
  public func changing<Result>(_ change: () async throws -> Result) async throws -> Result {
    do {
      let result = try await change()
      error = nil
      await reload()
      return result
    } catch {
      self.error = Message(of: error)
      throw error
    }
  }

  /// The state of the list.
  public var content: ListContent<Item> {
    if isLoading { return .loading }
    if let error { return .failed(error) }
    return .rows(RowSource(items))
  }

  private func reload() async {
    guard let selection else { return }
    reloads += 1
    let own = reloads
    isLoading = true
    let loaded = await part(of: selection)
    // Another reload began meanwhile; what it finds is newer.
    guard own == reloads else { return }
    isLoading = false
    switch loaded {
    case .success(let part):
      (items, hasMore) = part
      error = nil
    case .failure(let failure): error = Message(of: failure)
    }
  }

  private func part(of selection: Selection<Filter, Order>) async -> Result<([Item], hasMore: Bool), any Error> {
    let shown = min(size, selection.limit ?? .max)
    var selection = selection
    // One more than the window shows whether there is more.
    selection.limit = min(size + 1, selection.limit ?? .max)
    do {
      let items = try await pages(selection).all()
      return .success((Array(items.prefix(shown)), hasMore: items.count > shown))
    } catch {
      return .failure(error)
    }
  }
}

extension Message {
  fileprivate init(of error: any Error) {
    if let failure = error as? any Failure {
      self.init(failure)
    } else {
      self.init("What is stored could not be used.", kind: .failure(.inputOutput))
    }
  }
}
