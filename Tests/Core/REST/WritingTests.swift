import Entities
import Files
import Foundation
import HTTP
import REST
import Storage
import Testing
import Values

private typealias Columns = BottleRecord.Columns

/// Queries as URLs, and rows there and back.
@Suite struct WritingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let query: Query
    let target: String
    var testDescription: String { target }

    init(_ target: String, _ query: Query) {
      self.query = query
      self.target = target
    }
  }

  static let cases = [
    Case("order=seq.asc", Query()), Case("order=seq.desc", Query(isNewestFirst: true)),
    Case("order=seq.asc&limit=5&offset=2", Query(limit: 5, offset: 2)),
    Case("year=gte.1990&order=seq.asc", Query(where: [.compare(Columns.year, .greaterOrEqual, .integer(1990))])),
    Case("name=eq.a%26b%3Dc%2Bd%20%25&order=seq.asc", Query(where: [.equal(Columns.name, .text("a&b=c+d %"))])),
    Case("name=ilike.%2Arot%2A&order=seq.asc", Query(where: [.contains(Columns.nameText, "rot")])),
    Case("name=like.a%5C%25b%2A&order=seq.asc", Query(where: [.hasPrefix(Columns.name, "a%b")])),
    Case("grape=is.null&order=seq.asc", Query(where: [.isNull(Columns.grape)])),
    Case("grape=not.is.null&order=seq.asc", Query(where: [.not(.isNull(Columns.grape))])),
    Case(
      "name=in.%28%22a%22%2C%22b%2C%5C%22%22%29&order=seq.asc", Query(where: [.isIn(Columns.name, [.text("a"), .text("b,\"")])])),
    Case(
      "or=%28year.eq.%221%22%2Cgrape.is.null%29&order=seq.asc",
      Query(where: [.any([.equal(Columns.year, .integer(1)), .isNull(Columns.grape)])])),
    Case("fts=wfts.red%20%22dry%20wine%22", Query(search: SearchText("red \"dry wine\""))),
    Case("order=year.desc.nullslast%2Cid.asc.nullslast", Query(order: [.init(Columns.year, isDescending: true)])),
    Case(
      "id=gte.3f2a0000-0000-0000-0000-000000000000&id=lte.3f2affff-ffff-ffff-ffff-ffffffffffff&order=seq.asc",
      Query(where: [.hasPrefix(Table.id, "3f2a")])),
  ]

  @Test(arguments: cases)
  func aQueryIsAURLAndNothingIsLeft(_ wanted: Case) throws {
    let split = QuerySplit(wanted.query, of: BottleRecord.remote.description)
    #expect(split.left == nil && !split.findsNothing)
    let target = try #require(BottleRecord.remote.description.target(of: split.asked))
    #expect(target == wanted.target)
  }

  @Test func whatNoURLSaysIsLeftToWhoeverAsks() {
    let odd: [Condition] = [
      .equal(Columns.price, .integer(100)), .equal(Columns.name, .null), .not(.all([])), .isIn(Columns.name, []),
      .equal(Columns.name, .text(String(repeating: "x", count: 10_000))),
    ]
    for condition in odd {
      let split = QuerySplit(Query(where: [condition, .isNull(Columns.grape)], limit: 3), of: BottleRecord.remote.description)
      #expect(split.left?.conditions == [condition] && split.asked.conditions == [.isNull(Columns.grape)], "\(condition)")
      #expect(split.asked.limit == nil && split.left?.limit == 3)
    }
  }

  @Test(arguments: ["zz", "3F", "3f2a0000-", "3f2a00000", "g", "3f2a0000-0000-0000-0000-000000000000-"])
  func whatIsNoBeginningOfAnIDFindsNothing(_ prefix: String) {
    let split = QuerySplit(Query(where: [.hasPrefix(Table.id, prefix)]), of: BottleRecord.remote.description)
    #expect(split.findsNothing == (prefix != "3f2a0000-"))
  }

  @Test func aRowThatLacksWhatItMustHaveIsAFaultThatNamesIt() throws {
    func item(_ json: String) throws(RemoteRowFault) -> Bottle { try BottleRecord.remote.item(element(json)) }
    let id = "3f2a0000-0000-4000-8000-000000000000"
    #expect(
      try item(#"{"id":"\#(id)","name":"Rot","year":1990,"other":[{}],"price":12.50,"currency":"EUR"}"#).price?.decimal == "12.50"
    )
    #expect(throws: RemoteRowFault.self) { try item(#"{"name":"Rot"}"#) }
    #expect(throws: RemoteRowFault.self) { try item(#"{"id":"1","name":"Rot"}"#) }
    #expect(throws: RemoteRowFault.self) { try item("7") }
    let fault = #expect(throws: RemoteRowFault.self) { try item(#"{"id":"\#(id)","name":"Rot","year":"soon"}"#) }
    #expect(fault?.id == id && fault?.reason.firstRange(of: "soon") != nil)
  }

  private func element(_ json: String) -> JSONValue {
    let reader = JSONReader(ByteSource(Array(json.utf8)))
    return (try? reader.next()?.value) ?? .null
  }
}
