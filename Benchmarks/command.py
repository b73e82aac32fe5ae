#!/usr/bin/env python3
"""Compares the command with sed, csvkit, and Python's phonenumbers on the same files, and prints a table.

    Scripts/cli && python3 Benchmarks/command.py            LINES=1000000 by default
    python3 Benchmarks/command.py --update                  writes the table into Benchmarks/README.md

Times are processor times in user mode, the minimum of three runs, so a busy machine changes them little. The last column is a
ratio of two times of the same run, which differs little between machines. The packages of Python are installed in .build/bench.
"""

import datetime
import os
import pathlib
import platform
import random
import resource
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
FORMWORK = os.environ.get("FORMWORK", str(ROOT / "CLI/.build/release/formwork"))
LINES = int(os.environ.get("LINES", 1_000_000))
PACKAGES = [
    "csvkit==2.2.0", "phonenumbers==9.0.43", "Babel==2.19.0", "python-dateutil==4.0.0", "email-validator==2.4.0", "python-stdnum==2.2"]
ROUNDS = 3
PLACE = ("<!-- command -->", "<!-- end of command -->")

PYTHON_PHONES = """
import sys
import phonenumbers
for line in sys.stdin:
    try:
        number = phonenumbers.parse(line, "US")
        valid = phonenumbers.is_valid_number(number)
    except phonenumbers.NumberParseException:
        valid = False
    print(phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164) if valid else "?\\t" + line.rstrip("\\n"))
"""


