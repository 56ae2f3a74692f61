import Foundation
import HTTP
import REST
import Testing
import Values

/// What `GET` of a table answers.
@Suite struct ReadingTests {
  private static let bottles = [
    Bottle(name: "Barolo", grape: "nebbiolo", year: 2016, price: Money(minorUnits: 4990, currency: .euro)),
    Bottle(name: "Château d'Yquem", grape: "sémillon", year: 2001),
    Bottle(name: "Riesling, \"trocken\"", year: nil, price: Money(minorUnits: 1250, currency: .euro)),
    Bottle(name: "Sake (dry)", grape: nil, year: 2020, price: .init(minorUnits: 3000, currency: yen)),
  ]
  private static let yen: Currency = (try? Currency(parsing: "JPY")) ?? .euro

  private func names(_ query: String) async throws -> String {
    let response = try await Cellar(Self.bottles).get("select=name&\(query)")
    guard response.status == 200 else { return "\(response.status) \(response.code ?? "")" }
    return Self.bottles.filter { response.text.contains(String($0.name.prefix(4))) }.map { String($0.name.prefix(1)) }.joined()
  }

  @Test(arguments: [
    ("name=eq.Barolo", "B"), ("year=eq.2016", "B"), ("year=neq.2016", "CS"), ("year=gt.2001", "BS"), ("year=gte.2001", "BCS"),
    ("year=lt.2016", "C"), ("year=lte.2016", "BC"), ("year=in.(2001,2020)", "CS"), ("year=in.()", ""), ("year=is.null", "R"),
    ("year=not.is.null", "BCS"), ("year=is.not_null", "BCS"), ("year=not.eq.2016", "CS"), ("name=like.Bar*", "B"),
    ("name=like.%25rol%25", "B"), ("name=ilike.*CHATEAU*", "C"), ("name=ilike.barolo", "B"), ("name=like.barolo", ""),
    ("name=in.(\"Riesling, \\\"trocken\\\"\",Barolo)", "BR"), ("or=(year.eq.2016,year.eq.2020)", "BS"),
    ("and=(year.gt.2000,or(grape.is.null,name.like.*arol*))", "BS"), ("not.or=(year.eq.2016,year.eq.2020)", "C"),
    ("or=(name.eq.\"Sake (dry)\",year.eq.1)", "S"), ("year=gt.2000&year=lt.2010", "C"), ("fts=plfts.chat", "C"),
    ("fts=wfts(english).\"d yquem\"", "C"), ("fts=fts.chateau%20%26%20yq", "C"), ("name_text=eq.barolo", "B"),
    ("price=gt.40", "BS"), ("price=lt.12.505", "R"), ("price=eq.49.9", "B"), ("price=eq.30", ""), ("price=eq.3000", "S"),
    ("price=neq.12.505", "BRS"), ("currency=eq.JPY", "S"), ("price=is.null", "C"), ("name=eq.Ch%C3%A2teau%20d'Yquem", "C"),
    ("name=eq.Cha%CC%82teau%20d'Yquem", "C"),
  ])
  func filtersFind(query: String, initials: String) async throws {
    #expect(try await names(query) == initials)
  }

  @Test(arguments: [
    ("nothing=eq.1", "400 42703"), ("year=eq.abc", "400 22P02"), ("id=eq.7", "400 22P02"), ("year=wat.1", "400 PGRST100"),
    ("year=2016", "400 PGRST100"), ("name=like.*o", "400 42883"), ("name=like.B_rolo", "400 42883"),
    ("grape=ilike.x", "400 42883"),
    ("notes=eq.x", "400 42883"), ("or=(year.eq.1", "400 PGRST100"), ("or=()", "400 PGRST100"), ("order=nothing", "400 42703"),
    ("order=year.sideways", "400 PGRST100"), ("order=notes", "400 42883"), ("limit=x", "400 PGRST100"),
    ("limit=-1", "416 PGRST103"),
    ("offset=-1", "416 PGRST103"), ("name=eq.%zz", "400 PGRST100"), ("fts=eq.x", "400 PGRST100"), ("name=fts.x", "400 42883"),
    ("or=(fts.plfts.x,year.eq.1)", "400 42703"), ("year=like(any).{1}", "400 PGRST100"), ("year=in.2016", "400 PGRST100"),
    ("year=is.maybe", "400 PGRST100"),
  ])
  func whatIsNoneOfTheDialectIsRefused(query: String, answer: String) async throws {
    #expect(try await names(query) == answer)
  }

  /// The id alone is read by a way of its own, which must answer as the one for every query does.
  @Test(
    arguments: [[:], ["Range": "0-0"], ["Range": "1-"], ["Range": "5-2"], ["Accept": "application/vnd.pgrst.object+json"]]
      as [HTTPHeaders])
  func anIDAloneAnswersAsAmongOtherTerms(headers: HTTPHeaders) async throws {
    let cellar = try await Cellar(Self.bottles)
    let known = Self.bottles[1].id.uuidString
    for id in [known, known.lowercased(), UUID().uuidString, "7\(known.dropFirst(2))x", "\(known.dropLast())g"] {
      let plain = await cellar.get("id=eq.\(id)", headers)
      let decoded = await cellar.get("id=eq.%\(String(id.utf8.first ?? 0, radix: 16))\(id.dropFirst())", headers)
      let amongOthers = await cellar.get("select=*&id=eq.\(id)", headers)
      #expect(plain == decoded && plain == amongOthers)
    }
  }

