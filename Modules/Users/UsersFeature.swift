public import Commands
public import Container
import Entities
public import Feature
import REST
public import Storage
import UsersData
import UsersDomain
import UsersPresentation

/// Users: who shares what is kept here, and how they sign in.
public enum UsersFeature: Feature {
  public static let name = "users"
  public static let abstract = "Keeps the people who share it, and signs them in."
  public static let tables = [UserRecord.table, EventRecord.table] + AuthTables.all

  public static func register(in registry: inout Registry) {
    registry.register((any Accounts).self, scope: .shared, StoreAccounts.init(source:))
    registry.register((any UserRepository).self, scope: .shared) { (accounts: any Accounts) in accounts.users }
    registry.register((any AnalyticsService).self, scope: .shared, StoreEventLog.init(source:))
    registry.register((any EventRepository).self, scope: .shared, StoreEventLog.init(source:))
    registry.register((any SecretHasher).self, scope: .shared) { QueuedHasher(Argon2Hasher()) }
    registry.register((any TokenKeeper).self, scope: .shared) { TokenFile() }
    registry.register((any Interchange<User>).self, scope: .shared) { UserFiles.interchange }
    registry.register(RegisterUserUseCase.self, RegisterUserUseCase.init(accounts:hasher:analytics:server:))
    registry.register(SignInUseCase.self, SignInUseCase.init(accounts:hasher:))
    registry.register(SignOutUseCase.self, SignOutUseCase.init(accounts:hasher:))
    registry.register(CurrentUserUseCase.self, CurrentUserUseCase.init(accounts:hasher:))
    registry.register(ChangePasswordUseCase.self, ChangePasswordUseCase.init(accounts:hasher:analytics:server:))
    registry.register(UpdateUserUseCase.self, UpdateUserUseCase.init(accounts:))
    registry.register(DeleteUserUseCase.self, DeleteUserUseCase.init(accounts:analytics:))
    registry.register((any AccountServer)?.self, scope: .shared, RemoteAccounts.server(session:))
    registry.register((any SignInService).self, scope: .shared, RemoteAccounts.signIn(session:signIn:signOut:currentUser:keeper:))
    // Who asks for something over HTTP, and how they show who they are.
    registry.register((any AccessTokenSigner).self, scope: .shared) { JSONWebTokenSigner(folder: $0) }
    registry.register(SignInThrottle.self, scope: .shared) { SignInThrottle() }
    registry.register(FindSessionUseCase.self, FindSessionUseCase.init(accounts:signer:))
    registry.register(IdentifyCallerUseCase.self, IdentifyCallerUseCase.init(findSession:))
    registry.register(RefreshSessionUseCase.self, RefreshSessionUseCase.init(accounts:hasher:signer:))
    registry.register(ChangeAccountUseCase.self, ChangeAccountUseCase.init(accounts:hasher:analytics:))
    registry.register(EndSessionsUseCase.self, EndSessionsUseCase.init(accounts:))
    registry.register(AccountRules.self) { (policy: SharingPolicy) in AccountRules(allowsSignUp: policy.allowsSignUp) }
    registry.register(ManageAccountsUseCase.self, ManageAccountsUseCase.init(accounts:analytics:rules:))
    registry.register(
      AuthEndpoint.self,
      AuthEndpoint.init(
        users:register:signIn:refreshSession:findSession:changeAccount:endSessions:signer:throttle:rules:))
    registry.register(UserListViewModel.self, UserListViewModel.init(repository:registerUser:updateUser:deleteUser:))
  }

  public static func addCommands(to group: inout CommandTree<CommandAction>) {
    group.add(RegisterUser.self) { try await $0.run(on: $1, users: $2) }
    group.add(SignIn.self) { try await $0.run(on: $1, service: $2) }
    group.add(SignOut.self) { try await $0.run(on: $1, service: $2) }
    group.add(ShowCurrentUser.self) { try await $0.run(on: $1, service: $2) }
    group.add(ChangePassword.self) {
      try await $0.run(on: $1, users: $2, changePassword: $3, service: $4, keeper: $5)
    }
    group.add(ListUsers.self) { try await $0.run(on: $1, users: $2) }
    group.add(ShowUser.self) { try await $0.run(on: $1, users: $2) }
    group.add(UpdateUser.self) { try await $0.run(on: $1, users: $2) }
    group.add(DeleteUser.self) { try await $0.run(on: $1, users: $2) }
    group.add(SearchUsers.self) { try await $0.run(on: $1, users: $2) }
    group.add(ImportUsers.self) { try await $0.run(on: $1, users: $2, interchange: $3) }
    group.add(ExportUsers.self) { try await $0.run(on: $1, users: $2, interchange: $3) }
    group.add(ShowEvents.self) { try await $0.run(on: $1, events: $2) }
  }

  public static func addEndpoints(to endpoints: inout Endpoints) {
    endpoints.add(UserRecord.remote) { (accounts: ManageAccountsUseCase) in
      TableRules(create: accounts.add, change: accounts.change, delete: accounts.delete)
    }
    endpoints.add(path: "/auth/v1") { (request, time, auth: AuthEndpoint) in await auth(request, at: time) }
    endpoints.identify { (token, time, identify: IdentifyCallerUseCase) in try await identify(accessToken: token, at: time) }
  }
}
