"""Mutants: reading, writing, and drawing them."""

import collections
import fnmatch
import json
import os
import random
import re
import subprocess

EQUIVALENT = "Tests/Mutants/equivalent.tsv"
WRITTEN = "Tests/Mutants/written"
# What only Xcode builds.
ELSEWHERE = "/FormworkInterfaceBuilder/"


class Mutant:
    """A mistake in a source file, as a choice between the original code and another."""

    def __init__(self, path, source, start, end, new, *, shape, mistake, owner="", name=None):
        self.path, self.start, self.end, self.new = path, start, end, new
        self.shape, self.mistake, self.owner, self.name = shape, mistake, owner, name
        self.old = source[start:end].decode()
        self.line = source.count(b"\n", 0, start) + 1
        self.number = None
        # The lines of the copy that it takes.
        self.lines = range(0)

    @property
    def module(self):
        return self.path.split("/")[2 if self.path.startswith("CLI/") else 1]

    @property
    def identity(self):
        """The key of the list of equivalents: it lasts as long as the function stays as it is."""
        return "\t".join((self.path, self.owner, self.mistake, shown(self.old), shown(self.new)))

    @property
    def title(self):
        return self.name or f"{self.mistake}: `{shown(self.old)}` → `{shown(self.new)}`"

    def overlaps(self, other):
        return self.start < other.end and other.start < self.end

    def contains(self, other):
        return self.start <= other.start and other.end <= self.end

    def choice(self, old):
        """The choice between both ways; `old` may contain choices of its own."""
        on = f"MutantSwitch.isOn({self.number})"
        if self.shape == "expression":
            return f"({on} ? ({self.new}) : ({old}))"
        return f"if {on} {{ {self.new}\n}} else {{ {old}\n}}" if self.new else f"if !{on} {{ {old}\n}}"


def shown(text):
    """A piece of code in one short line."""
    text = " ".join(text.split())
    return text if len(text) < 100 else text[:97] + "…"


def sources(modules=()):
    """The source files of the chosen modules that people write, with their bytes."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "Sources", "CLI/Sources"],
        check=True, capture_output=True, text=True).stdout.split("\0")
    files = {}
    for path in sorted(listed):
        if not path.endswith(".swift") or "/Generated/" in path or ELSEWHERE in path or not os.path.isfile(path):
            continue
        if not modules or set(modules) & set(path.split("/")):
            files[path] = open(path, "rb").read()
    return files


def found(files, finder):
    """Every mutant of these files."""
    listed = subprocess.run([finder, *files], check=True, capture_output=True, text=True).stdout
    for line in listed.splitlines():
        file = json.loads(line)
        path, source = file["path"], files[file["path"]]
        for fields in file["mutants"]:
            yield Mutant(
                path, source, fields["start"], fields["end"], fields["new"], shape=fields["shape"],
                mistake=fields["mistake"], owner=fields["owner"])


def equivalents():
    """The mutants that change nothing a user can see, each with its reason."""
    rows = [line.rstrip("\n").split("\t") for line in open(EQUIVALENT, encoding="utf-8") if not line.startswith("#")]
    return {"\t".join(row[:5]): row[5] for row in rows if len(row) == 6}


def drawn(mutants, count, seed):
    """So many of them that don't overlap."""
    order = list(mutants)
    random.Random(seed).shuffle(order)
    taken = collections.defaultdict(list)
    chosen = []
    for mutant in order:
        if len(chosen) == count:
            break
        if not any(mutant.overlaps(other) for other in taken[mutant.path]):
            taken[mutant.path].append(mutant)
            chosen.append(mutant)
    return chosen


def written(files, names=(), modules=()):
    """The mutants in Tests/Mutants/written that have one of the names, and what is wrong with any of them."""
    mutants, problems = [], []
    for entry in entries():
        if modules and not set(modules) & set(entry.module.split("/")):
            continue
        matches = entry.matches(files)
        if len(matches) != 1:
            problems.append(f"{entry.place}: the source of {entry.name} is there {len(matches)} times")
            continue
        path, start, end = matches[0]
        new = "\n".join(entry.new)
        mutants.append(Mutant(
            path, files[path], start, end, new, shape=entry.shape, mistake="written", name=entry.name))
    for name, count in collections.Counter(mutant.name for mutant in mutants).items():
        if count > 1:
            problems.append(f"{name} is the name of {count} mutants")
    for path in {mutant.path for mutant in mutants}:
        problems += crossings([mutant for mutant in mutants if mutant.path == path])
    chosen = [
        mutant for mutant in mutants
        if not names or any(fnmatch.fnmatch(mutant.name, name) for name in names)]
    return chosen, len(mutants), problems


def crossings(mutants):
    """The pairs that overlap without one inside the other, which can't be choices in one file."""
    for index, mutant in enumerate(mutants):
        for other in mutants[index + 1:]:
            if mutant.overlaps(other) and not mutant.contains(other) and not other.contains(mutant):
                yield f"{mutant.name} and {other.name} overlap"


class Entry:
    """A paragraph of Tests/Mutants/written."""

    def __init__(self, name, place):
        self.name, self.place = name, place
        self.module, self.shape = "", ""
        self.before, self.old, self.new, self.after = [], [], [], []

    def add(self, line):
        sign, _, text = line.strip().partition(" ")
        if sign == "@":
            self.module, kind = text.split()
            self.shape = "expression" if kind == "expression" else "statement"
        elif sign == "=":
            (self.after if self.old else self.before).append(text)
        else:
            {"-": self.old, "+": self.new}[sign].append(text)

    def matches(self, files):
        """Where its source is. White space doesn't matter: a line may be wrapped again, or move to another file."""
        groups = [
            rb"\s+".join(re.escape(word.encode()) for word in " ".join(lines).split())
            for lines in (self.before, self.old, self.after)]
        pattern = rb"\s*".join(group for group in (groups[0], b"(" + groups[1] + b")", groups[2]) if group)
        return [
            (path, *match.span(1)) for path, source in files.items() if f"/{self.module}/" in path
            for match in re.finditer(pattern, source)]


def entries():
    read = []
    for name in sorted(os.listdir(WRITTEN)):
        for number, line in enumerate(open(f"{WRITTEN}/{name}", encoding="utf-8"), 1):
            if line.startswith(" "):
                read[-1].add(line)
            elif line.strip() and not line.startswith("#"):
                read.append(Entry(line.strip(), f"{WRITTEN}/{name}:{number}"))
    return read
