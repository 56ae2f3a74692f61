import Dispatch

/// Runs tasks one after another, on a thread no other task has.
final class OwnThread: TaskExecutor {
  private let queue = DispatchQueue(label: "own thread")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
