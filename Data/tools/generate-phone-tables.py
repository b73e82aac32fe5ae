#!/usr/bin/env python3
# Writes the tables of phones from Data/phones.json; with --check, it compares them instead:
#
#     python3 Data/tools/generate-phone-tables.py
#
# All is one run of bytes, in words, as the compiler takes many bytes far longer than few words. Offsets
# count bytes, or half bytes in patterns of digits; `PhoneData` describes the layout.

import json
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
FOLDER = "Sources/FormworkFormats/Generated"
TRUNKS = [None, "0", "1", "8", "06"]
FACTS = ["groupOnly", "optional", "carrier", "spaced"]
TYPES = ["fixedLine", "mobile", "tollFree"]


class Pattern:
    """A pattern of digits, rewritten with sixteen signs, of which two fit into a byte.

    What libphonenumber's patterns have beyond them is spelled out: `X?` is `(X|)`, `X{2}` is `XX`, `\\d` is `[-]`.
    """

    SIGNS = "0123456789[]-(|)"

    def __init__(self, text):
        self.rest = text
        self.signs = self.alternatives()
        assert not self.rest, text
        if "|" in outside(self.signs):
            self.signs = f"({self.signs})"

    def alternatives(self):
        found = [self.sequence()]
        while self.rest.startswith("|"):
            self.rest = self.rest[1:]
            found.append(self.sequence())
        return "|".join(found)

    def sequence(self):
        signs = ""
        while self.rest and self.rest[0] not in "|)":
            signs += self.repeated(self.one())
        return signs

    def one(self):
        if self.rest.startswith("("):
            self.rest = self.rest[3 if self.rest.startswith("(?:") else 1:]
            inner = self.alternatives()
            self.rest = self.rest[1:]
            return f"({inner})" if "|" in outside(inner) else inner
        found = re.match(r"\\d|\[[-0-9]+\]|[0-9]", self.rest)
        self.rest = self.rest[found.end():]
        return "[-]" if found[0] == "\\d" else found[0]

    def repeated(self, one):
        found = re.match(r"\?|\{(\d+)(?:,(\d+))?\}", self.rest)
        if not found:
            return one
        self.rest = self.rest[found.end():]
        low, high = (0, 1) if found[0] == "?" else (int(found[1]), int(found[2] or found[1]))
        signs = ""
        for _ in range(high - low):
            signs = f"({one}{signs}|)"
        return one * low + signs


def outside(signs):
    """The signs that stand in no group."""
    depth, found, index = 0, "", 0
    while index < len(signs):
        depth -= signs[index] == ")"
        if depth == 0:
            found += signs[index]
        depth += signs[index] == "("
        index += 1
    return found


class Digits:
    """All patterns, joined, each ended by an unmatched closing bracket."""

    NONE = 0xFFFF

    def __init__(self):
        self.signs, self.places = "", {}

    def place(self, text):
        if not text:
            return self.NONE
        signs = Pattern(text).signs + ")"
        if signs not in self.places:
            self.places[signs] = len(self.signs)
            self.signs += signs
        return self.places[signs]

    def bytes(self):
        numbers = [Pattern.SIGNS.index(sign) for sign in self.signs + "0"]
        return bytes(low | high << 4 for low, high in zip(numbers[::2], numbers[1::2]))


class Distinct:
    """Values by the order in which they came up."""

    def __init__(self):
        self.values = []

    def number(self, value):
        if value not in self.values:
            self.values.append(value)
        return self.values.index(value)


def groups(pattern):
    """`(\\d{3})(\\d{3,4})` as bytes: the least and the most digits of each group."""
    found = re.findall(r"\(\\d(?:\{(\d+)(?:,(\d+))?\})?\)", pattern)
    counts = [(int(low or 1), int(high or low or 1)) for low, high in found]
    again = "".join(r"\(\\d(\{%d(,%d)?\})?\)" % count for count in counts)
    assert re.fullmatch(again, pattern) and len(counts) <= 5, pattern
    return bytes(low << 4 | high for low, high in counts).ljust(5, b"\0")


def two(number):
    return number.to_bytes(2, "little")


