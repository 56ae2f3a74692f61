public import Files
import HTTPClient

extension RemoteSession {
  /// Throws where there is no place to keep what signing in is for.
  public func check() throws { _ = try file.tokens() }

  /// Signs in and keeps the tokens; returns the user's members in GoTrue's form. Throws `NetworkError` and `FileError`.
  public func signIn(email: String, password: String) async throws -> [JSONMember] {
    let answer = try await auth.send(
      "POST", "/token?grant_type=password", fields: [("email", JSONText.string(email)), ("password", JSONText.string(password))])
    // Somebody else may see other rows.
    cache?.forgetAll()
    guard try keep(answer) != nil else { throw NetworkError.notUnderstood(host: auth.host, place: "It has no tokens.") }
    return answer.object("user")
  }

  /// Opens an account; nobody is signed in by it. Returns the new user's members in GoTrue's form.
  public func signUp(email: String, password: String, data: [(name: String, value: String)]) async throws -> [JSONMember] {
    let answer = try await auth.send(
      "POST", "/signup",
      fields: [
        ("email", JSONText.string(email)), ("password", JSONText.string(password)),
        ("data", JSONText.object(data.map { ($0.name, JSONText.string($0.value)) })),
      ])
    guard let tokens = tokens(in: answer) else { return answer }
    _ = try? await auth.send("POST", "/logout?scope=local", token: tokens.access)
    return answer.object("user")
  }

  /// The user's members in GoTrue's form; nil where nobody is signed in.
  public func user() async throws -> [JSONMember]? {
    guard let token = try await current() else { return nil }
    do {
      return try await auth.send("GET", "/user", token: token)
    } catch let error as NetworkError where error.status == 401 || error.status == 403 {
      guard let renewed = try await renewed(after: token) else { return nil }
      return try await auth.send("GET", "/user", token: renewed)
    }
  }

  /// Changes the password of whoever is signed in. Throws `NetworkError`; false where nobody is.
  public func changePassword(current: String, new: String) async throws -> Bool {
    guard let token = try await self.current() else { return false }
    _ = try await auth.send(
      "PUT", "/user", token: token, fields: [("password", JSONText.string(new)), ("current_password", JSONText.string(current))])
    return true
  }

  /// Ends the session and forgets the tokens, these also where the server cannot be told; false where nobody was signed in.
  public func signOut() async throws -> Bool {
    cache?.forgetAll()
    guard try file.tokens() != nil else { return false }
    let token: String?
    do {
      token = try await current()
    } catch {
      try file.remove()
      throw error
    }
    try file.remove()
    guard let token else { return true }
    do {
      _ = try await auth.send("POST", "/logout?scope=local", token: token)
    } catch let error as NetworkError {
      // With a status, it was over already.
      if error.status == nil {
        throw NetworkError(error.reason, "You are signed out here, but the session could not be ended: \(error.message)")
      }
    }
    return true
  }
}
