# shellcheck shell=bash
# The engine: its format, what it may use, where it builds, its tests and laws. What asks for builds of its own
# is in engine-counted.sh and engine-sanitized.sh.

step "format" check Scripts/format --lint

# The tests below run this build, which `swift test` would make with other flags, and so once more.
step "release build" check Scripts/build-release

need python3 python3-minimal
step "availability check tests itself" counted Simulators/Tools/check-availability --self-test
step "availability on iOS 15, macOS 12" check Simulators/Tools/check-availability
step "imports: standard library only" check Scripts/check-imports
step "rooms without circles" check Scripts/check-rooms
step "files check tests itself" counted Scripts/check-files --self-test
step "files of a size that is found and read" check Scripts/check-files
step "what apps see of the engine" counted Scripts/check-api engine
step "settings check tests itself" counted Scripts/check-settings --self-test
step "one table of settings for all front ends" check Scripts/check-settings
step "messages in each language" check python3 Data/tools/generate-message-tables.py --check
step "deliberate mistakes fit the sources" counted Scripts/mutants --check

if on_linux; then
  step "links no Foundation" check Scripts/check-linkage
else
  skip "links no Foundation" "it runs on Linux"
fi

# Debian has the modules in a package without a command of their name.
python3 -c 'import ensurepip, venv' 2>/dev/null || need python3-with-ensurepip python3-venv
step "words check tests itself" counted Scripts/check-words --self-test
step "plain English, spelling" counted Scripts/check-words
step "links check tests itself" counted Scripts/check-links --self-test
step "links of the documents" counted Scripts/check-links
if [ -x "$(toolchain)/bin/docc" ] || ! on_linux; then
  step "documentation without warnings or dead links" check env SYMBOL_GRAPHS=.build/symbol-graphs Scripts/docs
else
  skip "documentation without warnings or dead links" "this toolchain comes without DocC"
fi

# Not by `swift test`, for which other builds would wait. A text of a fiftieth of the maximum length shows a quadratic step,
# too, in a fiftieth of the time.
tests=(.build/release/formworkPackageTests.xctest --testing-library swift-testing)
on_linux || tests=(swift test --skip-build -c release)
step "unit tests and laws" swift \
  env LAWS_EDITS="${LAWS_EDITS:-200000}" EXTREME_LENGTH="${EXTREME_LENGTH:-20000}" "${tests[@]}"
