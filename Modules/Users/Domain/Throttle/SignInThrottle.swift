import Synchronization
public import Values

/// Slows those who guess passwords, and nobody else: by address and account, by address, and by account over all addresses.
///
/// Kept in memory that never grows beyond a few megabytes, however many addresses ask.
public final class SignInThrottle: Sendable {
  private let state: Mutex<ThrottleState>

  /// Has seen nobody yet; `capacity` is how many failures and how many accounts it remembers at most.
  public init(capacity: Int = 1 << 16) {
    state = Mutex(ThrottleState(capacity: capacity))
  }

  /// Whether somebody at a numeric address may try a password now.
  ///
  /// A try counts as failed until `succeed` or `forgive` says otherwise, so that a thousand at once are no way around it.
  public func admit(_ account: EmailAddress, from address: String, at time: Timestamp) -> ThrottleVerdict {
    state.withLock { $0.admit(ThrottleSubject(account, address), at: time) }
  }

  /// The password was right. From now on failures elsewhere do not keep this account from signing in from this address.
  public func succeed(_ account: EmailAddress, from address: String, at time: Timestamp) {
    state.withLock { $0.succeed(ThrottleSubject(account, address), at: time) }
  }

  /// Somebody showed otherwise that they are the right person, such as by renewing a session; this counts no try.
  public func recognise(_ account: EmailAddress, from address: String, at time: Timestamp) {
    state.withLock { $0.recognise(ThrottleSubject(account, address), at: time) }
  }

  /// The try failed for another reason than a wrong password, so it does not count.
  public func forgive(_ account: EmailAddress, from address: String, at time: Timestamp) {
    state.withLock { $0.forgive(ThrottleSubject(account, address), at: time) }
  }

  /// How many failures are remembered; never more than the capacity.
  public var remembered: Int { state.withLock { $0.remembered } }
}
