import Testing
import Values

@testable import UsersDomain

/// Time is passed in, so an hour takes no time.
@Suite struct SignInThrottleTests {
  private let throttle = SignInThrottle()
  private let ann: EmailAddress
  private let home = "192.0.2.1"

  init() throws {
    ann = try EmailAddress(parsing: "ann@example.org")
  }

  private func after(_ seconds: Int64) -> Timestamp { noon.adding(seconds: seconds) }

  /// Tries until it is told to wait, each wrong.
  private func failUntilSlowed(_ account: EmailAddress, _ address: String, at time: Timestamp) -> (tries: Int, wait: Int) {
    var tries = 0
    while tries < 1000 {
      if case .wait(let seconds) = throttle.admit(account, from: address, at: time) { return (tries, seconds) }
      tries += 1
    }
    return (tries, 0)
  }

  @Test func `some typing errors cost nothing, then each costs twice as long, up to a minute`() {
    var time = noon
    var delays: [Int] = []
    #expect(failUntilSlowed(ann, home, at: time).tries == 4)
    for _ in 0..<8 {
      guard case .wait(let seconds) = throttle.admit(ann, from: home, at: time) else { break }
      delays.append(seconds)
      #expect(throttle.admit(ann, from: home, at: time.adding(seconds: Int64(seconds) - 1)) != .allowed)
      time = time.adding(seconds: Int64(seconds))
      #expect(throttle.admit(ann, from: home, at: time) == .allowed)
    }
    #expect(delays == [1, 2, 4, 8, 16, 32, 60, 60])
  }

  @Test func `waiting is told in whole seconds, rounded up`() {
    _ = failUntilSlowed(ann, home, at: noon)
    let half = Timestamp(nanoseconds: noon.nanoseconds + 500_000_000)
    #expect(throttle.admit(ann, from: home, at: half) == .wait(seconds: 1))
  }

  @Test func `the right password forgets what was typed wrong before`() {
    for _ in 0..<50 {
      for _ in 0..<3 { #expect(throttle.admit(ann, from: home, at: noon) == .allowed) }
      throttle.succeed(ann, from: home, at: noon)
    }
  }

  @Test func `after an hour without a failure all is forgotten`() {
    _ = failUntilSlowed(ann, home, at: noon)
    #expect(failUntilSlowed(ann, home, at: after(3600)).tries == 4)
  }

  @Test func `a thousand tries at once are no way around it`() {
    let admitted = (0..<1000).count { _ in throttle.admit(ann, from: home, at: noon) == .allowed }
    #expect(admitted == 4)
  }

  @Test func `one address that tries many accounts is slowed`() throws {
    let admitted = try (0..<1000).count { number in
      throttle.admit(try EmailAddress(parsing: "user\(number)@example.org"), from: home, at: noon) == .allowed
    }
    #expect(admitted == 21)
    #expect(throttle.admit(ann, from: "192.0.2.2", at: noon) == .allowed)
  }

  @Test func `one account tried from many addresses is slowed, whatever the case of its address`() throws {
    let typed = [ann, try EmailAddress(parsing: "ANN@Example.ORG")]
    let admitted = (0..<1000).count {
      throttle.admit(typed[$0 % 2], from: "198.51.\($0 / 250).\($0 % 250)", at: noon) == .allowed
    }
    #expect(admitted == 11)
  }

  @Test func `no stranger locks an account out of where its owner signed in before`() throws {
    #expect(throttle.admit(ann, from: home, at: noon) == .allowed)
    throttle.succeed(ann, from: home, at: noon)
    for second in 0..<7200 {
      _ = throttle.admit(ann, from: "198.51.\(second / 250).\(second % 250)", at: after(Int64(second)))
      // Others behind the same address, too.
      _ = throttle.admit(try EmailAddress(parsing: "user\(second)@example.org"), from: home, at: after(Int64(second)))
    }
    #expect(throttle.admit(ann, from: home, at: after(7200)) == .allowed)
    #expect(throttle.admit(ann, from: "203.0.113.9", at: after(7200)) != .allowed)
  }

  @Test func `a place where a session was renewed is known as well`() {
    throttle.recognise(ann, from: home, at: noon)
    for number in 0..<100 { _ = throttle.admit(ann, from: "198.51.100.\(number)", at: noon) }
    #expect(throttle.admit(ann, from: home, at: noon) == .allowed)
  }

  @Test func `a known place is slowed by its own failures`() {
    throttle.recognise(ann, from: home, at: noon)
    #expect(failUntilSlowed(ann, home, at: noon).tries == 4)
  }

  @Test func `a try that failed for another reason does not count`() {
    for _ in 0..<100 {
      #expect(throttle.admit(ann, from: home, at: noon) == .allowed)
      throttle.forgive(ann, from: home, at: noon)
    }
  }

  @Test func `a household behind one address signs in as often as it likes`() throws {
    for number in 0..<500 {
      let account = try EmailAddress(parsing: "user\(number)@example.org")
      #expect(throttle.admit(account, from: home, at: noon) == .allowed)
      throttle.succeed(account, from: home, at: noon)
    }
  }

  @Test func `a clock that is set back locks nobody out for longer than a minute`() {
    _ = failUntilSlowed(ann, home, at: after(1_000_000))
    guard case .wait(let seconds) = throttle.admit(ann, from: home, at: noon) else { return }
    #expect(seconds <= 60)
  }

  @Test func `a hundred thousand addresses take no more memory than a few`() {
    let throttle = SignInThrottle(capacity: 1000)
    for number in 0..<100_000 {
      _ = throttle.admit(ann, from: "10.\(number / 65536).\(number / 256 % 256).\(number % 256)", at: after(Int64(number)))
      if number % 100 == 0 { #expect(throttle.remembered <= 1000) }
    }
    // What all of them do to one account is not forgotten for their number.
    #expect(throttle.admit(ann, from: "203.0.113.1", at: after(99_999)) != .allowed)
  }

  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1"), ("::ffff:192.0.2.1", "192.0.2.1"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2"),
    ("2001:db8:1:2::9", "2001:db8:1:2"), ("2001:DB8:0001:2:ffff::", "2001:db8:1:2"), ("::1", "0:0:0:0"), ("::", "0:0:0:0"),
    ("1::2:3:4:5:6:7", "1:0:2:3"), ("fe80::1%eth0", "fe80:0:0:0"), ("2001:db8::", "2001:db8:0:0"),
    ("", ""), (":", ":"), ("x:y", "x:y"), ("1:2:3", "1:2:3"), ("1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8:9"),
    ("12345::", "12345::"), ("unix", "unix"),
  ])
  func `an IPv6 customer is one, however many addresses they have`(address: String, network: String) {
    #expect(ClientNetwork.name(of: address) == network)
  }
}
