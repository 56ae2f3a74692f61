/// Why there is no such date; turned into a sentence only when somebody is told.
enum DateProblem: Error {
  case form
  case year
  case month
  case day(_ year: Int, _ month: Int)

  var reason: String {
    switch self {
    case .form: "use YYYY, YYYY-MM or YYYY-MM-DD such as 1999-05, or a year such as -44 or 44 BCE"
    case .year: "the year is from 1 to 9999, or from -1 (1 BCE) to -9999"
    case .month: "the month is from 1 to 12"
    case .day(let year, let month): "the days of that month are 1 to \(CalendarDate.days(in: month, of: year))"
    }
  }
}
