# shellcheck shell=bash
# The engine once more, in builds with sanitizers: its memory, formats that tasks share, and random input.

step "unit tests, Address Sanitizer" swift Scripts/check-memory
step "concurrency, Thread Sanitizer" swift Scripts/check-threads

if on_linux; then
  step "fuzz, 3,000 inputs a target" counted Scripts/fuzz --runs 3000
else
  skip "fuzz" "Apple's toolchains come without libFuzzer"
fi
