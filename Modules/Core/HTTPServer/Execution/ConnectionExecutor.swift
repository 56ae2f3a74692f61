import Synchronization

/// Runs a task on the thread that starts it for as long as it does not wait, and on other threads from then on.
final class ConnectionExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    /// A thread is running jobs and will take those that come.
    var isRunning = false
  }

  private let state = Mutex(State())
  private let afterwards: ThreadExecutor

  init(afterwards: ThreadExecutor) {
    self.afterwards = afterwards
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isTaken = state.withLock { state in
      if state.isRunning { state.jobs.append(job) }
      return state.isRunning
    }
    if !isTaken { afterwards.enqueue(job, of: self) }
  }

  /// Runs what `start` brings until it is done or waits for something.
  func run(_ start: () -> Void) {
    state.withLock { $0.isRunning = true }
    start()
    while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func next() -> UnownedJob? {
    state.withLock { state in
      if !state.jobs.isEmpty { return state.jobs.removeFirst() }
      state.isRunning = false
      return nil
    }
  }
}
