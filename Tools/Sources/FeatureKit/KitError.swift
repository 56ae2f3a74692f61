/// Why a feature is neither made nor taken away: one sentence with the next step.
public struct KitError: Error, Equatable, CustomStringConvertible {
  /// Shown to whoever typed the command.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
