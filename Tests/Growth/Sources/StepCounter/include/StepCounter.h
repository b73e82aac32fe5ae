#pragma once

#include <stdint.h>

/// How many edges of the control flow this thread has passed so far, in code that is built with
/// `-sanitize-coverage=edge,trace-pc-guard`: each turn of a loop, branch and call is one or a few,
/// those of the standard library's inlined functions too.
uint64_t step_counter_value(void);

/// How many bytes this thread has asked for so far, of the C library's functions; 0 where they can't be
/// replaced.
uint64_t byte_counter_value(void);

/// How many blocks those bytes are; one that grows is a new one.
uint64_t block_counter_value(void);
