#include "StepCounter.h"

#include <stddef.h>
#include <stdlib.h>

// Each thread counts for itself, so that tests can run beside each other.
static _Thread_local uint64_t steps;
static _Thread_local uint64_t bytes;
static _Thread_local uint64_t blocks;

uint64_t step_counter_value(void) { return steps; }

uint64_t byte_counter_value(void) { return bytes; }

uint64_t block_counter_value(void) { return blocks; }

// The compiler adds a call at each edge.
void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  (void)guard;
  steps += 1;
}

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  (void)start;
  (void)stop;
}

#if defined(__GLIBC__)

// The executable's functions win over those of the C library, which keeps its own under these
// names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void add(size_t size) {
  bytes += size;
  blocks += 1;
}

void *malloc(size_t size) {
  add(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  add(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  add(size);
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  add(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  add(size);
  *block = __libc_memalign(alignment, size);
  return *block == NULL ? 12 : 0;
}

#endif
