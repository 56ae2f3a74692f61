import Commands
import Storage

/// Why what stands behind `--store` is none; somebody may have put a password into it, which is not shown again.
struct RefusedStore: WithheldInput {
  let description: String

  /// The place; throws itself.
  static func location(_ text: String) throws -> StoreLocation {
    do throws(StoreError) {
      return try StoreLocation(parsing: text)
    } catch {
      throw RefusedStore(description: error.message)
    }
  }
}
