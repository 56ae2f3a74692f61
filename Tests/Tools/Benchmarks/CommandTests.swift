import Foundation
import Testing

@testable import Benchmarks

struct CommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("command-\(UUID().uuidString)").path

  private func command(_ script: String) throws -> Command {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return Command("/bin/sh", ["-c", script], errors: folder + "/errors")
  }

  @Test func usageIsThatOfTheWholeProcess() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let usage = try command("sleep 0.05").run()
    #expect(usage.wall >= 0.05 && usage.processor < usage.wall && usage.peak > 100_000)
  }

  @Test func environmentIsEmpty() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var command = try command("echo \"${HOME-none}\"")
    command.output = folder + "/output"
    _ = try command.run()
    #expect(try String(contentsOfFile: command.output, encoding: .utf8) == "none\n")
  }

  @Test(arguments: [("echo no >&2; exit 3", "ended with 3 no"), ("kill -9 $$", "was ended by signal 9")])
  func failureSaysHowItEndedAndWhatWasSaid(script: String, text: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let error = #expect(throws: BenchmarkError.self) { try command(script).run() }
    #expect(error?.description.contains(text) == true)
  }

  @Test func programThatIsNotThereIsAnError() {
    #expect(throws: BenchmarkError.self) { try Command("/no/such/program", [], errors: "/dev/null").run() }
  }
}
