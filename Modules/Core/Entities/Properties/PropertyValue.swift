public import Foundation
public import Values

/// The value of one property of an entity, in one of the few shapes that storage, files and screens know.
public enum PropertyValue: Sendable, Equatable {
  case none
  case id(UUID)
  case text(String)
  case integer(Int)
  /// A number that is no integer, already in canonical decimal text such as `4.25`; written without quotes.
  case number(String)
  case flag(Bool)
  case date(CalendarDate)
  /// JSON writes an object of `amount` and `currency`, a table a column for each.
  case money(Money)
  case list([String])
  /// Texts by their names. JSON writes an object, a table its JSON.
  case members([String: String])
}
