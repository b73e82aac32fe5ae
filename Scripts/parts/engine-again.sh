# shellcheck shell=bash
# The engine once more, in builds of their own: counted steps, the sanitizers, the fuzz targets.

if on_linux; then
  step "growth, by counted steps" swift Scripts/check-growth
  step "instructions: the check tests itself" counted Scripts/check-instructions --self-test
  step "instructions of keys, inputs, patterns" counted Scripts/check-instructions
else
  skip "growth, by counted steps" "allocations are counted on Linux"
  skip "instructions of keys, inputs, patterns" "valgrind counts them on Linux"
fi

step "concurrency, Thread Sanitizer" swift Scripts/check-threads

step "unit tests, Address Sanitizer" swift Scripts/check-memory

if on_linux; then
  step "fuzz, 3,000 inputs a target" counted Scripts/fuzz --runs 3000
else
  skip "fuzz" "Apple's toolchains come without libFuzzer"
fi
