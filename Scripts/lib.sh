# shellcheck shell=bash disable=SC2034
# Functions that the scripts share. Source it first: it changes to the repository's root.
# The scripts run in bash 3.2, which is what macOS ships.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# The modules of the engine, each after those that it imports.
engine=(FormworkTables FormworkMasks FormworkPhoneNumbers FormworkFormats)

# Plans every build again. Swift would keep the plan, which is that of one package, and which misses new files of the
# packages that it depends on.
fresh_plan=(--disable-build-manifest-caching)

# Package.swift reads it: tests aren't optimized.
export FORMWORK_PLAIN_TESTS=1

# The release build of all packages that aren't only for one check, such as the command, the tests, and the benchmarks.
# It has one folder and the same flags everywhere, so that no module is compiled twice.
symbol_graphs=$PWD/.build/symbol-graphs
release=(-c release --scratch-path "$PWD/.build" "${fresh_plan[@]}" --enable-index-store
  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$symbol_graphs")

on_linux() { [ "$(uname -s)" = Linux ]; }

# need COMMAND PACKAGE: installs Debian's PACKAGE if COMMAND is missing, quietly.
need() {
  command -v "$1" >/dev/null && return
  command -v apt-get >/dev/null || fail "Install $1, and try again."
  local sudo=
  [ "$(id -u)" -eq 0 ] || sudo=sudo
  local output
  # One at a time, because parts of the tests run in parallel, and apt doesn't wait for its own lock.
  mkdir -p .build
  output=$(
    exec 9>.build/need.lock
    flock 9
    { $sudo apt-get update -qq && $sudo env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends "$2"; } 2>&1
  ) || fail "$2 can't be installed:" "$output"
}

need_swift() {
  command -v swift >/dev/null \
    || fail "'swift' isn't on the PATH. Install Swift 6.1 or newer: https://www.swift.org/install"
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

# Sets `flags` to those of a command that needs no shared libraries but those of the C library. CLI/Package.swift links
# Swift's own libraries into it. On macOS the system has them, and there are no flags.
self_contained() {
  flags=()
  on_linux || return 0
  local pair archive folder=$PWD/.build/static
  # The first folder that has them: the toolchain asks for libstdc++ and libgcc_s by name, and where a linker finds
  # a static library first, it takes that. libgcc_eh is what libgcc_s is called there.
  mkdir -p "$folder"
  for pair in libstdc++.a:libstdc++.a libgcc_eh.a:libgcc_s.a; do
    archive=$("$(toolchain)/bin/clang" -print-file-name="${pair%%:*}")
    [ -f "$archive" ] || fail "${pair%%:*} is missing. Install your system's development package of libstdc++."
    ln -sfn "$archive" "$folder/${pair#*:}"
  done
  flags=(-Xlinker "-L$folder")
}

# build_command PRODUCT: builds a product of the folder CLI: CLI/.build/release/PRODUCT.
build_command() {
  self_contained
  mkdir -p CLI/.build
  swift build --package-path CLI "${release[@]}" --product "$1" ${flags[@]+"${flags[@]}"}
  ln -sfn ../../.build/release CLI/.build/release
}

# strip_symbols FILE: takes the symbols out of a program.
strip_symbols() {
  if on_linux; then "$(toolchain)/bin/llvm-objcopy" --strip-all "$1"; else strip -x "$1"; fi
}

# The version that the changelog begins with: `## [Unreleased] - 0.1.0`, or `## [0.1.0]` and a day.
version() { sed -n -e 's/^## \[Unreleased\] - //p' -e 's/^## \[\([0-9.]*\)\].*/\1/p' CHANGELOG.md | sed -n 1p; }

# The Swift files that are ours, in the folders that exist.
swift_files() {
  local folder folders=(Package.swift)
  for folder in Sources Tests CLI Web Simulators Benchmarks Examples Data Scripts; do
    [ -d "$folder" ] && folders+=("$folder")
  done
  find "${folders[@]}" \( -name '.?*' -o -name node_modules \) -prune -o -name '*.swift' -print
}
