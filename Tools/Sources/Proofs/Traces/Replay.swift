import Foundation

/// A traced program, done again on a disk that can be cut off at any moment.
struct Replay {
  /// Absolute; what happens elsewhere is of no interest.
  let root: String
  /// Part of what is written to tell of success; empty where anything does.
  private let telling: [UInt8]
  private(set) var disk = Disk()
  /// Whether success was told, on standard output or error.
  private(set) var isTold = false
  /// Calls that change files in a way the replay does not know; there must be none.
  private(set) var unknown: Set<String> = []
  private var positions: [Int: Int] = [:]

  /// Takes what is below the folder now as safe on the disk.
  init(root: String, telling: String = "") {
    self.root = root
    self.telling = Array(telling.utf8)
    for name in Files.names(in: root) {
      let path = root + "/" + name
      if Files.isFolder(path) { disk.keepFolder(name) } else { disk.keep(name, Array(Files.bytes(path))) }
    }
  }

  /// Whether the call changed what a cut leaves.
  mutating func apply(_ call: TracedCall) -> Bool {
    guard call.result >= 0 else { return false }
    switch call.name {
    case "openat": return open(call)
    case "lseek":
      if let number = call.descriptor(0)?.number { positions[number] = call.result }
      return false
    case "write", "pwrite64", "ftruncate", "fsync", "fdatasync": return changeContent(call)
    default: return changeNames(call)
    }
  }

  private mutating func open(_ call: TracedCall) -> Bool {
    guard let path = call.resultPath, let name = name(path) else { return false }
    positions[call.result] = 0
    let flags = call.arguments.count > 2 ? call.arguments[2] : ""
    if flags.contains("O_CREAT") { disk.create(name) }
    if flags.contains("O_TRUNC") { disk.note(.truncate(size: 0), of: name) }
    if flags.contains("O_APPEND") { unknown.insert("O_APPEND") }
    return flags.contains("O_CREAT") || flags.contains("O_TRUNC")
  }

  private mutating func changeContent(_ call: TracedCall) -> Bool {
    guard let (number, path) = call.descriptor(0) else { return false }
    if call.name == "write", number == 1 || number == 2 {
      isTold = isTold || telling.isEmpty || (call.bytes(1) ?? []).contains(telling)
      return true
    }
    guard let name = name(path) else { return false }
    switch call.name {
    case "write":
      let position = positions[number, default: 0]
      positions[number] = position + call.result
      disk.note(.write(offset: position, bytes: Array((call.bytes(1) ?? []).prefix(call.result))), of: name)
    case "pwrite64":
      disk.note(.write(offset: call.number(3) ?? 0, bytes: Array((call.bytes(1) ?? []).prefix(call.result))), of: name)
    case "ftruncate": disk.note(.truncate(size: call.number(1) ?? 0), of: name)
    default: disk.sync(name)
    }
    return true
  }

  private mutating func changeNames(_ call: TracedCall) -> Bool {
    let paths = paths(call).compactMap(name)
    guard let first = paths.first, let last = paths.last else { return false }
    switch call.name {
    case "rename", "renameat", "renameat2": disk.rename(first, last)
    case "link", "linkat": disk.link(first, last)
    case "unlink", "unlinkat": disk.unlink(first)
    case "mkdir", "mkdirat": disk.makeFolder(first)
    default: unknown.insert(call.name)
    }
    return true
  }

  /// Absolute paths among the arguments; a relative one belongs to the folder in front of it, or to the root's parent, where the app runs.
  private func paths(_ call: TracedCall) -> [String] {
    call.arguments.indices.compactMap { place in
      guard let path = call.path(place) else { return call.name.hasSuffix("at") ? nil : call.descriptor(place)?.path }
      if path.hasPrefix("/") { return path }
      let folder = place > 0 ? call.descriptor(place - 1)?.path : nil
      return (folder ?? Disk.folder(of: root)) + "/" + path
    }
  }

  /// Relative to the root; nil for what lies elsewhere, and for the index of a write-ahead log, which is made anew.
  private func name(_ path: String) -> String? {
    if path == root { return "" }
    guard path.hasPrefix(root + "/"), !path.hasSuffix("-shm"), !path.hasSuffix(" (deleted)") else { return nil }
    return String(path.dropFirst(root.count + 1)).split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
