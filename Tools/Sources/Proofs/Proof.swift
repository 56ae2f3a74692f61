/// A proof: something done many times to the app, and what must still hold.
protocol Proof: Sendable {
  /// The word of `--only`.
  static var name: String { get }
  /// The first column of the table.
  static var title: String { get }
  init()
  /// Throws `ProofError` when the proof cannot even be made.
  func run(in scene: Scene) throws -> Finding
}
