#if canImport(Glibc)
  import CMalloc
#endif

/// How the C library gets its memory from the system.
enum MemoryPool {
  /// Makes one pool that grows by megabytes and keeps what it has; call it before the first thread begins.
  ///
  /// As it comes, glibc gives the thread that works a second pool, grows that by a system call a page, and gives the memory of
  /// each page of a list back only to ask for it again, which takes a tenth of the time of a short list.
  static func prepare() {
    #if canImport(Glibc)
      mallopt(M_ARENA_MAX, 1)
      mallopt(M_TOP_PAD, 1 << 20)
      mallopt(M_MMAP_THRESHOLD, 4 << 20)
      mallopt(M_TRIM_THRESHOLD, 16 << 20)
    #endif
  }
}
