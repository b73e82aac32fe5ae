#include <stdbool.h>
#include <stdint.h>

// How many blocks this process has allocated so far, on whatever thread.
uint64_t malloc_counter_value(void);

// Whether allocations are counted on this system.
bool malloc_counter_works(void);
