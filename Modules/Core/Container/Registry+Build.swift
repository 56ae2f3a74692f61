extension Registry {
  /// Checks what the roots reach, then links it; no factory runs. Every other registration stays out of the container.
  /// - Throws: every fault at once.
  public func build(roots: [Key]) throws(ContainerFaults) -> Container {
    let walk = DependencyWalk(registrations, roots: roots)
    let faults = twice + walk.faults
    guard faults.isEmpty else { throw ContainerFaults(faults: faults) }
    var linked = LinkedMakers()
    for registration in walk.order {
      linked.makers[registration.key] = registration.link(linked)
    }
    return Container(linked)
  }

  /// Checks and links every registration; no factory runs.
  public func build() throws(ContainerFaults) -> Container {
    try build(roots: registrations.map(\.key))
  }

  /// The registrations no root reaches, in order of registration. Not a fault: a test and a diagnosis may list them.
  public func unused(roots: [Key]) -> [Key] {
    let reached = Set(DependencyWalk(registrations, roots: roots).order.map(\.key))
    return registrations.map(\.key).filter { !reached.contains($0) }
  }

  private var twice: [ContainerFault] {
    var counts: [Key: Int] = [:]
    return registrations.compactMap { registration in
      counts[registration.key, default: 0] += 1
      return counts[registration.key] == 2 ? .registeredTwice(registration.key) : nil
    }
  }
}
