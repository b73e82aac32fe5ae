# shellcheck shell=bash
# Functions that compile and link Embedded Swift for WebAssembly in the folder $build. Source it after lib.sh.
# Scripts share the modules there, also at the same time: each module is compiled aside and then moved.
#
# A module is described, not compiled: its interface has the code of all its functions, without optimization, in
# some seconds. Only the page is compiled. The compiler then optimizes the page and what it calls of the modules as one
# program: this takes a fifth of the time of compiling each module by itself, and the result is 5 % smaller.
#
# A call is smaller than the code of a function in its place, even at -Osize. So Swift's inliner is off, except for
# what must be inlined, and copies of a function for each closure are off too. LLVM inlines what makes a page smaller.
# Modules of tables keep Swift's inliner and are linked before the page: otherwise code fills their arrays at the start.
# Checks in several places of a function share one trap (-mergeable-traps), and the linker writes indices and
# addresses in as few bytes as they need.

need_swift
build=.build/embedded
mkdir -p "$build"
triple=wasm32-unknown-none-wasm
root=$(toolchain)
unicode=$root/lib/swift/embedded/$triple/libswiftUnicodeDataTables.a
[ -f "$unicode" ] || fail "error: this toolchain doesn't support Embedded Swift for $triple"
# Another compiler needs new modules.
version_of_compiler=$("$root/bin/swiftc" --version 2>&1)
[ "$(cat "$build/compiler" 2>/dev/null)" = "$version_of_compiler" ] || printf '%s\n' "$version_of_compiler" >"$build/compiler"

language=(-target "$triple" -enable-experimental-feature Embedded -wmo -parse-as-library -swift-version 6
  -package-name formwork -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -I "$build")
small=(-Osize -Xfrontend -function-sections -Xfrontend -disable-stack-protector -Xfrontend -mergeable-traps
  -Xllvm -sil-disable-pass=closure-specialize
  -Xllvm -sil-disable-pass=experimental-swift-based-closure-specialization)
smallest=("${small[@]}" -Xllvm -sil-disable-pass=inline -Xllvm -sil-disable-pass=late-inline)

# The tables of locales. They are in the module of the formats, so that a program with masks alone has none of them. For a
# page they are compiled with the tables of characters.
locales=Sources/FormworkFormats/Locales/Tables

# sources MODULE: prints the folders of a module.
sources() {
  local folder
  for folder in Sources Web/Sources Tests/Embedded; do
    [ ! -d "$folder/$1" ] || printf '%s\n' "$folder/$1"
  done
  [ "$1" != FormworkTables ] || printf '%s\n' "$locales"
}

# is_fresh FILE SOURCE…: whether a file exists and is newer than its sources.
is_fresh() {
  [ -f "$1" ] && [ -z "$(find "${@:2}" Scripts/embedded.sh "$build/compiler" -newer "$1" 2>/dev/null | head -n 1)" ]
}

# imports MODULE: prints the interfaces that a module imports. One that changed makes those new that import it, and
# so on, so direct imports are enough.
imports() {
  # shellcheck disable=SC2046
  grep -rhoE '^(@[A-Za-z_]+(\([A-Za-z]+\))? )*((public|package|internal) )?import [A-Za-z]+' $(sources "$1") \
    | awk '{ print $NF }' | sort -u | while read -r name; do
    [ ! -f "$build/$name.swiftmodule" ] || printf '%s\n' "$build/$name.swiftmodule"
  done
}

# swift_of MODULE OPTION…: runs the compiler on a module's files.
swift_of() {
  local module=$1
  shift
  # A `FieldFormat` hides what makes it behind a protocol, and Embedded Swift has no such values. Pages use definitions.
  local without=(-not -path '*/FormworkCore/Formats/*')
  [ "$module" != FormworkFormats ] || without+=(-not -path "$locales/*")
  # shellcheck disable=SC2046
  find $(sources "$module") -name '*.swift' "${without[@]}" -print0 \
    | xargs -0 swiftc "${language[@]}" -module-name "$module" "$@"
}

