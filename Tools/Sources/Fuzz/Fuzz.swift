import Foundation
import FuzzTargets

/// What `FUZZ` names.
private let target = ProcessInfo.processInfo.environment["FUZZ"].flatMap(FuzzTarget.init)

/// Called by libFuzzer with one input after another (https://llvm.org/docs/LibFuzzer.html).
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else {
    print("FUZZ names no target; there are: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: " "))")
    exit(64)
  }
  target.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
