import Entities
import Storage
import TestSupport
import Testing
import UsersData
import UsersDomain
import Values

@Suite struct AccountsTests {
  struct Broken: Error {}

  @Test(arguments: StoreKind.allCases)
  func `what a transaction does to users and credentials is kept together or not at all`(kind: StoreKind) async throws {
    try await withScratchFolder { folder in
      let accounts = try await kind.accounts(in: folder)
      let ann = try User.sample()
      let hash = PasswordHash(text: "hash")
      let session = Session(user: ann.id, fingerprint: "print", createdAt: noon)
      await #expect(throws: Broken.self) {
        try await accounts.transaction { users, auth in
          try await auth.setPasswordHash(hash, of: ann.id)
          try await auth.open(session)
          try await users.insert(ann)
          #expect(try await auth.passwordHash(of: ann.id) == hash)
          #expect(try await users.count(UserFilter()) == 1)
          throw Broken()
        }
      }
      #expect(try await accounts.users.count(UserFilter()) == 0)
      #expect(try await accounts.auth.passwordHash(of: ann.id) == nil)
      #expect(try await accounts.auth.session(fingerprint: "print") == nil)
      try await accounts.transaction { users, auth in
        try await auth.setPasswordHash(hash, of: ann.id)
        try await users.insert(ann)
      }
      #expect(try await accounts.auth.passwordHash(of: ann.id) == hash)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a password is replaced, sessions are found by fingerprint and by user, and all goes at once`(kind: StoreKind) async throws
  {
    try await withScratchFolder { folder in
      let accounts = try await kind.accounts(in: folder)
      let (ann, bob) = (RandomID.make(), RandomID.make())
      let auth = accounts.auth
      try await auth.setPasswordHash(PasswordHash(text: "one"), of: ann)
      try await auth.setPasswordHash(PasswordHash(text: "two"), of: ann)
      try await auth.setPasswordHash(PasswordHash(text: "bob"), of: bob)
      let sessions = [
        Session(user: ann, fingerprint: "a1", createdAt: noon), Session(user: ann, fingerprint: "a2", createdAt: noon),
        Session(user: bob, fingerprint: "b1", createdAt: noon),
      ]
      for session in sessions { try await auth.open(session) }
      #expect(try await auth.passwordHash(of: ann) == PasswordHash(text: "two"))
      #expect(try await auth.session(fingerprint: "a2") == sessions[1])
      #expect(try await auth.sessions(of: ann) == [sessions[0], sessions[1]])
      try await auth.close(sessions[0])
      try await auth.close(sessions[0])
      #expect(try await auth.sessions(of: ann) == [sessions[1]])
      try await auth.removeAll(of: ann)
      #expect(try await auth.passwordHash(of: ann) == nil)
      #expect(try await auth.sessions(of: ann).isEmpty)
      #expect(try await auth.passwordHash(of: bob) != nil)
      #expect(try await auth.sessions(of: bob) == [sessions[2]])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a renewed session is found by both tokens and by its id, and a closed one cannot be renewed`(kind: StoreKind) async throws
  {
    try await withScratchFolder { folder in
      let auth = try await kind.accounts(in: folder).auth
      var session = Session(user: RandomID.make(), fingerprint: "one", createdAt: noon)
      try await auth.open(session)
      #expect(try await auth.session(id: session.id) == session)
      #expect(try await auth.session(formerFingerprint: "one") == nil)
      (session.fingerprint, session.formerFingerprint, session.replacedAt) = ("two", "one", noon.adding(seconds: 5))
      try await auth.update(session)
      #expect(try await auth.session(id: session.id) == session)
      #expect(try await auth.session(fingerprint: "two") == session)
      #expect(try await auth.session(fingerprint: "one") == nil)
      #expect(try await auth.session(formerFingerprint: "one") == session)
      try await auth.close(session)
      try await auth.update(session)
      #expect(try await auth.session(id: session.id) == nil)
      #expect(try await auth.session(formerFingerprint: "one") == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `the oldest user is the one inserted first, whatever their name and time`(kind: StoreKind) async throws {
    try await withScratchFolder { folder in
      let accounts = try await kind.accounts(in: folder)
      #expect(try await accounts.users.oldest() == nil)
      var users = [try User.sample("Zoe", "z@x.org"), try User.sample("Ann", "a@x.org"), try User.sample("Bob", "b@x.org")]
      users[1].createdAt = Timestamp(nanoseconds: 0)
      for user in users { try await accounts.users.insert(user) }
      #expect(try await accounts.users.oldest()?.name == "Zoe")
      users[0].name = "Zoë"
      _ = try await accounts.users.update(users[0])
      #expect(try await accounts.users.oldest()?.name == "Zoë")
      _ = try await accounts.users.delete(id: users[0].id)
      #expect(try await accounts.users.oldest()?.name == "Ann")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `registration, sign-in and deletion leave nothing behind in any store`(kind: StoreKind) async throws {
    try await withScratchFolder { folder in
      let store = kind.store(in: folder)
      let (accounts, log, hasher) = (StoreAccounts(source: .store(store)), StoreEventLog(source: .store(store)), Argon2Hasher())
      let register = RegisterUserUseCase(accounts: accounts, hasher: hasher, analytics: log)
      let ann = try await register(try .sample(), password: "seven grey otters hum", at: noon)
      let signIn = SignInUseCase(accounts: accounts, hasher: hasher)
      let email = try EmailAddress(parsing: "ANN@example.org")
      let signed = try await signIn(email: email, password: "seven grey otters hum", at: noon)
      await #expect(throws: AuthError.wrongCredentials) {
        try await signIn(email: email, password: "seven grey otters hu", at: noon)
      }
      let current = CurrentUserUseCase(accounts: accounts, hasher: hasher)
      #expect(try await current([signed.token], at: noon) == ann)
      #expect(try await DeleteUserUseCase(accounts: accounts, analytics: log)(ann.id, at: noon))
      await #expect(throws: AuthError.notSignedIn) { try await current([signed.token], at: noon) }
      let events = try await log.events(isNewestFirst: false, limit: nil, offset: 0).all()
      #expect(events.map(\.name) == ["user_registered", "user_deleted"])
      #expect(events.first?.details == ["userId": UUIDText.text(ann.id)] && events.first?.occurredAt == noon)
      #expect(try await log.events(isNewestFirst: true, limit: 1, offset: 0).all().map(\.name) == ["user_deleted"])
    }
  }
}
