/// Which columns of a table are shown, and how wide: pure arithmetic on display widths.
struct TableLayout: Equatable {
  static let gap = 2

  /// A width for each column; nil for one that is left out.
  private(set) var widths: [Int?]

  /// Fits the natural widths into the terminal; with no terminal they stay as they are.
  init(columns: [TableColumn], natural: [Int], terminalWidth: Int?) {
    widths = natural
    guard let terminalWidth else { return }
    let available = max(terminalWidth, 1)
    while true {
      abbreviate(columns, natural, to: available)
      shrink(columns, to: available)
      if total <= available { return }
      let shown = widths.indices.filter { widths[$0] != nil }
      guard shown.count > 1, let last = shown.max(by: { columns[$0].priority <= columns[$1].priority }) else { break }
      widths[last] = nil
      for place in shown where place != last { widths[place] = natural[place] }
    }
    // One column alone is cut whatever it asked for.
    for place in widths.indices where widths[place] != nil { widths[place] = available }
  }

  /// Columns of a full row, with the gaps.
  var total: Int {
    let shown = widths.compactMap { $0 }
    return shown.reduce(0, +) + Self.gap * max(shown.count - 1, 0)
  }

  private mutating func abbreviate(_ columns: [TableColumn], _ natural: [Int], to available: Int) {
    for (place, column) in columns.enumerated() {
      guard total > available, case .abbreviated = column.fit, let width = widths[place] else { continue }
      widths[place] = max(column.fit.minimum ?? width, width - (total - available))
    }
  }

  /// Narrows the widest flexible column until it is as wide as the next one, and several equally wide ones evenly.
  private mutating func shrink(_ columns: [TableColumn], to available: Int) {
    while total > available {
      let candidates = columns.indices.compactMap { place -> (place: Int, width: Int, minimum: Int)? in
        guard let width = widths[place], let minimum = columns[place].fit.minimum, width > minimum else { return nil }
        return (place, width, minimum)
      }
      guard let widest = candidates.max(by: { $0.width < $1.width }) else { return }
      let equals = candidates.count { $0.width == widest.width }
      let next = candidates.map(\.width).filter { $0 < widest.width }.max() ?? 0
      let share = max((total - available) / equals, 1)
      widths[widest.place] = max(widest.width - share, next, widest.minimum)
    }
  }
}
