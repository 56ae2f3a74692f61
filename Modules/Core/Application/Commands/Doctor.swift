import Commands
import Views

/// `app doctor`
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Checks the app and everything that is stored; fails when something is wrong.")

  @MainActor
  func run(on screen: Screen, composition: Composition, opener: StoreOpener) async throws {
    let report = await Diagnosis(composition: composition, opener: opener).report()
    try screen.show(ReportView(rows: report.rows, members: report.members))
    if !report.problems.isEmpty { throw Unwell(problems: report.problems) }
    screen.show(Message("All is well.", kind: .success))
  }
}
