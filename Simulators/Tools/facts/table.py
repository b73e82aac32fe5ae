"""The table of facts: Simulators/Facts.tsv."""

import dataclasses
import re

PLATFORMS = {  # column: (module folder, the oldest system that the package supports)
    "iOS": ("ios", (15, 0)), "macCatalyst": ("catalyst", (15, 0)), "tvOS": ("tvos", (15, 0)),
    "visionOS": ("visionos", (1, 0)), "macOS": ("macos", (12, 0)), "watchOS": ("watchos", (8, 0)),
}
OF_TYPES = {"conformances": "conformances", "Sendable": "sendable", "frozen": "frozen"}  # column: field of a declaration
FACTS = [
    "symbol", "selector", "type", "optional", "nullability", "isolation", *OF_TYPES, *PLATFORMS, "SDK"]
COLUMNS = FACTS + ["source"]

# Systems before 26 with the number of the iOS of the same year added; from 26 on the numbers are the same.
YEARS = {"iOS": 0, "macCatalyst": 0, "tvOS": 0, "visionOS": 16, "macOS": 3, "watchOS": 7}


@dataclasses.dataclass(frozen=True)
class Row:
    cells: tuple

    def __getitem__(self, column):
        return self.cells[COLUMNS.index(column)]

    def replacing(self, column, value):
        cells = list(self.cells)
        cells[COLUMNS.index(column)] = value
        return Row(tuple(cells))

    @property
    def key(self):
        return self["symbol"], self["type"]

    @property
    def open_columns(self):
        """What no open source knows: single cells, or the whole row."""
        return [column for column in OF_TYPES if self[column] == "open"] + (
            ["source"] if self["source"].startswith("open") else [])


def read(path):
    with open(path, encoding="utf-8") as file:
        lines = [line.rstrip("\n") for line in file if not line.startswith("#")]
    if lines[0].split("\t") != COLUMNS:
        raise SystemExit(f"error: the columns of {path} are not {COLUMNS}")
    return [Row(tuple(line.split("\t"))) for line in lines[1:]]


def version(text):
    """`all`: (0, 0), for all systems; `-`: None, for none."""
    if text == "all":
        return (0, 0)
    if text == "-":
        return None
    major, minor = text.split(".")
    return int(major), int(minor)


def sdk_of(row):
    """The SDK that a declaration came with, by the year of the newest system that it needs; `-` if all have it."""
    newest = (0, 0)
    for platform in PLATFORMS:
        major, minor = version(row[platform]) or (0, 0)
        if major:
            newest = max(newest, (major if major >= 26 else major + YEARS[platform], minor))
    return f"{newest[0]}.{newest[1]}" if newest[0] else "-"


def issues(row):
    """The mistakes in a row by itself."""
    if len(row.cells) != len(COLUMNS):
        return [f"{row.cells[0]}: {len(row.cells)} cells, not {len(COLUMNS)}"]
    found = []
    if not all(row.cells):
        found.append("an empty cell")
    for platform, (_, oldest) in PLATFORMS.items():
        text = row[platform]
        if text not in ("all", "-"):
            if not re.fullmatch(r"\d+\.\d+", text):
                found.append(f"{platform}: “{text}” isn't a version")
                continue
            if version(text) <= oldest:
                found.append(f"{platform}: write “all” for {text}, every system that is supported has it")
    if found:
        return [f"{row['symbol']}: {issue}" for issue in found]
    if row["SDK"] != sdk_of(row):
        found.append(f"SDK {row['SDK']}, but the systems say {sdk_of(row)}")
    if row["isolation"] not in ("main", "none"):
        found.append(f"“{row['isolation']}” isn't an isolation")
    if not re.match(r"open$|header |documentation |bindings |source |swift-corelibs|swift-foundation|swift |xnu ",
                    row["source"]):
        found.append(f"“{row['source']}” isn't a source")
    return [f"{row['symbol']}: {issue}" for issue in found]
