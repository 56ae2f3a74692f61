import Entities
import Testing
import Values

@Suite struct ImportUseCaseTests {
  private func importing(
    _ coins: [Coin], withIDs: Bool = false, into drawer: CoinDrawer, _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportSummary {
    try await drawer.importing([(nil, CoinRows(coins, withIDs: withIDs))], options: options) { _, _ in }
  }

  @Test func everyRowIsCountedOnce() async throws {
    let drawer = CoinDrawer([Coin(name: "Dime", code: "D"), Coin(name: "Penny", code: "P", marks: ["worn"])])
    let rows: [ImportRow<Coin>] = [
      ImportRow(line: 2, item: .success(Coin(name: "Crown"))),
      ImportRow(line: 3, item: .success(Coin(name: "Dime", marks: ["1946"]))),
      ImportRow(line: 4, item: .success(Coin(name: "Penny"))),
      ImportRow(line: 5, item: .success(Coin(name: " Crown "))),
      ImportRow(line: 6, item: .success(Coin(name: "Penny", code: "P"))),
      ImportRow(line: 8, item: .failure(RowFault("Line 8 is no coin."))),
      ImportRow(line: 9, item: .success(Coin(name: " "))),
    ]
    let summary = try await drawer.importing([(nil, CoinRows(rows))], options: ImportOptions()) { _, _ in }
    #expect(summary.imported == 1)
    #expect(summary.updated == 1)
    #expect(summary.unchanged == 1)
    #expect(summary.duplicates == 2)
    #expect(
      summary.rejected == [
        RejectedRow(line: 8, reason: "Line 8 is no coin."), RejectedRow(line: 9, reason: "A coin has a name."),
      ])
    #expect(summary.read == rows.count)
    #expect(drawer.coins.map(\.name) == ["Dime", "Penny", "Crown"])
    #expect(drawer.coins[0].marks == ["1946"])
  }

  @Test func anEmptyFileIsNoError() async throws {
    let summary = try await importing([], into: CoinDrawer())
    #expect(summary == ImportSummary())
    #expect(summary.read == 0)
  }

  @Test func theSameFileAgainAddsNothing() async throws {
    let drawer = CoinDrawer()
    let coins = [Coin(name: "Dime", code: "D"), Coin(name: "Crown")]
    #expect(try await importing(coins, into: drawer).imported == 2)
    #expect(try await importing(coins, into: drawer).unchanged == 2)
    #expect(drawer.coins.count == 2)
  }

  @Test func aMatchFillsOnlyWhatIsEmpty() async throws {
    let stored = Coin(name: "Dime", code: "D")
    let drawer = CoinDrawer([stored])
    let summary = try await importing([Coin(name: "Dimes", code: "D", marks: ["1946"])], into: drawer)
    #expect(summary.updated == 1)
    #expect(drawer.coins == [Coin(id: stored.id, name: "Dime", code: "D", marks: ["1946"])])
  }

  @Test func aMatchOverwritesWhenAskedToButNeverErases() async throws {
    let stored = Coin(name: "Dime", code: "D", marks: ["worn"])
    let drawer = CoinDrawer([stored])
    let summary = try await importing([Coin(name: "Dimes", code: "D")], into: drawer, ImportOptions(overwrites: true))
    #expect(summary.updated == 1)
    #expect(drawer.coins == [Coin(id: stored.id, name: "Dimes", code: "D", marks: ["worn"])])
  }

  @Test func aDryRunCountsAndThenDiscards() async throws {
    let coins = [Coin(name: "Dime"), Coin(name: "Dime"), Coin(name: "")]
    let wet = try await importing(coins, into: CoinDrawer())
    let drawer = CoinDrawer()
    #expect(try await importing(coins, into: drawer, ImportOptions(isDryRun: true)) == wet)
    #expect(drawer.coins.isEmpty)
    #expect(wet.imported == 1 && wet.duplicates == 1 && wet.rejected.count == 1)
  }

  @Test func aStrictImportIsDiscardedForOneRejectedRow() async throws {
    let strict = ImportOptions(isStrict: true)
    #expect(try await importing([Coin(name: "Dime"), Coin(name: "Dime")], into: CoinDrawer(), strict).imported == 1)
    let drawer = CoinDrawer()
    let summary = try await importing([Coin(name: "Dime"), Coin(name: ""), Coin(name: "Crown")], into: drawer, strict)
    #expect(summary.imported == 2)
    #expect(summary.rejected.map(\.line) == [3])
    #expect(drawer.coins.isEmpty)
  }

  @Test func twoRowsOfAFileWithIDsAreTwoItemsHoweverAlike() async throws {
    let drawer = CoinDrawer()
    let twins = [Coin(name: "Dime"), Coin(name: "Dime")]
    #expect(try await importing(twins, withIDs: true, into: drawer).imported == 2)
    #expect(drawer.coins == twins)
    #expect(try await importing(twins, withIDs: true, into: drawer).unchanged == 2)
  }

  @Test func oneIDOrKeyTwiceInAFileIsADuplicate() async throws {
    let drawer = CoinDrawer()
    let coin = Coin(name: "Dime", code: "D")
    let summary = try await importing([coin, coin, Coin(name: "Other", code: "D")], withIDs: true, into: drawer)
    #expect(summary.imported == 1)
    #expect(summary.duplicates == 2)
  }

