import Foundation
import Testing
import UsersDomain
import Values

@testable import UsersData

@Suite(.serialized) struct Argon2HasherTests {
  private let hasher = Argon2Hasher(parameters: Argon2Parameters(memory: 64, passes: 1))
  private let typed = "seven grey otters hum"

  @Test func `today's work is more than OWASP asks for, and stated in the hash`() throws {
    #expect(Argon2Parameters.current.memory >= 19 * 1024 && Argon2Parameters.current.passes >= 2)
    let hash = try Argon2Hasher().hash(try Password(typed: typed))
    #expect(Argon2Parameters(hash) == .current)
    #expect(hash.text.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$") && !hash.text.contains("otters"))
    #expect(try Argon2Hasher().check(try Password(typed: typed), against: hash) == .right)
  }

  @Test func `the same password has another hash each time, and each is right`() throws {
    let password = try Password(typed: typed)
    let (one, two) = (try hasher.hash(password), try hasher.hash(password))
    #expect(one != two)
    #expect(try hasher.check(password, against: one) == .rightButWeak && hasher.check(password, against: two) == .rightButWeak)
  }

  @Test(arguments: ["seven grey otters huM", "seven grey otters hum ", "seven grey otters hu"])
  func `another password is wrong`(other: String) throws {
    let hash = try hasher.hash(try Password(typed: typed))
    #expect(try hasher.check(try Password(typed: other), against: hash) == .wrong)
  }

  @Test func `1024 bytes count to the last one`() throws {
    let long = String(repeating: "x", count: 1024)
    let hash = try hasher.hash(try Password(typed: long))
    #expect(try hasher.check(try Password(typed: long), against: hash) == .rightButWeak)
    #expect(try hasher.check(try Password(typed: String(long.dropLast()) + "y"), against: hash) == .wrong)
  }

  @Test func `without a password or a hash it is wrong`() throws {
    let password = try Password(typed: typed)
    #expect(try hasher.check(nil, against: try hasher.hash(password)) == .wrong)
    #expect(try hasher.check(password, against: nil) == .wrong && hasher.check(nil, against: nil) == .wrong)
  }

  @Test(
    "a damaged hash, or one that asks for more than this machine should do, is refused at once",
    arguments: [
      "", "x", "$argon2id$", "$argon2id$v=19$m=4294967295,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA",
      "$argon2id$v=19$m=65536,t=4294967295,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA",
      "$argon2id$v=19$m=99999999999999999999,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA",
      "$argon2id$v=19$m=-1,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA",
      "$argon2i$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA", "$argon2id$v=16$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA",
      "$argon2id$v=19$m=65536,t=2,p=200$AAAAAAAAAAAAAAAAAAAAAA$AAAA",
      "$argon2id$v=19$m=65536,t=2,p=1$" + String(repeating: "A", count: 200),
    ])
  func refusesDamaged(text: String) throws {
    let start = ContinuousClock.now
    #expect(throws: HashingFailed.damagedHash) { try hasher.check(try Password(typed: typed), against: PasswordHash(text: text)) }
    #expect(ContinuousClock.now - start < .seconds(1))
  }

  @Test func `a fingerprint is 256 bits of hash, the same each time, and not the token`() throws {
    let (token, other) = (SessionToken.make(), SessionToken.make())
    let print = try hasher.fingerprint(of: token)
    #expect(print.count == 64 && print != token.text)
    #expect(try hasher.fingerprint(of: token) == print && hasher.fingerprint(of: other) != print)
  }

  @Test("U9: an unknown address and a wrong password take the same time")
  func takesTheSameTime() throws {
    let hasher = Argon2Hasher()
    let (right, wrong) = (try Password(typed: typed), try Password(typed: "nine blue herons knit"))
    let hash = try hasher.hash(right)
    // The time this thread has worked, in turns; what else the machine does still disturbs it, so one quiet round of three will do.
    func time(_ password: Password?, _ hash: PasswordHash?) throws -> Double {
      let start = threadTime()
      _ = try hasher.check(password, against: hash)
      return Double(threadTime() - start)
    }
    func ratio(_ password: Password?) throws -> Double {
      try (0..<9).map { _ in try time(password, nil) / time(wrong, hash) }.sorted()[4]
    }
    for password in [wrong, nil] {
      let ratios = try [ratio(password), ratio(password), ratio(password)]
      #expect(ratios.contains { abs($0 - 1) < 0.05 }, "\(ratios)")
    }
  }

  private func threadTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
