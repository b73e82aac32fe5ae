#!/usr/bin/env python3
# Writes the tables for parsing phone numbers from Data/phone-numbers.json; with --check, it compares them instead:
#
#     python3 Data/tools/generate-phone-number-tables.py
#
# Every pattern becomes an automaton, and all patterns that are asked about the same number become one: the types of
# a region, the regions of a calling code, the formats of a calling code. Prefixes keep the order of their alternatives,
# as it shows where a prefix ends. No pattern has a loop, so that automata are made from their ends on: a state that
# is there already, in whatever automaton, is used again.
#
# All is one run of units of 16 bits, written as a text, as the compiler takes seconds for so many numbers and no time
# for a text; `NumberingData` says what stands where. With --data FILE and --output FILE it makes other tables of other data.

import json
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
SOURCE = "Data/phone-numbers.json"
TARGET = "Sources/FormworkPhoneNumbers/Generated/NumberingTables.swift"
# The order in which libphonenumber asks for the type of a number; a fixed line may be a mobile one, too.
TYPES = ["premium_rate", "toll_free", "shared_cost", "voip", "personal_number", "pager", "uan", "voicemail"]
FIXED_OR_MOBILE, FIXED, MOBILE = 8, 9, 10
LONGEST = 17
DIGITS = range(10)


class Reader:
    """Reads a pattern into steps: a set of digits, a way that parts, the end of the text, a match."""

    def __init__(self, text, wanted=None):
        self.rest, self.wanted, self.groups = text, wanted, 0
        self.tree = self.alternatives()
        assert not self.rest, text

    def alternatives(self):
        found = [self.sequence()]
        while self.rest.startswith("|"):
            self.rest = self.rest[1:]
            found.append(self.sequence())
        return ("or", found)

    def sequence(self):
        found = []
        while self.rest and self.rest[0] not in "|)":
            found.append(self.repeated(self.one()))
        return ("row", found)

    def one(self):
        if self.rest.startswith("("):
            plain = self.rest.startswith("(?:")
            self.rest = self.rest[3 if plain else 1:]
            self.groups += not plain
            number = None if plain else self.groups
            inner = self.alternatives()
            self.rest = self.rest[1:]
            return ("group", inner) if number is not None and number == self.wanted else inner
        # A tilde, which is waiting for a tone, is no digit: nothing matches it.
        found = re.match(r"\\d|\[[-0-9]+\]|[0-9~]|\$", self.rest)
        self.rest = self.rest[found.end():]
        if found[0] == "$":
            return ("end",)
        return ("set", frozenset(d for d in DIGITS if re.fullmatch(found[0], str(d))))

    def repeated(self, one):
        found = re.match(r"\?|\{(\d+)(?:,(\d+))?\}", self.rest)
        if not found:
            return one
        self.rest = self.rest[found.end():]
        low, high = (0, 1) if found[0] == "?" else (int(found[1]), int(found[2] or found[1]))
        more = ("row", [])
        for _ in range(high - low):
            more = ("or", [("row", [one, more]), ("row", [])])
        return ("row", [one] * low + [more])


MATCH = ("match",)


def steps(tree, then):
    """The steps of a tree, before others."""
    if tree[0] == "row":
        for part in reversed(tree[1]):
            then = steps(part, then)
        return then
    if tree[0] == "or":
        return ("or", tuple(steps(part, then) for part in tree[1]))
    if tree[0] == "group":
        return ("open", steps(tree[1], ("close", then)))
    return (*tree, then)


class States:
    """The states of all automata: a label, and the state after each digit; 0 is where no way leads on."""

    def __init__(self):
        self.all, self.numbers = [None], {}

    def state(self, label, after):
        if label == 0 and not any(after):
            return 0
        key = (label, tuple(after))
        if key not in self.numbers:
            self.numbers[key] = len(self.all)
            self.all.append(key)
        return self.numbers[key]

    def label(self, number):
        return self.all[number][0] if number else 0

    def after(self, number):
        return self.all[number][1] if number else (0,) * 10


STATES = States()
memory = {}


def remembered(make):
    """A function of the same arguments answers the same; a pattern occurs in many regions."""
    def ask(*arguments):
        key = (make.__name__, arguments)
        if key not in memory:
            memory[key] = make(*arguments)
        return memory[key]
    return ask


