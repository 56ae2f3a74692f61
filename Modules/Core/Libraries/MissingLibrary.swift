/// A library of the system that a command needs and that is not there, or is too old.
public struct MissingLibrary: Error, Equatable {
  /// Its file, or the function it lacks.
  public let name: String
  /// What Debian calls the package that has it; nil where another version of it is needed.
  public let package: String?

  /// Without a package it is another version that is needed.
  public init(name: String, package: String?) {
    self.name = name
    self.package = package
  }

  /// What to tell a person: one sentence that says what to install.
  public var message: String {
    guard let package else { return "This system's library lacks \(name); a newer version of it is needed." }
    return "The library \(name) is not installed; install the package '\(package)'."
  }
}
