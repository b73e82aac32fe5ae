#!/usr/bin/env python3
"""Draws typed, pasted, scanned, and loaded input, and lines of files, with the intended values.

    draw-meaning.py COUNT SEED [FAMILY…]  writes a line of JSON for each input, as many of each kind

`Tests/Vectors/meaning/README.md` says how to read a row. `Scripts/compare meaning` runs it, with the packages that know
what is meant: phonenumbers, Babel, python-stdnum, and schwifty.
"""

import importlib
import json
import random
import sys

FAMILIES = sys.argv[3:] or "numbers dates phones identifiers cards gentle masks extraction edits".split()

for name in FAMILIES:
    importlib.import_module("meaning." + name)
from meaning.rows import KINDS  # noqa: E402

KINDS[:] = [kind for kind in KINDS if kind.family in FAMILIES]

count, seed = int(sys.argv[1]), int(sys.argv[2])
# Each kind has a generator of its own, so that a new kind doesn't change the rows of the others.
generators = [random.Random(f"{seed} {kind.family} {kind.name}") for kind in KINDS]
seen = set()
for turn in range(count):
    kind, draw = KINDS[turn % len(KINDS)], generators[turn % len(KINDS)]
    way = kind.ways[turn // len(KINDS) % len(kind.ways)]
    for _ in range(100):
        row = kind.row(draw, way)
        key = json.dumps([way, row["format"], row["text"], row.get("actions")]) if row else None
        if row and key not in seen:
            seen.add(key)
            print(json.dumps(row, ensure_ascii=False))
            break
