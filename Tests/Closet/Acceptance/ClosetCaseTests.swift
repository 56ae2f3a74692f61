import TestSupport
import Testing

/// The cases of the closet that failed in other programs, and the rest of the contract, each as a user meets it.
@Suite(.inTurn) struct ClosetCaseTests {
  private func basics(_ home: BinaryHome) async throws {
    try await home.add("Tee", "t-shirt", "--color", "white")
    try await home.add("Shirt", "shirt", "--color", "lightblue")
    try await home.add("Jeans", "jeans", "--color", "denim")
    try await home.add("Sneakers", "sneakers", "--color", "white")
  }

  @Test("C1: 5 °C and rain want an outer layer")
  func anOuterLayerInRain() async throws {
    let home = try BinaryHome()
    try await basics(home)
    try await home.add("Coat", "coat")
    try await home.add("Jacket", "jacket")
    let outfits = try await home.outfits("--temperature", "5", "--rain", "80")
    #expect(outfits.count == 3)
    #expect(outfits[0].garments.contains { $0.slot == "outerLayer" })
    #expect(outfits.map(\.score).sorted(by: >) == outfits.map(\.score))
    let again = try await home.outfits("--temperature=5", "--rain=80")
    #expect(outfits == again)
  }

  @Test("C2: 4 °C in the morning and 18 °C in the afternoon want something to take off")
  func aLayerToTakeOff() async throws {
    let home = try BinaryHome()
    try await basics(home)
    try await home.add("Sweater", "sweater")
    try await home.add("Jacket", "jacket")
    let outfit = try #require(try await home.outfits("--low", "4", "--high", "18", "--count", "1").first)
    #expect(outfit.garments.contains { ["midLayer", "outerLayer"].contains($0.slot) })
    #expect(outfit.reasons.contains { $0.hasPrefix("Take off ") })
  }

  @Test("C3: never a dress with jeans, and one pair of shoes", arguments: ["dress", "jumpsuit"])
  func oneGarmentASlot(onePiece: String) async throws {
    let home = try BinaryHome()
    try await basics(home)
    try await home.add("One", onePiece)
    try await home.add("Boots", "boots")
    for outfit in try await home.outfits("--temperature=16", "--count=20") {
      let slots = outfit.garments.map(\.slot)
      #expect(slots.filter { $0 == "footwear" }.count == 1)
      #expect(slots.contains("fullBody") != slots.contains("bottom") && slots.contains("fullBody") != slots.contains("baseTop"))
    }
  }

  @Test("C4: a closet of four is scored for the weather")
  func fourGarments() async throws {
    let home = try BinaryHome()
    try await basics(home)
    let (cold, warm) = (try await home.outfits("-t", "5"), try await home.outfits("-t", "21"))
    #expect(cold.count == 2 && warm.count == 2)
    #expect(cold[0].score < warm[0].score && cold[0].warmth.target > warm[0].warmth.target)
  }

  @Test("C5: a price that is known is shared by the wears")
  func costPerWear() async throws {
    let home = try BinaryHome()
    try await home.add("Never", "shirt", "--price", "80.00", "--currency", "EUR")
    try await home.add("Gift", "hat")
    let stats = try await home.output("closet", "stats", "--json")
    #expect(stats.contains(#""costPerWear":{"amount":"80.00","currency":"EUR"}"#) && !stats.contains("Gift"))
    try await home.output("closet", "wear", "Never", "--on", "2020-01-01")
    try await home.output("closet", "wear", "Never", "--on", "2020-01-02")
    #expect(try await home.output("closet", "stats", "--json").contains(#""costPerWear":{"amount":"40.00","currency":"EUR"}"#))
    #expect(try await home.output("closet", "stats").contains("40.00 EUR"))
  }

  @Test("C7: with everything in the wash it says so, and what to do")
  func allInTheWash() async throws {
    let home = try BinaryHome()
    try await basics(home)
    try await home.output("closet", "wash", "Tee", "Shirt", "Jeans", "Sneakers")
    let outcome = try await home.run("closet", "recommend", "--temperature", "20", "--json")
    #expect(outcome.code == 0 && outcome.output == "[]\n" && outcome.errors.contains("app closet wash --done --all"))
    try await home.output("closet", "wash", "--done", "--all")
    #expect(try await home.outfits("--temperature", "20").count == 2)
  }

