import Values

/// The clock of the system stands beyond every calendar.
struct ClockFault: Failure {
  let kind = FailureKind.inputOutput
  let message = "The system's clock shows no day of the years 1 to 9999; set it, or state the day with --on."
}
