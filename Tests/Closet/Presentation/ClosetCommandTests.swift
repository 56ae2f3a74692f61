import ClosetDomain
import ClosetPresentation
import Commands
import Entities
import Testing
import Values
import Views

@MainActor @Suite struct ClosetCommandTests {
  private func closet() throws -> FakeCloset {
    FakeCloset([
      try .sample(1, "White tee", .tShirt, colors: "white"), try .sample(2, "Blue jeans", .jeans, colors: "denim"),
      try .sample(3, "Sneakers", .sneakers, colors: "white"), try .sample(4, "Red coat", .coat, colors: "red"),
    ])
  }

  @Test func `everything that can be said of a garment is stored and its id printed`() async throws {
    let closet = FakeCloset()
    let recorded = RecordedScreen()
    try await AddGarment.parse([
      "--name", "Rain shell", "--type", "raincoat", "--color", "navy,white", "--color", "#ABC", "--pattern", "striped",
      "--material",
      "nylon", "--formality", "smart", "--warmth", "0.4", "--no-waterproof", "--windproof", "--brand", "Acme", "--price", "80.00",
      "--currency", "EUR", "--purchased", "2024-05",
    ]).run(on: recorded.screen, closet: .on(closet))
    let garment = try #require(closet.garments.first)
    #expect(recorded.output == UUIDText.text(garment.id) + "\n" && recorded.errors == "Added 'Rain shell'.\n")
    #expect(garment.colors.map(\.text) == ["navy", "white", "#aabbcc"] && garment.insulation?.text == "0.4")
    #expect(garment.isWaterproof == false && garment.isWindproof == true && garment.formality == .smart)
    #expect(garment.price?.text == "80.00 EUR" && garment.purchased?.text == "2024-05")
  }

  @Test(arguments: [
    (["--color", "navyy"], "Did you mean navy"),
    (["--warmth", "warm"], "'warm' is no insulation"), (["--formality", "posh"], "'posh' is no formality"),
    (["--purchased", "soon"], "'soon' is no date"), (["--currency", "XXQ"], "'XXQ' is no currency"),
    (["--currency", "EUR"], "--currency goes with --price"),
  ])
  func `a value that is none is refused before anything is stored`(arguments: [String], part: String) {
    let error = #expect(throws: CommandLineError.self) { try AddGarment.parse(["--name", "x", "--type", "hat"] + arguments) }
    #expect(error?.message.contains(part) == true, "\(String(describing: error?.message))")
    let type = #expect(throws: CommandLineError.self) { try AddGarment.parse(["--name", "x", "--type", "shrit"]) }
    #expect(type?.message.contains("'shrit' is no type of garment") == true)
  }

  @Test func `an update takes away what is written as empty, and the usual comes back`() async throws {
    let closet = try closet()
    try await UpdateGarment.parse(["Red coat", "--warmth", "0.9", "--brand", "Acme"]).run(
      on: RecordedScreen().screen, closet: .on(closet))
    #expect(closet.garments[3].insulation?.text == "0.9")
    try await UpdateGarment.parse(["Red coat", "--warmth", "", "--brand", ""]).run(
      on: RecordedScreen().screen, closet: .on(closet))
    #expect(closet.garments[3].insulation?.text == "0.48" && closet.garments[3].brand == nil)
    #expect(throws: CommandLineError.self) { try UpdateGarment.parse(["Red coat"]) }
  }

  @Test func `an outfit is a card with patches of colour where they can be shown`() async throws {
    let closet = try closet()
    let recorded = RecordedScreen(isColored: true, environment: ["TERM": "xterm", "COLORTERM": "truecolor", "LANG": "C.UTF-8"])
    try await RecommendOutfit.parse(["-t", "22", "--on", "2026-03-01", "--count", "1"])
      .run(on: recorded.screen, recommend: RecommendOutfitUseCase(repository: closet))
    #expect(recorded.output.contains("\u{1B}[48;2;255;255;255m  \u{1B}[0m"))
    #expect(recorded.output.contains("White tee (white)"))
    let plain = RecordedScreen()
    try await RecommendOutfit.parse(["-t", "22", "--on", "2026-03-01", "--count", "1", "--explain"])
      .run(on: plain.screen, recommend: RecommendOutfitUseCase(repository: closet))
    #expect(!plain.output.contains("\u{1B}"))
    #expect(plain.output.contains("warmth") && plain.output.contains("× 30 %"))
  }

