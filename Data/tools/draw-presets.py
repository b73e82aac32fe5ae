#!/usr/bin/env python3
"""Draws random values of the presets that have check digits, and asks the packages python-stdnum and
schwifty about them.

    draw-presets.py COUNT SEED  writes a line each, parted by tabs: identifier, value, 1 if the check digits agree or 0

`Scripts/compare presets` runs it. Of each preset as many values are drawn as COUNT says, half of them right. Nothing
of it is kept: a number that is right may be somebody's.
"""

import importlib
import json
import pathlib
import random
import re
import sys

from schwifty import IBAN
from schwifty.exceptions import SchwiftyException
from stdnum import iban
from stdnum.exceptions import InvalidChecksum, ValidationError

count, seed = int(sys.argv[1]), int(sys.argv[2])
draw = random.Random(seed)
DATA = pathlib.Path(__file__).resolve().parents[2] / "Data"
DIGITS, LETTERS = "0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# The other requirements of the package besides check digits: dates, places, and kinds.
BEGINNINGS = {"us.rtn": "01", "ar.cuit": "20", "isin": "US", "uy.rut": "12", "ec.ci": "171", "pe.ruc": "10", "nz.ird": "1",
              "in.gstin": "29AAAPA", "mx.curp": "XEXX"}


def signs(text):
    """The characters of a class, such as `0-9K`."""
    return re.sub("(.)-(.)", lambda found: "".join(map(chr, range(ord(found[1]), ord(found[2]) + 1))), text)


def value(preset):
    """A value that one of the masks has room for."""
    own = {sign: signs(text) for sign, text in preset.get("notations", {}).items()}
    kinds = {"0": DIGITS, "9": DIGITS, "A": LETTERS, "a": LETTERS, "_": DIGITS + LETTERS, **own}
    drawn = ""
    for bracket, part in re.findall(r"([\[{])([^\]}]*)", draw.choice(preset["masks"])):
        drawn += part if bracket == "{" else "".join(draw.choice(kinds[sign]) for sign in part)
    return dated(preset["id"], drawn)


def dated(name, text):
    """The value with a date where the package looks for one."""
    year, month, day = (f"{draw.randint(*bounds):02}" for bounds in ((10, 49), (1, 12), (1, 28)))
    begin = BEGINNINGS.get(name, "")
    if name in ("pl.pesel", "za.id", "se.pnr", "bg.egn", "cz.rc", "be.nn"):
        begin = year + month + day
    elif name == "fi.hetu":
        begin = day + month + year + draw.choice("-A+") + "1"
    elif name == "ee.ik":
        begin = draw.choice("34") + year + month + day
    elif name == "it.cf":
        begin = text[:6] + year + draw.choice("ABCDEHLMPRST") + day
    elif name == "mx.curp":
        begin += year + month + day + "HDF"
    elif name == "nz.ird":
        begin = "10" if len(text) == 9 else "2"
    elif name == "eu.vat.fr":
        begin = "FR" + f"{draw.randint(0, 99):02}"
    elif name == "ro.cnp":
        begin = "1" + year + month + day + "12"
    elif name == "no.fnr":
        begin = day + month + year
    elif name == "cn.ric":
        begin = "11010119" + year + month + day
    text = begin + text[len(begin):]
    if name == "at.svnr":
        text = text[:4] + day + month + year
    if name == "eu.vat.se":
        text = text[:-2] + "01"
    return text[:8] + "001" + text[11:] if name == "uy.rut" else text


def account(country, length, structure):
    drawn = "".join(draw.choice({"n": DIGITS, "a": LETTERS, "c": DIGITS + LETTERS}[kind])
                    for count, kind in re.findall(r"(\d+)([nac])", structure) for _ in range(int(count)))
    check = iban.calc_check_digits(country + "00" + drawn)
    return country + draw.choice([check, check, f"{draw.randint(2, 98):02}"]) + drawn


def allows(text):
    """Whether schwifty knows of nothing wrong with an account number."""
    try:
        IBAN(text)
        return True
    except SchwiftyException:
        return False


def agrees(validate, text):
    """Whether the check digits agree; `None` where something else is wrong."""
    try:
        validate(text)
        return True
    except InvalidChecksum:
        return False
    except ValidationError:
        return None


for preset in json.load(open(DATA / "presets.json", encoding="utf-8"))["presets"]:
    if "stdnum" not in preset:
        continue
    validate = importlib.import_module("stdnum." + preset["stdnum"]).validate
    left = {True: count // 2, False: count // 2}
    for _ in range(count * 3000):
        text = value(preset)
        answer = agrees(validate, text)
        if left.get(answer):
            left[answer] -= 1
            print(preset["id"], text, int(answer), sep="\t")
        if not any(left.values()):
            break
for country, (length, structure, origin) in json.load(open(DATA / "ibans.json", encoding="utf-8"))["countries"].items():
    for _ in range(count):
        text = account(country, length, structure)
        answer = allows(text)
        # python-stdnum knows the countries of the registry; of Brazil's letters, schwifty says otherwise.
        if origin == 0:
            other = bool(agrees(lambda number: iban.validate(number, check_country=False), text))
            if country != "BR" and other != answer:
                sys.exit(f"error: the packages disagree about an account number of {country}")
            answer = other
        print("iban", text, int(answer), sep="\t")
