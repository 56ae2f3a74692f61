public import Entities

extension FindUseCase where Item == Garment {
  /// Finds a garment by its name, its id, or the beginning of its id.
  public static func garments(in repository: any ClosetRepository) -> FindUseCase {
    FindUseCase(repository, keyName: "name") { name in
      let named = try await repository.garments(named: name, limit: 6)
      if named.count > 1 { throw ClosetError.severalNamed(name, ids: named.prefix(5).map(\.id)) }
      return named.first
    }
  }
}
