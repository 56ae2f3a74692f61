import Dispatch
import Files
import Synchronization

/// Runs tasks on a few threads of its own, in the order they come.
final class ThreadExecutor: TaskExecutor {
  private struct Job {
    let job: UnownedJob
    /// Kept alive until the job is done, which tasks themselves do not promise.
    let executor: any TaskExecutor
  }

  /// Apart from the executor, so that the threads do not keep it alive.
  private final class Queue: Sendable {
    let jobs = Mutex<[Job?]>([])
    let filled = DispatchSemaphore(value: 0)
  }

  private let queue = Queue()
  private let threads: Int

  init(threads: Int) {
    self.threads = threads
    for _ in 0..<threads {
      BackgroundThread.start { [queue] in Self.run(queue) }
    }
  }

  deinit {
    for _ in 0..<threads { add(nil) }
  }

  func enqueue(_ job: consuming ExecutorJob) { enqueue(UnownedJob(job), of: self) }

  /// Runs it for another executor, to which what follows in its task goes.
  func enqueue(_ job: UnownedJob, of executor: any TaskExecutor) { add(Job(job: job, executor: executor)) }

  private func add(_ job: Job?) {
    queue.jobs.withLock { $0.append(job) }
    queue.filled.signal()
  }

  /// Until it meets an end.
  private static func run(_ queue: Queue) {
    while true {
      queue.filled.wait()
      guard let next = queue.jobs.withLock({ $0.removeFirst() }) else { return }
      next.job.runSynchronously(on: next.executor.asUnownedTaskExecutor())
    }
  }
}
