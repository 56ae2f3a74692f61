import Foundation
import HTTP
import REST
import Testing

/// What `POST`, `PATCH` and `DELETE` of a table do.
@Suite struct ChangingTests {
  private let bottles = [
    Bottle(name: "Barolo", year: 2016), Bottle(name: "Chablis", year: 2001), Bottle(name: "Rioja", year: 2016),
  ]
  private let showing: HTTPHeaders = ["Prefer": "return=representation"]

  private func names(_ cellar: Cellar) async -> String { await cellar.get("select=name,year&order=name").text }

  @Test func aRowIsAddedAndShown() async throws {
    let cellar = try await Cellar()
    let response = await cellar.send(
      "POST", "select=name,year,price,currency", #"{"name":"Barolo","year":2016,"price":12.5,"currency":"EUR"}"#, showing)
    #expect(response.status == 201)
    #expect(response.text == #"[{"name":"Barolo","year":2016,"price":12.50,"currency":"EUR"}]"#)
    #expect(await cellar.send("POST", "", #"{"name":"Rioja"}"#).body.isEmpty)
    #expect(await cellar.get("select=name").text == #"[{"name":"Barolo"},{"name":"Rioja"}]"#)
  }

  @Test func severalRowsAreAddedTogetherOrNotAtAll() async throws {
    let cellar = try await Cellar()
    let response = await cellar.send("POST", "", #"[{"name":"Barolo"},{"name":"Chablis"},{"name":""}]"#)
    #expect(response.status == 400)
    #expect(await names(cellar) == "[]")
    #expect(await cellar.send("POST", "", #"[{"name":"Barolo"},{"name":"Chablis"}]"#).status == 201)
    #expect(await names(cellar) == #"[{"name":"Barolo","year":null},{"name":"Chablis","year":null}]"#)
  }

  @Test(arguments: [
    (#"{"name":"x","nothing":1}"#, 400, "PGRST204"), (#"{"name":"x","year":"soon"}"#, 400, "22P02"), ("", 400, "PGRST102"),
    ("{", 400, "PGRST102"), ("7", 400, "PGRST102"), ("[7]", 400, "PGRST102"), (#"{"name":"x"} {"name":"y"}"#, 400, "PGRST102"),
    (#"{"year":1}"#, 400, "23502"), (#"{"name":null}"#, 400, "23502"), (#"{"name":{"a":1}}"#, 400, "22P02"),
    (#"{"name":["a"]}"#, 400, "22P02"), (#"{"name":"x","price":12.5}"#, 400, "22P02"), (#"{"name":"Barolo"}"#, 409, "23505"),
    (#"{"name":"x","id":"7"}"#, 400, "22P02"), (#"{"name":"x","price":1e400,"currency":"EUR"}"#, 400, "22P02"),
  ])
  func whatIsNoRowIsRefused(body: String, status: Int, code: String) async throws {
    let cellar = try await Cellar(bottles)
    let response = await cellar.send("POST", "", body)
    #expect(response.status == status)
    #expect(response.code == code)
    #expect(
      await names(cellar) == #"[{"name":"Barolo","year":2016},{"name":"Chablis","year":2001},{"name":"Rioja","year":2016}]"#)
  }

  @Test func anotherKindOfBodyIsRefused() async throws {
    #expect(try await Cellar().send("POST", "", "name=x", ["Content-Type": "application/x-www-form-urlencoded"]).status == 415)
  }

  @Test func theColumnsParameterSaysWhatCounts() async throws {
    let cellar = try await Cellar()
    _ = await cellar.send("POST", "columns=name", #"[{"name":"Barolo","year":2016,"nothing":1}]"#)
    #expect(await names(cellar) == #"[{"name":"Barolo","year":null}]"#)
  }

  @Test func anUpsertMergesByTheNamedKey() async throws {
    let cellar = try await Cellar(bottles)
    let response = await cellar.send(
      "POST", "on_conflict=name&select=name,year", #"[{"name":"Barolo","year":1999},{"name":"Sake","year":2020}]"#,
      ["Prefer": "resolution=merge-duplicates,return=representation"])
    #expect(response.status == 201)
    #expect(response.text == #"[{"name":"Barolo","year":1999},{"name":"Sake","year":2020}]"#)
    #expect(await cellar.get("name=eq.Barolo&select=id").text.contains(bottles[0].id.uuidString.lowercased()))
  }

  @Test func anUpsertMayLeaveWhatIsThere() async throws {
    let cellar = try await Cellar(bottles)
    let body = #"[{"id":"\#(bottles[0].id)","name":"Barbera"},{"name":"Sake"}]"#
    let response = await cellar.send(
      "POST", "select=name", body, ["Prefer": "resolution=ignore-duplicates, return=representation"])
    #expect(response.text == #"[{"name":"Sake"}]"#)
    #expect(await cellar.get("select=name&year=not.is.null&order=name&limit=1").text == #"[{"name":"Barolo"}]"#)
  }

  @Test func anUpsertGoesByUniqueColumnsAlone() async throws {
    let response = try await Cellar(bottles).send(
      "POST", "on_conflict=year", #"{"name":"x"}"#, ["Prefer": "resolution=merge-duplicates"])
    #expect(response.status == 400 && response.code == "42P10")
  }

  @Test func everyRowThatIsFoundIsChanged() async throws {
    let cellar = try await Cellar(bottles)
    let response = await cellar.send("PATCH", "year=eq.2016&select=name,year", #"{"year":2017}"#, showing)
    #expect(response.status == 200)
    #expect(response.text == #"[{"name":"Barolo","year":2017},{"name":"Rioja","year":2017}]"#)
    #expect(await cellar.send("PATCH", "year=eq.2017", #"{"year":null}"#).status == 204)
    #expect(await cellar.get("select=name&year=is.null&order=name").text == #"[{"name":"Barolo"},{"name":"Rioja"}]"#)
  }

  @Test func aChangeWithoutAFilterIsRefused() async throws {
    let cellar = try await Cellar(bottles)
    #expect(await cellar.send("PATCH", "", #"{"year":1}"#).code == "21000")
    #expect(await cellar.send("DELETE").code == "21000")
  }

  @Test func anIDIsNeverChanged() async throws {
    let response = try await Cellar(bottles).send("PATCH", "name=eq.Barolo", #"{"id":"\#(bottles[1].id)"}"#)
    #expect(response.status == 400 && response.code == "428C9")
  }

  @Test func aCurrencyAloneKeepsTheAmount() async throws {
    let cellar = try await Cellar()
    _ = await cellar.send("POST", "", #"{"name":"x","price":12,"currency":"EUR"}"#)
    _ = await cellar.send("PATCH", "name=eq.x", #"{"currency":"USD"}"#)
    #expect(await cellar.get("select=price,currency").text == #"[{"price":12.00,"currency":"USD"}]"#)
    _ = await cellar.send("PATCH", "name=eq.x", #"{"price":13}"#)
    #expect(await cellar.get("select=price,currency").text == #"[{"price":13.00,"currency":"USD"}]"#)
  }

  @Test func whoReadAnOlderStateIsTold() async throws {
    let cellar = try await Cellar(bottles)
    let tag = try #require(await cellar.get("name=eq.Barolo").headers["ETag"])
    #expect(await cellar.send("PATCH", "name=eq.Barolo", #"{"year":1}"#, ["If-Match": tag]).status == 204)
    let late = await cellar.send("PATCH", "name=eq.Barolo", #"{"year":2}"#, ["If-Match": tag])
    #expect(late.status == 412 && late.code == "40001")
    #expect(await cellar.send("DELETE", "name=eq.Barolo", "", ["If-Match": tag]).status == 412)
    #expect(await cellar.get("select=year&name=eq.Barolo").text == #"[{"year":1}]"#)
    #expect(await cellar.send("DELETE", "name=eq.Barolo", "", ["If-Match": "*"]).status == 204)
    #expect(await cellar.send("DELETE", "name=eq.Barolo", "", ["If-Match": "*"]).status == 412)
  }

  @Test func whatIsDeletedIsShownAndGone() async throws {
    let cellar = try await Cellar(bottles)
    let response = await cellar.send("DELETE", "year=eq.2016&select=name", "", ["Prefer": "return=representation, count=exact"])
    #expect(response.status == 200)
    #expect(response.text == #"[{"name":"Barolo"},{"name":"Rioja"}]"#)
    #expect(response.headers["Content-Range"] == "0-1/2")
    #expect(await cellar.send("DELETE", "year=eq.2016").status == 204)
    #expect(await names(cellar) == #"[{"name":"Chablis","year":2001}]"#)
  }

  @Test func aSingleObjectThatIsNoneChangesNothing() async throws {
    let cellar = try await Cellar(bottles)
    let response = await cellar.send(
      "PATCH", "year=eq.2016", #"{"year":1}"#,
      ["Prefer": "return=representation", "Accept": "application/vnd.pgrst.object+json"])
    #expect(response.status == 406)
    #expect(await cellar.get("select=name&year=eq.1").text == "[]")
  }

  @Test func moreThanIsAllowedIsNotChanged() async throws {
    let cellar = try await Cellar(bottles)
    let response = await cellar.send("DELETE", "year=eq.2016", "", ["Prefer": "handling=strict, max-affected=1"])
    #expect(response.code == "PGRST124")
    #expect(await cellar.get("select=name&year=eq.2016").text.contains("Barolo"))
  }

  @Test func unknownPreferencesAreAnErrorWhereThatIsAsked() async throws {
    #expect(try await Cellar(bottles).send("DELETE", "year=eq.1", "", ["Prefer": "wings=two"]).status == 204)
    #expect(
      try await Cellar(bottles).send("DELETE", "year=eq.1", "", ["Prefer": "wings=two, handling=strict"]).code == "PGRST122")
  }
}
