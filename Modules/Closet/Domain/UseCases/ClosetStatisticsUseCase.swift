import Entities
public import Values

/// Counts a closet: what a wear costs, what is not worn, and which colours there are.
public struct ClosetStatisticsUseCase: Sendable {
  private let repository: any ClosetRepository

  /// Works on the closet of this repository.
  public init(repository: any ClosetRepository) {
    self.repository = repository
  }

  /// Counts every garment, page by page.
  public func callAsFunction(today: Day) async throws -> ClosetStatistics {
    var statistics = ClosetStatistics()
    for try await page in repository.pages(Selection(GarmentFilter())) {
      for garment in page { statistics.count(garment, today: today) }
    }
    statistics.sort()
    return statistics
  }
}

extension ClosetStatistics {
  mutating func count(_ garment: Garment, today: Day) {
    garments += 1
    if garment.isInWash { inWash += 1 }
    wears += garment.wears
    if garment.wears == 0 { neverWorn += 1 }
    if let slot = garment.slot { bySlot[slot, default: 0] += 1 }
    if let color = garment.colors.first { byColor[ColorFamily(LabColor(color)), default: 0] += 1 }
    if let price = garment.price {
      let sum = paid[price.currency] ?? Money(minorUnits: 0, currency: price.currency)
      if let more = try? sum + price { paid[price.currency] = more }
    }
    if let cost = WearCost(garment) { costs.append(cost) }
    if WearAge(garment, today: today) == .longAgo { notWornForYear.append(garment) }
  }

  mutating func sort() {
    costs.sort { left, right in
      if left.cost.currency != right.cost.currency { return left.cost.currency.text < right.cost.currency.text }
      if left.cost.minorUnits != right.cost.minorUnits { return left.cost.minorUnits > right.cost.minorUnits }
      return left.garment.id.isBefore(right.garment.id)
    }
    notWornForYear.sort { left, right in
      if left.lastWorn != right.lastWorn { return (left.lastWorn?.number ?? 0) < (right.lastWorn?.number ?? 0) }
      return left.id.isBefore(right.id)
    }
  }
}