@remembered
def language(pattern):
    """The automaton of the texts that a pattern matches as a whole."""
    found = {}

    def walk(step, into):
        if step[0] == "or":
            for other in step[1]:
                walk(other, into)
        else:
            into.add(step)

    def state(ways):
        if ways not in found:
            after = []
            for digit in DIGITS:
                next = set()
                for step in ways:
                    if step[0] == "set" and digit in step[1]:
                        walk(step[2], next)
                after.append(state(frozenset(next)) if next else 0)
            found[ways] = STATES.state(int(MATCH in ways), after)
        return found[ways]

    first = set()
    walk(steps(Reader(pattern).tree, MATCH), first)
    return state(frozenset(first))


@remembered
def with_lengths(number, lengths):
    """What of a language has so many digits."""
    if not number or not any(length >= 0 for length in lengths):
        return 0
    shorter = tuple(length - 1 for length in lengths if length > 0)
    return STATES.state(STATES.label(number) if 0 in lengths else 0,
                        [with_lengths(next, shorter) for next in STATES.after(number)])


@remembered
def beginning(number, low, high):
    """The texts of a least and a most length that begin with one of a language."""
    if not number or high < 0:
        return 0
    if STATES.label(number):
        return any_text(low, high)
    return STATES.state(0, [beginning(next, low - 1, high - 1) for next in STATES.after(number)])


@remembered
def any_text(low, high):
    if high < 0:
        return 0
    return STATES.state(int(low <= 0), [any_text(low - 1, high - 1)] * 10)


def together(numbers, label):
    """The automaton that runs several at once: `label` makes its label of theirs."""
    found = {}

    def state(numbers):
        if not any(numbers):
            return 0
        if numbers not in found:
            afters = [STATES.after(number) for number in numbers]
            after = [state(tuple(one[digit] for one in afters)) for digit in DIGITS]
            found[numbers] = STATES.state(label([STATES.label(number) for number in numbers]), after)
        return found[numbers]

    return state(tuple(numbers))


def first(labels):
    """The number of the first language that a text is in, from 1."""
    return next((number + 1 for number, label in enumerate(labels) if label), 0)


def described(region, type):
    pattern, lengths = region.get(type, (None, None))
    if pattern is None:
        return 0
    number = language(pattern)
    return with_lengths(number, tuple(lengths)) if lengths else number


def types(region):
    """Label 1 is a number that only matches the general pattern; above are the types, from 2."""
    general = language(region["general"])
    known = with_lengths(general, tuple(region["lengths"])) if region.get("lengths") else general
    fixed = described(region, "fixed_line")
    mobile = fixed if region.get("sameFixedAndMobile") else described(region, "mobile")

    def label(labels):
        matches, is_known, fixed, mobile, *others = labels
        if not matches:
            return 0
        if not is_known:
            return 1
        number = first(others)
        if number:
            return number + 1
        if fixed:
            return (FIXED_OR_MOBILE if mobile else FIXED) + 2
        return MOBILE + 2 if mobile else 1

    return together([general, known, fixed, mobile, *(described(region, type) for type in TYPES)], label)


def valid(region):
    """The numbers of a region: those that have a type, or else those with its leading digits."""
    if "leadingDigits" in region:
        return beginning(language(region["leadingDigits"]), 0, LONGEST)
    return together([types(region)], lambda labels: int(labels[0] > 1))


class Groups:
    """Where a group stands in a match: after so many digits, and before so many. Number 1 is no group."""

    def __init__(self):
        self.all = [None]

    def number(self, group):
        if group not in self.all:
            self.all.append(group)
        assert len(self.all) < 8
        return self.all.index(group) + 1


GROUPS = Groups()


@remembered
def prefix(pattern, wanted=None):
    """The automaton of what a text may begin with: the first way that matches wins, as with regular expressions.

    Its labels say what has matched by then, in three bits if the text goes on, and in three if it ends.
    """
    found = {}

    def walk(step, group, count, into):
        if step[0] == "or":
            for other in step[1]:
                walk(other, group, count, into)
        elif step[0] == "open":
            walk(step[1], (count, None), count, into)
        elif step[0] == "close":
            walk(step[1], (group[0], count), count, into)
        elif (step, group) not in into:
            into.append((step, group))

    def label(ways, count, ended):
        """What wins here, and the ways before it, which may win later."""
        before = []
        for step, group in ways:
            if step[0] == "end" and ended:
                inner = []
                walk(step[1], group, count, inner)
                number, _ = label(inner, count, ended)
                if number:
                    return number, before
            elif step == MATCH:
                return GROUPS.number((group[0], count - group[1]) if group else None), before
            elif step[0] == "set":
                before.append((step, group))
        return 0, before

    def state(ways, count):
        key = (ways, count)
        if key not in found:
            ended, _ = label(ways, count, True)
            goes_on, before = label(ways, count, False)
            after = []
            for digit in DIGITS:
                next = []
                for step, group in before:
                    if digit in step[1]:
                        walk(step[2], group, count + 1, next)
                after.append(state(tuple(next), count + 1) if next else 0)
            found[key] = STATES.state(goes_on | ended << 3, after)
        return found[key]

    start = []
    walk(steps(Reader(pattern, wanted).tree, MATCH), None, 0, start)
    return state(tuple(start), 0)