  @Test func `machines get the contract of the command line`() async throws {
    let recorded = RecordedScreen(.json)
    try await RecommendOutfit.parse(["-t", "22", "--on", "2026-03-01", "--count", "1"])
      .run(on: recorded.screen, recommend: RecommendOutfitUseCase(repository: try closet()))
    #expect(
      recorded.output.hasPrefix(
        #"[{"garments":[{"id":"00000000-0000-0001-0000-000000000000","name":"White tee","slot":"baseTop","type":"t-shirt"},"#))
    #expect(recorded.output.contains(#""warmth":{"clo":0.45,"target":"#) && recorded.output.contains(#""reasons":["#))
    #expect(recorded.errors.isEmpty)
  }

  @Test(arguments: [
    ([], "a temperature is needed"), (["-t", "8x"], "'8x' is no number"), (["--low", "9", "--high", "4"], "above the highest"),
    (["-t", "99"], "no temperature"), (["-t", "8", "--rain", "101"], "no probability of rain"),
    (["-t", "8", "--wind", "-1"], "no wind"),
    (["-t", "8", "--count", "0"], "'0' is no number of outfits"),
    (["-t", "8", "--occasion", "wedding"], "'wedding' is no occasion"),
    (["-t", "8", "--on", "someday"], "'someday' is no day"), (["-t", "1e3"], "'1e3' is no number"),
    (["-t", "NaN"], "'NaN' is no number"),
  ])
  func `weather that is none is refused`(arguments: [String], part: String) {
    let error = #expect(throws: CommandLineError.self) { try RecommendOutfit.parse(arguments) }
    #expect(error?.message.contains(part) == true, "\(String(describing: error?.message))")
  }

  @Test func `with nothing clean it says what to do`() async throws {
    let closet = FakeCloset([try .sample(1, "Tee", .tShirt, inWash: true)])
    let recorded = RecordedScreen(.json)
    try await RecommendOutfit.parse(["-t", "20"]).run(on: recorded.screen, recommend: RecommendOutfitUseCase(repository: closet))
    #expect(recorded.output == "[]\n")
    #expect(recorded.errors.contains("app closet wash --done --all"))
  }

  @Test(arguments: [
    (Organizing.slot, ["Tops (1)", "Outer layers (1)", "Bottoms (1)", "Footwear (1)"]),
    (.color, ["White (2)", "Red (1)", "Blue (1)"]), (.season, ["Winter (1)", "All year (3)"]), (.wear, ["Never worn (4)"]),
  ])
  func `the closet is put in order`(by: Organizing, titles: [String]) async throws {
    let recorded = RecordedScreen()
    try await OrganizeCloset.parse(["--by", by.text, "--on", "2026-03-01"])
      .run(on: recorded.screen, organize: OrganizeClosetUseCase(repository: try closet()))
    let headings = recorded.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
    #expect(headings == titles)
  }

  @Test func `C5: what a wear costs needs a price, and never worn counts as once`() async throws {
    var garments = try closet().garments
    garments[0].price = try Money(parsing: "80.00 EUR")
    garments[1].price = try Money(parsing: "99.99 EUR")
    garments[1].wears = 7
    garments[2].price = try Money(parsing: "0.00 EUR")
    let recorded = RecordedScreen(.json)
    try await ShowStatistics.parse(["--on", "2026-03-01"])
      .run(on: recorded.screen, statistics: ClosetStatisticsUseCase(repository: FakeCloset(garments)))
    #expect(recorded.output.contains(#""costPerWear":{"amount":"80.00","currency":"EUR"}"#))
    #expect(recorded.output.contains(#""costPerWear":{"amount":"14.28","currency":"EUR"}"#))
    #expect(recorded.output.contains(#""costPerWear":{"amount":"0.00","currency":"EUR"}"#))
    #expect(!recorded.output.contains("Red coat"))
  }

  @Test(arguments: [[], ["--all"], ["--all", "--done", "x"], ["--done"]])
  func `wash says what to name`(arguments: [String]) {
    #expect(throws: CommandLineError.self) { try WashGarments.parse(arguments) }
  }
}
