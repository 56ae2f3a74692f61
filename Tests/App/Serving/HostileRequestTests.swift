import Foundation
import TestSupport
import Testing

/// Requests that nobody sends by mistake: each has its status, and none harms.
@Suite(.inTurn) struct HostileRequestTests {
  private static let key = "0123456789abcdef0123456789abcdef"

  private func withServer(_ body: (ServedApp) async throws -> Void) async throws {
    let home = try BinaryHome()
    let app = try await ServedApp("--key-file", try home.write(Self.key, to: "key"), home: home)
    let books = #"[{"title":"A","author":"Ann","pages":7,"rating":4.5},{"title":"B","author":"Bob","isbn":"9780441172719"}]"#
    try #require(try await app.send(WebRequest("POST", "/rest/v1/books", books).by(Self.key)).status == 201)
    try await body(app)
    #expect(try await app.isHealthy())
  }

  private static let paths: [(path: String, status: Int)] = [
    ("%00", 404), ("a%00b", 404), ("%FF", 404), ("%C0%80", 404), ("%", 404), ("%zz", 404), ("books%2Fx", 404), ("books%00", 404),
    ("BOOKS", 404), ("books/", 404), ("../books", 404), ("%2e%2e/books", 404), ("%62ooks", 200), ("book%CC%81s", 404),
    ("user_sessions", 404), ("user_credentials", 404), ("user_events", 404), ("sqlite_master", 404), ("users%20--", 404),
    ("books;", 404), ("rpc/version", 404),
  ]

  @Test func aPathIsATableOrNothing() async throws {
    try await withServer { app in
      for (path, status) in Self.paths {
        let answer = try await app.send(WebRequest("GET", "/rest/v1/\(path)").by(Self.key))
        #expect(answer.status == status, "\(path) \(answer.body)")
        #expect(status == 200 || answer.code == "PGRST205", "\(path) \(answer.body)")
      }
    }
  }

