public import ClosetDomain
public import Storage
import Values

/// The log of worn outfits in any store.
public struct StoreWearLog: WearLog, StoreRepository {
  public typealias Row = WornOutfitRecord

  public static let usualOrder = [Query.Order(WornOutfitRecord.Columns.day, isDescending: true)]
  public let source: StoreSource

  /// Keeps outfits in the table of `WornOutfitRecord`.
  public init(source: StoreSource) {
    self.source = source
  }
}

extension WearFilter: QueryFilter {
  public var conditions: [Condition] {
    day.map { [.equal(WornOutfitRecord.Columns.day, .text($0.text))] } ?? []
  }
}

extension WearOrder: QueryOrder {
  public var columns: [TableColumn] {
    switch self {
    case .day: [WornOutfitRecord.Columns.day]
    }
  }
}
