# shellcheck shell=bash
# The engine once more, shared by tasks, and as the fuzz targets.

step "concurrency, Thread Sanitizer" swift Scripts/check-threads

if on_linux; then
  step "fuzz, 3,000 inputs a target" counted Scripts/fuzz --runs 3000
else
  skip "fuzz" "Apple's toolchains come without libFuzzer"
fi
