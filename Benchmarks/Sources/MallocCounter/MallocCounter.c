#include "MallocCounter.h"

#include <stddef.h>
#include <stdlib.h>

static uint64_t count;

uint64_t malloc_counter_value(void) {
  return __atomic_load_n(&count, __ATOMIC_RELAXED);
}

#if defined(__GLIBC__)

// The functions of the executable override those of the C library, which are available under these names. A
// block that grows counts as a new one.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void add(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  add();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  add();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  add();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  add();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  add();
  *block = __libc_memalign(alignment, size);
  return *block == NULL ? 12 : 0;
}

bool malloc_counter_works(void) {
  uint64_t before = malloc_counter_value();
  void *volatile block = malloc(32);
  free(block);
  return malloc_counter_value() == before + 1;
}

#else

bool malloc_counter_works(void) { return false; }

#endif