  /// What is found by each query, as initials, or the status of its refusal.
  private static let queries: [(query: String, found: String)] = [
    ("title=eq.%00", ""), ("title=eq.A%00", ""), ("title=eq.%FF", "400"), ("title=eq.%ED%A0%80", "400"), ("title=%zz", "400"),
    ("title", "400"), ("=eq.1", "400"), ("&&&", "AB"), ("title=.", "400"), ("title=eq", "400"), ("title=not.not.eq.A", "400"),
    ("title=EQ.A", "400"), ("title=eq.A'%20OR%20'1'='1", ""), ("title=like.%25", "AB"), ("title=like.%5C", "400"),
    ("title=in.()", ""), ("title=in.(", "400"), ("title=in.(%22)", "400"), ("title=in.(%22A%22,%22B%22)", "AB"),
    ("pages=eq.1e999", "400"), ("pages=eq.99999999999999999999", "400"), ("pages=eq.-9223372036854775808", ""),
    ("pages=gt.-9223372036854775808", "A"), ("pages=eq.0x7", "400"), ("pages=eq.NaN", "400"), ("pages=in.(7,,8)", "400"),
    // A number that no book can have is still a number.
    ("rating=gt.-1", "A"), ("rating=gte.0", "A"), ("rating=lt.100", "A"), ("rating=eq.4.50", "A"), ("rating=eq.4.3", ""),
    ("rating=neq.4.3", "A"), ("rating=gt.4.499", "A"), ("rating=lt.4.501", "A"), ("rating=lt.4.5", ""), ("rating=gt.4.5", ""),
    ("rating=lt.99999999999999999999999", "A"), ("rating=gt.-99999999999999999999999.999", "A"), ("rating=gte.-0", "A"),
    ("rating=eq.NaN", "400"), ("rating=eq.1e999", "400"), ("rating=eq..5", "400"), ("rating=eq.5.", "400"),
    ("rating=eq.-", "400"),
    ("rating=eq.1.2.3", "400"), ("rating=in.(4.5,7,-3)", "A"), ("rating=is.null", "B"),
    ("id=eq.x", "400"), ("id=is.true", "400"), ("tags=cs.%7Ba%7D", "400"), ("seq=eq.1", "A"), ("rowid=eq.1", "400"),
    ("title%00=eq.A", "400"), ("date_added=gt.2000-02-30", "400"), ("isbn=eq.0-441-17271-7", "B"),
    ("fts=plfts.%22%22%22", ""), ("fts=plfts.%00", ""), ("fts=plfts.*", ""), ("fts=fts.a%7Cb", "400"),
    ("fts=plfts.title:A%20OR%20NEAR(", ""), ("fts=wfts.-ann", "A"),
    ("limit=0", ""), ("limit=-1", "416"), ("limit=1e3", "400"), ("limit=%201", "400"), ("limit=99999999999999999999", "400"),
    ("limit=9223372036854775807", "AB"), ("offset=9223372036854775807", ""), ("offset=-1", "416"), ("limit=1&limit=2", "AB"),
    ("order=title.desc.nullsfirst", "AB"), ("order=none", "400"), ("order=tags", "400"), ("order=,", "400"),
    ("order=title;DROP", "400"), ("and=()", "400"), ("or=(title.eq.A,,title.eq.B)", "400"), ("or=(title.eq.A", "400"),
    ("or=\(String(repeating: "(", count: 3000))", "400"), ("or=(\(String(repeating: "and(", count: 1500))", "400"),
    ("or=(\((0..<300).map { _ in "pages.eq.7" }.joined(separator: ",")))", "400"), ("not.or=(title.eq.A)", "B"),
    ("title=eq(any).%7BA%7D", "400"), ("title=match.(a%2B)%2B$", "400"), ("select=title,title", "AB"),
  ]

  @Test func aFilterFindsOrIsRefused() async throws {
    try await withServer { app in
      for (query, found) in Self.queries {
        let select = query.hasPrefix("select") ? "" : "select=title&"
        let answer = try await app.send(WebRequest("GET", "/rest/v1/books?\(select)\(query)").by(Self.key))
        let shown = answer.status == 200 ? try answer.texts("title").sorted().joined() : "\(answer.status)"
        #expect(shown == found, "\(query.prefix(100)) \(answer.body.prefix(300))")
      }
    }
  }

  private static let selects: [(select: String, status: Int)] = [
    ("*", 200), ("*,*", 200), ("a:title,a:author", 200), ("%00:title", 200), ("%22title%22", 200), ("title::text", 400),
    ("count()", 400), ("title-%3Ea", 400), ("users(*)", 400), ("none", 400), (":title", 400), (",", 400), ("%FF", 400),
    ((0..<600).map { "a\($0):title" }.joined(separator: ","), 200), (String(repeating: "*,", count: 3000) + "*", 200),
    (String(repeating: "(", count: 5000), 400),
  ]

  @Test func aSelectionIsColumnsAlone() async throws {
    try await withServer { app in
      for (select, status) in Self.selects {
        let answer = try await app.send(WebRequest("GET", "/rest/v1/books?select=\(select)").by(Self.key))
        #expect(answer.status == status, "\(select.prefix(100)) \(answer.body.prefix(300))")
        if status == 200 { #expect(try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) is [Any]) }
      }
    }
  }

  private static let bodies: [(body: String, status: Int)] = [
    (#"{"title":"\ud800","author":"x"}"#, 400), (#"{"title":"\udc00\ud800","author":"x"}"#, 400),
    (#"{"title":"A","author":"x","pages":1e999}"#, 400), (#"{"title":"A","author":"x","pages":99999999999999999999}"#, 400),
    (#"{"title":"A","author":"x","pages":-5}"#, 400), (#"{"title":"A","author":"x","pages":true}"#, 400),
    (#"{"title":"A","author":"x","pages":[7]}"#, 400), (#"{"title":"A","author":"x","rating":1e999}"#, 400),
    (#"{"title":"A","author":"x","rating":NaN}"#, 400), (#"{"title":"A","author":"x","rating":-Infinity}"#, 400),
    (#"{"title":["a","b"],"author":"x"}"#, 400), (#"{"title":{},"author":"x"}"#, 400), (#"{"title":null,"author":"x"}"#, 400),
    (#"{"title":"  ","author":"x"}"#, 400), (#"{"title":"A","author":"x","tags":["a",["b"]]}"#, 400),
    (#"{"title":"A","author":"x","tags":{"a":1}}"#, 400), (#"{"title":"A","author":"x","id":"x"}"#, 400),
    (#"{"title":"A","author":"x","id":"{00000000-0000-0000-0000-000000000000}"}"#, 400),
    (#"{"title":"A","author":"x","seq":1}"#, 400),
    (#"{"title":"A","author":"x","title_key":"q"}"#, 400), (#"{"Title":"A","author":"x"}"#, 400),
    (#"{"title":"A","author":"x","":1}"#, 400),
    (#"{"title":"A","author":"x","isbn":"123"}"#, 400), (#"{"title":"A","author":"x","date_read":"2024-02-30"}"#, 400),
    ("[]", 201), ("{}", 400), ("[{}]", 400), ("[[]]", 400), ("[1]", 400), ("null", 400), ("1", 400), ("\"\"", 400), ("", 400),
    (#"{"title":"A","author":"x"}{"title":"B","author":"x"}"#, 400),
    ("{\"title\":\"A\",\"author\":\"x\"}\n{\"title\":\"B\",\"author\":\"x\"}", 400),
    (#"{"title":"A","author":"x",}"#, 400), (#"{'title':1}"#, 400), (#"[{"title":"A","author":"x"},]"#, 400), ("\u{FEFF}[]", 400),
    (#"{"title":"First","title":"Last","author":"x"}"#, 201), (#"{"title":"N\u0000UL \u001b[2J","author":"x"}"#, 201),
  ]

  @Test func aBodyIsRowsOrIsRefused() async throws {
    try await withServer { app in
      for (body, status) in Self.bodies {
        let answer = try await app.send(WebRequest("POST", "/rest/v1/books", body).by(Self.key))
        #expect(answer.status == status, "\(body) \(answer.body)")
      }
      let invalid: [UInt8] = Array(#"{"title":""#.utf8) + [0xED, 0xA0, 0x80] + Array(#"","author":"x"}"#.utf8)
      var request = WebRequest("POST", "/rest/v1/books", "").by(Self.key)
      request.body = invalid
      #expect(try await app.send(request).status == 400)
      let titles = try await app.send(WebRequest("GET", "/rest/v1/books?select=title").by(Self.key)).texts("title")
      #expect(titles == ["A", "B", "Last", "N\u{0}UL \u{1B}[2J"], "text comes back exact, however odd")
      #expect(try await app.home.output("books", "list").unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    }
  }

  private static let headers: [(fields: [(String, String)], status: Int)] = [
    ([("Content-Type", "text/csv")], 415), ([("Content-Type", "application/x-www-form-urlencoded")], 415),
    ([("Content-Type", "APPLICATION/JSON; charset=utf-8")], 201), ([("Accept", "text/csv")], 406),
    ([("Accept", "text/html, */*")], 201),
    ([("Content-Profile", "private")], 406), ([("Accept-Profile", "public")], 201), ([("Prefer", "handling=strict, x=y")], 400),
    ([("Prefer", ",,,")], 201), ([("Prefer", "tx=rollback, handling=strict")], 400),
    ([("X-HTTP-Method-Override", "DELETE")], 201),
    ([("Cookie", "sb-access-token=x")], 201), ([("Content-Encoding", "gzip")], 415), ([("Host", "evil.example.org")], 400),
    ([("Content-Length", "3")], 400), ([("apikey", "x"), ("apikey", "y")], 201),
  ]

  @Test func aHeaderThatIsNotUnderstoodIsRefusedOrMeansNothing() async throws {
    try await withServer { app in
      for (fields, status) in Self.headers {
        var request = WebRequest("POST", "/rest/v1/books", #"{"title":"T","author":"A"}"#).by(Self.key)
        for (name, value) in fields { request = request.with(name, value) }
        let answer = try await app.send(request)
        #expect(answer.status == status, "\(fields) \(answer.body)")
      }
    }
  }

  @Test func aRowOfAnotherTableIsNotReachedByItsId() async throws {
    let app = try await ServedApp()
    let admin = try await app.signUp("admin")
    for method in ["PATCH", "DELETE"] {
      let request = WebRequest(method, "/rest/v1/books?id=eq.\(admin.id)", method == "PATCH" ? #"{"pages":1}"# : nil)
      #expect(try await app.send(request.by(admin.token)).status == 204)
    }
    let book = WebRequest("POST", "/rest/v1/books", #"{"id":"\#(admin.id)","title":"T","author":"A"}"#).by(admin.token)
    #expect(try await app.send(book).status == 201)
    #expect(try await app.send(WebRequest("GET", "/auth/v1/user").by(admin.token)).status == 200)
  }

  @Test func whenAnAccountWasMadeIsNotChanged() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("admin")
    let target = "/rest/v1/users?id=eq.\(user.id)"
    let before = try await app.send(WebRequest("GET", target).by(user.token)).body
    for value in ["null", #""1900-01-01T00:00:00Z""#] {
      let answer = try await app.send(WebRequest("PATCH", target, #"{"created_at":\#(value)}"#).by(user.token))
      #expect(answer.status == 204, "\(answer.body)")
    }
    #expect(try await app.send(WebRequest("GET", target).by(user.token)).body == before)
  }

  @Test func aBrokenRuleIsNoConflict() async throws {
    try await withServer { app in
      let product = #"{"name":"L","price":-1,"currency":"EUR","category":"books"}"#
      let answer = try await app.send(WebRequest("POST", "/rest/v1/products", product).by(Self.key))
      #expect(answer.status == 400 && answer.code == "23514", "\(answer.body)")
      let garment = #"{"name":"C","type":"coat","colors":["navy"],"clo":0.48,"waterproof":true}"#
      #expect(try await app.send(WebRequest("POST", "/rest/v1/garments", garment).by(Self.key)).status == 201)
      for query in ["clo=gt.-1", "clo=lt.100", "clo=eq.0.480", "waterproof=eq.TRUE", "waterproof=eq.yes", "waterproof=neq.off"] {
        #expect(
          try await app.send(WebRequest("GET", "/rest/v1/garments?\(query)").by(Self.key)).texts("name") == ["C"], "\(query)")
      }
      let link = #"{"url":"https://example.org/","title":"T","added_at":"2024-05-31T00:00:00Z"}"#
      #expect(try await app.send(WebRequest("POST", "/rest/v1/contents", link).by(Self.key)).status == 201)
      let again = try await app.send(WebRequest("POST", "/rest/v1/contents", link).by(Self.key))
      #expect(again.status == 409 && again.code == "23505", "\(again.body)")
      for query in ["added_at=gte.2024-05-31", "added_at=lt.2024-06-01", "added_at=eq.2024-05-31T02:00:00%2B02:00"] {
        #expect(
          try await app.send(WebRequest("GET", "/rest/v1/contents?\(query)").by(Self.key)).texts("title") == ["T"], "\(query)")
      }
    }
  }
}
