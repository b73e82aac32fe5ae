// What Embedded Swift asks of its host, for a module that imports nothing: memory, and hash seeds.
//
// Blocks come in classes, two to each power of two, so that at most a third of a block is unused. A freed
// block goes to the list of its class; memory only grows, which is all that WebAssembly can do.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { kHeader = 16, kClasses = 56, kPage = 65536 };

typedef union Block {
  struct {
    uint32_t class;
    union Block *next;
  } info;
  unsigned char space[kHeader];
} Block;

static Block *freed[kClasses];
static uintptr_t top;

// The size of a class: 32, 48, 64, 96, 128, 192 …
static size_t size_of(uint32_t class) {
  size_t power = (size_t)32 << (class >> 1);
  return class & 1 ? power + (power >> 1) : power;
}

// A module without memory can't continue. The trap notifies its page.
static uintptr_t take(size_t size) {
  if (top == 0) top = ((uintptr_t)&__heap_base + kHeader - 1) & ~(uintptr_t)(kHeader - 1);
  uint64_t end = (uint64_t)top + size;
  uint64_t room = (uint64_t)__builtin_wasm_memory_size(0) * kPage;
  if (end > room) {
    size_t pages = (size_t)((end - room + kPage - 1) / kPage);
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  }
  uintptr_t start = top;
  top = (uintptr_t)end;
  return start;
}

int posix_memalign(void **result, size_t alignment, size_t count) {
  if (alignment > kHeader || count > (size_t)1 << 30) __builtin_trap();
  uint32_t class = 0;
  while (size_of(class) < count + kHeader) class += 1;
  Block *block = freed[class];
  if (block) {
    freed[class] = block->info.next;
  } else {
    block = (Block *)take(size_of(class));
    block->info.class = class;
  }
  *result = (unsigned char *)block + kHeader;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)((unsigned char *)pointer - kHeader);
  block->info.next = freed[block->info.class];
  freed[block->info.class] = block;
}

// With bulk memory each of these is one instruction.
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count; count--, a++, b++) {
    if (*a != *b) return *a < *b ? -1 : 1;
  }
  return 0;
}

// The hash seed is the same in each page, so that a module's behavior is reproducible.
void arc4random_buf(void *target, size_t count) {
  uint32_t state = 0x9E3779B9u;
  unsigned char *bytes = target;
  for (size_t index = 0; index < count; index++) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    bytes[index] = (unsigned char)state;
  }
}
