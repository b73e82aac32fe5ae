#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A lock that threads can wait at for a change.
final class Lock {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(condition)
    mutex.deallocate()
    condition.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }

  /// Lets others have the lock until one of them announces a change.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// Wakes all that wait.
  func announce() { pthread_cond_broadcast(condition) }
}

/// Runs some work on a thread of its own, which nobody waits for.
///
/// - Returns: Whether there is such a thread.
func startThread(_ work: @escaping () -> Void) -> Bool {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  // Some systems give a thread a sixteenth of the main thread's stack.
  pthread_attr_setstacksize(&attributes, 8 << 20)
  pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
  let box = Unmanaged.passRetained(Work(work))
  #if canImport(Darwin)
  var thread: pthread_t?
  let status = pthread_create(&thread, &attributes, { runWork($0) }, box.toOpaque())
  #elseif canImport(Musl)
  var thread: pthread_t?
  let status = pthread_create(&thread, &attributes, { $0.flatMap { runWork($0) } }, box.toOpaque())
  #else
  var thread = pthread_t()
  let status = pthread_create(&thread, &attributes, { $0.flatMap { runWork($0) } }, box.toOpaque())
  #endif
  if status != 0 { box.release() }
  return status == 0
}

/// How many threads can run at once.
var processorCount: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

private final class Work {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

private func runWork(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
