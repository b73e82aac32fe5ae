"""The copy of the repository in which each mutant is a choice."""

import collections
import functools
import os
import re
import subprocess

WORK = os.environ.get("MUTANTS_SCRATCH", ".build/mutants")
COPY = f"{WORK}/copy"


@functools.cache
def tracked():
    """The files of the repository with their bytes, as they are when the run begins: people go on editing."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], check=True, capture_output=True,
        text=True)
    paths = [path for path in listed.stdout.split("\0") if os.path.lexists(path)]
    return {
        path: os.readlink(path) if os.path.islink(path) else open(path, "rb").read()
        for path in paths if os.path.islink(path) or os.path.isfile(path)}


def write(mutants, count):
    """Writes the copy, with each of the mutants as a choice; only what differs, so that a build goes on."""
    files = {}
    for path, content in tracked().items():
        if isinstance(content, bytes):
            files[path] = content
        elif not os.path.islink(f"{COPY}/{path}"):
            os.makedirs(os.path.dirname(f"{COPY}/{path}"), exist_ok=True)
            os.symlink(content, f"{COPY}/{path}")
    by_path = collections.defaultdict(list)
    for mutant in mutants:
        by_path[mutant.path].append(mutant)
    for path, chosen in by_path.items():
        # Code that is inlined into other modules can't ask which mutant is on.
        files[path] = opaque(changed(files[path], chosen)).encode()
    switch = open("Tests/Mutants/runner/MutantSwitch.swift.txt", encoding="utf-8").read().replace("COUNT", str(count))
    for folder in {path.partition(f"/{mutant.module}/")[0] + f"/{mutant.module}"
                   for path, chosen in by_path.items() for mutant in chosen}:
        files[f"{folder}/MutantSwitch.swift"] = switch.encode()
    remove_others(files)
    for path, content in files.items():
        target = f"{COPY}/{path}"
        if os.path.exists(target) and open(target, "rb").read() == content:
            continue
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(content)
        if os.path.exists(path):
            os.chmod(target, os.stat(path).st_mode)


def changed(source, mutants):
    """The source with its choices. One that contains others has them in the part that isn't changed."""
    order = sorted(mutants, key=lambda mutant: (mutant.start, -mutant.end))

    def piece(start, end):
        text, at = "", start
        while order and order[0].start < end:
            mutant = order.pop(0)
            text += source[at:mutant.start].decode() + mutant.choice(piece(mutant.start, mutant.end))
            at = mutant.end
        return text + source[at:end].decode()

    text = piece(0, len(source))
    for mutant in mutants:
        at = text.index(f"MutantSwitch.isOn({mutant.number})")
        line = text.count("\n", 0, at) + 1
        mutant.lines = range(line, line + mutant.old.count("\n") + mutant.new.count("\n") + 3)
    return text


def opaque(source):
    """The source without code that is inlined into other modules. What such code of other files calls stays visible."""
    source = re.sub(r"@inlinable(?=\s+(?:@\S+\s+)*public\b)", "", source)
    return source.replace("@inlinable", "@usableFromInline")


def remove_others(files):
    for parent, folders, names in os.walk(COPY):
        folders[:] = [folder for folder in folders if folder != ".build"]
        for name in names:
            path = os.path.join(parent, name)
            if os.path.relpath(path, COPY) not in files and not os.path.islink(path):
                os.remove(path)
