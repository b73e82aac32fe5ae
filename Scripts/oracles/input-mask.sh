# shellcheck shell=bash
# Scripts/compare input-mask CHECKOUT: runs 14 test files of input-mask-ios unchanged, against our names for them.
#
# CHECKOUT is a clone of github.com/RedMadRobot/input-mask-ios, with or without a work tree. Nothing of it stays
# here: its files are copied into .build/input-mask, beside a module named InputMask that hands on ours.
#
# Not run: StringTests, LargeNumberTests, and the base class MaskTestCase, which ask about that library's own
# internals (`prefixIntersection`, `RTLMask`, `Compiler`), and DayMonthYearCase, which uses its `startIndex(offsetBy:)`.
#
# The run fails if one of the 282 tests fails, or if fewer run.

need_swift
[ $# -eq 1 ] || fail "Name a clone of input-mask-ios: Scripts/compare input-mask CHECKOUT"

expected_files=14
expected_tests=282
folder=.build/input-mask
tests=$folder/Tests/InputMaskTests
rm -rf "$folder/Sources" "$folder/Tests"
mkdir -p "$folder/Sources/InputMask" "$tests"

git -C "$1" ls-tree -r --name-only HEAD Source/InputMask/InputMaskTests/Classes | grep '\.swift$' | grep -vE '/(StringTests|LargeNumberTests|MaskTestCase|DayMonthYearCase)\.swift$' \
  | while IFS= read -r path; do
    git -C "$1" show "HEAD:$path" >"$tests/$(basename "$path")"
  done
files=$(find "$tests" -name '*.swift' | wc -l)
[ "$files" -gt 0 ] || fail "$1 has no tests of input-mask-ios."

printf '@_exported import FormworkInputMask\n' >"$folder/Sources/InputMask/Exports.swift"
# Formwork has this initializer where there are fields. It needs none.
sed 's/^#if canImport(UIKit).*/#if true/' Sources/Formwork/Fields/Notation+CharacterSet.swift \
  >"$folder/Sources/InputMask/Notation+CharacterSet.swift"
cat >"$tests/MaskTestCase.swift" <<'END'
import XCTest
@testable import InputMask

class MaskTestCase: XCTestCase {
  func mask() throws -> Mask { try Mask(format: format()) }
  func format() -> String { fatalError("format() is for subclasses") }
}
END
cat >"$folder/Package.swift" <<END
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "input-mask-tests",
  dependencies: [.package(name: "formwork", path: "$PWD")],
  targets: [
    .target(name: "InputMask", dependencies: [.product(name: "FormworkInputMask", package: "formwork")]),
    .testTarget(name: "InputMaskTests", dependencies: ["InputMask"]),
  ],
  swiftLanguageModes: [.v5]
)
END

log=$folder/log
# Optimized: its tests of time make thousands of masks.
swift test --package-path "$folder" -c release -Xswiftc -enable-testing >"$log" 2>&1 || true
counts=$(sed -n 's/.*Executed \([0-9]*\) tests*, with \([0-9]*\) failure.*/\1 \2/p' "$log" | tail -n 1)
if [ -z "$counts" ]; then
  grep -a 'error:' "$log" | sort -u | head -n 20
  fail "The tests don't compile; see $log."
fi
read -r run failed <<<"$counts"
{ grep -a 'error: -\[\|: error: ' "$log" || true; } | sort -u | head -n 10
printf '%d files, %d passed, %d failed\n' "$files" "$((run - failed))" "$failed"
[ "$files" -eq "$expected_files" ] && [ "$run" -ge "$expected_tests" ] && [ "$failed" -eq 0 ]
