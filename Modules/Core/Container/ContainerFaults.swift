/// Every mistake found while building a container, one a line in its text.
public struct ContainerFaults: Error, Sendable, Equatable, CustomStringConvertible {
  /// Never empty.
  public let faults: [ContainerFault]

  public var description: String {
    let names = TypeNames(faults.flatMap(\.keys))
    return faults.map { $0.sentence(names) }.joined(separator: "\n")
  }
}
