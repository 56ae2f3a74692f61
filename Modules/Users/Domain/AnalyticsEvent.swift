public import Entities
public import Foundation
public import Values

/// Something that happened, with what is to be known about it; ids, never names or addresses.
public struct AnalyticsEvent: Entity {
  /// What messages call it.
  public static let noun = Noun("event", "events")

  public var id: UUID
  /// In snake case, as `user_registered`.
  public var name: String
  /// By name, such as `userId`.
  public var details: [String: String]
  /// When it happened.
  public var occurredAt: Timestamp

  /// An event of now or before.
  public init(id: UUID = RandomID.make(), name: String, details: [String: String], occurredAt: Timestamp) {
    self.id = id
    self.name = name
    self.details = details
    self.occurredAt = occurredAt
  }

  /// An event about one user.
  init(_ name: String, user: UUID, at time: Timestamp) {
    self.init(name: name, details: ["userId": UUIDText.text(user)], occurredAt: time)
  }

  /// Events are only written; setting a property would be a change of history.
  public static let properties: [Property<AnalyticsEvent>] = [
    .id,
    Property("name", value: { .text($0.name) }, set: { _, _ in }, copy: { _, _ in }),
    Property("properties", value: { .members($0.details) }, set: { _, _ in }, copy: { _, _ in }),
    Property("occurredAt", value: { .text($0.occurredAt.text) }, set: { _, _ in }, copy: { _, _ in }),
  ]

  public func prepared() -> AnalyticsEvent { self }
}
