/// The outcome of a command that is no entity: rows for people, and one object for machines.
public struct ReportView: Sendable, Equatable {
  /// What people see, in this order.
  public let rows: [LabelledRow]
  /// JSON and NDJSON write it as one object on one line, CSV as a header and one row (what is nested as JSON in its cell).
  public let members: [OutputMember]

  /// A report whose rows and members say the same.
  public init(rows: [LabelledRow], members: [OutputMember]) {
    self.rows = rows
    self.members = members
  }
}
