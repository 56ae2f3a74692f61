import Files
import HTTP
public import Storage
import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Answers of one server as they were last seen: a file for each request in a folder for each key and table, for their owner
/// alone.
///
/// Files rather than a database: what is torn, or lost in a power cut, is asked for again, so nothing waits for the disk. No fault of
/// it is ever an error of a command.
public struct AnswerCache: Sendable {
  /// Requests kept of a table; one more begins anew.
  private static let most = 64
  /// Bytes of an answer; larger ones are not kept.
  private static let largest = 16 << 20

  /// Of the server.
  private let folder: String
  /// Of those who ask with this key; another may be shown other rows.
  private let asked: String
  private let parent: CacheFolder

  /// nil where there is no home to keep anything in; nothing is made yet.
  public init?(_ address: ServerAddress, key: String?, environment: [String: String]) {
    guard let parent = try? CacheFolder(environment: environment) else { return nil }
    self.parent = parent
    folder = parent.path + "/" + StableHash.digits(of: address.text)
    asked = folder + "/" + StableHash.digits(of: key ?? "")
  }

  /// nil where nothing is known, and for a file that is no whole answer to this request.
  func answer(to target: String, of table: String) -> CachedAnswer? {
    let descriptor = open(path(of: target, table), O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0, status.st_size <= Self.largest + 64 << 10 else { return nil }
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { memory, count in
      while count < size, let start = memory.baseAddress {
        let got = read(descriptor, start + count, size - count)
        if got <= 0 { return }
        count += got
      }
    }
    #if canImport(Darwin)
      let seconds = status.st_mtimespec.tv_sec
    #else
      let seconds = status.st_mtim.tv_sec
    #endif
    return CachedAnswer(bytes, target: target, age: Int64(time(nil)) - Int64(seconds))
  }

  /// What is there becomes what the server says now.
  func keep(_ response: HTTPResponse, to target: String, of table: String) {
    guard response.status == 200, response.body.count <= Self.largest, (try? parent.create()) != nil else { return }
    let place = place(of: table)
    if names(in: place).count >= Self.most { forget(table) }
    for folder in [folder, asked, place] { mkdir(folder, 0o700) }
    let temporary = "\(place)/.tmp-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { return }
    let sink = FileSink(descriptor: descriptor, name: temporary)
    let isWhole = CachedAnswer.bytes(of: response, to: target).withUnsafeBytes { (try? sink.write($0)) != nil }
    close(descriptor)
    if !isWhole || rename(temporary, path(of: target, table)) != 0 { unlink(temporary) }
  }

  /// The server says that nothing has changed.
  func renew(_ target: String, of table: String) { utimes(path(of: target, table), nil) }

  /// Of a table somebody writes to.
  func forget(_ table: String) {
    empty(place(of: table))
  }

  private func empty(_ place: String) {
    for name in names(in: place) { unlink("\(place)/\(name)") }
    rmdir(place)
  }

  /// Of everything, whoever asked for it, as whoever signs out wants it.
  public func forgetAll() {
    for key in names(in: folder) {
      for table in names(in: "\(folder)/\(key)") { empty("\(folder)/\(key)/\(table)") }
      rmdir("\(folder)/\(key)")
    }
    rmdir(folder)
  }

  private func place(of table: String) -> String { "\(asked)/\(StableHash.digits(of: table))" }

  private func path(of target: String, _ table: String) -> String { "\(place(of: table))/\(StableHash.digits(of: target))" }

  private func names(in folder: String) -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
