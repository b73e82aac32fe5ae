"""Headers made false at random: after any change of one declaration, the comparison has to find a mistake.

Each try copies the headers, changes one place, reads them as Swift's importer does, and compares that with the table."""

import dataclasses
import os
import re
import shutil

from . import compare, declarations, table

HEADERS = "Simulators/ObjC/Headers"
MODULES = ("UIKit", "AppKit", "Foundation")

# (name, pattern, replacement)
CHANGES = [
    ("may be absent", r"\bnullable\b", "nonnull"),
    ("is always there", r"(?<=\()(?=(?:NSString|UIView|UIMenuElement|UITextRange|NSNotification|UIAction|NSView) \*\))", "nullable "),
    ("is optional", r"^@optional\n", "@required\n"),
    ("is on the main actor", r"\bMAIN_ACTOR\n(?=@)", ""),
    ("one method is on the main actor", r" MAIN_ACTOR(?=;)", ""),
    ("is free of actors", r" ?\bNONISOLATED\b", ""),
    ("has a version", r"SINCE\((\w+), (\d+)\.(\d)\)", r"SINCE(\1, \2.7)"),
    ("isn't everywhere", r" ?\bNOT_ON\(\w+\)", ""),
    ("has a name of its own", r"\bNAMED\((\w+)", r"NAMED(\1s"),
    ("has a selector", r"^([-+] \([^)]*\)\w+)(?=[:;])", r"\1s"),
    ("has an argument's selector", r"(?<=[a-z)] )(\w+)(?=:\()", r"\1s"),
    ("is a truth value", r"\bBOOL(?= \w|\))", "NSInteger"),
    ("is a number", r"\bNSInteger(?= \w|\))", "BOOL"),
    ("is a text", r"\bNSString(?= \*)", "NSNumber"),
    ("can only be read", r"\breadonly\b", "readwrite"),
    ("is Sendable", r"^SENDABLE\n", ""),
    ("is a class of a class", r"^(@interface UI\w+ : )(?!NSObject)\w+", r"\1NSObject"),
    ("is there", r"^(?:[-+] \(|@property\()[^;{}]*;\n", ""),
    ("is a constant", r"^extern [^;]*;\n", ""),
]


def places(text):
    """Every place that a change fits: [(change, match)]. The words of the headers aren't declarations."""
    return [(change, match) for change in CHANGES for match in re.finditer(change[1], text, re.M)]


def all_places():
    """[(path below the headers, change, match)]"""
    found = []
    for module in MODULES:
        for name in sorted(os.listdir(f"{HEADERS}/{module}")):
            if name.endswith(".h"):
                with open(f"{HEADERS}/{module}/{name}", encoding="utf-8") as file:
                    found += [(f"{module}/{name}", *place) for place in places(file.read())]
    return found


def drawn(found, count, random):
    """Some places, of each kind of change about as many."""
    kinds = sorted({change[0] for _, change, _ in found})
    random.shuffle(kinds)
    return [random.choice([one for one in found if one[1][0] == kinds[index % len(kinds)]]) for index in range(count)]


def columns(path):
    """The systems whose declarations a change of a header may change: any of them may be the one."""
    return ["macOS"] if path.startswith("AppKit") else ["iOS", "macCatalyst", "tvOS", "visionOS"]


def false_issues(place, rows, world, toolchain, folder):
    """The mistakes that the comparison finds in the headers with one change; `None` if the importer can't read them."""
    path, (_, _, replacement), match = place
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(HEADERS, folder)
    with open(f"{folder}/{path}", encoding="utf-8") as file:
        text = file.read()
    with open(f"{folder}/{path}", "w", encoding="utf-8") as file:
        file.write(text[:match.start()] + match.expand(replacement) + text[match.end():])
    module = path.split("/")[0]
    for column in columns(path):
        name = table.PLATFORMS[column][0]
        arguments = [f"{folder}" if one == HEADERS else one for one in toolchain.arguments(name)]
        arguments[arguments.index("-module-cache-path") + 1] = f"{folder}/cache"
        try:
            found = declarations.graph([toolchain.symbols, *arguments], [module])
        except SystemExit:
            return None
        fresh = {}
        for declaration in found.values():
            fresh.setdefault(declaration.symbol, []).append(declaration)
        standins = {
            symbol: declared for symbol, declared in world.standins[column].items() if not symbol.startswith(f"{module}.")}
        other = dataclasses.replace(world, standins={**world.standins, column: {**standins, **fresh}})
        of_module = [row for row in rows if row["symbol"].startswith(f"{module}.")]
        issues = [issue for row in of_module for issue in compare.row_issues(row, other)]
        keys = {row.key for row in rows}
        issues += [key[0] for key in compare.header_keys(other) if key not in keys]
        if issues:
            return issues
    return []


def run(rows, world, toolchain, count, random):
    """Changes some headers: yields each change, and its mistakes: an empty list if no check notices it."""
    for place in drawn(all_places(), count, random):
        path, change, match = place
        line = match.string.count("\n", 0, match.start()) + 1
        found = false_issues(place, rows, world, toolchain, ".build/facts/headers")
        yield f"{path}:{line}: {change[0]}: “{match[0].strip()}”", found
