import Foundation

/// A process that this program started; whoever starts one waits for it.
final class RunningProgram {
  let process: pid_t
  private let output: String
  private let errors: String

  init(process: pid_t, output: String, errors: String) {
    self.process = process
    self.output = output
    self.errors = errors
  }

  func signal(_ number: Int32) { kill(process, number) }

  /// Whether it has ended; it is still to be waited for.
  var isOver: Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo == SIGCHLD
  }

  /// How many bytes of data it has given so far.
  var written: Int { Files.size(output) }

  /// Waits for the end, and kills what does not come to one.
  func wait(seconds limit: Double = 120) -> Outcome {
    let end = ContinuousClock.now + .seconds(limit)
    var pause: UInt32 = 200
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard ContinuousClock.now < end else {
        signal(SIGKILL)
        waitpid(process, &status, 0)
        return outcome(.stuck)
      }
      usleep(pause)
      pause = min(pause * 2, 5000)
    }
    let number = status & 0x7f
    return outcome(number == 0 ? .exited(status >> 8 & 0xff) : .signalled(number))
  }

  private func outcome(_ ending: Ending) -> Outcome {
    Outcome(ending: ending, output: Files.bytes(output), errors: String(decoding: Files.bytes(errors), as: UTF8.self))
  }
}
