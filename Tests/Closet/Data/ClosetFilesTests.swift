import ClosetData
import ClosetDomain
import Entities
import Files
import Foundation
import Storage
import Synchronization
import TestSupport
import Testing
import Values

@Suite struct ClosetFilesTests {
  private let folder = ScratchFolder()

  private func rows(_ text: String, _ format: String? = nil) throws -> [ImportRow<Garment>] {
    let opened = try ClosetFiles.interchange.open(try folder.file("\(UUID().uuidString)", text), format: format)
    var rows: [ImportRow<Garment>] = []
    while let row = try opened.rows.next() { rows.append(row) }
    return rows
  }

  private func export(_ closet: StoreClosetRepository, _ format: String) async throws -> String {
    let sink = Collected()
    _ = try await ClosetFiles.interchange.write(
      closet.pages(Selection(GarmentFilter())), format: format, to: .stream { sink.append($0) })
    return sink.text
  }

  @Test(arguments: StoreKind.allCases, ["csv", "json"])
  func `an export comes back to the byte`(kind: StoreKind, format: String) async throws {
    let closet = try await kind.closet([try .full(), try .plain("'-1"), try .plain("Bare", .hat)], in: folder)
    let first = try await export(closet, format)
    let other = try await kind.closet(in: folder)
    let opened = try ClosetFiles.interchange.open(try folder.file("export", first), format: nil)
    let summary = try await ImportUseCase(repository: other)([(name: nil, rows: opened.rows)])
    #expect(summary.imported == 3 && summary.rejected.isEmpty)
    #expect(try await export(other, format) == first)
    let again = try ClosetFiles.interchange.open(try folder.file("export", first), format: nil)
    #expect(try await ImportUseCase(repository: other)([(name: nil, rows: again.rows)]).unchanged == 3)
  }

  @Test func `the header is the names of the properties, and a price has two columns`() async throws {
    let closet = try await StoreKind.memory.closet([try .full()], in: folder)
    #expect(
      try await export(closet, "csv") == """
        id,name,type,slot,colors,pattern,material,formality,clo,waterproof,windproof,brand,price,currency,purchased,wears,lastWorn,inWash
        01020304-0506-4708-890a-0b0c0d0e0f10,Łódź raincoat,raincoat,outerLayer,navy; #aabbcc,striped; wide,"nylon, coated",smart,0.31,true,\
        false,'=Acme,80.00,EUR,2023-04,12,2026-02-03,true

        """)
  }

  @Test func `a table needs little, and option names are column names too`() throws {
    let found = try rows("Name,TYPE,color,warmth\nShirt,tee,\"navy, white\",0.3\nHat,hat,,\n")
    let garments = try found.map { try $0.item.get() }
    #expect(garments.map(\.type) == [.tShirt, .hat])
    #expect(garments[0].colors.map(\.text) == ["navy", "white"])
    #expect(garments[0].insulation?.text == "0.3")
  }

  @Test(
    "a wrong value rejects its row alone and is named",
    arguments: [
      ("type", "shrit"), ("colors", "navvy"), ("clo", "warm"), ("purchased", "2023-13"), ("lastWorn", "yesterday"),
      ("wears", "-1"),
      ("inWash", "maybe"), ("formality", "posh"), ("slot", "middle"), ("id", "123"),
    ])
  func wrong(column: String, value: String) throws {
    let columns = column == "type" ? "name,type" : "name,type,\(column)"
    let bad = column == "type" ? "Bad,\(value)" : "Bad,shirt,\(value)"
    let good = column == "type" ? "Good,shirt" : "Good,shirt,"
    let found = try rows("\(columns)\n\(good)\n\(bad)\n\(good)\n")
    #expect(found.count == 3)
    guard case .failure(let fault) = found[1].item else {
      Issue.record("the row was taken")
      return
    }
    #expect(found[1].line == 3 && fault.reason.contains(value))
    #expect((try? found[0].item.get()) != nil && (try? found[2].item.get()) != nil)
  }

  @Test func `an import that may overwrite leaves alone what a file does not say`() async throws {
    let full = try Garment.full()
    let closet = try await StoreKind.memory.closet([full], in: folder)
    let text = "id,name,type,brand\n\(UUIDText.text(full.id)),Łódź raincoat,raincoat,Other\n"
    let opened = try ClosetFiles.interchange.open(try folder.file("update.csv", text), format: nil)
    let summary = try await ImportUseCase(repository: closet)(
      [(name: nil, rows: opened.rows)], options: ImportOptions(overwrites: true))
    #expect(summary.updated == 1)
    var expected = full
    expected.brand = "Other"
    #expect(try await closet.stored(id: full.id)?.item == expected)
  }

  @Test func `the sample is sixty good garments of every slot`() async throws {
    let closet = try await StoreKind.memory.closet(in: folder)
    let importing = ImportUseCase<Garment>(repository: closet)
    #expect(try await importing([(name: nil, rows: try WardrobeSample().rows())]).imported == 60)
    #expect(try await importing([(name: nil, rows: try WardrobeSample().rows())]).unchanged == 60)
    let garments = try await closet.pages(Selection(GarmentFilter())).all()
    #expect(Set(garments.compactMap(\.slot)) == Set(Slot.allCases))
    let weathers = [(-5.0, 0.0), (4, 18), (12, 16), (22, 31)]
    for (low, high) in weathers {
      let conditions = OutfitConditions(
        weather: try Weather(low: low, high: high), occasion: .casual, day: try Day(parsing: "2026-03-01"))
      let found = RecommendOutfitUseCase.recommend(garments, conditions, count: 3)
      #expect(found.outfits.count == 3 && found.shortfalls.isEmpty, "\(low) to \(high): \(found.shortfalls)")
    }
  }
}

/// Bytes written to a stream.
private final class Collected: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func append(_ more: UnsafeRawBufferPointer) {
    let copy = Array(more)
    bytes.withLock { $0 += copy }
  }

  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
}
