import Container
import Testing

private struct Egg: Sendable {}
private struct Hen: Sendable {}
private enum Other {
  struct Clock: Sendable {}
}

struct FaultTests {
  private func faults(_ registry: Registry, roots: [Key]? = nil) -> ContainerFaults? {
    #expect(throws: ContainerFaults.self) {
      if let roots { try registry.build(roots: roots) } else { try registry.build() }
    }
  }

  @Test func whatIsMissingNamesEveryoneWhoNeedsIt() {
    var registry = Registry()
    registry.register(Int.self) { (_: Store) in 1 }
    registry.register(String.self) { (_: Store) in "" }
    let found = faults(registry)
    #expect(found?.faults == [.missing(Key(Store.self), neededBy: [Key(Int.self), Key(String.self)])])
    #expect(
      found?.description
        == "Store is not registered, but needed by Int, String; provide it with registry.register(Store.self) { … }, "
        + "in a test with registry.overriding(Store.self) { … }")
  }

  @Test func aRootNobodyRegistersIsMissing() {
    #expect(faults(Registry(), roots: [Key(Store.self)])?.faults == [.missing(Key(Store.self), neededBy: [])])
  }

  @Test func registeringTwiceIsReportedOnce() {
    var registry = library
    registry.register(Clock.self, Clock.init)
    registry.register(Clock.self, Clock.init)
    #expect(faults(registry)?.faults == [.registeredTwice(Key(Clock.self))])
  }

  @Test func aCycleShowsTheWholeWayRound() {
    var registry = Registry()
    registry.register(String.self) { (_: Hen) in "" }
    registry.register(Hen.self) { (_: Egg) in Hen() }
    registry.register(Egg.self) { (_: Hen) in Egg() }
    let found = faults(registry)
    #expect(found?.faults == [.cycle([Key(Hen.self), Key(Egg.self), Key(Hen.self)])])
    #expect(found?.description == "Hen -> Egg -> Hen is a cycle; none of them can be made first")
  }

  @Test func whatNeedsItselfIsACycle() {
    var registry = Registry()
    registry.register(Hen.self) { (hen: Hen) in hen }
    #expect(faults(registry)?.faults == [.cycle([Key(Hen.self), Key(Hen.self)])])
  }

  @Test func allFaultsComeAtOnce() {
    var registry = Registry()
    registry.register(Hen.self) { (hen: Hen) in hen }
    registry.register(Int.self) { (_: Store) in 1 }
    registry.register(Int.self) { 2 }
    let found = faults(registry)
    #expect(found?.faults.count == 3)
    #expect(found?.description.split(separator: "\n").count == 3)
  }

  @Test func typesOfOneNameAreToldApartByTheirModule() {
    var registry = Registry()
    registry.register(Int.self) { (_: Clock, _: Other.Clock) in 1 }
    let text = faults(registry)?.description ?? ""
    #expect(text.contains("ContainerTests.Clock is not registered"))
    #expect(text.contains("Other.Clock"))
    #expect(text.contains("needed by Int;"))
  }

  @Test func onlyWhatTheRootsReachMustBeComplete() throws {
    var registry = library
    registry.register(Int.self) { (_: Hen) in 1 }
    let container = try registry.build(roots: [Key(BookList.self)])
    _ = try container.resolve(BookList.self)
    #expect(throws: ContainerFault.notProvided(Key(Int.self))) { try container.resolve(Int.self) }
  }

  @Test func resolvingWhatNobodyProvidesSaysWhatAndHow() throws {
    let container = try Registry().build()
    let fault = #expect(throws: ContainerFault.self) { try container.resolve((any BookRepository).self) }
    #expect(
      fault?.description
        == "BookRepository is not in this container, which was built without it; provide it with "
        + "registry.register(BookRepository.self) { … }, in a test with registry.overriding(BookRepository.self) { … }")
  }

  @Test func whatNoRootReachesIsUnused() {
    #expect(library.unused(roots: [Key(BookList.self)]) == [])
    #expect(library.unused(roots: [Key((any BookRepository).self)]) == [Key(Clock.self), Key(BookList.self)])
  }
}
