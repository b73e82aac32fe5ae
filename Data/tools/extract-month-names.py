"""Writes Data/months.json, the names of months and the words around them, from the CLDR data of the Python package
Babel:

    python3 -m pip install babel==2.18.0
    python3 Data/tools/extract-month-names.py
"""

import json
import pathlib
import re
import subprocess
import sys

TARGET = pathlib.Path(__file__).resolve().parents[2] / "Data/months.json"
LANGUAGES = """
bg ca cs da de el en es et fi fr he hr hu id is it lt lv ms nl no pl pt ro ru sk sl sr sr_Latn sv tr uk
""".split()

# Written by people, if not by CLDR.
MORE_NAMES = [("de", 3, "mrz"), ("de", 1, "jän"), ("de", 1, "jänner"), ("en", 9, "sept"), ("es", 9, "set")]
MORE_WORDS = {"da": "d", "de": "der den dem am", "es": "del", "fr": "er le du", "it": "di", "no": "den",
              "pt": "º", "sv": "den"}
# Words between the two ends of a range. CLDR writes most ranges with a dash.
RANGES = {
    "bg": "до", "ca": "al a fins", "cs": "až do", "da": "til", "de": "bis", "el": "έως ως μέχρι", "es": "al a hasta",
    "et": "kuni", "fi": "asti", "fr": "au jusqu", "he": "עד", "hr": "do", "id": "sampai hingga", "is": "til",
    "it": "al fino", "lt": "iki", "lv": "līdz", "ms": "hingga sampai", "no": "til", "nl": "tot t", "pl": "do",
    "pt": "a ao até", "ro": "până la", "ru": "до по", "sk": "až do", "sl": "do", "sr": "до", "sr_Latn": "do",
    "sv": "till", "tr": "ile", "uk": "до по"}


def words(text):
    """The words in a text, in small letters."""
    return re.findall(r"[^\W\d_]+", text.lower())


def extract(language):
    """The names of the months, the words that are between the parts of a date, and those between two dates."""
    from babel import Locale

    locale = Locale.parse(language)
    months = locale.months
    found = [[] for _ in range(12)]
    around = set()
    for context in ("format", "stand-alone"):
        for width in ("wide", "abbreviated"):
            for number, name in months[context][width].items():
                plain = name.lower().removesuffix(".")
                if plain.isalpha() and plain not in found[number - 1]:
                    found[number - 1].append(plain)
                elif not plain.isalpha():
                    around.update(words(name)[:-1])
    # Patterns such as “d 'de' MMMM 'de' y”; in “d בMMMM y”, a letter is part of the name.
    patterns = [locale.date_formats[style].pattern for style in ("long", "medium")]
    for prefix in {letter for pattern in patterns for letter in re.findall(r"([^\W\dA-Za-z_])MMM", pattern)}:
        for names in found:
            names += [prefix + name for name in names]
        patterns = [pattern.replace(prefix, "") for pattern in patterns]
    for pattern in patterns:
        literals = re.findall(r"'([^']*)'", pattern)
        literals.append(re.sub(r"'[^']*'|[A-Za-z]+", " ", pattern))
        around.update(word for literal in literals for word in words(literal))
    joints = {word for style in ("standard", "or") for word in words(
        locale.list_patterns[style]["2"].replace("{0}", "").replace("{1}", ""))}
    # One name is one month.
    for number, group in enumerate(found):
        found[number] = [name for name in group if sum(name in other for other in found) == 1]
    return {"months": found, "around": sorted(around), "joints": sorted(joints)}


if len(sys.argv) > 1:
    print(json.dumps(extract(sys.argv[1])))
    raise SystemExit

import babel  # noqa: E402

rows = {}
for language in LANGUAGES:
    # Babel merges the data of a language into that of its parent, so each has a process of its own.
    output = subprocess.run([sys.executable, __file__, language], check=True, capture_output=True).stdout
    row = json.loads(output)
    if not all(row["months"]):
        raise SystemExit(f"error: {language} has no name for a month")
    row["around"] = sorted({*row["around"], *MORE_WORDS.get(language, "").split()})
    row["joints"] = sorted({*row["joints"], *RANGES.get(language, "").split()} - {*row["around"]})
    rows[language] = row
for language, month, name in MORE_NAMES:
    if name not in rows[language]["months"][month - 1]:
        rows[language]["months"][month - 1].append(name)
head = {"source": f"Unicode CLDR via Babel {babel.__version__}", "license": "Unicode-3.0"}
lines = ",\n".join(f"  {json.dumps(language)}: {json.dumps(row, ensure_ascii=False)}" for language, row in rows.items())
TARGET.write_text(
    json.dumps(head)[:-1] + ',\n"languages": {\n' + lines + "\n}}\n", encoding="utf-8")
print(f"{len(rows)} languages")
