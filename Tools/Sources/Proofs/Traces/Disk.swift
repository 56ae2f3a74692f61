/// Files below one folder as a disk keeps them: a write lasts once the file is synced, a name once its folder is.
///
/// Names become durable in the order in which they were given, as journalling file systems do; POSIX promises no more than a sync.
struct Disk {
  private enum NameChange {
    case file(String, Int)
    case folder(String)
    case gone(String)

    var path: String {
      switch self {
      case .file(let path, _), .folder(let path), .gone(let path): path
      }
    }
  }

  private var files: [DiskFile] = []
  /// Which file a path names for who looks now.
  private var names: [String: Int] = [:]
  private var durableNames: [String: Int] = [:]
  private var durableFolders: Set<String> = []
  private var pending: [NameChange] = []

  /// Adds what was there before, safe on the disk.
  mutating func keep(_ path: String, _ bytes: [UInt8]) {
    names[path] = files.count
    durableNames[path] = files.count
    files.append(DiskFile(bytes))
  }

  mutating func keepFolder(_ path: String) { durableFolders.insert(path) }

  mutating func create(_ path: String) {
    guard names[path] == nil else { return }
    names[path] = files.count
    pending.append(.file(path, files.count))
    files.append(DiskFile())
  }

  mutating func makeFolder(_ path: String) { pending.append(.folder(path)) }

  mutating func note(_ change: DiskFile.Change, of path: String) {
    if let file = names[path] { files[file].note(change) }
  }

  mutating func link(_ from: String, _ to: String) {
    guard let file = names[from] else { return }
    names[to] = file
    pending.append(.file(to, file))
  }

  mutating func unlink(_ path: String) {
    guard names.removeValue(forKey: path) != nil else { return }
    pending.append(.gone(path))
  }

  /// The new name and the loss of the old one are one change of a journalling file system; apart they are harder to survive.
  mutating func rename(_ from: String, _ to: String) {
    link(from, to)
    unlink(from)
  }

  /// Of a file its content, of a folder the names in it.
  mutating func sync(_ path: String) {
    if let file = names[path] {
      files[file].sync()
      return
    }
    for change in pending where Self.folder(of: change.path) == path { apply(change, &durableNames, &durableFolders) }
    pending.removeAll { Self.folder(of: $0.path) == path }
  }

  /// The files a power cut leaves, by path.
  func remains(_ dice: inout Dice) -> [String: [UInt8]] {
    var (names, folders) = (durableNames, durableFolders)
    for change in pending.prefix(dice.chance(40) ? 0 : dice.below(pending.count + 1)) { apply(change, &names, &folders) }
    var remains: [String: [UInt8]] = [:]
    for (path, file) in names.sorted(by: { $0.key < $1.key }) where hasFolder(path, folders) {
      remains[path] = files[file].remains(&dice)
    }
    return remains
  }

  private func hasFolder(_ path: String, _ folders: Set<String>) -> Bool {
    let folder = Self.folder(of: path)
    return folder.isEmpty || folders.contains(folder) && hasFolder(folder, folders)
  }

  private func apply(_ change: NameChange, _ names: inout [String: Int], _ folders: inout Set<String>) {
    switch change {
    case .file(let path, let file): names[path] = file
    case .folder(let path): folders.insert(path)
    case .gone(let path): names[path] = nil
    }
  }

  /// The folder of a path relative to the disk; empty for what lies in the disk's own.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
