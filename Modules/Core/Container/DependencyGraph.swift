/// Who needs whom, by type name; registrations in their order, then what is needed but not registered.
public struct DependencyGraph: Sendable, Equatable {
  /// A type of the graph.
  public struct Node: Sendable, Equatable {
    /// Without its module where that is enough to tell it from the others.
    public let name: String
    /// `nil` when nothing makes the type.
    public let scope: Scope?
    /// Names of other nodes, in the order of the factory's parameters.
    public let needs: [String]
  }

  /// Each type once.
  public let nodes: [Node]
}

extension Registry {
  /// The graph of what the roots reach; of every registration when no roots are given.
  public func graph(roots: [Key]? = nil) -> DependencyGraph {
    let walk = DependencyWalk(registrations, roots: roots ?? registrations.map(\.key))
    let missing = walk.missing.map(\.key)
    let reached = Set(walk.order.map(\.key))
    let shown = registrations.filter { reached.contains($0.key) }
    let names = TypeNames(shown.map(\.key) + missing)
    return DependencyGraph(
      nodes: shown.map { .init(name: names[$0.key], scope: $0.scope, needs: $0.needs.map { names[$0] }) }
        + missing.map { .init(name: names[$0], scope: nil, needs: []) })
  }
}
