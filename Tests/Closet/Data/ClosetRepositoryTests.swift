import ClosetData
import ClosetDomain
import Entities
import Foundation
import Storage
import TestSupport
import Testing
import Values

@Suite struct ClosetRepositoryTests {
  private let folder = ScratchFolder()

  @Test(arguments: StoreKind.allCases)
  func `a garment comes back as it was stored`(kind: StoreKind) async throws {
    let garments = [try Garment.full(), try .plain("Bare")]
    let closet = try await kind.closet(garments, in: folder)
    #expect(try await closet.pages(Selection(GarmentFilter())).all() == garments)
    #expect(try await closet.stored(likeness: Likeness(of: garments[0]))?.item == garments[0])
    #expect(try await closet.garments(named: "lodz RAINCOAT", limit: 6) == [garments[0]])
    #expect(try await closet.garments(named: "lodz", limit: 6).isEmpty)
    #expect(try await closet.garments(named: " ", limit: 6).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `a filter lets through what fits`(kind: StoreKind) async throws {
    let closet = try await kind.closet(
      [
        try .full(), try .plain("Blue jeans", .jeans) { $0.colors = [try GarmentColor(parsing: "denim")] },
        try .plain("Wool coat", .coat) { $0.material = "Wool" },
      ], in: folder)
    func names(_ filter: GarmentFilter) async throws -> [String] { try await closet.pages(Selection(filter)).all().map(\.name) }
    #expect(try await names(GarmentFilter(name: "COAT")) == ["Łódź raincoat", "Wool coat"])
    #expect(try await names(GarmentFilter(type: .jeans)) == ["Blue jeans"])
    #expect(try await names(GarmentFilter(slot: .outerLayer)) == ["Łódź raincoat", "Wool coat"])
    #expect(try await names(GarmentFilter(color: "Nav")) == ["Łódź raincoat"])
    #expect(try await names(GarmentFilter(brand: "acme")) == ["Łódź raincoat"])
    #expect(try await names(GarmentFilter(material: "wool")) == ["Wool coat"])
    #expect(try await names(GarmentFilter(formality: .casual)) == ["Blue jeans"])
    #expect(try await names(GarmentFilter(isInWash: true)) == ["Łódź raincoat"])
    #expect(try await names(GarmentFilter(isInWash: false)) == ["Blue jeans", "Wool coat"])
    #expect(try await closet.count(GarmentFilter(slot: .outerLayer)) == 2)
  }

  @Test(arguments: StoreKind.allCases, GarmentOrder.allCases)
  func `every order sorts, and turns round`(kind: StoreKind, order: GarmentOrder) async throws {
    let first = try Garment.plain("Ämil", .tShirt) {
      $0.brand = "Acme"
      $0.price = try Money(parsing: "5.00 EUR")
      $0.purchased = try CalendarDate(parsing: "2019")
      $0.wears = 1
      $0.lastWorn = try Day(parsing: "2025-12-31")
    }
    let second = try Garment.plain("Zoe", .tie) {
      $0.brand = "Zara"
      $0.insulation = try Insulation(parsing: "1")
      $0.price = try Money(parsing: "40.00 EUR")
      $0.purchased = try CalendarDate(parsing: "2019-02")
      $0.wears = 3
      $0.lastWorn = try Day(parsing: "2026-01-01")
    }
    // By type as its name is written: t-shirt before tie.
    let closet = try await kind.closet([second, first], in: folder)
    #expect(try await closet.pages(Selection(GarmentFilter(), order: order)).all() == [first, second])
    #expect(try await closet.pages(Selection(GarmentFilter(), order: order, isReversed: true)).all() == [second, first])
  }

