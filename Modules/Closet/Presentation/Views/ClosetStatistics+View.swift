import ClosetDomain
import Entities
import Values
import Views

extension ClosetStatistics {
  private static let shown = 10

  /// Figures and bars for people.
  var chart: ChartView {
    ChartView(
      title: "Closet", figures: figures,
      sections: [
        .init(key: "bySlot", title: "By slot", bars: Slot.allCases.compactMap { bar($0.title, bySlot[$0]) }),
        .init(key: "byColor", title: "By colour", bars: ColorFamily.allCases.compactMap { bar($0.rawValue, byColor[$0]) }),
      ])
  }

  /// What a wear costs, and what has not been worn for a year, for people.
  var lists: CardsView {
    let worn = notWornForYear.prefix(Self.shown).map { $0.line(label: $0.lastWorn?.text ?? "") }
    let cost = costs.prefix(Self.shown).map { cost in
      cost.garment.line(label: cost.cost.text, note: ", worn \(cost.garment.wears) times")
    }
    let cards = [
      CardView(title: "Dearest a wear", lines: cost + more(costs.count), members: []),
      CardView(title: "Not worn for a year", lines: worn + more(notWornForYear.count), members: []),
    ]
    return CardsView(cards.filter { !$0.lines.isEmpty }, empty: Message("No price is known, and everything was worn this year."))
  }

  /// Everything, for machines.
  var report: ReportView {
    ReportView(
      rows: [],
      members: [
        OutputMember("garments", .integer(garments)), OutputMember("inWash", .integer(inWash)),
        OutputMember("wears", .integer(wears)), OutputMember("neverWorn", .integer(neverWorn)),
        OutputMember("paid", .list(sums.map { .value(.money($0)) })),
        OutputMember("bySlot", .object(Slot.allCases.map { OutputMember($0.text, .integer(bySlot[$0] ?? 0)) })),
        OutputMember("byColor", .object(ColorFamily.allCases.map { OutputMember($0.rawValue, .integer(byColor[$0] ?? 0)) })),
        OutputMember("costPerWear", .list(costs.map { .object($0.members) })),
        OutputMember("notWornForYear", .list(notWornForYear.map { .object($0.unwornMembers) })),
      ])
  }

  private var figures: [ChartView.Figure] {
    [
      .init(key: "garments", label: "Garments", value: .integer(garments)),
      .init(key: "inWash", label: "In the wash", value: .integer(inWash)),
      .init(key: "wears", label: "Wears", value: .integer(wears)),
      .init(key: "neverWorn", label: "Never worn", value: .integer(neverWorn)),
      .init(key: "paid", label: "Paid", value: sums.isEmpty ? .none : .text(sums.map(\.text).joined(separator: ", "))),
    ]
  }

  private var sums: [Money] { paid.values.sorted { $0.currency.text < $1.currency.text } }

  private func bar(_ label: String, _ count: Int?) -> ChartView.Bar? { count.map { ChartView.Bar(label, $0) } }

  private func more(_ count: Int) -> [CardLine] {
    count > Self.shown ? [CardLine("and \(count - Self.shown) more; --json names them all")] : []
  }
}

extension WearCost {
  fileprivate var members: [OutputMember] {
    garment.briefMembers + [
      OutputMember("price", garment.price.map { .value(.money($0)) } ?? .value(.none)),
      OutputMember("wears", .integer(garment.wears)), OutputMember("costPerWear", .value(.money(cost))),
    ]
  }
}

extension Garment {
  fileprivate var unwornMembers: [OutputMember] {
    briefMembers + [OutputMember("lastWorn", lastWorn.map { .value(.date($0.date)) } ?? .value(.none))]
  }
}
