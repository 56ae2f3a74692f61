import Foundation
import Testing

struct SetupTests {
  @Test func nothingIsInstalledWhenAllIsThere() throws {
    let clone = try Clone()
    #expect(try clone.run("Tools/setup") == Outcome(code: 0, output: "", errors: ""))
    #expect(!clone.calls.contains { $0.contains("apt-get") })
  }

  @Test func onlyWhatIsMissingIsInstalledWithoutAQuestion() throws {
    let clone = try Clone()
    let outcome = try clone.run("Tools/setup", environment: ["MISSING": "libutf8proc-dev sqlite3"])
    #expect(outcome.code == 0)
    let installs = clone.calls.filter { $0.hasPrefix("apt-get") && $0.contains(" install ") }
    #expect(installs.count == 1)
    #expect(installs.first?.hasSuffix("install -y --no-install-recommends libutf8proc-dev sqlite3") == true)
  }

  @Test func packagesOfTestsAreNotNeededToRun() throws {
    let clone = try Clone()
    #expect(try clone.run("Tools/setup", ["run"], environment: ["MISSING": "sqlite3"]).code == 0)
    #expect(!clone.calls.contains { $0.contains("apt-get") })
  }

  @Test func failedInstallationShowsWhyAndTheCommand() throws {
    let clone = try Clone()
    let outcome = try clone.run("Tools/setup", environment: ["MISSING": "sqlite3", "APT_FAILS": "1"])
    #expect(outcome.code == 69)
    #expect(outcome.errors.contains("E: no network"))
    #expect(outcome.errors.contains("apt-get install -y sqlite3"))
  }

  @Test(.enabled(if: getuid() != 0, "root needs no sudo"))
  func whoMayNotInstallIsToldTheCommand() throws {
    let clone = try Clone()
    let outcome = try clone.run("Tools/setup", environment: ["MISSING": "libsqlite3-dev", "SUDO_ASKS": "1"])
    #expect(outcome.code == 69)
    #expect(outcome.errors.contains("sudo apt-get update && sudo apt-get install -y libsqlite3-dev"))
  }

  @Test(arguments: [("5.10", 69), ("6.1.2", 69), ("6.2", 0), ("6.10", 0), ("7.0-dev", 0), ("six", 69)] as [(String, Int32)])
  func swiftBefore62IsRefused(_ version: String, code: Int32) throws {
    let clone = try Clone()
    let outcome = try clone.run("Tools/setup", environment: ["SWIFT_VERSION": version])
    #expect(outcome.code == code)
    #expect(code == 0 || outcome.errors.contains("6.2") || outcome.errors.contains("six"))
  }

  @Test func unknownArgumentIsRefused() throws {
    #expect(try Clone().run("Tools/setup", ["all"]).code == 64)
  }
}
