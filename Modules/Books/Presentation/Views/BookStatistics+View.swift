import BooksDomain
import Entities
import Views

extension BookStatistics {
  /// Figures and bars; the keys are those of machine output.
  var view: ChartView {
    let mean: PropertyValue = meanRating.map { .number(Self.hundredths($0)) } ?? .none
    return ChartView(
      title: "Library",
      figures: [
        .init(key: "books", label: "Books", value: .integer(books)),
        .init(key: "rated", label: "Rated", value: .integer(rated)),
        .init(key: "meanRating", label: "Mean rating", value: mean),
      ],
      sections: [
        .init(key: "byStatus", title: "By status", bars: statusBars),
        .init(key: "byDecade", title: "By decade of publication", bars: bars(byDecade, Self.decade)),
        .init(key: "byRating", title: "By rating", bars: ratingBars),
        .init(key: "booksReadByYear", title: "Books read by year", bars: bars(readByYear.mapValues(\.books)) { String($0) }),
        .init(key: "pagesReadByYear", title: "Pages read by year", bars: bars(readByYear.mapValues(\.pages)) { String($0) }),
      ])
  }

  private var statusBars: [ChartView.Bar] {
    let known = ReadingStatus.allCases.map { ChartView.Bar($0.text, byStatus[$0] ?? 0) }
    return known + (byStatus[nil].map { [ChartView.Bar("none", $0)] } ?? [])
  }

  private var ratingBars: [ChartView.Bar] {
    byRating.sorted { $0.key < $1.key }.map { ChartView.Bar($0.key.text, $0.value) }
  }

  private func bars(_ counts: [Int: Int], _ label: (Int) -> String) -> [ChartView.Bar] {
    counts.sorted { $0.key < $1.key }.map { ChartView.Bar(label($0.key), $0.value) }
  }

  private static func decade(_ earliestYear: Int) -> String {
    earliestYear < 0 ? "\(-earliestYear / 10 * 10)s BCE" : "\(earliestYear)s"
  }

  private static func hundredths(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