  @Test func aRowWithAnIDStillFindsItsLikeOfAnEarlierTime() async throws {
    let stored = Coin(name: "Dime")
    let drawer = CoinDrawer([stored])
    let summary = try await importing([Coin(name: "Dime", marks: ["worn"])], withIDs: true, into: drawer)
    #expect(summary.updated == 1)
    #expect(drawer.coins == [Coin(id: stored.id, name: "Dime", marks: ["worn"])])
  }

  @Test func aTakenKeyRejectsItsRowAlone() async throws {
    let dime = Coin(name: "Dime", code: "D")
    let crown = Coin(name: "Crown")
    let drawer = CoinDrawer([dime, crown])
    // Known by its id, but the code is another's: neither a new coin nor that one.
    let rows = [Coin(id: crown.id, name: "Crown", code: "D"), Coin(name: "Groat")]
    let summary = try await importing(rows, withIDs: true, into: drawer)
    #expect(summary.rejected == [RejectedRow(line: 2, reason: "Another coin has this code already.")])
    #expect(summary.imported == 1)
    #expect(drawer.coins.prefix(2) == [dime, crown])
  }

  @Test func aRejectedRowIsNotHadAlready() async throws {
    let crown = Coin(name: "Crown")
    let drawer = CoinDrawer([Coin(name: "Dime", code: "D"), crown])
    let rows = [Coin(id: crown.id, name: "Crown", code: "D"), Coin(id: crown.id, name: "Crown", code: "C")]
    let summary = try await importing(rows, withIDs: true, into: drawer)
    #expect(summary.rejected.count == 1)
    #expect(summary.updated == 1)
    #expect(summary.duplicates == 0)
    #expect(drawer.coins[1].code == "C")
  }

  @Test func whatAMatchBecomesKeepsTheRules() async throws {
    let fake = Coin(name: "Dime", marks: ["fake"])
    let drawer = CoinDrawer([fake])
    let summary = try await importing([Coin(name: "Dime", struck: try CalendarDate(parsing: "1946"))], into: drawer)
    #expect(summary.rejected == [RejectedRow(line: 2, reason: "A fake was never struck.")])
    #expect(drawer.coins == [fake])
  }

  @Test func rejectedRowsNameTheirFile() async throws {
    let files: [(name: String?, rows: any ImportRows<Coin>)] = [
      ("a.csv", CoinRows([Coin(name: ""), Coin(name: "Dime")])), ("b.csv", CoinRows([Coin(name: "Dime"), Coin(name: "")])),
    ]
    let summary = try await CoinDrawer().importing(files, options: ImportOptions()) { _, _ in }
    #expect(summary.rejected.map(\.file) == ["a.csv", "b.csv"])
    #expect(summary.rejected.map(\.line) == [2, 3])
    #expect(summary.unchanged == 1)
  }

  @Test func aLaterFileFillsWhatAnEarlierOneLeftEmpty() async throws {
    let files: [(name: String?, rows: any ImportRows<Coin>)] = [
      ("a.csv", CoinRows([Coin(name: "Dime")])), ("b.csv", CoinRows([Coin(name: "Dime", code: "D"), Coin(name: "Dime")])),
    ]
    let drawer = CoinDrawer()
    let summary = try await drawer.importing(files, options: ImportOptions()) { _, _ in }
    #expect((summary.imported, summary.updated, summary.duplicates) == (1, 1, 1))
    #expect(drawer.coins.map(\.code) == ["D"])
  }

  @Test func progressIsToldEvery256RowsAndAtTheEndOfEachFile() async throws {
    let files: [(name: String?, rows: any ImportRows<Coin>)] = [
      (nil, CoinRows((0..<600).map { Coin(name: "\($0)") })), (nil, CoinRows([Coin(name: "Dime")])),
    ]
    var told: [[Int]] = []
    _ = try await CoinDrawer().importing(files, options: ImportOptions()) { told.append([$0, $1]) }
    #expect(told == [[0, 2560], [0, 5120], [0, 6000], [1, 10]])
  }

  @Test func aFileThatCannotBeReadToItsEndEndsTheImport() async {
    let broken = CoinRows(
      [ImportRow(line: 2, item: .success(Coin(name: "Dime")))], fault: ValueError("The file ends in the midst of a row."))
    await #expect(throws: ValueError("The file ends in the midst of a row.")) {
      try await CoinDrawer().importing([(nil, broken)], options: ImportOptions()) { _, _ in }
    }
  }

  @Test func anErrorOfTheRepositoryEndsTheImport() async {
    struct Broken: Error {}
    let drawer = CoinDrawer(insertionFails: Broken())
    await #expect(throws: Broken.self) { try await importing([Coin(name: "Dime")], into: drawer) }
  }

  @Test func aCancelledTaskStopsWithinAFewHundredRowsAndLeavesNothing() async {
    let drawer = CoinDrawer()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let rows = CoinRows((0..<1000).map { Coin(name: "\($0)") })
      await #expect(throws: CancellationError.self) { try await drawer.importing([(nil, rows)]) }
      return rows.bytesRead
    }
    #expect(await task.value < 3000)
    #expect(drawer.coins.isEmpty)
  }

  @Test func aNewItemGetsWhatItsFileDoesNotSayAndOthersDoNot() async throws {
    let drawer = CoinDrawer([Coin(name: "Dime", code: "D")])
    let importing = ImportUseCase(repository: drawer) { coin in
      var coin = coin
      coin.marks.append("new")
      return coin
    }
    for _ in 0..<2 { _ = try await importing([(nil, CoinRows([Coin(name: "Dime", code: "D"), Coin(name: "Crown")]))]) }
    #expect(drawer.coins.map(\.marks) == [[], ["new"]])
  }
}
