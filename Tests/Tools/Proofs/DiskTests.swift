import Testing

@testable import Proofs

struct DiskTests {
  /// What a hundred power cuts leave, without repetitions.
  private func remains(_ disk: Disk) -> [[String: [UInt8]]] {
    var dice = Dice(seed: 1)
    var found: [[String: [UInt8]]] = []
    for _ in 0..<100 {
      let remains = disk.remains(&dice)
      if !found.contains(remains) { found.append(remains) }
    }
    return found
  }

  /// A file written beside its place and moved there, with the syncs that are asked for.
  private func replaced(syncsFile: Bool, syncsFolder: Bool) -> Disk {
    var disk = Disk()
    disk.keep("file", [1])
    disk.create("new")
    disk.note(.write(offset: 0, bytes: [2, 2]), of: "new")
    if syncsFile { disk.sync("new") }
    disk.rename("new", "file")
    if syncsFolder { disk.sync("") }
    return disk
  }

  @Test func whatIsSyncedInOrderIsNew() {
    #expect(remains(replaced(syncsFile: true, syncsFolder: true)) == [["file": [2, 2]]])
  }

  @Test func withoutASyncOfTheFolderTheOldOneMayComeBack() {
    let found = Set(remains(replaced(syncsFile: true, syncsFolder: false)).map { $0["file"] })
    #expect(found == [[1], [2, 2]])
  }

  @Test func withoutASyncOfTheFileItsContentMayBeGone() {
    #expect(Set(remains(replaced(syncsFile: false, syncsFolder: true)).map { $0["file"] }) == [[], [2, 2]])
  }

  @Test func aFileInAFolderWhoseNameIsNotSyncedMayBeGone() {
    var disk = Disk()
    disk.makeFolder("a")
    disk.create("a/file")
    disk.sync("a")
    #expect(remains(disk).contains([:]))
    disk.sync("")
    #expect(remains(disk) == [["a/file": []]])
  }

  @Test func aRemovedNameIsGoneOnceItsFolderIsSynced() {
    var disk = Disk()
    disk.keep("journal", [7])
    disk.unlink("journal")
    #expect(remains(disk).count == 2)
    disk.sync("")
    #expect(remains(disk) == [[:]])
  }
}
