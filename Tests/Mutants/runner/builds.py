"""The builds of the copy, and the mutants that don't compile."""

import os
import re
import subprocess
import sys

from copies import COPY, WORK, write

# The packages with tests, and the sources whose mutants they may notice.
PACKAGES = {
    ".": "Sources/",
    "Simulators": "Sources/Formwork(InputMask|CountryPicker|Core/(Field|Codes|Groups|Limits))?/",
    "Simulators/AppKit": "Sources/Formwork(Core/(Field|Codes|Groups|Limits))?/",
    "CLI": "CLI/Sources/|Sources/FormworkTerminal/",
}
# The engine is optimized, because its tests are long.
OPTIONS = {
    ".": ["-c", "release", "--build-tests"],
    "Simulators": ["--build-tests"],
    "Simulators/AppKit": ["--build-tests"],
    "CLI": ["-c", "release", "--product", "formwork"],
}
# Other products that the tests need.
OTHERS = {"CLI": ["-c", "release", "--product", "PromptFixture"]}
# The modules that have other names in a package than in Sources.
NAMES = {
    "Formwork": "FormworkUnderTest", "FormworkInputMask": "FormworkListenersUnderTest",
    "FormworkCountryPicker": "FormworkCountryPickerUnderTest"}


def checked(package, mutants, total):
    """The mutants that compile by themselves, against the modules of an earlier build: that saves most builds."""
    configuration = "release" if "release" in OPTIONS[package] else "debug"
    modules = os.path.abspath(f"{COPY}/{package}/.build/{configuration}/Modules")
    aliases = [f"{name}={other}" for name, other in NAMES.items() if package.startswith("Simulators")]
    features = ("ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility")
    options = [part for feature in features for part in ("-enable-upcoming-feature", feature)]
    for module in sorted({mutant.module for mutant in mutants if re.match(PACKAGES[package], mutant.path)}):
        name = NAMES.get(module, module) if package.startswith("Simulators") else module
        if not os.path.exists(f"{modules}/{name}.swiftmodule"):
            continue
        others = [part for alias in aliases if not alias.startswith(f"{module}=") for part in ("-module-alias", alias)]
        while True:
            write(mutants, total)
            done = subprocess.run(
                ["swiftc", "-emit-sil", "-wmo", "-o", os.devnull, "-parse-as-library", "-module-name", name,
                 "-package-name", os.path.basename(COPY), "-swift-version", "6", "-suppress-warnings", "-I", modules,
                 *options, *others, *swift_files(module)],
                capture_output=True, text=True)
            bad = complained(done.stderr, [mutant for mutant in mutants if mutant.module == module])
            if not bad:
                break
            mutants = [mutant for mutant in mutants if mutant not in bad]
    return mutants


def swift_files(module):
    folder = f"{COPY}/Sources/{module}"
    return [
        f"{parent}/{name}" for parent, _, names in os.walk(os.path.abspath(folder)) for name in names
        if name.endswith(".swift")]


def build(package, mutants):
    """Builds the tests of a package of the copy; returns the mutants that don't compile."""
    folder = os.path.normpath(f"{COPY}/{package}")
    for configuration in ("debug", "release"):
        # Files may have come or gone.
        if os.path.exists(plan := f"{folder}/.build/{configuration}.yaml"):
            os.remove(plan)
    command = ["swift", "build", "--package-path", folder]
    if package == "Simulators/AppKit":
        # Both modules named Carbon wait for each other in a build of everything at once.
        subprocess.run([*command, "--target", "Carbon"], capture_output=True)
    for options in filter(None, (OPTIONS[package], OTHERS.get(package))):
        done = subprocess.run([*command, *options], capture_output=True, text=True)
        if done.returncode:
            return broken(done.stdout + done.stderr, mutants)
    return set()


def broken(output, mutants):
    """The mutants that fail a build, which has no other reason to fail."""
    found = complained(output, mutants)
    if not found:
        with open(f"{WORK}/build.log", "w") as file:
            file.write(output)
        errors = sorted({line for line in output.splitlines() if "error:" in line})[:10]
        sys.exit("\n".join([*errors, f"The copy doesn't build; {WORK}/build.log says more."]))
    return found


def complained(output, mutants):
    """The mutants that the compiler complains about."""
    found = set()
    for path, line in set(re.findall(r"^(/[^:\n]*\.swift):(\d+):\d+: error:", output, re.M)):
        path = os.path.relpath(os.path.realpath(path), os.path.realpath(COPY))
        own = [mutant for mutant in mutants if mutant.path == path]
        hit = [mutant for mutant in own if int(line) in mutant.lines]
        # The innermost one. A value that is never set is reported at the end of its function, behind the mutant.
        hit.sort(key=lambda mutant: len(mutant.old))
        found.update(hit[:1] or sorted(own, key=lambda mutant: abs(mutant.lines.start - int(line)))[:1])
    return found


def compiled(mutants):
    """The mutants that compile, in a copy that is built, and the packages whose tests may notice them."""
    everything, total = mutants, len(mutants)
    for number, mutant in enumerate(mutants):
        mutant.number = number
    packages = [
        package for package, paths in PACKAGES.items() if any(re.match(paths, mutant.path) for mutant in mutants)]
    for package in packages:
        mutants = checked(package, mutants, total)
    for package in packages:
        while True:
            write(mutants, total)
            bad = build(package, mutants)
            if not bad:
                break
            mutants = [mutant for mutant in mutants if mutant not in bad]
    for mutant in everything:
        if mutant not in mutants:
            print(f"{mutant.path}:{mutant.line} {mutant.title}: doesn't compile", flush=True)
    return mutants, packages
