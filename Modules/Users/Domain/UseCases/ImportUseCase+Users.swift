public import Entities
public import Values

extension ImportUseCase where Item == User {
  /// Brings users in; who is new and whose file says no time was created at `time`. They have no password until they get one.
  public static func users(in repository: any UserRepository, at time: Timestamp) -> ImportUseCase {
    ImportUseCase(repository: repository) { $0.created(at: time) }
  }
}
