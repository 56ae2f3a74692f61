import Foundation
import TestSupport
import Testing

/// Who may do what over HTTP.
@Suite(.inTurn) struct AccessTests {
  static let tables = ["books", "contents", "garments", "products", "users"]
  private static let key = "0123456789abcdef0123456789abcdef"

  /// What somebody shows with a request, and whose it is.
  enum Asker: Int, CaseIterable, Sendable {
    case nobody, publicKey, member, admin, serverKey
  }

  /// In the order they are tried; the destructive ones come last.
  private static let table: [(act: Act, answers: [Int?])] = [
    (.readShared, [401, 401, 200, 200, 200]),
    (.describe, [401, 401, 200, 200, 200]),
    (.addShared, [401, 401, 201, 201, 201]),
    (.changeShared, [401, 401, 204, 204, 204]),
    (.deleteShared, [401, 401, 204, 204, 204]),
    (.readAccounts, [401, 401, 200, 200, 200]),
    (.readOther, [401, 401, 200, 200, 200]),
    (.changeAll, [401, 401, 403, 204, 204]),
    (.create, [401, 401, 403, 201, 201]),
    (.upsertOther, [401, 401, 403, 201, 201]),
    (.takeAddress, [nil, nil, 409, 409, nil]),
    (.changeOwn, [nil, nil, 204, 204, nil]),
    (.changeOther, [401, 401, 403, 204, 204]),
    (.changeOwnPassword, [401, 403, 200, 200, 401]),
    (.changeAdmin, [401, 401, 403, 204, 204]),
    (.deleteAll, [401, 401, 403, nil, nil]),
    (.deleteOther, [401, 401, 403, 204, 204]),
    (.deleteOwn, [nil, nil, 204, 204, nil]),
  ]

  enum Act: String, Sendable {
    case readShared, describe, addShared, changeShared, deleteShared
    case readAccounts, readOther, changeAll, create, upsertOther, takeAddress, changeOwn, changeOther, changeOwnPassword
    case changeAdmin, deleteAll, deleteOther, deleteOwn

