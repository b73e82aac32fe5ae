# shellcheck shell=bash
# What the scripts share. Source it first: it makes the repository's root the working directory.
# The scripts run in bash 3.2, which is what macOS ships.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

on_linux() { [ "$(uname -s)" = Linux ]; }

# need COMMAND PACKAGE: installs Debian's PACKAGE if COMMAND is missing, quietly.
need() {
  command -v "$1" >/dev/null && return
  command -v apt-get >/dev/null || fail "Please install $1, then try again."
  local sudo=
  [ "$(id -u)" -eq 0 ] || sudo=sudo
  local output
  output=$(
    { $sudo apt-get update -qq && $sudo env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends "$2"; } 2>&1
  ) || fail "$2 can't be installed:" "$output"
}

need_swift() {
  command -v swift >/dev/null \
    || fail "There is no 'swift' on the PATH. Install Swift 6.1 or newer: https://www.swift.org/install"
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  case $version in
    '' | [0-5].* | 6.0)
      fail "Swift ${version:-of an unknown version} is too old. Install Swift 6.1 or newer: https://www.swift.org/install"
      ;;
  esac
}

# The folder with the toolchain's own tools. `swiftc` itself may be a proxy somewhere else, and a
# system's llvm-nm or wasm-ld may be too old for the toolchain's objects.
toolchain() {
  swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath" *: *"\(.*\)/lib/swift".*|\1|p'
}

# The Swift files that are ours, in the folders that exist.
swift_files() {
  local folder folders=(Package.swift)
  for folder in Sources Tests CLI Web GTK Doubles Benchmarks Fuzz Examples Scripts; do
    [ -d "$folder" ] && folders+=("$folder")
  done
  find "${folders[@]}" \( -name '.?*' -o -name node_modules \) -prune -o -name '*.swift' -print
}
