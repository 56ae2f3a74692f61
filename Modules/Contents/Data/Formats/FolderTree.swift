import ContentsDomain
import Files

/// The entries of a file that is being written, in the folders they belong to; entries and folders in the order they came.
struct FolderTree {
  /// The bytes of the entries of this folder itself.
  private(set) var entries: [UInt8] = []
  private(set) var folders: [(name: String, tree: FolderTree)] = []
  private var places: [String: Int] = [:]

  /// Puts an entry into the folder of a theme.
  mutating func append(_ entry: borrowing ByteBuffer, in theme: Theme?) {
    append(entry, in: (theme?.names ?? [])[...])
  }

  private mutating func append(_ entry: borrowing ByteBuffer, in names: ArraySlice<String>) {
    guard let name = names.first else {
      entries.append(contentsOf: entry.bytes)
      return
    }
    let place = places[name] ?? folders.count
    if place == folders.count {
      folders.append((name, FolderTree()))
      places[name] = place
    }
    folders[place].tree.append(entry, in: names.dropFirst())
  }
}
