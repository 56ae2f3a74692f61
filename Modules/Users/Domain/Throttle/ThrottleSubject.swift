import Values

/// Who tries to sign in where, as numbers that no stranger can foresee: Swift's hashes are seeded anew in every process.
struct ThrottleSubject {
  let account: Int
  let network: Int
  /// Both together.
  let pair: Int

  init(_ account: EmailAddress, _ address: String) {
    let network = ClientNetwork.name(of: address)
    self.account = Self.hash("account", account.key)
    self.network = Self.hash("network", network)
    pair = Self.hash(network, account.key)
  }

  private static func hash(_ first: String, _ second: String) -> Int {
    var hasher = Hasher()
    hasher.combine(first)
    hasher.combine(second)
    return hasher.finalize()
  }
}
