/// From where the right person signed in to one account; the last few places.
struct KnownNetworks {
  private static let most = 8

  private var networks: [Int] = []

  func contains(_ network: Int) -> Bool { networks.contains(network) }

  mutating func add(_ network: Int) {
    networks.removeAll { $0 == network }
    networks.append(network)
    if networks.count > Self.most { networks.removeFirst() }
  }
}
