import Foundation

/// All proofs that the app loses nothing and lets nothing in, run as a command line asks.
public enum Torture {
  static let proofs: [any Proof.Type] = [
    KilledWriters.self, KilledImports.self, InterruptedMigrations.self, PowerCut.self, FailingCalls.self, ManyWriters.self,
    Locks.self,
    Damage.self,
    Backups.self,
    RoundTrip.self, Signals.self, Privacy.self, HostileOutput.self, Places.self, Clocks.self,
  ]
  /// EX_UNAVAILABLE of sysexits.h: something was not run here.
  private static let codeNotRun: Int32 = 69
  private static let faultsShown = 12

  /// Prints a table as it goes. Returns 0 when all holds, 1 when something does not, 64 for a wrong word, 69 when all that ran
  /// holds but this machine does not allow the rest.
  public static func run(arguments: [String]) -> Int32 {
    do {
      let options = try TortureOptions(parsing: arguments)
      let seed = options.seed ?? UInt64.random(in: 1...999_999)
      let scene = Scene(app: options.app, folder: options.folder, seed: seed, isShort: options.isShort, features: [])
      return try run(options, scene.withFeatures(), form: options.isShort ? " --short" : "")
    } catch {
      note("\(error)")
      return error is ProofError ? 64 : 1
    }
  }

  private static func run(_ options: TortureOptions, _ scene: Scene, form: String) throws -> Int32 {
    say(ProofRow.header)
    var findings: [Finding] = []
    for proof in proofs where options.proofs.contains(proof.name) {
      let start = ContinuousClock.now
      let finding = finding(of: proof, in: scene)
      findings.append(finding)
      say(ProofRow(title: proof.title, finding: finding, duration: ContinuousClock.now - start).text)
      for fault in finding.faults.prefix(faultsShown) { note("  \(proof.name): \(fault)") }
      if finding.faults.count > faultsShown { note("  \(proof.name): and \(finding.faults.count - faultsShown) more") }
      if !finding.holds, finding.notRun == nil {
        note(
          "  again: Tools/torture\(form) --seed \(scene.seed) --only \(proof.name); what it left: \(scene.folder)/\(proof.name)")
      }
      if finding.holds { Files.remove(scene.path(proof.name)) }
    }
    if findings.contains(where: { !$0.holds && $0.notRun == nil }) { return 1 }
    return findings.contains { $0.notRun != nil } ? codeNotRun : 0
  }

  private static func finding(of proof: any Proof.Type, in scene: Scene) -> Finding {
    do {
      return try proof.init().run(in: scene.inside(proof.name))
    } catch {
      return Finding(faults: ["\(error)"])
    }
  }

  /// Unbuffered, since whoever waits wants to see each line.
  private static func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

  private static func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
