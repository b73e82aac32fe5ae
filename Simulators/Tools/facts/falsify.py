"""Facts made false at random: the comparison has to notice each."""

import collections
import dataclasses

from . import compare, table

VERSIONS = ["all", "-", "16.0", "17.0", "17.4", "18.0", "18.4", "26.0", "26.1"]


def false_value(row, column, rows, random):
    """Another value for a cell, of the kind in that column."""
    value = row[column]
    if value == "open":
        return None  # The list of questions says so, too.
    if column in table.PLATFORMS:
        candidates = VERSIONS
    elif column == "SDK":
        candidates = ["-", "15.0", "17.0", "18.0", "18.4", "26.0"]
    elif column == "isolation":
        candidates = ["main", "none"]
    elif column == "optional":
        candidates = ["optional", "-"]
    elif column == "conformances":
        candidates = [
            f"{value} Identifiable", " ".join(value.split(" ")[1:]) or "none", value.replace(":NS", ":UI"),
            random.choice(rows)[column]]
    elif column == "Sendable":
        candidates = ["yes", "no", "where", "-"]
    elif column == "frozen":
        candidates = ["frozen", "-"]
    elif column == "nullability":
        index = random.randrange(len(value))
        candidates = [value[:index] + letter + value[index + 1:] for letter in "n?!"] + [value + "n"]
    elif column == "symbol":
        candidates = [value + "s", value.replace("UI", "NS"), value.swapcase()]
    elif column == "type":
        candidates = [
            value.replace("?", ""), value.replace("?", "!"), value.replace("{ get }", "{ get set }"),
            value.replace("{ get set }", "{ get }"), value.replace("String", "Int"), value.replace(" = _", ""),
            value + "?", random.choice(rows)[column]]
    else:
        candidates = [value + ":", value[:-1] or "x", value.swapcase(), random.choice(rows)[column]]
    candidates = [candidate for candidate in candidates if candidate not in (value, "")]
    return random.choice(candidates) if candidates else None


def notices(row, world):
    """Whether the comparison has something to say of a row, with the rest of the table as it is."""
    return row.key not in world.used or bool(compare.row_issues(row, world))


def false_declaration(declaration, random):
    """A stand-in's declaration that is looser, stricter, or gone (`None`)."""
    changes = [
        None,
        {"isolation": "none" if declaration.isolation == "main" else "main"},
        {"optional": "-" if declaration.optional == "optional" else "optional"},
        {"selector": declaration.selector + "x"},
        {"type": declaration.type + "?"},
        {"versions": (("*", None),)},
        {"conformances": declaration.conformances + " Identifiable"},
        {"sendable": "no" if declaration.sendable == "yes" else "yes"},
        {"frozen": "-" if declaration.frozen == "frozen" else "frozen"},
    ]
    change = random.choice(changes)
    return change and dataclasses.replace(declaration, **change)


def run(rows, world, count, random):
    """Falsifies facts and stand-ins. Returns what nobody noticed, and how many there were of each kind."""
    missed, tried = [], collections.Counter({column: 0 for column in [*table.FACTS, "a stand-in"]})
    while sum(tried.values()) < count:
        row = random.choice(rows)
        column = random.choice([*table.FACTS, "a stand-in"])
        if column == "a stand-in":
            platform = random.choice(list(table.PLATFORMS))
            declared = world.standins[platform].get(row["symbol"], [])
            index = next((i for i, one in enumerate(declared) if one.type == row["type"]), None)
            if index is None or row[platform] == "-":
                continue
            false = false_declaration(declared[index], random)
            # What the table leaves open, a stand-in may say either way.
            if false and row["Sendable"] == "open" and false.sendable != declared[index].sendable:
                continue
            others = declared[:index] + declared[index + 1:]
            changed = {**world.standins[platform], row["symbol"]: others + ([false] if false else [])}
            other = dataclasses.replace(world, standins={**world.standins, platform: changed})
            is_noticed = bool(compare.row_issues(row, other))
            what = f"{platform}: the stand-in says {false}"
        else:
            value = false_value(row, column, rows, random)
            if value is None:
                continue
            false = row.replacing(column, value)
            is_noticed = notices(false, world)
            what = f"{row['symbol']}: {column} is {value}, not {row[column]}"
        tried[column] += 1
        if not is_noticed:
            missed.append(what)
    return missed, tried
