# shellcheck shell=bash
# The command, driven from outside as a shell would: Tests/CLI is Python, standard library only;
# Tests/Terminal drives the prompt through pseudo-terminals and tmux.

step "release build" check Scripts/cli

need python3 python3-minimal
step "command" unittest \
  env FORMWORK="$PWD/CLI/.build/release/formwork" PYTHONDONTWRITEBYTECODE=1 \
  python3 -m unittest discover --start-directory Tests/CLI

step "what people mean" counted Scripts/compare meaning

step "prompt, in terminals" unittest Scripts/terminal-tests

if on_linux; then
  need termtosvg termtosvg
  step "the picture of the prompt" check Scripts/record-prompt --check
else
  skip "the picture of the prompt" "termtosvg is Debian's"
fi

# At the end, because it builds the command again, which waits for other builds.
step "command, installed" unittest \
  env FORMWORK="$PWD/CLI/.build/release/formwork" PYTHONDONTWRITEBYTECODE=1 \
  python3 -m unittest discover --start-directory Tests/CLI --pattern 'install_tests.py'
