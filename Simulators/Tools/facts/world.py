"""The data to compare the table with: the stand-ins, the simulators, and the API that the sources use."""

import concurrent.futures
import dataclasses
import functools
import os
import subprocess

from . import declarations, table, uses

BUILD = ".build/objc"
LINUX = ".build/facts"
SOURCES = "Sources/Formwork"
# The code that names declarations of the headers.
NAMING = ["Sources", "Examples", "Simulators/ObjC", "Simulators/Sources", "Simulators/AppKit/Sources"]
TARGETS = {
    "ios": "x86_64-apple-ios15.0-simulator", "catalyst": "x86_64-apple-ios15.0-macabi",
    "tvos": "x86_64-apple-tvos15.0-simulator", "visionos": "arm64-apple-xros1.0-simulator",
    "watchos": "x86_64-apple-watchos8.0-simulator", "macos": "x86_64-apple-macosx12.0",
}
# The simulators: (folder of modules, name, sources, the language's version).
SIMULATORS = [
    ("uikit", "UIKit", "Simulators/Sources/UIKit", "6"), ("uikit", "SwiftUI", "Simulators/Sources/SwiftUI", "6"),
    ("appkit", "AppKit", "Simulators/AppKit/Sources/AppKit", "6"),
    ("appkit", "Carbon", "Simulators/AppKit/Sources/Carbon", "5"),
    ("appkit", "SwiftUI", "Simulators/Sources/SwiftUI", "6"),
]


@dataclasses.dataclass
class World:
    standins: dict  # {column: {symbol: [Declaration]}}
    simulators: dict  # {symbol: [Declaration]}
    used: dict  # {(symbol, type): whether only compilers with the newest SDK see it}
    deviations: dict  # {pattern of symbols: why their simulators differ}
    words: set  # every identifier of the code that is compiled against the headers, and of the simulators
    needed: set = dataclasses.field(default_factory=set)  # those of them that something was found by


    @functools.cached_property
    def types(self):
        """The ancestors of the types of the stand-ins: {name: [conformances]}."""
        found = {}
        for declared in self.standins.values():
            for symbol, each in declared.items():
                for one in each:
                    if one.conformances not in ("-", "none"):
                        found.setdefault(symbol.split(".", 1)[1], set()).add(one.conformances)
        return found

    @functools.cached_property
    def members(self):
        """The declarations of the stand-ins: {(type, member): [Declaration]}."""
        found = {}
        for declared in self.standins.values():
            for symbol, each in declared.items():
                head, bracket, tail = symbol.partition("(")
                _, *outer, name = head.split(".")
                found.setdefault((".".join(outer), name + bracket + tail), set()).update(each)
        return found

    @functools.cached_property
    def only_in_headers(self):
        """The protocols of headers that no simulator has."""
        simulated = {symbol.split(".")[-1] for symbol in self.simulators}
        return {
            symbol.split(".")[-1] for declared in self.standins.values() for symbol, each in declared.items()
            if any(one.header and one.kind == "protocol" for one in each)} - simulated


def by_symbol(found):
    grouped = {}
    for declaration in found.values():
        grouped.setdefault(declaration.symbol, []).append(declaration)
    return grouped


class Toolchain:
    def __init__(self):
        info = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
        self.resources = info.split('"runtimeResourcePath"')[1].split('"')[1]
        self.symbols = os.path.join(self.resources, "..", "..", "bin", "swift-symbolgraph-extract")
        self.triple = info.split('"triple"')[1].split('"')[1]

    def arguments(self, name):
        folder = os.path.join(BUILD, name)
        return ["-target", TARGETS[name], "-sdk", f"{BUILD}/sdk", "-I", folder, "-I", "Simulators/ObjC/Headers",
                "-I", "Simulators/ObjC/Darwin",
                "-I", f"{self.resources}/shims", "-resource-dir", self.resources,
                "-module-cache-path", f"{folder}/cache"]

    def standin(self, name):
        own = ["AppKit", "Carbon"] if name == "macos" else ["UIKit"]
        modules = ["ObjectiveC", "CoreGraphics", "Dispatch", "Foundation", *own, "SwiftUI"]
        return declarations.graph([self.symbols, *self.arguments(name)], modules)

    def used(self, name, found):
        frontend = ["swiftc", "-frontend", *self.arguments(name), "-disable-objc-attr-requires-foundation-module"]
        return uses.used(frontend, SOURCES, found)

    def make_simulators(self):
        for folder, name, path, version in SIMULATORS:
            modules = f"{LINUX}/{folder}"
            os.makedirs(modules, exist_ok=True)
            result = subprocess.run(
                ["swiftc", "-frontend", "-emit-module", "-parse-as-library", "-suppress-warnings",
                 "-experimental-skip-all-function-bodies", "-plugin-path", f"{self.resources}/host/plugins",
                 "-swift-version", version, "-enable-upcoming-feature", "ExistentialAny",
                 "-enable-upcoming-feature", "InternalImportsByDefault",
                 "-enable-upcoming-feature", "MemberImportVisibility", "-I", modules, "-module-name", name,
                 *uses.files(path), "-o", f"{modules}/{name}.swiftmodule"], capture_output=True, text=True)
            if result.returncode:
                raise SystemExit(f"error: the simulator of {name} isn't compiled\n{result.stderr[-2000:]}")

    def simulators(self, folder):
        modules = [name for place, name, _, _ in SIMULATORS if place == folder]
        return declarations.graph(
            [self.symbols, "-target", self.triple, "-I", f"{LINUX}/{folder}"], modules)


def read_deviations(path):
    with open(path, encoding="utf-8") as file:
        lines = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    return {pattern: reason for pattern, reason in lines[1:]}


def make():
    toolchain = Toolchain()

    def of(column):
        name = table.PLATFORMS[column][0]
        found = toolchain.standin(name)
        # Nothing of the sources is left on watchOS.
        return found, {} if column == "watchOS" else toolchain.used(name, found)

    standins, used = {}, {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        simulators_made = pool.submit(toolchain.make_simulators)
        for column, (found, names) in zip(table.PLATFORMS, pool.map(of, table.PLATFORMS)):
            standins[column] = by_symbol(found)
            for usr, inside in names.items():
                key = found[usr].symbol, found[usr].type
                used[key] = used.get(key, True) and inside
        simulators_made.result()
    simulators = {}
    for folder in ("uikit", "appkit"):
        for symbol, declared in by_symbol(toolchain.simulators(folder)).items():
            simulators.setdefault(symbol, [])
            simulators[symbol] += [one for one in declared if one not in simulators[symbol]]
    words = set().union(*(uses.words_of(folder) for folder in NAMING))
    return World(standins, simulators, used, read_deviations("Simulators/Facts.deviations.tsv"), words)
