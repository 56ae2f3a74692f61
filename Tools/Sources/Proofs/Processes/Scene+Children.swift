import Foundation

extension Scene {
  /// Processes that a process has started and that are still there (proc(5): the fourth word of `stat`, behind the name in parentheses).
  func childProcesses(of parent: pid_t) throws -> [pid_t] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.compactMap { pid_t($0) }.filter { process in
      let text = String(decoding: FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data(), as: UTF8.self)
      guard let name = text.lastIndex(of: ")") else { return false }
      let words = text[name...].split(separator: " ")
      return words.count > 2 && pid_t(words[2]) == parent
    }
  }
}
