#!/usr/bin/env python3
"""Compares the command, one column at a time and five at once, with what a script in Python would use.

    Scripts/cli && python3 Benchmarks/lines.py              LINES=200000 by default
    python3 Benchmarks/lines.py --update                    writes the table into CLI/README.md

Times are processor times in user mode on one core, the minimum of three runs. Python reads a twentieth of the lines. Both
read the same lines, and write what they read or `?`. Miller (`mlr`) is measured if it is installed.
"""

import datetime
import os
import pathlib
import platform
import random
import shutil
import subprocess
import sys
import tempfile

from command import FORMWORK, ROOT, ROUNDS, environment, measure, threads, two_cores

LINES = int(os.environ.get("LINES", 200_000))
SHARE = 20
PLACE = ("<!-- lines -->", "<!-- end of lines -->")

PHONE = """
import phonenumbers
def phone(text):
    number = phonenumbers.parse(text, "US")
    if not phonenumbers.is_valid_number(number): raise ValueError
    return phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164)
"""
DATE = """
from dateutil import parser
def date(text): return parser.parse(text, dayfirst=not text[:4].isdigit()).strftime("%Y-%m-%d")
"""
AMOUNT = """
from babel.numbers import parse_decimal
def amount(text):
    return str(parse_decimal(text.removesuffix("EUR").removesuffix("€").strip(), locale="de_DE", strict=True))
"""
CARD = """
from stdnum import luhn
from stdnum.util import clean
def card(text): return luhn.validate(clean(text, " -"))
"""
EMAIL = """
from email_validator import validate_email
def email(text): return validate_email(text, check_deliverability=False).normalized
"""
POSTAL = """
from stdnum.nl import postcode
def postal(text): return postcode.validate(text)
"""
LOOP = """
import sys
for line in sys.stdin:
    text = line.rstrip("\\n")
    try: print({0}(text))
    except Exception: print("?\\t" + text)
"""
FIVE = """
import csv, sys
readers = {"phone": phone, "date": date, "amount": amount, "card": card, "email": email}
rows = csv.DictReader(sys.stdin)
out = csv.DictWriter(sys.stdout, rows.fieldnames)
out.writeheader()
for row in rows:
    for name, read in readers.items():
        try: row[name] = read(row[name])
        except Exception: row[name] = "?" + row[name]
    out.writerow(row)
"""


def with_check_digit(digits):
    """Digits of a card with the last one of Luhn's algorithm."""
    total = 0
    for place, sign in enumerate(reversed(digits)):
        value = int(sign) * (2 if place % 2 == 0 else 1)
        total += value - 9 if value > 9 else value
    return digits + str(-total % 10)


def row(generator):
    """A phone number, a date, an amount, a card, an e-mail address, and a postal code, as files have them."""
    area, first, last = generator.choice(["212", "415", "646", "312"]), generator.randrange(200, 999), generator.randrange(10_000)
    day, month, year = generator.randrange(1, 29), generator.randrange(1, 13), generator.randrange(1950, 2026)
    cents = generator.randrange(100, 10 ** generator.randrange(4, 10))
    grouped = f"{cents // 100:,}".replace(",", ".")
    card = with_check_digit(generator.choice("45") + "".join(generator.choices("12345", k=1) + generator.choices("0123456789", k=13)))
    groups = [card[place:place + 4] for place in range(0, 16, 4)]
    name = generator.choice("ann bob cem dora eli fay gus hana ian jo kim lea".split())
    host = generator.choice("example.org example.com mail.example.net company.example".split())
    letters = "".join(generator.choices("ABCDEGHJ", k=2))
    return [
        generator.choice([
            f"{area}{first}{last:04}", f"({area}) {first}-{last:04}", f"{area}.{first}.{last:04}", f"+1 {area} {first} {last:04}",
            f"1-{area}-{first}-{last:04}"]),
        generator.choice([f"{day:02}.{month:02}.{year}", f"{day}.{month}.{year}", f"{year}-{month:02}-{day:02}"]),
        generator.choice([f"{grouped},{cents % 100:02}", f"{cents // 100},{cents % 100:02}", f"{grouped},{cents % 100:02} EUR",
                          f"{grouped},{cents % 100:02} €"]),
        generator.choice([card, " ".join(groups), "-".join(groups)]),
        generator.choice([f"{name}.{last}@{host}", f"{name}{last}@{host}", f"{name}.{host}"] if generator.random() < 0.03 else [
            f"{name}.{last}@{host}", f"{name}{last}@{host}"]),
        generator.choice([f"{generator.randrange(1000, 9999)}{letters}", f"{generator.randrange(1000, 9999)} {letters.lower()}"]),
    ]


COLUMNS = ["phone", "date", "amount", "card", "email", "postal"]