  @Test func aGarmentHasWhatTheContractNames() async throws {
    let home = try BinaryHome()
    let id = try await home.add(
      "Rain shell", "raincoat", "--color", "navy,white", "--warmth", "0.4", "--price", "80.00", "--currency", "EUR",
      "--purchased", "2024-05")
    let garment = try #require(try await home.garments().first)
    #expect(garment.id == id && garment.slot == "outerLayer" && garment.colors == ["navy", "white"] && garment.clo == 0.4)
    #expect(garment.waterproof && garment.windproof && garment.price == .init(amount: "80.00", currency: "EUR"))
    #expect(garment.purchased == "2024-05" && garment.wears == 0 && garment.lastWorn == nil && !garment.inWash)
    #expect(try await home.json(GarmentJSON.self, ["closet", "show", "rain SHELL"]) == garment)
    #expect(try await home.json(GarmentJSON.self, ["closet", "show", String(id.prefix(8))]) == garment)
  }

  @Test func warmthIsTheSumOfWhatIsListed() async throws {
    let home = try BinaryHome()
    try await home.output("closet", "sample")
    let clo = Dictionary(uniqueKeysWithValues: try await home.garments().map { ($0.id, $0.clo) })
    for outfit in try await home.outfits("--low=-5", "--high=2", "--on=2026-03-01") {
      let sum = outfit.garments.reduce(0) { $0 + (clo[$1.id] ?? 0) }
      #expect(abs(outfit.warmth.clo - (0.835 * sum + 0.161)) < 0.0051)
    }
  }

  @Test func anExportComesBackToTheByteInEveryFormat() async throws {
    let home = try BinaryHome()
    try await home.output("closet", "sample")
    try await home.add("=cmd|'x'", "hat", "--color", "#abc")
    try await home.add("\u{1B}[31mRed", "hat")
    for format in ["csv", "json"] {
      let first = try await home.output("closet", "export", "--to", format)
      let other = try BinaryHome()
      #expect(try await other.importing(first, into: "closet").numbers == [62, 62, 0, 0, 0, 0])
      #expect(try await other.output("closet", "export", "--to", format) == first)
      #expect(try await other.importing(first, into: "closet").numbers == [62, 0, 0, 62, 0, 0])
    }
    #expect(!(try await home.output("closet", "list")).contains("\u{1B}"))
    #expect(!(try await home.output("closet", "organize")).contains("\u{1B}"))
  }

  @Test func aBadRowIsNamedAndTheOthersAreIn() async throws {
    let home = try BinaryHome()
    let result = try await home.importing(
      "name,type,color\nTee,t-shirt,white\nBad,toga,white\nHat,hat,nocolour\nJeans,jeans,denim\n", into: "closet")
    #expect(result.numbers == [4, 2, 0, 0, 0, 2])
    #expect(result.rejected.map(\.line) == [3, 4])
    #expect(result.rejected[0].reason.contains("toga") && result.rejected[1].reason.contains("nocolour"))
  }

  @Test func wearingIsCountedAndListed() async throws {
    let home = try BinaryHome()
    try await basics(home)
    try await home.output("closet", "wear", "Tee", "Jeans", "Sneakers", "--on", "2026-01-02")
    try await home.output("closet", "wear", "Tee", "--on", "2026-01-02")
    let tee = try #require(try await home.garments("--name", "tee").first)
    #expect(tee.wears == 1 && tee.lastWorn == "2026-01-02")
    let outfits = try await home.output("closet", "outfits")
    #expect(outfits.contains("2026-01-02") && outfits.contains("Jeans (denim)"))
    try await home.error(64, "closet", "wear", "Tee", "--on", "9999-01-01")
    try await home.error(1, "closet", "wear", "Tee", "Nothing", "--on", "2026-01-03")
    #expect(try await home.garments("--name", "tee").first?.wears == 1)
  }

  @Test func theCommandLineRefusesWhatIsWrong() async throws {
    let home = try BinaryHome()
    for words in [
      ["recommend"], ["recommend", "-t", "8,5"], ["organize", "--by", "mood"], ["add", "--name", "x", "--type", "toga"],
      ["add", "--name", "x", "--type", "hat", "--price", "5"],
    ] {
      let outcome = try await home.start(["closet"] + words).outcome()
      #expect(outcome.code == 64 && outcome.errors.hasPrefix("Error: "), "\(words)\n\(outcome)")
    }
    try await home.add("Tee", "t-shirt")
    #expect(try await home.error(1, "closet", "add", "--name", "tee", "--type", "tee").contains("--duplicate"))
    let gone = try await home.run("closet", "delete", "Nothing")
    #expect(gone.code == 0)
  }

  @Test func anEmptyClosetIsANote() async throws {
    let home = try BinaryHome()
    for words in [["list"], ["organize"], ["outfits"], ["recommend", "-t", "8"]] {
      let outcome = try await home.start(["closet", "--json"] + words).outcome()
      #expect(outcome.code == 0 && outcome.output == "[]\n" && !outcome.errors.isEmpty, "\(words)\n\(outcome)")
    }
  }
}
