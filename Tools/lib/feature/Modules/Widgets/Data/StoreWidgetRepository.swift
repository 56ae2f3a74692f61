public import Entities
public import Storage
public import WidgetsDomain

/// Widgets in any store.
public struct StoreWidgetRepository: WidgetRepository, StoreRepository {
  public typealias Row = WidgetRecord

  public let source: StoreSource

  /// Keeps widgets in the table of `WidgetRecord`.
  public init(source: StoreSource) {
    self.source = source
  }

  public func stored(name: String) async throws -> Stored<Widget>? {
    try await source.reader.first(
      of: WidgetRecord.self, where: WidgetRecord.Columns.nameKey, is: .text(Widget.key(of: name)))
  }
}
