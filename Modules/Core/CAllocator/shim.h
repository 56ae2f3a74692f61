#pragma once
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// One arena for all threads, grown by a megabyte at a time. glibc gives each thread an arena of its own and grows that by a
/// page, a system call each. A wrapper, since malloc.h is in no module of Swift's and exists with glibc only.
static inline void use_one_arena(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, 1 << 20);
#endif
}
