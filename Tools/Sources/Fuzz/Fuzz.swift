import Dispatch
import Foundation
import FuzzTargets

/// The entry of libFuzzer for who has a `main` of its own (https://llvm.org/docs/LibFuzzer.html, "Using libFuzzer as a library").
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What `FUZZ` names.
private let target = ProcessInfo.processInfo.environment["FUZZ"].flatMap(FuzzTarget.init)

/// Reads on a thread of tasks, since libFuzzer calls on one of its own.
private func wait(for bytes: [UInt8]) {
  let isOver = DispatchSemaphore(value: 0)
  Task.detached {
    await target?.read(bytes)
    isOver.signal()
  }
  isOver.wait()
}

/// `FUZZ=NAME fuzz [options of libFuzzer] FOLDER…`: one input after another for a parser; started by `Tools/fuzz`.
@main
struct Fuzz {
  static func main() {
    guard target != nil else {
      print("FUZZ names no target; there are: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: " "))")
      exit(64)
    }
    var count = CommandLine.argc
    var words = CommandLine.unsafeArgv
    exit(
      runDriver(&count, &words) { start, count in
        wait(for: Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
      })
  }
}
