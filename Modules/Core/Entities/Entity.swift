public import Foundation

/// A thing a feature keeps: it has an identity, and can say what it is made of.
public protocol Entity: Sendable, Equatable, Identifiable where ID == UUID {
  /// What messages call one and several of its kind.
  static var noun: Noun { get }
  /// Every property in the order of files and machine output; the first is `id`.
  static var properties: [Property<Self>] { get }
  /// Given once and kept; settable since a file may state it.
  var id: UUID { get set }
  /// The entity as it is stored, its texts tidied; throws a `Failure` when it breaks a rule that concerns it alone.
  func prepared() throws -> Self
}
