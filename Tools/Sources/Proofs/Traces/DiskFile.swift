/// A file as it is on the disk, and what was written since it was synced.
struct DiskFile {
  enum Change {
    case write(offset: Int, bytes: [UInt8])
    case truncate(size: Int)
  }

  private(set) var durable: [UInt8] = []
  private(set) var pending: [Change] = []

  init(_ durable: [UInt8] = []) { self.durable = durable }

  mutating func note(_ change: Change) { pending.append(change) }

  mutating func sync() {
    for change in pending { Self.apply(change, to: &durable) }
    pending = []
  }

  /// What a power cut leaves: unsynced changes dropped, all of them or some, the rest whole or up to a sector of 512 bytes.
  func remains(_ dice: inout Dice) -> [UInt8] {
    var bytes = durable
    if dice.chance(40) { return bytes }
    for change in pending where dice.chance(50) {
      if case .write(let offset, let written) = change, written.count > 512, dice.chance(20) {
        Self.apply(.write(offset: offset, bytes: Array(written.prefix(512 * dice.below(written.count / 512)))), to: &bytes)
      } else {
        Self.apply(change, to: &bytes)
      }
    }
    return bytes
  }

  private static func apply(_ change: Change, to bytes: inout [UInt8]) {
    switch change {
    case .truncate(let size):
      if size < bytes.count { bytes.removeLast(bytes.count - size) } else { bytes += repeatElement(0, count: size - bytes.count) }
    case .write(let offset, let written):
      let end = offset + written.count
      if bytes.count < end { bytes += repeatElement(0, count: end - bytes.count) }
      bytes.replaceSubrange(offset..<end, with: written)
    }
  }
}
