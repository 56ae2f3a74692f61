import ClosetDomain
import ClosetPresentation
import Entities
import Testing
import Values
import Views

@MainActor @Suite struct ClosetViewModelTests {
  @Test func `the window follows what is added, changed, washed and deleted`() async throws {
    let closet = FakeCloset([try .sample(1, "Shirt", .shirt)])
    let model = ClosetViewModel.on(closet)
    await model.load()
    #expect(model.garments.map(\.name) == ["Shirt"] && !model.hasMore && model.error == nil)
    let coat = try await model.add(Garment(name: " Coat ", type: .coat))
    #expect(model.garments.map(\.name) == ["Shirt", "Coat"])
    _ = try await model.update(coat.id) { $0.name = "Warm coat" }
    #expect(model.garments.map(\.name) == ["Shirt", "Warm coat"])
    _ = try await model.wash([coat.id], isInWash: true)
    #expect(model.garments.map(\.isInWash) == [false, true])
    #expect(try await model.takeAllOutOfWash().map(\.name) == ["Warm coat"])
    #expect(try await model.delete(coat.id))
    #expect(model.garments.map(\.name) == ["Shirt"])
  }

  @Test func `a window takes fifty more at a time`() async throws {
    let closet = FakeCloset(try (1...120).map { try .sample($0, "Shirt \($0)", .shirt) })
    let model = ClosetViewModel.on(closet)
    await model.load()
    #expect(model.garments.count == 50 && model.hasMore)
    await model.loadMore()
    await model.loadMore()
    #expect(model.garments.count == 120 && !model.hasMore)
  }

  @Test func `what fails is said in the user's words, and later forgotten`() async throws {
    let closet = FakeCloset([try .sample(1, "Shirt", .shirt)])
    let model = ClosetViewModel.on(closet)
    closet.fail(with: ClosetError.nameMissing)
    await model.load()
    #expect(model.error == Message(ClosetError.nameMissing))
    closet.fail(with: nil)
    await model.load()
    #expect(model.error == nil && model.garments.count == 1)
  }

  @Test func `a garment is found by its name, its id and the beginning of that`() async throws {
    let model = ClosetViewModel.on(FakeCloset([try .sample(0x1234_5678_0000_0001, "Été", .dress), try .sample(2, "Hat", .hat)]))
    #expect(try await model.find("ETE").name == "Été")
    #expect(try await model.find("12345678").name == "Été")
    await #expect(throws: FindError.self) { try await model.find("Coat") }
  }

  @Test func `a name of several is said to be so`() async throws {
    let (one, other) = (try Garment.sample(1, "Tee", .tShirt), try Garment.sample(2, "tee", .tShirt, colors: "red"))
    let model = ClosetViewModel.on(FakeCloset([one, other]))
    await #expect(throws: ClosetError.severalNamed("Tee", ids: [one.id, other.id])) { try await model.find("Tee") }
  }

  @Test func `wearing is recorded and shown as an outfit`() async throws {
    let closet = FakeCloset([try .sample(1, "Shirt", .shirt, colors: "navy"), try .sample(2, "Jeans", .jeans)])
    let day = try Day(parsing: "2026-03-01")
    let model = ClosetViewModel.on(closet)
    await model.load()
    _ = try await model.wear(closet.garments.map(\.id), on: day, today: day)
    #expect(model.garments.map(\.wears) == [1, 1])
    _ = try await model.delete(closet.garments[1].id)
    let view = try await WornOutfitsViewModel(repository: closet).view(Selection(WearFilter()))
    #expect(view.cards.map(\.title) == ["2026-03-01"])
    #expect(view.cards.first?.lines.map(\.text) == ["Shirt (navy)", "and 1 no longer in the closet"])
    #expect(view.cards.first?.lines.first?.swatches == [0x80])
  }
}
