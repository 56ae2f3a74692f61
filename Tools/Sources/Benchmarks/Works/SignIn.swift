import Foundation
import Libraries

/// `users login`, the whole process, beside the hash of the password alone.
struct SignIn: Benchmark {
  private static let password = "seven grey otters hum"

  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    let store = fixture.path("login.db")
    defer { fixture.remove(store) }
    let input = fixture.path("password")
    try Data((Self.password + "\n").utf8).write(to: URL(fileURLWithPath: input))
    // What is measured has an empty environment, hence no home: the token goes where this shell says.
    func command(_ words: String...) -> Command {
      var command = Command(
        "/bin/sh",
        ["-c", "XDG_STATE_HOME=\"$0\" exec \"$@\"", fixture.folder, fixture.app] + words + ["--store", "sqlite:\(store)"],
        errors: fixture.path("errors"))
      command.input = input
      return command
    }
    _ = try command("users", "register", "--name", "Ann", "--email", "ann@example.org", "--password-stdin").run()
    let hash = try hashing()
    let login = command("users", "login", "--email", "ann@example.org", "--password-stdin")
    var (apps, peers): ([Double], [Double]) = ([], [])
    for _ in 0..<pairs {
      apps.append(try login.run().wall)
      peers.append(hash())
    }
    let ratio = Statistics.median(zip(apps, peers).map { $0 / $1 })
    return [
      BenchmarkResult(
        work: "sign in (peer: the hash alone)", pairs: pairs, app: Statistics.median(apps), peer: Statistics.median(peers),
        ratio: ratio, goal: .none)
    ]
  }

  /// Hashes with the parameters of the app, Argon2id over 64 MiB twice, and says how long it took.
  private func hashing() throws -> () -> Double {
    typealias Initialize = @convention(c) () -> Int32
    typealias Hash = @convention(c) (UnsafeMutablePointer<CChar>, UnsafePointer<CChar>, UInt64, UInt64, Int) -> Int32
    let library = try SharedLibrary(["libsodium.so.23", "libsodium.so.26", "libsodium.dylib"], package: "libsodium23")
    _ = try library.function("sodium_init", as: Initialize.self)()
    let hash = try library.function("crypto_pwhash_str", as: Hash.self)
    return {
      var text = [CChar](repeating: 0, count: 128)
      let start = ContinuousClock.now
      _ = hash(&text, Self.password, UInt64(Self.password.utf8.count), 2, 64 << 20)
      return (ContinuousClock.now - start) / .seconds(1)
    }
  }
}
