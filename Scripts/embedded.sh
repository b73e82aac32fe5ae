# shellcheck shell=bash
# What compiles and links Embedded Swift for WebAssembly, in the folder $build; to be sourced after lib.sh.
# All that does so shares the modules there, also at the same time: each is compiled aside and then moved.
#
# Each module becomes one file of LLVM's bitcode, and the linker optimises them all as one program: what no page
# calls goes first, then what is left is made for its callers alone, and what several modules have alike is one function.
# (Objects that are linked as they are take a fifth more.) A call is smaller than what is put in its place, even at
# -Osize: Swift's inliner is left out, but for what must be inlined, and so are copies of a function for each closure
# that it is called with; LLVM's does what makes a page smaller. Modules of tables keep Swift's: without it, arrays of
# constants are made by code.
#
# What is checked in several places of a function traps in one (-mergeable-traps; Swift keeps traps apart for debuggers,
# which nobody starts here), and the linker writes indices and addresses as short as they are, not in five bytes each.

need_swift
build=.build/embedded
mkdir -p "$build"
triple=wasm32-unknown-none-wasm
root=$(toolchain)
unicode=$root/lib/swift/embedded/$triple/libswiftUnicodeDataTables.a
[ -f "$unicode" ] || fail "error: this toolchain doesn't support Embedded Swift for $triple"
# Modules of another compiler are compiled anew.
version_of_compiler=$("$root/bin/swiftc" --version 2>&1)
[ "$(cat "$build/compiler" 2>/dev/null)" = "$version_of_compiler" ] || printf '%s\n' "$version_of_compiler" >"$build/compiler"

# compile MODULE FOLDER: its object and its module, unless they are newer than its sources and the modules before it.
earlier=()
compile() {
  local module=$1 folder=$2 object=$build/$1.bc aside=$build/aside.$$.$1 newer=yes
  if [ -f "$object" ]; then
    newer=$(find "$folder" Scripts/embedded.sh "$build/compiler" ${earlier[@]+"${earlier[@]}"} -newer "$object")
  fi
  earlier+=("$build/$module.swiftmodule")
  [ -n "$newer" ] || return 0
  mkdir -p "$aside"
  touch "$aside/begun"
  local smaller=(-Xllvm -sil-disable-pass=closure-specialize
    -Xllvm -sil-disable-pass=experimental-swift-based-closure-specialization)
  case $module in
    FormworkUnicode | FormworkLocales) ;;
    *) smaller+=(-Xllvm -sil-disable-pass=inline -Xllvm -sil-disable-pass=late-inline) ;;
  esac
  find "$folder" -name '*.swift' -print0 \
    | xargs -0 swiftc -target "$triple" -enable-experimental-feature Embedded -wmo -Osize \
      -parse-as-library -swift-version 6 -module-name "$module" -package-name formwork \
      -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility -I "$build" \
      -Xfrontend -function-sections -Xfrontend -disable-stack-protector -Xfrontend -mergeable-traps \
      "${smaller[@]}" \
      -emit-module -emit-module-path "$aside/$module.swiftmodule" -emit-ir -o "$aside/$module.ll"
  # The compiler's own -emit-bc writes a summary of the module, too, and stops at functions without names.
  "$root/bin/clang" -target "$triple" -Wno-override-module -c -emit-llvm "$aside/$module.ll" -o "$aside/$module.bc"
  # As old as what it was made of, so that a source saved meanwhile is newer; and new for those that need it.
  touch -r "$aside/begun" "$aside/$module.bc"
  touch "$aside/$module.swiftmodule"
  mv "$aside/$module.swiftmodule" "$aside/$module.bc" "$build"
  rm -r "$aside"
}

# link NAME OPTION…: NAME.wasm of the options and modules, and NAME.named, which still has names.
link() {
  local name=$1
  shift
  "$root/bin/wasm-ld" --no-entry --gc-sections --stack-first --strip-debug --compress-relocations -mllvm -disable-lsr \
    "$@" "$unicode" -o "$name.named"
  "$root/bin/llvm-objcopy" --strip-all "$name.named" "$name.wasm"
}

# needs_normalisation NAME: whether NAME.named has the tables of Unicode's normalisation.
# (`grep -q` would end before the list does, and `pipefail` would take that for no.)
needs_normalisation() { "$root/bin/llvm-nm" "$1.named" | grep -e NFCNormalizer -e _swift_stdlib_getNormData >/dev/null; }

# gzipped FILE…: how many bytes they take then.
gzipped() { cat "$@" | gzip -9c | wc -c; }

# weigh NAME: what weighs most in NAME.named, by the part of a function's name that says the module of Swift.
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
