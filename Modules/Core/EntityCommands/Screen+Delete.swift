public import Entities
public import Foundation
import Values
public import Views

extension Screen {
  /// Deletes what the references mean and says of each what became of it; on a terminal it asks first, unless it is confirmed.
  ///
  /// Throws when a reference means several items, and deletes none then. `name` is how messages call an item: `'Dune' by Herbert`.
  @MainActor
  public func delete<Item: Entity>(
    _ references: [String], isConfirmed: Bool, name: (Item) -> String, find: (String) async throws -> Item,
    delete: (UUID) async throws -> Bool
  ) async throws {
    // All are found first, so that one that is not clear deletes none of them.
    var found: [(reference: String, item: Item?)] = []
    for reference in references {
      do {
        found.append((reference, try await find(reference)))
      } catch FindError.notFound {
        found.append((reference, nil))
      }
    }
    for (reference, item) in found {
      if let item, isInteractive, !isConfirmed, try await !confirm("Delete \(name(item))?") {
        show(Message("\(name(item)) was kept."))
      } else if let item, try await delete(item.id) {
        show(Message("Deleted \(name(item)).", kind: .success))
      } else {
        show(Message("There is no \(Item.noun.singular) \(quoted(reference)); nothing was deleted."))
      }
    }
  }
}
