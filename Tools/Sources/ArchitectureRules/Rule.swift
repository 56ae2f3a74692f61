/// The rules of the architecture; each has at least one test that breaks it.
public enum Rule: String, Sendable, CaseIterable {
  /// A layer imports only the modules that the table of layers allows it.
  case layerImport = "layer-import"
  /// No feature and no test of a feature knows another feature; Core knows none.
  case featureIsolation = "feature-isolation"
  /// The manifest lets no layer reach, through any chain of targets, what it may not know.
  case reach
  /// A source imports no module of the package that its target does not declare.
  case undeclaredImport = "undeclared-import"
  /// `@testable`, `@_exported` and `@_implementationOnly` would go around what a module exports.
  case importAttribute = "import-attribute"
  /// `canImport` of an own module depends on what was built before.
  case canImport = "can-import"
  /// Folders below Modules and rows of the manifest say the same, layer by layer.
  case layout
  /// A Domain reads and writes nothing: no files, processes, network, terminal or database.
  case pureDomain = "pure-domain"
  /// SQL is written in Core's Storage and in Data layers alone.
  case rawSQL = "raw-sql"
  /// What stands around the process, its environment and arguments, is read once, by Core's Application, and handed on.
  case environment
  /// The file that wires a feature decides nothing: it has no branch, no loop, and no function of its own.
  case wiring
  /// `@unchecked Sendable` and `nonisolated(unsafe)` silence the compiler.
  case uncheckedConcurrency = "unchecked-concurrency"
  /// `try!`, `as!` and a force unwrap can end the program, so a comment says why they cannot here.
  case forced
  /// `fatalError` and `preconditionFailure` end the program, so a comment says why they are never reached.
  case trap
  /// Parts of Foundation that load ICU or are slow stay out of the app.
  case slowFoundation = "slow-foundation"
  /// The executable only forwards: its files stay below 60 lines together.
  case appSize = "app-size"
}
