#!/usr/bin/env python3
"""Lets the command read rows of typed, pasted, scanned, and loaded input, and compares the values with the intended ones.

    judge-meaning.py FORMWORK FILE [--floors FILE] [--write-floors] [--kind PART] [--show N] [--verbose]

A row fails if a value counts as done, complete and without an issue, and isn't what was meant. A kind fails if fewer
of its rows are right than its floor says, so that rejecting everything doesn't pass. It ends with "N passed, N failed".
"""

import argparse
import collections
import decimal
import ipaddress
import json
import pathlib
import subprocess
import sys
import tempfile
import unicodedata

KEYS = ("typed", "scanned", "corrected")


def keys(text):
    return [{"type": character} for character in text]


def actions(row):
    """The script of a row: how its text gets into the field."""
    how, text = row["how"], row["text"]
    script = {
        "typed": lambda: keys(text), "scanned": lambda: keys(text),
        "corrected": lambda: [*keys(text), {"backspace": 2}, *keys(text[-2:])],
        "pasted": lambda: [{"insert": text}], "filled": lambda: [{"text": text}], "assigned": lambda: [{"set": text}],
        "edited": lambda: row["actions"],
        "dictated": lambda: [{"compose": text[: len(text) // 2]}, {"commit": text}],
    }[how]()
    return [*script, {"blur": True}]


def replayed(formwork, rows):
    """The final state of a field, and whether a key was rejected: before the field was full, or in the full field."""
    lines = [json.dumps({"id": str(n), "format": row["format"], "actions": actions(row)}) for n, row in enumerate(rows)]
    run = subprocess.run([formwork, "replay"], input="".join(line + "\n" for line in lines), capture_output=True, text=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if len(answers) != len(rows):
        sys.exit(f"error: {len(answers)} answers to {len(rows)} scripts\n{run.stderr}")
    for row, answer in zip(rows, answers):
        if "error" in answer:
            yield broken(answer["error"]["message"])
            continue
        states = answer["states"]
        last, rejected = states[-1], None
        for before, state in zip([None, *states], states):
            if state["rejected"] and rejected is None:
                rejected = "full" if before and before["complete"] else "early"
        yield {**last, "rejected": rejected}


def broken(message):
    """The state of a field whose format the command doesn't know; it fails."""
    return {"complete": True, "issue": None, "value": message, "rejected": None}


def converted(formwork, rows):
    """The command's results for rows as lines of files, in order."""
    groups = collections.defaultdict(list)
    for number, row in enumerate(rows):
        groups[json.dumps(row["format"]), row["how"]].append(number)
    answers = {}
    with tempfile.TemporaryDirectory() as folder:
        definition = pathlib.Path(folder) / "format.json"
        for (form, how), numbers in groups.items():
            definition.write_text(form)
            lines = "".join(rows[number]["text"] + "\n" for number in numbers)
            options = ["--extract"] if how == "extracted" else []
            run = subprocess.run([formwork, "unmask", "--definition", definition, "--json", *options], input=lines,
                                 capture_output=True, text=True)
            found = [json.loads(line) for line in run.stdout.split("\n")[:-1]]
            if len(found) != len(numbers):
                found = [broken(run.stderr)] * len(numbers)
            for number, answer in zip(numbers, found):
                # With a reason the line is rejected, whatever was made of it.
                answers[number] = {**answer, "complete": answer["state"] == "valid", "rejected": None}
    return [answers[number] for number in range(len(rows))]


def is_same(value, meant, form):
    # The same characters, composed or not.
    if unicodedata.normalize("NFC", value) == unicodedata.normalize("NFC", meant):
        return True
    if form.get("preset") == "ip.v6":
        try:
            return ipaddress.IPv6Address(value) == ipaddress.IPv6Address(meant)
        except ValueError:
            return False
    if "number" not in form and form.get("filter", {}).get("allow") != "decimal" and form.get("preset") != "percent":
        return False
    try:
        return decimal.Decimal(value.replace(",", ".")) == decimal.Decimal(meant)
    except decimal.InvalidOperation:
        return False


def may_reject_keys(form):
    """Whether a key that the format can't hold is rejected, though there is room: in masks, filters, expressions, numbers."""
    return any(name in form for name in ("mask", "filter", "regex", "number"))


def verdict(row, state):
    """right; wrong; honest, which is another value that doesn't count; or keys, of which a full field rejected some."""
    done = state["complete"] and not state["issue"]
    if not done:
        return "honest" if row["meant"] else "right"
    if any(is_same(state["value"], meant, row["format"]) for meant in row["meant"]):
        return "right"
    if row["how"] in KEYS and state["rejected"] and (state["rejected"] == "full" or may_reject_keys(row["format"])):
        return "keys"
    return "wrong"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("formwork")
    parser.add_argument("rows")
    parser.add_argument("--floors")
    parser.add_argument("--write-floors", action="store_true")
    parser.add_argument("--kind", default="")
    parser.add_argument("--show", type=int, default=5)
    parser.add_argument("--verdict", default="wrong")
    parser.add_argument("--verbose", action="store_true")
    chosen = parser.parse_args()
    source = sys.stdin if chosen.rows == "-" else open(chosen.rows, encoding="utf-8")
    rows = [json.loads(line) for line in source]
    rows = [row for row in rows if chosen.kind in row["kind"]]
    lines = [row for row in rows if row["how"] in ("batch", "extracted")]
    fields = [row for row in rows if row["how"] not in ("batch", "extracted")]
    answers = [*zip(fields, replayed(chosen.formwork, fields)), *zip(lines, converted(chosen.formwork, lines))]
    report(answers, chosen)


def report(answers, chosen):
    tally, shown = collections.defaultdict(collections.Counter), collections.Counter()
    for row, state in answers:
        found = verdict(row, state)
        # Input that should be rejected doesn't count as read.
        tally[row["kind"]][found if row["meant"] or found == "wrong" else "nothing"] += 1
        if found == chosen.verdict and (shown[row["kind"]] < chosen.show):
            shown[row["kind"]] += 1
            print(f"{'error' if found == 'wrong' else found}: {row['kind']}, {row['how']} {row['text']!r}: {state['value']!r}, "
                  f"meant {' or '.join(map(repr, row['meant'])) or 'nothing'} {json.dumps(row['format'])}"
                  + (f" {state['issue']}" if state["issue"] else ""))
    floors = json.load(open(chosen.floors)) if chosen.floors and not chosen.write_floors else {}
    failed = 0
    for kind, found in sorted(tally.items()):
        total = found.total() - found["nothing"]
        share = found["right"] / total if total else 1
        if share < floors.get(kind, 0) and total:
            failed += 1
            print(f"error: {kind}: {found['right']} of {total} are right, and {floors[kind]:.0%} must be")
        if chosen.verbose or found["wrong"]:
            print(f"{kind}: {dict(found)}")
    if chosen.write_floors:
        # A little lower, since another seed draws other rows.
        made = {kind: round(max(0, found["right"] / (found.total() - found["nothing"]) - 0.1), 2)
                for kind, found in sorted(tally.items()) if found.total() > found["nothing"]}
        pathlib.Path(chosen.floors).write_text(json.dumps(made, indent=0, ensure_ascii=False) + "\n")
    sums = sum(tally.values(), collections.Counter())
    failed += sums["wrong"]
    print(f"note: {sums['right']} right, {sums['honest']} incomplete or with an issue, {sums['keys']} after rejected keys, "
          f"{sums['nothing']} rightly not read")
    print(f"{sums.total() - sums['wrong']} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
