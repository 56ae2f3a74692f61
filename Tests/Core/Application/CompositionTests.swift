import Commands
import Container
import Feature
import HTTP
import Storage
import Testing

@testable import Application

@MainActor
@Suite struct CompositionTests {
  /// A feature with a registration nobody needs and a need nobody meets.
  private enum BrokenFeature: Feature {
    static let name = "broken"
    static let abstract = "Is wired wrong."
    static let tables: [Table] = []

    static func register(in registry: inout Registry) {
      registry.register(Int.self) { 7 }
    }

    static func addCommands(to group: inout CommandTree<CommandAction>) {
      group.add(ListNotes.self) { (_: ListNotes, _, _: Double) in }
    }
  }

  /// A feature with something for a server.
  private enum ServingFeature: Feature {
    static let name = "serving"
    static let abstract = "Makes what no command needs."
    static let tables: [Table] = []

    static func register(in registry: inout Registry) {
      registry.register(Int.self) { 7 }
    }

    static func addCommands(to group: inout CommandTree<CommandAction>) {}

    static func addEndpoints(to endpoints: inout Endpoints) {
      endpoints.add(path: "/number") { (_, _, number: Int) in HTTPResponse(number) }
    }
  }

  @Test func whatAServerNeedsIsNotRegisteredInVain() throws {
    let composition = TestedApplication(features: [NotesFeature.self, ServingFeature.self]).composition
    #expect(composition.unused == [])
    #expect(try composition.registry.build(roots: composition.roots).resolve(Int.self) == 7)
  }

  @Test func everythingAnyCommandNeedsIsMade() throws {
    let composition = TestedApplication().composition
    _ = try composition.registry.build(roots: composition.roots)
  }

  @Test func nothingIsRegisteredInVain() {
    let composition = TestedApplication().composition
    #expect(composition.unused == [])
  }

  @Test func rootsAreNamedOnce() {
    let roots = TestedApplication().composition.roots
    #expect(roots.count == Set(roots).count)
    #expect(roots.contains(Key(Notebook.self)))
    #expect(roots.contains(Key((any Store).self)))
  }

  @Test func allFeaturesShareOneStore() throws {
    let composition = TestedApplication().composition
    let container = try composition.registry.build(roots: composition.roots)
    let store = try #require(try container.resolve((any Store).self) as? MemoryStore)
    #expect(try container.resolve(Notebook.self).store as? MemoryStore === store)
  }

  @Test func faultsOfAFeatureAreNamed() {
    let composition = TestedApplication(features: [NotesFeature.self, BrokenFeature.self]).composition
    let error = #expect(throws: ContainerFaults.self) { try composition.registry.build(roots: composition.roots) }
    #expect(error?.faults == [.missing(Key(Double.self), neededBy: [])])
    #expect(composition.unused == [Key(Int.self)])
  }

  @Test func theFaultsOfOneFeatureDoNotStopAnother() async throws {
    let tested = TestedApplication(features: [NotesFeature.self, BrokenFeature.self])
    _ = try await tested.run(["notes", "add", "milk"])
  }
}
