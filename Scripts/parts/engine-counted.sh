# shellcheck shell=bash
# The engine once more, in builds of their own that count: steps, allocations, instructions.

step "instructions: the check tests itself" counted Scripts/check-instructions --self-test
if on_linux; then
  step "growth, by counted steps" swift Scripts/check-growth
  step "instructions of keys, inputs, patterns" counted Scripts/check-instructions
else
  skip "growth, by counted steps" "allocations are counted on Linux"
  skip "instructions of keys, inputs, patterns" "valgrind counts them on Linux"
fi
