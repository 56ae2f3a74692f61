import Foundation

/// A full disk or an I/O error at the first, second, third … call of each kind: a documented code, and old or new data.
struct FailingCalls: Proof {
  static let name = "faults"
  static let title = "full disk or I/O error at the k-th write, sync, rename, until none is hit"

  /// One work for each kind of file: store, export, backup, session, secret of the server.
  private static let quick: Set = ["add", "export", "backup", "session", "secret"]
  /// Not `write` for a server, whose threads wake each other by writing to pipes: those know no such errors.
  private static let calls: [(call: String, errors: [String])] = [
    ("write", ["ENOSPC", "EIO"]), ("pwrite64", ["ENOSPC", "EIO"]), ("fsync", ["EIO", "ENOSPC"]),
    ("fdatasync", ["EIO", "ENOSPC"]),
    ("ftruncate", ["EIO"]), ("rename", ["EIO", "ENOSPC"]), ("link", ["EIO", "ENOSPC"]), ("unlink", ["EIO"]),
    ("mkdir", ["ENOSPC"]),
  ]

  func run(in scene: Scene) throws -> Finding {
    if let obstacle = try Strace.obstacle(scene) { return .notRun(obstacle) }
    var finding = Finding()
    for work in try DurableWork.all(in: scene) where !scene.isShort || Self.quick.contains(work.name) {
      let before = try work.prepared(in: scene)
      for (call, errors) in Self.calls where call != "write" || work.asking == nil {
        for error in errors.prefix(scene.times(2, short: 1)) {
          finding.add(try failures(of: work, before, call, error))
        }
      }
    }
    return finding
  }

  private func failures(of work: DurableWork, _ before: Scene, _ call: String, _ error: String) throws -> Finding {
    var finding = Finding()
    var number = 1
    while true {
      let scene = try work.copy(of: before, as: "\(work.name)-failing")
      let result = try work.run(in: scene, under: Strace.failing(call, number, error, in: scene))
      if !Strace.hasInjected(in: scene) { return finding }
      finding.count += 1
      let moment = "\(work.name), \(error) at \(call) \(number) (\(result.outcome.summary))"
      judge(result, try work.state(scene), moment, &finding)
      let left = Files.names(in: scene.path("home")).filter { $0.contains(".tmp") || $0.contains(".restoring") }
      // Where removing itself fails, a file may stay.
      if call != "unlink" { finding.expect(left.isEmpty, "\(moment): \(left) stayed") }
      // A short proof does not go through all pages of an import.
      number += scene.isShort && number >= 4 ? max(1, number / 2) : number >= 60 ? 17 : 1
    }
  }

  private func judge(_ result: DurableWork.Result, _ state: WorkState, _ moment: String, _ finding: inout Finding) {
    finding.expect(result.outcome.ending.isDocumented, "\(moment): no documented code")
    switch state {
    case .between(let what):
      finding.corrupt += 1
      finding.faults.append("\(moment): \(what)")
    case .before where result.isTold:
      finding.lost += 1
      finding.faults.append("\(moment): success was told, and nothing of it is there")
    default: break
    }
  }
}
