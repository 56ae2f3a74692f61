public import Commands
public import Container
public import Views

/// What a command does when it is chosen, and which types it asks the container for.
public struct CommandAction: Sendable {
  /// In the order of the parameters.
  public let needs: [Key]
  /// Resolves the needs and runs the command.
  public let run: @MainActor @Sendable (any ParsableCommand, Screen, Container) async throws -> Void

  init(
    needs: [Key], run: @escaping @MainActor @Sendable (any ParsableCommand, Screen, Container) async throws -> Void
  ) {
    self.needs = needs
    self.run = run
  }
}

extension CommandTree where Action == CommandAction {
  /// Adds a command and how it runs; the closure's parameters behind the screen are what it needs.
  ///
  /// `group.add(ListBooks.self) { try await $0.run(on: $1, books: $2) }`
  public mutating func add<C: ParsableCommand, each Need: Sendable>(
    _ type: C.Type, run: @escaping @MainActor @Sendable (C, Screen, repeat each Need) async throws -> Void
  ) {
    var needs: [Key] = []
    repeat needs.append(Key((each Need).self))
    add(
      type,
      action: CommandAction(needs: needs) { command, screen, container in
        guard let command = command as? C else {
          // Never reached: type and action are added together above, and the tree hands them out together.
          preconditionFailure("the tree hands an action the command it was added with")
        }
        try await run(command, screen, repeat try container.resolve((each Need).self))
      })
  }
}