# describe MODULE…: makes the interfaces of modules, all at once; those that they import exist.
describe() {
  local module jobs=() job
  for module; do
    describe_one "$module" &
    jobs+=($!)
  done
  for job in "${jobs[@]}"; do wait "$job"; done
}

describe_one() {
  local module=$1 interface=$build/$1.swiftmodule aside=$build/aside.$$.$1
  # shellcheck disable=SC2046
  ! is_fresh "$interface" $(sources "$module") $(imports "$module") || return 0
  announce "Reading $module"
  mkdir -p "$aside"
  touch "$aside/begun"
  swift_of "$module" -Onone -emit-module -emit-module-path "$aside/$module.swiftmodule"
  # As old as its sources were, so that a source that was saved meanwhile is newer.
  touch -r "$aside/begun" "$aside/$module.swiftmodule"
  mv "$aside/$module.swiftmodule" "$build"
  rm -r "$aside"
}

# compile MODULE: makes an object of a module and all that it calls. The interfaces that it imports exist.
compile() {
  local module=$1 object=$build/$1.bc aside=$build/aside.$$.$1.object
  # shellcheck disable=SC2046
  ! is_fresh "$object" $(sources "$module") $(imports "$module") || return 0
  announce "Compiling $module"
  mkdir -p "$aside"
  touch "$aside/begun"
  local options=("${smallest[@]}")
  case $module in FormworkTables) options=("${small[@]}") ;; esac
  swift_of "$module" "${options[@]}" -emit-ir -o "$aside/$module.ll"
  # The compiler's own -emit-bc also writes a summary of the module, and stops at functions without names.
  "$root/bin/clang" -target "$triple" -Wno-override-module -c -emit-llvm "$aside/$module.ll" -o "$aside/$module.bc"
  touch -r "$aside/begun" "$aside/$module.bc"
  mv "$aside/$module.bc" "$build"
  rm -r "$aside"
}

# announce WORDS: says what is done now, with the seconds since the start.
announce() { printf '%4d s  %s\n' "$SECONDS" "$*" >&2; }

# link NAME OPTION…: makes NAME.wasm of options and objects, and NAME.named, which still has names.
link() {
  local name=$1
  shift
  "$root/bin/wasm-ld" --no-entry --gc-sections --stack-first --strip-debug --compress-relocations -mllvm -disable-lsr \
    "$@" "$unicode" -o "$name.named"
  "$root/bin/llvm-objcopy" --strip-all "$name.named" "$name.wasm"
}

# needs_normalization NAME: whether NAME.named has the tables of Unicode's normalization.
# (`grep -q` would end before the list does, and `pipefail` would take that for no.)
needs_normalization() { "$root/bin/llvm-nm" "$1.named" | grep -e NFCNormalizer -e _swift_stdlib_getNormData >/dev/null; }

# gzipped FILE…: prints the bytes of files, gzipped.
gzipped() { cat "$@" | gzip -9c | wc -c; }

# weigh NAME: prints the largest parts of NAME.named, by the module in the functions' names.
weigh() {
  "$root/bin/llvm-nm" --print-size --size-sort "$1.named" | awk '
    NF < 4 || $1 ~ /-/ { next }
    { size = 0; hex = tolower($2); for (i = 1; i <= length(hex); i++)
        size = size * 16 + index("0123456789abcdef", substr(hex, i, 1)) - 1 }
    $4 ~ /^_swift_stdlib/ { group["the standard library, Unicode"] += size; next }
    $4 ~ /data$|^\.L/ { group["tables and texts"] += size; next }
    match($4, /^\$[es][0-9]+/) {
      count = substr($4, 3, RLENGTH - 2) + 0
      group[substr($4, RLENGTH + 1, count)] += size; next
    }
    $4 ~ /^\$[es]|^swift/ { group["the standard library"] += size; next }
    { group["other"] += size }
    END { for (name in group) printf "note: %8d bytes of %s\n", group[name], name }' | sort -k 2 -n -r | head -n 12
}