def make_files(folder):
    generator = random.Random(79)
    rows = [row(generator) for _ in range(LINES)]
    for part, count in [("", LINES), ("few-", LINES // SHARE)]:
        for index, name in enumerate(COLUMNS):
            (folder / f"{part}{name}.txt").write_text("".join(cells[index] + "\n" for cells in rows[:count]), encoding="utf-8")
        table = ["id,phone,date,amount,card,email\n"]
        for number, cells in enumerate(rows[:count]):
            table.append(f'{number},{cells[0]},{cells[1]},"{cells[2]}",{cells[3]},{cells[4]}\n')
        (folder / f"{part}table.csv").write_text("".join(table), encoding="utf-8")


def times_as_many(ratio):
    return f"{ratio:,.0f} times" if ratio >= 10 else f"{ratio:.1f} times"


def memory(command, source, folder):
    """The greatest memory of a run, in megabytes."""
    script = "import resource, subprocess, sys; subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, " \
        "stderr=subprocess.DEVNULL); print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    with open(folder / source) as data:
        out = subprocess.run([sys.executable, "-c", script, *command], stdin=data, capture_output=True, text=True, cwd=folder)
    return int(out.stdout) / 1024


def run(folder, tools):
    python = tools / "python"
    one = ["--jobs", "1"]
    date_column = "date=date:dd.MM.yyyy|yyyy-MM-dd"
    five = ["clean", "-c", "phone=phone:US", "-c", date_column, "-c", "amount=amount:de_DE:EUR", "-c", "card=card", "-c", "email=email"]
    cases = [
        ("phone numbers", "phone", ["format", "--phone", "US"], "phonenumbers", PHONE),
        ("dates", "date", ["format", "--date", "yyyy-MM-dd", "--from", "dd.MM.yyyy", "--from", "yyyy-MM-dd"], "dateutil", DATE),
        ("amounts", "amount", ["format", "--number", "de_DE", "--currency", "EUR"], "Babel", AMOUNT),
        ("cards", "card", ["format", "--card"], "python-stdnum", CARD),
        ("e-mail addresses", "email", ["format", "--preset", "email"], "email-validator", EMAIL),
        ("postal codes", "postal", ["format", "--preset", "postal.NL"], "python-stdnum", POSTAL),
    ]
    rows = []

    def note(what, ours, tool, theirs):
        rows.append((what, f"{ours:,.0f}", tool, f"{theirs:,.0f}" if theirs else "", times_as_many(ours / theirs) if theirs else ""))
        print(*rows[-1], sep=" | ", file=sys.stderr)

    for what, name, command, tool, script in cases:
        ours = LINES / measure([FORMWORK, *command, *one], f"{name}.txt", folder)
        theirs = LINES / SHARE / measure([python, "-c", script + LOOP.format(name)], f"few-{name}.txt", folder)
        note(what, ours, tool, theirs)
    ours = LINES / measure([FORMWORK, *five, *one], "table.csv", folder)
    script = PHONE + DATE + AMOUNT + CARD + EMAIL + FIVE
    theirs = LINES / SHARE / measure([python, "-c", script], "few-table.csv", folder)
    note("**five columns of CSV**", ours, "the five packages and `csv`", theirs)
    copied = LINES / measure([tools / "csvcut", "-c", "id,phone,date,amount,card,email"], "table.csv", folder)
    note("", ours, "`csvcut` of csvkit, which only copies them", copied)
    if shutil.which("mlr"):
        copied = LINES / measure(["mlr", "--icsv", "--ocsv", "--records-per-batch", "500", "cat"], "table.csv", folder)
        note("", ours, "`mlr cat` of Miller, which only copies them", copied)
    if sys.platform == "linux":
        jobs = [FORMWORK, *five, "--jobs"]
        # The middle one of several runs, because other work disturbs each of them.
        ratio = sorted(
            sum(threads([*jobs, "1"], folder, "table.csv")) / two_cores(threads([*jobs, "2"], folder, "table.csv"))
            for _ in range(ROUNDS))[ROUNDS // 2]
        rows.append(("the same on two cores, if both are free", f"{ratio * ours:,.0f}", "", "", f"{ratio:.1f} times as fast as on one"))
        print(*rows[-1], sep=" | ", file=sys.stderr)
    return rows, memory([FORMWORK, *five, *one], "table.csv", folder)


def main():
    tools = environment()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        make_files(folder)
        rows, most = run(folder, tools)
    text = (
        f"{datetime.date.today()}, Linux {platform.machine()}, {LINES:,} lines, `python3 Benchmarks/lines.py`. User time on one core; "
        f"the five columns take {most:.0f} MB of memory, whatever the length of the file.\n\n"
        "| | lines a second | | lines a second | the command: |\n|---|--:|---|--:|--:|\n"
        + "".join("| " + " | ".join(cells) + " |\n" for cells in rows))
    print(text)
    if "--update" in sys.argv:
        page = ROOT / "CLI/README.md"
        old = page.read_text(encoding="utf-8")
        head, rest = old.split(PLACE[0] + "\n")
        page.write_text(head + PLACE[0] + "\n\n" + text + "\n" + PLACE[1] + rest.split(PLACE[1])[1], encoding="utf-8")


if __name__ == "__main__":
    main()
