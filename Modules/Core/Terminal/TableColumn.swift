/// One column of a text table: its title and how it behaves when the terminal is narrow.
public struct TableColumn: Sendable, Equatable {
  /// On which side of its column a cell stands.
  public enum Alignment: Sendable, Equatable {
    case left
    case right
  }

  /// What a column does when the table is wider than the terminal. Widths are display columns.
  public enum Fit: Sendable, Equatable {
    /// Is never cut.
    case fixed
    /// Is cut with `…`, the widest such column first, but not below the minimum.
    case flexible(minimum: Int)
    /// Goes down to its minimum before any flexible column is cut: an id whose beginning says enough.
    case abbreviated(minimum: Int)

    var minimum: Int? {
      switch self {
      case .fixed: nil
      case .flexible(let minimum), .abbreviated(let minimum): max(minimum, 1)
      }
    }
  }

  /// The cell of the header.
  public let title: String
  /// Holds for the title as well.
  public let alignment: Alignment
  /// Asked only where the table is wider than the terminal.
  public let fit: Fit
  /// Where even the minimums do not fit, the column with the highest number goes first; of equals, the last.
  public let priority: Int

  /// A left-aligned column that is never cut, unless it is said otherwise.
  public init(_ title: String, alignment: Alignment = .left, fit: Fit = .fixed, priority: Int = 0) {
    self.title = title
    self.alignment = alignment
    self.fit = fit
    self.priority = priority
  }
}
