import Entities
import Files
import Foundation
public import Storage
public import UsersDomain
import Values

/// The row of an event; its details are one JSON object.
public struct EventRecord: Record {
  let model: AnalyticsEvent

  /// The row that keeps this event.
  public init(_ model: AnalyticsEvent) {
    self.model = model
  }

  public static let table = Table(
    "user_events",
    columns: [Table.id, TableColumn.text("name"), TableColumn.text("properties"), TableColumn.integer("occurred_at")])

  public static func model(of row: borrowing Row) throws -> AnalyticsEvent {
    guard let details = try details(Array(row.bytes(2))) else { throw row.damaged(2) }
    return AnalyticsEvent(
      id: try row.id(0), name: try row.text(1), details: details,
      occurredAt: Timestamp(nanoseconds: Int64(try row.integer(3))))
  }

  public func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.text(model.name)
    row.text(JSONText.object(model.details))
    row.integer(Int(model.occurredAt.nanoseconds))
  }

  /// nil for what is no object of texts.
  private static func details(_ json: [UInt8]) throws -> [String: String]? {
    guard let value = try? JSONReader(ByteSource(json)).next()?.value, case .object(let members) = value else { return nil }
    var details: [String: String] = [:]
    for member in members {
      guard case .string(let text) = member.value else { return nil }
      details[member.name] = text
    }
    return details
  }
}
