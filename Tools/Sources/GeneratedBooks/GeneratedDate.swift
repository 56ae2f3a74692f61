/// A calendar date, with no month or no day where these are unknown. The year counts as historians do: there is no year 0.
struct GeneratedDate {
  var year: Int
  var month: Int?
  var day: Int?
}
