#!/usr/bin/env python3
"""Draws 1,500 random definitions of every kind, each with 30 keys, as scripts for `formwork replay`:

    python3 Data/tools/draw-formats.py >scripts.jsonl
    formwork replay scripts.jsonl >states.jsonl
    python3 Data/tools/draw-formats.py states.jsonl >Tests/Vectors/formats.jsonl

The states are those of the engine at the time of recording. They aren't an oracle of what is right, but of what a change
of the sources that means nothing may not change.
"""

import json
import pathlib
import random
import sys

COUNT = 1500
DATA = pathlib.Path(__file__).resolve().parents[1]
draw = random.Random(20261129)
PRESETS = [preset["id"] if "id" in preset else preset["identifier"]
           for preset in json.loads((DATA / "presets.json").read_text())["presets"]]
LOCALES = ["en_US", "de_DE", "fr_FR", "de_CH", "en_IN", "ar_EG", "sv_SE", "ja_JP", "pt_BR", "fa_IR"]
PATTERNS = ["[00]/[00]/[0000]", "+1 ([000]) [000]-[0000]", "[AA]-[0000]", "[0000] [0000] [0000] [0000]", "[A0a9] {x}[…]",
            "[009].[099]", "{+}[0]-[00]", "[____]-[____]", "#[000]", "[AAA]-[000]", "[0…]", "[A…] [a…]"]
DATES = ["dd/MM/yyyy", "MM/yy", "yyyy-MM-dd", "d.M.yyyy", "HH:mm", "hh:mm a", "yyyy-MM-dd HH:mm:ss", "dd MMM yyyy"]
PATTERNS_OF_LOCALES = {"fa_IR": "yyyy/MM/dd", "ar_EG": "dd/MM/yyyy"}
REGIONS = ["US", "DE", "GB", "FR", "IT", "JP", "BR", "AR", "IN", "CH"]
EXPRESSIONS = [r"[A-Z]{2}-\d{4}", r"\d{1,3}(,\d{3})*", r"(0[1-9]|1[0-2])/\d\d", r"[a-z0-9._]+@[a-z0-9]+\.[a-z]{2,3}", r"#[0-9A-F]{6}"]


def some(chance):
    return draw.random() < chance


def mask():
    made = {"mask": draw.choice(PATTERNS)}
    if some(0.2):
        made["alternatives"] = draw.sample(PATTERNS, draw.randint(1, 2))
        made["strategy"] = draw.choice(["wholeString", "prefix", "capacity", "extractedValueCapacity"])
    if some(0.1):
        made["rightToLeft"] = True
    return made


def number():
    rules = {"locale": draw.choice(LOCALES)}
    if some(0.4):
        rules["currency"] = draw.choice(["EUR", "USD", "JPY", "KWD"])
    if some(0.3):
        rules["maximumFractionDigits"] = draw.randint(0, 4)
    if some(0.3):
        rules["minimum"] = draw.choice(["0", "-10", "5"])
    if some(0.3):
        rules["maximum"] = draw.choice(["100", "1000.50", "99999"])
    if some(0.2):
        rules["entry"] = "cents"
    if some(0.2):
        rules["padding"] = "always"
    if some(0.1):
        rules["grouping"] = False
    if some(0.1):
        rules["sign"] = draw.choice(["accounting", "parentheses"])
    return {"number": rules}


def date():
    rules = {"pattern": draw.choice(DATES)} if some(0.8) else {"locale": draw.choice(LOCALES)}
    # At the time of recording, dates in JSON had Latin digits in all locales. The pattern still gives them.
    if rules.get("locale") in PATTERNS_OF_LOCALES:
        rules = {"pattern": PATTERNS_OF_LOCALES[rules["locale"]]}
    if some(0.2):
        rules["minimum"] = "1900-01-01"
        rules["maximum"] = "2100-12-31"
    return {"date": rules}


def phone():
    rules = {"region": draw.choice(REGIONS)} if some(0.8) else {}
    if rules and some(0.2):
        rules["homeNumbers"] = "national"
    if some(0.2):
        rules["validity"] = "valid"
    return {"phone": rules}


def text():
    rules = {"allow": draw.choice(["digits", "decimal", "letters", "alphanumerics", "nonChinese", "emoji", "any"])}
    if some(0.3):
        rules["maximumLength"] = draw.randint(0, 12)
    return {"filter": rules}


KINDS = [mask, mask, mask, number, number, date, phone, text, lambda: {"card": {}}, lambda: {"iban": {}},
         lambda: {"regex": draw.choice(EXPRESSIONS)}, lambda: {"preset": draw.choice(PRESETS)},
         lambda: {"preset": draw.choice(PRESETS)}]


def options(made):
    if some(0.15):
        made["completion"] = False
    if some(0.15):
        made["overflow"] = draw.choice(["overwrite", "truncate"])
    if some(0.1):
        made["insertion"] = "replace"
    if some(0.1) and "mask" in made:
        made["placeholder"] = "•"
    if some(0.1):
        made["case"] = draw.choice(["upper", "lower"])
    if some(0.1):
        made["autoskip"] = True
    if some(0.1):
        made["maximumLength"] = draw.randint(1, 10)
    return made


def keys():
    """30 keys, in five actions."""
    actions, left = [], 30
    letters = draw.choice(["0123456789", "0123456789", "0123456789ABcd", "012345 -./,abXY", "12é👍٣-( "])
    while left > 0:
        count = min(left, draw.randint(4, 8))
        left -= count
        kind = draw.randint(0, 9)
        if kind < 6:
            actions.append({"type": "".join(draw.choice(letters) for _ in range(count))})
        elif kind == 6:
            actions.append({"backspace": draw.randint(1, 4)})
        elif kind == 7:
            actions.append({"insert": "".join(draw.choice(letters) for _ in range(count))})
        elif kind == 8:
            actions.append({"caret": draw.randint(0, 8)})
            left += count - 1
        else:
            actions.append({"blur": True})
            actions.append({"undo": 1})
    return actions + [{"blur": True}]


def main():
    scripts = [
        {"id": f"formats-{index}", "format": options(draw.choice(KINDS)()), "actions": keys()} for index in range(COUNT)]
    answers = None
    if len(sys.argv) > 1:
        lines = pathlib.Path(sys.argv[1]).read_text().splitlines()
        answers = [json.loads(line) for line in lines]
    for index, script in enumerate(scripts):
        vector = script
        if answers:
            answer = answers[index]
            # A definition that is an error has no states, and is an error for good.
            result = {"error": {"code": answer["error"]["code"]}} if "error" in answer else {"states": answer["states"]}
            vector = {"source": "random definitions, recorded", "script": script, **result}
        print(json.dumps(vector, ensure_ascii=False, separators=(",", ":")))


main()