def environment():
    """Python with csvkit, phonenumbers, and the packages that lines.py compares."""
    folder = ROOT / ".build/bench"
    mark = folder / "packages"
    if not mark.exists() or mark.read_text().split() != PACKAGES:
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        subprocess.run([folder / "bin/pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES], check=True)
        mark.write_text("\n".join(PACKAGES))
    return folder / "bin"


def make_files(folder):
    generator = random.Random(1)
    names = "Al Bea Cem Dora Eli Fay Gus Hana Ian Jo Kim Lea Max Noa Ola Pam Quin Ray Sue Tom Zoe".split()
    with open(folder / "numbers.txt", "w") as numbers, open(folder / "notes.txt", "w") as notes, open(
        folder / "table.csv", "w") as table:
        table.write("id,phone,note\n")
        for index in range(LINES):
            area, first, last = generator.choice(["212", "415", "646", "312"]), generator.randrange(200, 999), generator.randrange(10_000)
            plain = f"{area}{generator.choice('/-. ')}{first}-{last:04}"
            number = generator.choice([
                f"{area}{first}{last:04}", f"({area}) {first}-{last:04}", f"{area}.{first}.{last:04}", f"+1 {area} {first} {last:04}",
                f"1-{area}-{first}-{last:04}"])
            name = generator.choice(names)
            numbers.write(number + "\n")
            table.write(f'{index},{number},"{name}, {name}"\n')
            notes.write(generator.choice([
                f"tel: {plain} ext. {last % 100}", f"call {plain}, {name}", f"{plain} ({name})", f"{name} {name}: {plain}",
                f"room {last % 30}, {plain}"]) + "\n")
    with open(folder / "few.txt", "w") as few, open(folder / "numbers.txt") as numbers:
        few.writelines(line for line, _ in zip(numbers, range(LINES // 50)))


def measure(command, source, folder):
    """The least user time of a few runs, in seconds."""
    users = []
    for _ in range(ROUNDS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        with open(folder / source) as data, open(folder / "out", "w") as out:
            subprocess.run([str(part) for part in command], stdin=data, stdout=out, stderr=subprocess.DEVNULL, cwd=folder)
        users.append(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)
    return min(users)


def threads(command, folder, source="numbers.txt"):
    """The processor time of each thread of a run, as the kernel counted it last."""
    with open(folder / source) as data, open(folder / "out", "w") as out:
        process = subprocess.Popen(command, stdin=data, stdout=out)
        times = {}
        while process.poll() not in (0, 1):
            for task in pathlib.Path(f"/proc/{process.pid}/task").glob("*/schedstat"):
                try:
                    times[task.parent.name] = int(task.read_text().split()[0])
                except (OSError, IndexError):
                    pass
            time.sleep(0.001)
    return list(times.values())


def two_cores(times):
    """How long threads take on two cores that do nothing else: half of their time, or the time of the busiest."""
    return max(sum(times) / 2, max(times))


def rate(lines, seconds):
    each = lines / seconds
    return f"{each / 1e6:.2f} million" if each >= 1e5 else f"{each:,.0f}"


def run(folder, tools):
    """Rows of the table: what, with what, lines a second, and beside what."""
    mask = "+1 ([000]) [000]-[0000]"
    few = LINES // 50
    cases = [
        ("a phone number a line to E.164", "`phones`", [FORMWORK, "phones", "-R", "US", "--jobs", "1"], "numbers.txt", LINES),
        ("", "Python's phonenumbers", [tools / "python", "-c", PYTHON_PHONES], "few.txt", few),
        ("a phone number a line through a mask", "`format --mask`", [FORMWORK, "format", "-m", mask, "--jobs", "1"], "numbers.txt", LINES),
        ("", "`sed`, one expression that keeps ten digits", [
            "sed", "-E", r"s/^\+?1?[^0-9]*([0-9]{3})[^0-9]*([0-9]{3})[^0-9]*([0-9]{4})$/+1 (\1) \2-\3/"], "numbers.txt", LINES),
        ("the number next to a note", "`format --extract`", [FORMWORK, "format", "-x", "-m", mask, "--jobs", "1"], "notes.txt", LINES),
        ("the same, as a phone number", "`phones --extract`", [FORMWORK, "phones", "-x", "-R", "US", "--drop-extensions", "--jobs", "1"], "notes.txt", LINES),
        ("a column of CSV", "`format --column`", [FORMWORK, "format", "-m", mask, "-c", "phone", "--jobs", "1"], "table.csv", LINES),
        ("", "`csvcut` of csvkit, which copies three columns", [tools / "csvcut", "-c", "id,phone,note"], "table.csv", LINES),
    ]
    rows, first = [], None
    for what, tool, command, source, lines in cases:
        user = measure(command, source, folder)
        each = lines / user
        if what:
            first = each
            rows.append((what, tool, rate(lines, user), ""))
        else:
            ratio = first / each
            said = f"{ratio:.0f} times as many" if ratio >= 10 else f"{ratio:.1f} times as many"
            rows.append(("", tool, rate(lines, user), f"the command: {said}"))
        print(*rows[-1], sep=" | ", file=sys.stderr)
    if sys.platform == "linux":
        command = [FORMWORK, "phones", "-R", "US", "--jobs"]
        ratio = max(sum(threads([*command, "1"], folder)) / two_cores(threads([*command, "2"], folder)) for _ in range(ROUNDS))
        rows.append(("two cores", "`phones --jobs 2`", "", f"{ratio:.2f} times as fast as one, if both are free"))
        print(*rows[-1], sep=" | ", file=sys.stderr)
    return rows


def main():
    tools = environment()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        make_files(folder)
        rows = run(folder, tools)
    load = os.getloadavg()[0]
    text = (
        f"{datetime.date.today()}, Linux {platform.machine()}, {LINES:,} lines, `Benchmarks/command.py`. "
        f"User time on one core; other work took {load:.0f} cores' worth of a machine with {os.cpu_count()}.\n\n"
        "| | | lines a second | |\n|---|---|--:|---|\n"
        + "".join("| " + " | ".join(row) + " |\n" for row in rows))
    print(text)
    if "--update" in sys.argv:
        page = ROOT / "Benchmarks/README.md"
        old = page.read_text(encoding="utf-8")
        head, rest = old.split(PLACE[0] + "\n")
        page.write_text(head + PLACE[0] + "\n\n" + text + "\n" + PLACE[1] + rest.split(PLACE[1])[1], encoding="utf-8")


if __name__ == "__main__":
    main()
