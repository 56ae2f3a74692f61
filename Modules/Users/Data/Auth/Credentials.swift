import Entities
import Foundation
import UsersDomain

/// What one user signs in with, as it is stored; nothing of it is ever shown.
struct Credentials: Entity {
  static let noun = Noun("password", "passwords")
  static let properties: [Property<Credentials>] = [.id]

  /// The user's own.
  var id: UUID
  var hash: PasswordHash

  func prepared() -> Credentials { self }
}