  @Test(arguments: StoreKind.allCases)
  func `words are found in every field, in the name first`(kind: StoreKind) async throws {
    let closet = try await kind.closet(
      [try .plain("Coat") { $0.brand = "Navy & Co" }, try .plain("Navy thing"), try .full()], in: folder)
    let found = try await closet.search("navy", limit: nil, offset: 0).all().map(\.name)
    #expect(found.sorted() == ["Coat", "Navy thing", "Łódź raincoat"])
    // How a store in memory ranks is no part of its contract.
    #expect(kind == .memory || found == ["Navy thing", "Łódź raincoat", "Coat"])
    #expect(try await closet.search("lodz striped", limit: nil, offset: 0).all().count == 1)
    #expect(try await closet.search("\"", limit: nil, offset: 0).all().isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `wearing counts, logs, and counts a day once`(kind: StoreKind) async throws {
    let (shirt, jeans) = (try Garment.plain("Shirt"), try Garment.plain("Jeans", .jeans))
    let closet = try await kind.closet([shirt, jeans], in: folder)
    let (day, today) = (try Day(parsing: "2026-03-01"), try Day(parsing: "2026-03-02"))
    let wear = WearGarmentsUseCase(repository: closet)
    let first = try await wear([shirt.id, shirt.id], on: day, today: today)
    #expect(first.counted.map(\.wears) == [1] && first.known.isEmpty)
    let second = try await wear([shirt.id, jeans.id], on: day, today: today)
    #expect(second.counted.map(\.name) == ["Jeans"] && second.known.map(\.name) == ["Shirt"])
    #expect(try await wear([shirt.id], on: day, today: today).outfit == nil)
    _ = try await wear([shirt.id], on: try Day(parsing: "2020-01-01"), today: today)
    let stored = try #require(try await closet.stored(id: shirt.id)?.item)
    #expect(stored.wears == 2 && stored.lastWorn == day)
    let log = try await closet.wearLog.pages(Selection(WearFilter())).all()
    #expect(log.map(\.day.text).sorted(by: >) == log.map(\.day.text) && log.count == 3)
    #expect(try await closet.wearLog.pages(Selection(WearFilter(day: day))).all().count == 2)
    await #expect(throws: ClosetError.wornInFuture(try Day(parsing: "2026-03-03"), today: today)) {
      try await wear([shirt.id], on: try Day(parsing: "2026-03-03"), today: today)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a wear of something that is gone records nothing`(kind: StoreKind) async throws {
    let shirt = try Garment.plain("Shirt")
    let closet = try await kind.closet([shirt], in: folder)
    let (day, gone) = (try Day(parsing: "2026-03-01"), UUID())
    await #expect(throws: ClosetError.gone(gone)) {
      try await WearGarmentsUseCase(repository: closet)([shirt.id, gone], on: day, today: day)
    }
    #expect(try await closet.stored(id: shirt.id)?.item == shirt)
    #expect(try await closet.wearLog.pages(Selection(WearFilter())).all().isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `what is washed comes back all at once`(kind: StoreKind) async throws {
    let (shirt, jeans) = (try Garment.plain("Shirt"), try Garment.plain("Jeans", .jeans))
    let closet = try await kind.closet([shirt, jeans], in: folder)
    let wash = WashGarmentsUseCase(repository: closet)
    #expect(try await wash([shirt.id], isInWash: true).map(\.name) == ["Shirt"])
    #expect(try await wash([shirt.id], isInWash: true).isEmpty)
    #expect(try await wash.takeAllOut().map(\.name) == ["Shirt"])
    #expect(try await closet.pages(Selection(GarmentFilter(isInWash: true))).all().isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `another type brings its own warmth, unless it was stated`(kind: StoreKind) async throws {
    let (usual, own) = (
      try Garment.plain("Usual", .coat), try Garment.plain("Own", .coat) { $0.insulation = try Insulation(parsing: "1") }
    )
    let closet = try await kind.closet([usual, own], in: folder)
    let update = UpdateGarmentUseCase(repository: closet)
    #expect(try await update(usual.id) { $0.type = .raincoat }.insulation?.text == "0.31")
    #expect(try await update(usual.id) { $0.type = .raincoat }.isWaterproof == true)
    #expect(try await update(own.id) { $0.type = .raincoat }.insulation?.text == "1")
    #expect(try await update(own.id) { $0.insulation = nil }.insulation?.text == "0.31")
  }
}
