"""The comparison of the table with everything else. Looser, stricter, or missing: each is a sentence."""

import fnmatch

from . import declarations, table


def version_in(declaration, column):
    """The version from which a stand-in has a declaration on a system, in the table's words."""
    domains = dict(declaration.versions)
    found = declaration.version(column)
    if column == "macCatalyst" and column not in domains:
        found = declaration.version("iOS")
    if column == "visionOS" and column not in domains:
        found = vision_of(declaration.version("iOS"))
    if found is None:
        return "-"
    return "all" if found <= table.PLATFORMS[column][1] else f"{found[0]}.{found[1]}"


def vision_of(ios):
    """The visionOS that goes with an iOS, as the SDK's settings map it."""
    if ios is None or ios >= (26, 0):
        return ios
    return (2, 4) if ios >= (18, 4) else (2, 0) if ios >= (18, 0) else (1, 0)


def row_issues(row, world):
    """The mistakes in a row, by itself and compared with the stand-ins and simulators."""
    found = list(table.issues(row))
    if found:
        return found
    symbol, said = row["symbol"], lambda column, what: found.append(f"{row['symbol']}: {column}: {what}")
    if row["nullability"] != declarations.nullability_of(row["type"]):
        said("nullability", f"{row['nullability']} in the table, which doesn't go with {row['type']}")
    for column in table.PLATFORMS:
        declared = world.standins[column].get(symbol, [])
        match = next((one for one in declared if one.type == row["type"]), None)
        there = version_in(match, column) if match else "-"
        if there != row[column]:
            what = "missing, or of another type" if there == "-" else there
            said(column, f"{row[column]} in the table, {what} in the stand-in")
        if not match:
            continue
        for name, value in (
            ("selector", match.selector), ("optional", match.optional), ("isolation", match.isolation)):
            if row[name] != value:
                said(name, f"{row[name]} in the table, {value} in the stand-in for {column}")
        for name, field in table.OF_TYPES.items():
            value = getattr(match, field)
            if row[name] != value and not (row[name] == "open" and value != "-"):
                said(name, f"{row[name]} in the table, {value} in the stand-in for {column}")
    simulated = world.simulators.get(symbol)
    if simulated and not any(is_like(row, one, world) for one in simulated) and not deviates(symbol, world):
        shown = "; ".join(sorted({f"{one.type} ({one.isolation}, {one.conformances})" for one in simulated}))
        said("simulator", f"{row['type']} ({row['isolation']}, {row['conformances']}) in the table, {shown} in the simulator")
    newest = row["SDK"] != "-" and table.version(row["SDK"]) >= (26, 0)
    if newest and not world.used.get(row.key, True):
        said("SDK", "it came with 26, and is used outside of #if compiler(>=6.2)")
    return found


def deviates(symbol, world):
    """Whether the simulator differs on purpose; which entries of the list were of use is remembered."""
    found = [pattern for pattern in world.deviations if fnmatch.fnmatchcase(symbol, pattern)]
    world.needed.update(found)
    return bool(found)


def simplified(type):
    """A declaration without parts that a simulator can't or needn't have: escaping, senders, and C names."""
    for word in ("@escaping ", "@Sendable ", "@MainActor ", "any ", " = _", "weak "):
        type = type.replace(word, "")
    type = type.replace("NSSize", "CGSize").replace("NSRect", "CGRect").replace("NSNotification.", "Notification.")
    return type.replace("!", "?").split(" where ")[0].replace(" nonmutating", "")


def is_like(row, simulator, world):
    """Whether a simulator matches the table: the same type, and the same or stricter isolation."""
    if simplified(row["type"]) != simplified(simulator.type):
        return False
    if lacks(row["conformances"], simulator.conformances, world):
        return False
    return simulator.isolation == row["isolation"] or row["type"].startswith("case")


def lacks(said, declared, world):
    """Whether a simulator lacks what its type inherits or conforms to; more than that does no harm. A protocol of a
    header that no simulator has isn't missed."""
    missing = set(said.split(" ")) - set(declared.split(" ")) - {"-", "none", "open"}
    # The standard library of Linux has its own ways.
    missing -= {"RawRepresentable", "ExpressibleByArrayLiteral", "SetAlgebra", "CaseIterable"}
    return bool(missing - world.only_in_headers)


def header_keys(world):
    """The declarations of the headers: {(symbol, type)}."""
    return {
        (one.symbol, one.type) for declared in world.standins.values() for each in declared.values()
        for one in each if one.header}


def is_named(symbol, world):
    """Whether a source, an example, a client or a simulator names a header's declaration. A type of UIKit or AppKit is
    needed by the declarations that mention it, and an initializer has no name."""
    name = symbol.split("(")[0].split(".")[-1]
    return name == "init" or name[:1].isupper() or name in world.words


def issues(rows, world):
    """Everything that is wrong, and the number of comparisons."""
    found, seen = [], set()
    for row in rows:
        if row.key in seen:
            found.append(f"{row['symbol']}: twice in the table, as {row['type']}")
        seen.add(row.key)
        found += row_issues(row, world)
    for key in sorted(set(world.used) - seen):
        found.append(f"{key[0]}: used by the sources, but the table has no row for {key[1]}")
    of_headers = header_keys(world)
    for key in sorted(of_headers - seen):
        found.append(f"{key[0]}: a header declares it as {key[1]}, but the table has no row")
    for key in sorted(seen - set(world.used)):
        if key not in of_headers or not is_named(key[0], world):
            found.append(f"{key[0]}: in the table as {key[1]}, but nothing uses it")
    return found


def unneeded(world):
    """The entries of the list of deviations that nothing needs."""
    return [f"{pattern}: no simulator deviates so any more" for pattern in sorted(set(world.deviations) - world.needed)]
