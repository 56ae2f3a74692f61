import Commands
import Container
import Views

/// `app graph`
struct ShowGraph: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Prints what the container makes of what, as a Mermaid flowchart or as JSON.")

  func run(on screen: Screen, composition: Composition) throws {
    let graph = composition.registry.graph(roots: composition.roots)
    try screen.write(screen.format == .json ? graph.json : graph.mermaid)
  }
}