def longest(number, lengths={}):
    """How many digits an automaton takes at most."""
    if number not in lengths:
        lengths[number] = max((1 + longest(next) for next in STATES.after(number) if next), default=0)
    return lengths[number]


def counts(pattern):
    """`(\\d{3})(\\d{3,4})` as bytes: the least and the most digits of each group."""
    found = re.findall(r"\(\\d(?:\{(\d+)(?:,(\d+))?\})?\)", pattern)
    counts = [(int(low or 1), int(high or low or 1)) for low, high in found]
    again = "".join(r"\(\\d(\{%d(,%d)?\})?\)" % count for count in counts)
    assert re.fullmatch(again, pattern) and len(counts) <= 5, pattern
    return counts


def formats(list):
    """The automaton that tells the first format of a list that fits."""
    def one(pattern, leading):
        low, high = (sum(one) for one in zip(*counts(pattern)))
        high = min(high, LONGEST)
        return beginning(language(leading), low, high) if leading else any_text(low, high)

    return together([one(pattern, leading) for pattern, _, leading, _ in list], first) if list else 0


class Distinct:
    """Values by the order in which they came up."""

    def __init__(self, *values):
        self.values = list(values)

    def number(self, value):
        if value not in self.values:
            self.values.append(value)
        return self.values.index(value)


def template(text, rule=None):
    """A template in bytes, a group being its number; of a rule for numbers at home, `$1` is the first group."""
    if rule:
        text = re.sub(r"\$\d", lambda first: rule.replace("$1", first[0]), text, count=1)
    found = re.sub(r"\$(\d)", lambda group: chr(int(group[1])), text)
    assert re.fullmatch(r"[-\x01-\x05 ()./*0-9]{0,16}", found), text
    return found.encode().ljust(16, b"\0")


