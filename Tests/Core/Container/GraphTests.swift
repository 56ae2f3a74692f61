import Testing

@testable import Container

struct GraphTests {
  @Test func jsonListsNodesWithScopeAndNeeds() {
    #expect(
      library.graph(roots: [Key(BookList.self)]).json == """
        [
          {"name":"Clock","scope":"transient","needs":[]},
          {"name":"Store","scope":"shared","needs":[]},
          {"name":"BookRepository","scope":"shared","needs":["Store"]},
          {"name":"BookList","scope":"transient","needs":["BookRepository","Clock"]}
        ]

        """)
  }

  @Test func mermaidDrawsScopesAndArrows() {
    #expect(
      library.graph().mermaid == """
        flowchart LR
          n0["Clock"]
          n1(["Store"])
          n2(["BookRepository"])
          n3["BookList"]
          n2 --> n1
          n3 --> n2
          n3 --> n0

        """)
  }

  @Test func onlyWhatTheRootsReachIsShown() {
    #expect(library.graph(roots: [Key(Store.self)]).nodes.map(\.name) == ["Store"])
  }

  @Test func aMissingTypeIsANodeWithoutScope() {
    var registry = Registry()
    registry.register(Int.self) { (_: Clock) in 1 }
    #expect(registry.graph().nodes.last == .init(name: "Clock", scope: nil, needs: []))
    #expect(registry.graph().json.contains(#"{"name":"Clock","scope":null,"needs":[]}"#))
    #expect(registry.graph().mermaid.contains(#"n1{{"Clock"}}"#))
  }

  @Test func namesAreEscapedInBothTexts() {
    let graph = DependencyGraph(nodes: [.init(name: "Box<\"\\\u{1}\">", scope: .shared, needs: [])])
    #expect(graph.json.contains(#""name":"Box<\"\\\u0001\">""#))
    #expect(graph.mermaid.contains("Box#lt;#quot;\\\u{1}#quot;#gt;"))
  }

  @Test func anEmptyRegistryIsAnEmptyArray() {
    #expect(Registry().graph().json == "[]\n")
  }
}
