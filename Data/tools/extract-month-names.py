"""Writes Data/months.json, the names of months, from the CLDR data of the Python package Babel:

    python3 -m pip install babel==2.18.0
    python3 Data/tools/extract-month-names.py
"""

import json
import pathlib

import babel
from babel import Locale

TARGET = pathlib.Path(__file__).resolve().parents[2] / "Data/months.json"
LANGUAGES = """
bg ca cs da de el en es et fi fr he hr hu id is it lt lv ms nb nl pl pt ro ru sk sl sr sv th tr uk
""".split()


def names(language):
    """For each month the names that are one word, in small letters and without a stop, in the order of CLDR."""
    months = Locale.parse(language).months
    found = [[] for _ in range(12)]
    for context in ("format", "stand-alone"):
        for width in ("wide", "abbreviated"):
            for number, name in months[context][width].items():
                plain = name.lower().removesuffix(".")
                if plain.isalpha() and plain not in found[number - 1]:
                    found[number - 1].append(plain)
    # One name is one month.
    for number, group in enumerate(found):
        found[number] = [name for name in group if sum(name in other for other in found) == 1]
    return found


rows = {language: names(language) for language in LANGUAGES}
rows = {language: found for language, found in rows.items() if all(found)}
# Written by people, if not by CLDR.
for language, month, name in [("de", 3, "mrz"), ("de", 1, "jän"), ("de", 1, "jänner"), ("en", 9, "sept"), ("es", 9, "set")]:
    if name not in rows[language][month - 1]:
        rows[language][month - 1].append(name)
head = {"source": f"Unicode CLDR via Babel {babel.__version__}", "license": "Unicode-3.0"}
lines = ",\n".join(f"  {json.dumps(language)}: {json.dumps(found, ensure_ascii=False)}" for language, found in rows.items())
TARGET.write_text(
    json.dumps(head)[:-1] + ',\n"months": {\n' + lines + "\n}}\n", encoding="utf-8")
print(f"{len(rows)} languages")
