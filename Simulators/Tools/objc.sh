# shellcheck shell=bash disable=SC2034
# Functions that compile for Apple's platforms on any system, with the declarations in Simulators/ObjC. Source it after
# lib.sh. The standard library for those platforms is made from the interface files of the toolchain's own; it has
# no code and is for type-checking only.

need_swift
on_linux || fail "This needs the standard library's interface from a Linux toolchain. Run it on Linux."

platforms=(ios:x86_64-apple-ios15.0-simulator catalyst:x86_64-apple-ios15.0-macabi
  tvos:x86_64-apple-tvos15.0-simulator visionos:arm64-apple-xros1.0-simulator
  watchos:x86_64-apple-watchos8.0-simulator macos:x86_64-apple-macosx12.0)
# The same sources with the SDK of Xcode 16.3, the oldest one that the package supports.
old_platforms=(ios-18.4:x86_64-apple-ios15.0-simulator macos-15.4:x86_64-apple-macosx12.0)

standins=Simulators/ObjC
build=.build/objc
resources=$(toolchain)/lib/swift

features=(-swift-version 6 -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -package-name formwork)

# frontend MODULE-FOLDER TARGET ARGUMENT…
frontend() {
  local modules=$1 target=$2 sdk=()
  shift 2
  # The flag stands for a newer compiler, which comes with the SDK of iOS 27.
  if is_older "$modules"; then sdk=(-Xcc -DOLDER_SDK); else sdk=(-D FORMWORK_XCODE_27); fi
  swiftc -frontend -target "$target" -sdk "$build/sdk" -resource-dir "$resources" \
    -I "$modules" -I "$standins/Headers" -I "$standins/Darwin" -I "$resources/shims" \
    -module-cache-path "$modules/cache" "${sdk[@]}" \
    -disable-objc-attr-requires-foundation-module -plugin-path "$resources/host/plugins" "$@"
}

# is_older FOLDER: whether it is for an older SDK, which has its version in the name.
is_older() { case $1 in *-[0-9]*.[0-9]*) ;; *) false ;; esac }

# library MODULE FOLDER TARGET: the module of the toolchain, for another platform.
library() {
  local module=$1 folder=$2 target=$3 interface
  interface=$(echo "$resources/linux/$module.swiftmodule/"*-unknown-linux-gnu.swiftinterface)
  sed -e "s/-target [^ ]*-linux-gnu/-target $target -experimental-skip-all-function-bodies/" -e 's/-disable-objc-interop//g' \
    -e 's/^@backDeployed([^)]*)//' -e 's/ @backDeployed([^)]*)//' \
    "$interface" >"$folder/$module.swiftinterface"
  if [ "$module" = Swift ]; then
    # The pointer that Objective-C's out parameters need; `&` can't be written without it. The function is what
    # the compiler calls where an object comes from Objective-C as `id`.
    cat >>"$folder/$module.swiftinterface" <<'SWIFT'
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
  public let _rawValue: Builtin.RawPointer
  @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
  public var pointee: Pointee { get nonmutating set }
}
public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any
SWIFT
  fi
  frontend "$folder" "$target" -O -compile-module-from-interface -parse-stdlib \
    -disable-availability-checking -enable-objc-interop -module-name "$module" \
    -disable-implicit-string-processing-module-import \
    -o "$folder/$module.swiftmodule" "$folder/$module.swiftinterface"
}

# module NAME FOLDER TARGET FILE…: the module's declarations, from sources.
module() {
  local name=$1 folder=$2 target=$3
  shift 3
  frontend "$folder" "$target" -O -emit-module -parse-as-library -module-name "$name" \
    -experimental-skip-all-function-bodies -suppress-warnings \
    "$@" -o "$folder/$name.swiftmodule"
}

# sources FOLDER: its files; those of an older SDK are copies in which nothing of a newer one is left.
sources() {
  local from=$1
  if is_older "${folder-}"; then
    from=$folder/sources/$1
    [ -d "$from" ] || older_copy "$1" "$from"
  fi
  find "$from" -name '*.swift' | LC_ALL=C sort
}

older_copy() {
  local path
  find "$1" -name '*.swift' | while read -r path; do
    mkdir -p "$folder/sources/$(dirname "$path")"
    sed 's/compiler(>=6\.2)/compiler(>=99)/' "$path" >"$folder/sources/$path"
  done
}

# frameworks TARGET: the modules of the platform, in the order of their imports.
frameworks() {
  case $1 in
    *-macosx*) echo ObjectiveC CoreGraphics Dispatch Foundation AppKit Carbon SwiftUI ;;
    *) echo ObjectiveC CoreGraphics Dispatch Foundation UIKit SwiftUI ;;
  esac
}

# prepare FOLDER TARGET MODULE…: the system's modules, and those of ours.
prepare() {
  rm -rf "$1/sources"
  local folder=$1 target=$2 stamp name version sum headers
  shift 2
  # All that the modules are made from. Nothing is made again from the same.
  sum=$(find "$standins" "${@/#/Sources/}" -type f \( -name '*.swift' -o -name '*.h' -o -name '*.modulemap' \) -exec cksum {} + \
    | cat - Simulators/Tools/objc.sh | cksum)
  if [ "$(cat "$folder/sum" 2>/dev/null)" = "$sum" ]; then
    return
  fi
  stamp="$target $(swiftc --version 2>/dev/null | head -n 1) $(cksum <Simulators/Tools/objc.sh)"
  if [ "$(cat "$folder/stamp" 2>/dev/null)" != "$stamp" ]; then
    rm -rf "$folder"
    mkdir -p "$folder"
    library Swift "$folder" "$target"
    library _Concurrency "$folder" "$target"
    library _StringProcessing "$folder" "$target"
    # A build without optimisation imports it, even if there is nothing in it.
    : >"$folder/Empty.swift"
    module SwiftOnoneSupport "$folder" "$target" "$folder/Empty.swift"
    printf '%s\n' "$stamp" >"$folder/stamp"
  fi
  for name in $(frameworks "$target"); do
    rm -f "$folder/$name.swiftmodule"
    # C code on Apple's systems has no actor annotations.
    version=6
    [ "$name" = Carbon ] && version=5
    # Most are headers, to which Swift adds a part.
    headers=()
    [ -d "$standins/Headers/$name" ] && headers=(-import-underlying-module)
    # shellcheck disable=SC2046
    module "$name" "$folder" "$target" -swift-version "$version" "${headers[@]}" $(sources "$standins/$name")
  done
  for name in "$@"; do
    # shellcheck disable=SC2046
    module "$name" "$folder" "$target" "${features[@]}" $(sources "Sources/$name")
  done
  printf '%s\n' "$sum" >"$folder/sum"
}

# The version of visionOS that goes with a version of iOS; an SDK says so in this file.
settings() {
  mkdir -p "$build/sdk"
  cat >"$build/sdk/SDKSettings.json" <<'JSON'
{
  "Version": "27.0", "MaximumDeploymentTarget": "27.99",
  "VersionMap": {
    "iOS_visionOS": {
      "13.0": "1.0", "15.0": "1.0", "16.0": "1.0", "17.0": "1.0", "18.0": "2.0", "18.4": "2.4",
      "26.0": "26.0", "27.0": "27.0"
    }
  }
}
JSON
}

# at_once LIMIT: waits until fewer jobs run than that.
at_once() {
  while [ "$(jobs -rp | wc -l)" -ge "$1" ]; do wait -n || true; done
}