def tables(data):
    """The units, and the places of the parts."""
    patterns, templates, inserts, extensions = Distinct(), Distinct(), Distinct(""), Distinct(" ext. ")
    codes, regions, entries = [], [], []

    def entry(pattern, format):
        groups = bytes(low << 4 | high for low, high in counts(pattern)).ljust(6, b"\0")
        return patterns.number(groups) | templates.number(format) << 8

    def mask(lengths):
        return sum(1 << length - 2 for length in lengths)

    for code in data["codes"]:
        start = len(regions)
        for region in code["regions"]:
            rule = region.get("trunkRule")
            trunk, insert = 0, 0
            if region.get("trunkPattern"):
                groups = Reader(region["trunkPattern"]).groups
                if rule:
                    inserted, group = re.fullmatch(r"(\d{0,4})\$(\d)", rule).groups()
                    assert int(group) == groups, rule
                    insert = inserts.number(inserted)
                trunk = prefix(region["trunkPattern"], groups if rule else None)
            abroad = prefix(region["internationalPrefix"]) if region.get("internationalPrefix") else 0
            # More digits than are kept are too many, whatever is left out of them.
            assert longest(abroad) + 3 + 2 * longest(trunk) + LONGEST < 62, region
            letters = region["region"] if region["region"] != "001" else "\0\0"
            regions.append([code["code"], ord(letters[0]) << 8 | ord(letters[1]), types(region), abroad, trunk,
                            mask(region.get("lengths", [])), mask(region.get("localLengths", [])),
                            insert | extensions.number(region.get("extension", " ext. ")) << 8])
        count = len(regions) - start
        national = [[pattern, text, leading, template(text, rule)] for pattern, text, leading, rule in code["national"]]
        abroad = [[pattern, text, leading, template(text)] for pattern, text, leading, _
                  in code["international"] or code["national"]]
        which = together([valid(region) for region in code["regions"]], first) if count > 1 else 0
        record = [code["code"], start, count, which]
        for list in (national, abroad):
            record += [formats(list), len(entries)]
            entries += [entry(pattern, format) for pattern, _, _, format in list]
        codes.append(record)
    # The states, each at its place: those that others lead to first.
    used, order = set(), []

    def visit(number):
        if number and number not in used:
            used.add(number)
            for next in STATES.after(number):
                visit(next)
            order.append(number)

    for record in regions:
        for column in (2, 3, 4):
            visit(record[column])
    for record in codes:
        for column in (3, 4, 6):
            visit(record[column])
    places, automata = {0: 0}, [0]
    for number in order:
        label, after = STATES.all[number]
        assert label < 64
        runs = [digit for digit in DIGITS if digit == 0 or after[digit] != after[digit - 1]]
        places[number] = len(automata)
        automata += [sum(1 << digit for digit in runs) | label << 10]
        automata += [places[after[digit]] for digit in runs]
    assert len(automata) < 1 << 16, "the places of states take more than 16 bits"
    for record in regions:
        record[2:5] = [places[number] for number in record[2:5]]
    for record in codes:
        record[3], record[4], record[6] = (places[record[column]] for column in (3, 4, 6))
    lookup = [0] * 676
    for number, region in enumerate(regions):
        if region[1]:
            lookup[((region[1] >> 8) - 65) * 26 + (region[1] & 255) - 65] = number + 1
    numbers = [0] * 1000
    for number, code in enumerate(codes):
        numbers[code[0]] = number + 1

    def pairs(bytes):
        return [bytes[i] | bytes[i + 1] << 8 for i in range(0, len(bytes), 2)]

    parts = {
        "automata": automata,
        "codes": sum(codes, []), "regions": sum(regions, []), "regionLookup": lookup, "codeLookup": numbers,
        "entries": entries, "patterns": pairs(b"".join(patterns.values)), "templates": pairs(b"".join(templates.values)),
        "groups": [start | tail << 8 for start, tail in GROUPS.all[1:]],
        "inserts": [int("1" + digits) for digits in inserts.values],
    }
    found, all = {}, []
    for name, part in parts.items():
        found[name] = len(all)
        all += part
    found.update(count=len(all), codeCount=len(codes), regionCount=len(regions))
    return found, all, extensions.values, len(order)


def signs(units):
    """Lines of a text with three signs for each unit, of six bits each, the lowest first."""
    found = "".join(chr(48 + (unit >> shift & 63)) for unit in units for shift in (0, 6, 12))
    return ["    " + found[i:i + 96] for i in range(0, len(found), 96)]


def swift(data):
    places, units, extensions, states = tables(data)
    lines = [f"// Generated by Data/tools/generate-phone-number-tables.py from {SOURCE}, {data['version']}.",
             "// Derived from the metadata of libphonenumber (Apache License 2.0, see NOTICE); `make tables` runs it.",
             "// swift-format-ignore-file", "", "enum NumberingTables {",
             f'  static var version: String {{ "{data["version"]}" }}']
    lines += [f"  static var {name}: Int {{ {place} }}" for name, place in places.items()]
    names = ", ".join(f'"{one}"' for one in extensions)
    lines += ["", "  /// The text before an extension, by index.",
              f"  static let extensionPrefixes: [String] = [{names}]",
              "", f"  /// {states} states of automata, followed by the other parts.",
              "  static let signs: StaticString = #\"\"\"", *signs(units), '    """#', "}", ""]
    if "--size" in sys.argv:
        import gzip
        raw = b"".join(unit.to_bytes(2, "little") for unit in units)
        print(places, states, len(raw), len(gzip.compress(raw, 9, mtime=0)), GROUPS.all, file=sys.stderr)
    return "\n".join(lines)


def option(name, other):
    return sys.argv[sys.argv.index(name) + 1] if name in sys.argv else other


sys.setrecursionlimit(10_000)
target = option("--output", f"{ROOT}/{TARGET}")
text = swift(json.load(open(option("--data", f"{ROOT}/{SOURCE}"), encoding="utf-8")))
if "--check" not in sys.argv:
    os.makedirs(os.path.dirname(target), exist_ok=True)
    open(target, "w", encoding="utf-8").write(text)
elif open(target, encoding="utf-8").read() != text:
    sys.exit(f"error: these files are out of date, run `make tables`: {TARGET}")