    /// Nil where there is no account of one's own.
    func request(own: SignedInUser?, other: SignedInUser, admin: SignedInUser) -> WebRequest? {
      let users = "/rest/v1/users"
      let own = own?.id ?? other.id
      return switch self {
      case .readShared: WebRequest("GET", "/rest/v1/books")
      case .describe: WebRequest("GET", "/rest/v1/")
      case .addShared: WebRequest("POST", "/rest/v1/books", #"{"title":"New","author":"A"}"#)
      case .changeShared: WebRequest("PATCH", "/rest/v1/books?title=eq.Shared", #"{"pages":7}"#)
      case .deleteShared: WebRequest("DELETE", "/rest/v1/books?title=eq.Shared")
      case .readAccounts: WebRequest("GET", users)
      case .readOther: WebRequest("GET", "\(users)?id=eq.\(other.id)")
      case .changeAll: WebRequest("PATCH", "\(users)?id=not.is.null", #"{"avatar":null}"#)
      case .create: WebRequest("POST", users, #"{"full_name":"N","email_address":"new@example.org"}"#)
      case .upsertOther:
        WebRequest(
          "POST", "\(users)?on_conflict=email_address", #"{"full_name":"Upserted","email_address":"\#(other.email)"}"#,
          [("Prefer", "resolution=merge-duplicates")])
      case .takeAddress: WebRequest("PATCH", "\(users)?id=eq.\(own)", #"{"email_address":"\#(other.email.uppercased())"}"#)
      case .changeOwn: WebRequest("PATCH", "\(users)?id=eq.\(own)", #"{"full_name":"Own"}"#)
      case .changeOther: WebRequest("PATCH", "\(users)?id=eq.\(other.id)", #"{"full_name":"Changed"}"#)
      case .changeAdmin: WebRequest("PATCH", "\(users)?id=eq.\(admin.id)", #"{"email_address":"taken@example.org"}"#)
      case .changeOwnPassword: WebRequest("PUT", "/auth/v1/user", #"{"password":"another horse battery staple"}"#)
      case .deleteAll: WebRequest("DELETE", "\(users)?id=not.is.null")
      case .deleteOther: WebRequest("DELETE", "\(users)?id=eq.\(other.id)")
      case .deleteOwn: WebRequest("DELETE", "\(users)?id=eq.\(own)")
      }
    }
  }

  @Test(arguments: Asker.allCases)
  func everybodyMayDoWhatTheTableSays(_ asker: Asker) async throws {
    let home = try BinaryHome()
    let app = try await ServedApp("--key-file", try home.write(Self.key + "\n", to: "key"), home: home)
    let admin = try await app.signUp("admin")
    let other = try await app.signUp("other")
    let member = asker == .member ? try await app.signUp("member") : nil
    let shared = WebRequest("POST", "/rest/v1/books", #"{"title":"Shared","author":"A"}"#).by(Self.key)
    try #require(try await app.send(shared).status == 201)
    let own = asker == .admin ? admin : member
    for (act, answers) in Self.table {
      guard let expected = answers[asker.rawValue], var request = act.request(own: own, other: other, admin: admin) else {
        continue
      }
      switch asker {
      case .nobody: break
      case .publicKey: request = request.with("apikey", "public").by("public")
      case .member, .admin: request = request.with("apikey", "public").by(own?.token)
      case .serverKey: request = request.with("apikey", Self.key)
      }
      let before = try await everything(app)
      let answer = try await app.send(request)
      #expect(answer.status == expected, "\(asker) \(act): \(answer.body)")
      if expected >= 400 {
        #expect(try await everything(app) == before, "\(asker) \(act) changed nothing")
        #expect(!answer.body.contains("Shared") && !answer.body.contains(other.id), "\(answer.body)")
      }
    }
  }

  private func everything(_ app: ServedApp) async throws -> [String] {
    var bodies: [String] = []
    for table in ["books", "users"] {
      bodies.append(try await app.send(WebRequest("GET", "/rest/v1/\(table)").by(Self.key)).body)
    }
    return bodies
  }

  @Test func nothingIsReadableByStrangers() async throws {
    let app = try await ServedApp()
    let targets = ["/rest/v1", "/rest/v1/", "/rest/v1/none", "/rest/v1/books/x", "/", "/metrics", "/rest/v1/rpc/f"]
    for target in Self.tables.map({ "/rest/v1/\($0)" }) + targets {
      for method in ["GET", "HEAD", "POST", "PATCH", "DELETE", "PUT"] {
        for fields in [
          [], [("apikey", "anything")], [("apikey", ""), ("Authorization", "Bearer ")], [("Authorization", "Basic YTpi")],
        ] {
          let answer = try await app.send(WebRequest(method, target, "POST PATCH PUT".contains(method) ? "[]" : nil, fields))
          #expect(answer.status == 401, "\(method) \(target) \(fields)")
          #expect(answer.fields["www-authenticate"] == "Bearer")
        }
      }
    }
  }

  @Test func theDescriptionNamesEveryTable() async throws {
    let app = try await ServedApp()
    let admin = try await app.signUp("admin")
    let answer = try await app.send(WebRequest("GET", "/rest/v1/").by(admin.token))
    #expect(answer.status == 200)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any])
    #expect((document["paths"] as? [String: Any])?.keys.sorted() == Self.tables.map { "/\($0)" })
  }

  @Test func theNextOldestBecomesAdminWhenTheFirstLeaves() async throws {
    let app = try await ServedApp()
    let (first, second, third) = (try await app.signUp("z"), try await app.signUp("y"), try await app.signUp("x"))
    let change = WebRequest("PATCH", "/rest/v1/users?id=eq.\(third.id)", #"{"full_name":"X"}"#).by(second.token)
    #expect(try await app.send(change).status == 403)
    // Whoever claims to be older is not: it is the order of signing up that counts.
    let older = WebRequest("PATCH", "/rest/v1/users?id=eq.\(second.id)", #"{"created_at":"1970-01-01T00:00:00Z"}"#).by(
      second.token)
    _ = try await app.send(older)
    #expect(try await app.send(change).status == 403)
    #expect(try await app.send(WebRequest("DELETE", "/rest/v1/users?id=eq.\(first.id)").by(first.token)).status == 204)
    #expect(try await app.send(WebRequest("GET", "/rest/v1/books").by(first.token)).status == 401)
    #expect(try await app.send(change).status == 204)
  }

  @Test func withoutSignUpAccountsComeFromTheCommandLine() async throws {
    let home = try BinaryHome()
    let app = try await ServedApp("--no-sign-up", home: home)
    let refused = try await app.answer(
      to: WebRequest("POST", "/auth/v1/signup", #"{"email":"a@example.org","password":"\#(ServedApp.password)"}"#))
    #expect(refused?.status == 422 && refused?.code == "signup_disabled")
    let registered = try await home.run(
      "users", "register", "--name", "A", "--email", "a@example.org", "--password-stdin", input: ServedApp.password + "\n")
    #expect(registered.ending == .exited(0), "\(registered)")
    let user = try #require(try await app.signIn("a").signedIn)
    #expect(try await app.send(WebRequest("GET", "/rest/v1/users").by(user.token)).texts("email_address") == ["a@example.org"])
  }

  @Test(arguments: [
    "0123456789ABCDEF0123456789ABCDEF", "0123456789abcdef0123456789abcde", "0123456789abcdef0123456789abcdef0",
    "0123456789abcdef0123456789abcdeF", "", "*",
  ])
  func whatIsNotQuiteTheKeyOpensNothing(_ text: String) async throws {
    let home = try BinaryHome()
    let app = try await ServedApp("--key-file", try home.write(" \n\(Self.key)\r\n", to: "key"), home: home)
    for field in ["apikey", "Authorization"] {
      let value = field == "apikey" ? text : "Bearer \(text)"
      #expect(try await app.send(WebRequest("GET", "/rest/v1/books").with(field, value)).status == 401)
    }
    #expect(try await app.send(WebRequest("GET", "/rest/v1/books").with("apikey", Self.key)).status == 200)
    #expect(try await app.send(WebRequest("GET", "/rest/v1/books").with("authorization", "bearer \(Self.key)")).status == 200)
  }
}
