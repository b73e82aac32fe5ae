#include <stdbool.h>
#include <stdint.h>

// The number of blocks that this process has allocated so far, on all threads.
uint64_t malloc_counter_value(void);

// Whether allocations are counted on this system.
bool malloc_counter_works(void);
