"""Writes Data/amount-words.json, the words next to a number that change it, from the CLDR data of the Python package Babel:

    python3 -m pip install babel==2.18.0
    python3 Data/tools/extract-amount-words.py
"""

import json
import pathlib
import re

import babel
from babel import Locale, localedata
from babel.core import get_global

TARGET = pathlib.Path(__file__).resolve().parents[2] / "Data/amount-words.json"
LANGUAGES = """
ar bg ca cs da de el en es et fa fi fr he hi hr hu id is it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv th tr uk vi zh
""".split()

# Written by people, if not by CLDR's compact numbers; most are in CLDR's rules for numbers in words.
MULTIPLES = {
    "en": "hundred dozen grand lakh lakhs lac crore crores bn mn tn mm m k millions billions thousands",
    "de": "hundert tsd tsnd mill dutzend", "fr": "cent cents mio mia douzaine", "es": "millon billon docena",
    "it": "mln mld mila", "nl": "honderd mio dzd", "pl": "sto", "hi": "लाख करोड़ अरब हज़ार", "tr": "mio", "sv": "hundra tkr mkr",
}
# The word before a number less than zero, in CLDR's rules for numbers in words.
MINUS = {
    "bg": "минус", "ca": "menys", "cs": "minus mínus", "da": "minus", "de": "minus", "el": "μείον πλην", "en": "minus negative less",
    "es": "menos", "et": "miinus", "fi": "miinus", "fr": "moins", "he": "מינוס", "hr": "minus", "hu": "mínusz", "id": "minus",
    "is": "mínus", "it": "meno", "ja": "マイナス", "ko": "마이너스", "lt": "minus", "lv": "mīnus", "ms": "negatif minus",
    "nb": "minus", "nl": "min", "pl": "minus", "pt": "menos", "ro": "minus", "ru": "минус", "sk": "mínus", "sl": "minus",
    "sr": "минус minus", "sv": "minus", "th": "ลบ", "tr": "eksi", "uk": "мінус", "vi": "âm trừ", "zh": "负 負", "ar": "ناقص", "fa": "منفی",
    "hi": "ऋण",
}


def multiples(language):
    """The words of all compact numbers of a language, such as “million”, “Mio” and “K”, in CLDR's order of letters."""
    found = set(MULTIPLES.get(language, "").split())
    for identifier in localedata.locale_identifiers():
        if identifier.split("_")[0] != language:
            continue
        for widths in Locale.parse(identifier).compact_decimal_formats.values():
            for patterns in widths.values():
                for pattern in patterns.values():
                    text = re.sub(r"[0#.,;'\s\u200e\u200f-]+", " ", getattr(pattern, "pattern", str(pattern)))
                    found.update(word for word in text.split() if word != "de")
    return sorted(found)


def currencies():
    """The words of the English names of currencies in use, such as “peso”, “pesos” and “Mexican”."""
    used = {c for rows in get_global("territory_currencies").values() for c, _, end, is_tender in rows if is_tender and not end}
    english = Locale.parse("en")
    names = set()
    for code in used:
        names.update([english.currencies[code], *english._data["currency_names_plural"][code].values()])
    words = {word for name in names for word in re.findall(r"[^\W\d_]{3,}", name)}
    return sorted(words - {"new", "and"})


head = {"source": f"Unicode CLDR via Babel {babel.__version__}", "license": "Unicode-3.0"}
rows = ",\n".join(
    f"  {json.dumps(language)}: "
    + json.dumps({"multiples": multiples(language), "minus": MINUS[language].split()}, ensure_ascii=False)
    for language in LANGUAGES)
names = json.dumps(currencies(), ensure_ascii=False)
TARGET.write_text(json.dumps(head)[:-1] + f',\n"currencies": {names}' + ',\n"words": {\n' + rows + "\n}}\n", encoding="utf-8")
print(f"{len(LANGUAGES)} languages")
