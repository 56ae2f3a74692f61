import Commands
import Entities
import Feature
import Views

/// `app features`
struct ShowFeatures: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "features", abstract: "Lists the features of this app.")

  func run(on screen: Screen, composition: Composition) throws {
    let features = composition.features
    try screen.show(
      ReportView(
        rows: features.map { LabelledRow($0.name, $0.abstract) },
        members: [
          OutputMember(
            "features",
            .list(features.map { .object([OutputMember("name", .text($0.name)), OutputMember("abstract", .text($0.abstract))]) }))
        ]))
  }
}