def tables(data):
    """The bytes, and the place of each part in them."""
    digits, patterns, templates = Digits(), Distinct(), Distinct()
    codes, formats = b"", b""
    for code in data["codes"]:
        start = len(formats)
        national, international = code["national"], code["international"]
        lists = [national, national if international is None else international]
        for pattern, template, leading, facts in lists[0] + (international or []):
            # A template contains every group once, in order, so no digit can be lost.
            count = len(re.findall(r"\\d", pattern))
            assert re.findall(r"\$(\d)", template) == [str(n + 1) for n in range(count)], template
            flags = sum(1 << FACTS.index(fact) for fact in facts)
            formats += bytes([
                patterns.number(groups(pattern)), templates.number(template.encode().ljust(16, b"\0")),
                flags << 4 | len(leading)])
            for lead in leading:
                formats += two(digits.place(lead))
        codes += two(start)
        codes += bytes([len(national), len(national) if international is None else len(international),
                        international is None, TRUNKS.index(code["trunkPrefix"])])
    parts = {"codes": codes, "formats": formats,
             "patterns": b"".join(patterns.values), "templates": b"".join(templates.values),
             "digits": digits.bytes()}
    places, all = {}, b""
    for name, part in parts.items():
        places[name] = len(all)
        all += part
    places.update(codeCount=len(data["codes"]))
    return places, all


def words(bytes):
    """Lines of a list of words."""
    bytes = bytes.ljust((len(bytes) + 7) // 8 * 8, b"\0")
    all = [f"0x{int.from_bytes(bytes[i:i + 8], 'little'):X}," for i in range(0, len(bytes), 8)]
    line = "   "
    for word in all:
        if len(line) + 1 + len(word) > 100:
            yield line
            line = "   "
        line += " " + word
    yield line


def head(data):
    return (f"// Generated by Data/tools/generate-phone-tables.py from Data/phones.json, {data['version']}.\n"
            "// Derived from the metadata of libphonenumber (Apache License 2.0, see NOTICE); `make tables` runs it.\n"
            "// swift-format-ignore-file\n")


def phone_tables(data):
    places, all = tables(data)
    lines = [head(data), "enum PhoneTables {", f'  static let version = "{data["version"]}"']
    lines += [f"  static var {name}: Int {{ {place} }}" for name, place in places.items()]
    return "\n".join([*lines, "\n  static let words: [UInt64] = [", *words(all), "  ]", "}", ""])


def mask_tables(data):
    distinct, rows = Distinct(), b""
    for region in sorted(data["masks"]):
        masks = data["masks"][region]
        for type in TYPES:
            rows += bytes(distinct.number(mask) + 1 for mask in masks.get(type, []))
            rows += b"" if type in masks else b"\0\0"
    assert len(distinct.values) < 256
    lines = [head(data), "enum PhoneMaskTables {",
             "  /// The layouts of examples, with a zero for each digit, each followed by a line feed.",
             "  static let masks: StaticString = \"\"\""]
    lines += ["    " + mask.replace(" ", "\\u{20}", 1) if mask.startswith(" ") else "    " + mask
              for mask in distinct.values]
    lines += ["", "    \"\"\"", "",
              "  /// For each region, in order, the indices of its masks from 1: for each type, national and international.",
              "  static let words: [UInt64] = [", *words(rows), "  ]", "}", ""]
    return "\n".join(lines)


data = json.load(open(f"{ROOT}/Data/phones.json", encoding="utf-8"))
# Calling codes, regions and prefixes are those of the tables for parsing, in the same order.
parsing = json.load(open(f"{ROOT}/Data/phone-numbers.json", encoding="utf-8"))
assert data["version"] == parsing["version"]
for typed, parsed in zip(data["codes"], parsing["codes"], strict=True):
    main = parsed["regions"][0]
    assert typed["code"] == parsed["code"] and (typed["regions"] or ["001"])[0] == main["region"], typed["code"]
    for key in ("trunkPattern", "internationalPrefix"):
        assert (typed.get(key) or None) == (main.get(key) or None), (typed["code"], key)
wrong = []
for name, text in (("PhoneTables", phone_tables(data)), ("PhoneMaskTables", mask_tables(data))):
    path = f"{FOLDER}/{name}.swift"
    if "--check" not in sys.argv:
        open(f"{ROOT}/{path}", "w", encoding="utf-8").write(text)
    elif open(f"{ROOT}/{path}", encoding="utf-8").read() != text:
        wrong.append(path)
if wrong:
    sys.exit("error: these files are out of date, run `make tables`: " + ", ".join(wrong))
if "--size" in sys.argv:
    import gzip
    places, all = tables(data)
    print(places, len(all), len(gzip.compress(all, 9, mtime=0)))