  @Test func onlyTheBareFormOfAnIDIsTakenForOne() async throws {
    let cellar = try await Cellar(Self.bottles)
    let id = Self.bottles[1].id.uuidString
    #expect(await cellar.get("id=eq.\(id)").text.contains("Yquem"))
    #expect(await cellar.get("id=lt.\(id)").text.contains("Yquem") == false)
    #expect(await cellar.get("ID=eq.\(id)").code == "42703")
  }

  @Test(arguments: ["author(*)", "name::text", "count()", "name->x", "nothing", ":name", "a:b:c"])
  func selectTakesColumnsAlone(select: String) async throws {
    #expect(try await Cellar(Self.bottles).get("select=\(PercentEncoding.encoded(select))").status == 400)
  }

  @Test func rowsHaveEveryColumnByTheirTypes() async throws {
    let bottle = Self.bottles[0]
    let response = try await Cellar([bottle]).get()
    #expect(
      response.text == """
        [{"id":"\(bottle.id.uuidString.lowercased())","name":"Barolo","grape":"nebbiolo","year":2016,"price":49.90,"currency":"EUR","notes":[]}]
        """)
    #expect(response.headers["Content-Type"] == "application/json; charset=utf-8")
  }

  @Test func columnsAreSelectedAndRenamed() async throws {
    let response = try await Cellar(Self.bottles).get("select=vintage:year,name&limit=1")
    #expect(response.text == #"[{"vintage":2016,"name":"Barolo"}]"#)
  }

  @Test func missingValuesAreTheHighest() async throws {
    let cellar = try await Cellar(Self.bottles)
    #expect(await cellar.get("select=year&order=year").text == #"[{"year":2001},{"year":2016},{"year":2020},{"year":null}]"#)
    #expect(await cellar.get("select=year&order=year.desc").text == #"[{"year":null},{"year":2020},{"year":2016},{"year":2001}]"#)
    #expect(
      await cellar.get("select=year&order=year.desc.nullslast").text
        == #"[{"year":2020},{"year":2016},{"year":2001},{"year":null}]"#)
  }

  @Test(arguments: [
    ("limit=2", "", "", 200, "0-1/*"), ("limit=2&offset=1", "", "count=exact", 206, "1-2/4"), ("", "1-2", "", 200, "1-2/*"),
    ("", "items=3-", "count=exact", 206, "3-3/4"), ("", "0-9", "count=exact", 200, "0-3/4"), ("limit=1", "2-3", "", 200, "*/*"),
    ("limit=0", "", "count=exact", 206, "*/4"), ("", "nonsense", "", 200, "0-3/*"), ("offset=9", "", "", 200, "*/*"),
    ("offset=9", "", "count=exact", 416, nil), ("", "5-2", "", 416, nil), ("limit=9999999999999999999", "", "", 400, nil),
    ("limit=9223372036854775807&offset=1", "", "", 200, "1-3/*"),
  ])
  func rangesAreOfRows(query: String, range: String, prefer: String, status: Int, contentRange: String?) async throws {
    var headers: HTTPHeaders = [:]
    if !range.isEmpty { headers.add("Range", range) }
    if !prefer.isEmpty { headers.add("Prefer", prefer) }
    let response = try await Cellar(Self.bottles).get(query, headers)
    #expect(response.status == status)
    #expect(response.headers["Content-Range"] == contentRange)
  }

  @Test func aSingleObjectIsOneRow() async throws {
    let cellar = try await Cellar(Self.bottles)
    let accept: HTTPHeaders = ["Accept": "application/vnd.pgrst.object+json"]
    #expect(await cellar.get("select=name&year=eq.2016", accept).text == #"{"name":"Barolo"}"#)
    let none = await cellar.get("year=eq.1", accept)
    #expect(none.status == 406 && none.code == "PGRST116")
    #expect(none.member("details") == "The result contains 0 rows")
    #expect(await cellar.get("", accept).member("details") == "The result contains 4 rows")
  }

  @Test func otherFormsAreRefused() async throws {
    #expect(try await Cellar(Self.bottles).get("", ["Accept": "text/csv"]).status == 406)
    #expect(try await Cellar(Self.bottles).get("", ["Accept": "text/html,*/*;q=0.8"]).status == 200)
  }

  @Test func whatIsKnownIsNotSentAgain() async throws {
    let cellar = try await Cellar(Self.bottles)
    let tag = try #require(await cellar.get("year=gt.2000").headers["ETag"])
    #expect(await cellar.get("year=gt.2000", ["If-None-Match": tag]).status == 304)
    #expect(await cellar.get("year=gt.2010", ["If-None-Match": tag]).status == 200)
  }

  @Test func noAnswerHasMoreThanAThousandRows() async throws {
    let many = (0..<1_200).map { (number: Int) in Bottle(name: "Bottle \(number)", year: number) }
    let response = try await Cellar(many).get("select=year", ["Prefer": "count=exact"])
    #expect(response.headers["Content-Range"] == "0-999/1200")
  }
}
