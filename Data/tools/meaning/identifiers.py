"""Identifiers with check digits, by python-stdnum and schwifty; postal codes, whose shapes are published."""

import importlib
import json
import pathlib
import re

import schwifty
from schwifty.exceptions import SchwiftyException
from stdnum import ean, iban, isbn
from stdnum.exceptions import ValidationError

from .rows import (ALL, ASSIGNED, BATCH, CORRECTED, DIGITS, EDITED, FILLED, LETTERS, PASTED, SCANNED, WHOLE, digits, disguised,
                   family, in_script)

kind = family("identifiers")
STDNUM, SCHWIFTY, MADE = "python-stdnum", "schwifty", "construction"
DATA = pathlib.Path(__file__).resolve().parents[3] / "Data"
PRESETS = {preset["id"]: preset for preset in json.load(open(DATA / "presets.json", encoding="utf-8"))["presets"]}
COUNTRIES = json.load(open(DATA / "ibans.json", encoding="utf-8"))["countries"]
KNOWN = [name for name, preset in PRESETS.items() if "stdnum" in preset and "masks" in preset and name != "isbn13"]
MODULES = {name: importlib.import_module("stdnum." + PRESETS[name]["stdnum"]) for name in KNOWN}
# The other requirements of the package besides check digits: dates, places, and kinds.
BEGINNINGS = {"us.rtn": "01", "ar.cuit": "20", "isin": "US", "uy.rut": "12", "ec.ci": "171", "pe.ruc": "10",
              "in.gstin": "29AAAPA", "eu.vat.fr": "FR45"}


def characters(text):
    """The characters of a class, such as `0-9K`."""
    return re.sub("(.)-(.)", lambda found: "".join(map(chr, range(ord(found[1]), ord(found[2]) + 1))), text)


def parts(random, preset):
    """The runs of a mask, filled at random: the user's input, and the mask's literals around it."""
    own = {symbol: characters(text) for symbol, text in preset.get("notations", {}).items()}
    kinds = {"0": DIGITS, "9": DIGITS, "A": LETTERS, "a": LETTERS, "_": DIGITS + LETTERS, **own}
    for bracket, part in re.findall(r"([\[{]?)([^\[\]{}]+)[\]}]?", random.choice(preset["masks"])):
        yield bracket, "".join(random.choice(kinds[c]) for c in part) if bracket == "[" else part


def shaped(random, preset):
    """A value of the mask, and the text that the mask shows."""
    made = list(parts(random, preset))
    return "".join(part for bracket, part in made if bracket), "".join(part for _, part in made)


def dated(random, name, text):
    year, month, day = (f"{random.randint(*bounds):02}" for bounds in ((10, 49), (1, 12), (1, 28)))
    begin = BEGINNINGS.get(name, "")
    if name in ("pl.pesel", "za.id", "se.pnr", "bg.egn", "cz.rc", "be.nn"):
        begin = ("6" + year[1] if name == "cz.rc" else year) + month + day
    elif name in ("fi.hetu", "no.fnr"):
        begin = day + month + year + ("-1" if name == "fi.hetu" else "")
    elif name == "ee.ik":
        begin = random.choice("34") + year + month + day
    elif name == "it.cf":
        begin = text[:6] + year + random.choice("ABCDEHLMPRST") + day + "H"
    elif name == "mx.curp":
        begin = "XEXX" + year + month + day + "HDF"
    elif name == "ro.cnp":
        begin = "1" + year + month + day + "12"
    elif name == "cn.ric":
        begin = "11010119" + year + month + day
    elif name == "nz.ird":
        begin = "10" if len(text) == 9 else "2"
    text = begin + text[len(begin):]
    if name == "at.svnr":
        text = text[:4] + day + month + year
    if name == "eu.vat.se":
        text = text[:-2] + "01"
    return text[:8] + "001" + text[11:] if name == "uy.rut" else text


def is_valid(name, text):
    try:
        MODULES[name].validate(text)
        return True
    except ValidationError:
        return False


def value(random, name):
    """A value that the package calls valid, found by trying."""
    for _ in range(4000):
        text = dated(random, name, shaped(random, PRESETS[name])[0])
        if is_valid(name, text):
            return text
    return None


def laid_out(name, text):
    """The value as the mask of its length shows it."""
    for mask in PRESETS[name]["masks"]:
        runs = re.findall(r"([\[{]?)([^\[\]{}]+)[\]}]?", mask)
        if sum(len(part) for bracket, part in runs if bracket) == len(text):
            rest, shown = text, ""
            for bracket, part in runs:
                shown += rest[:len(part)] if bracket else part
                rest = rest[len(part):] if bracket else rest
            return shown
    return text


def preset(name):
    return {"preset": name}


def drawn(random):
    name = random.choice(KNOWN)
    return name, value(random, name)


def variation(title, ways, source=STDNUM):
    def register(write):
        def draw(random):
            name, text = drawn(random)
            made = text and write(random, name, text)
            return (preset(name), made, [text]) if made else None
        return kind(title, source, ways)(draw)
    return register


variation("compact", (*ALL, ASSIGNED))(lambda random, name, text: text)
variation("scanned", (SCANNED,))(lambda random, name, text: text)
variation("grouped by the mask", (*ALL, ASSIGNED))(lambda random, name, text: laid_out(name, text))
variation("lower case", ALL)(lambda random, name, text: text.lower() if text.lower() != text else None)
variation("as a web page hands it over", (PASTED, FILLED))(
    lambda random, name, text: disguised(random, laid_out(name, text)))
variation("digits of other scripts", ALL)(lambda random, name, text: in_script(random, text))
variation("a label before it", (PASTED, FILLED))(
    lambda random, name, text: random.choice(["No. ", "ID: ", "nr ", "№ ", "Number: "]) + laid_out(name, text))
variation("a note behind it", (PASTED, FILLED))(
    lambda random, name, text: laid_out(name, text) + random.choice([" (new)", ", checked", " *", " – copy", " ok"]))
variation("a correction while typing", (CORRECTED,))(
    lambda random, name, text: text if text.isdigit() and text[:3] not in ("756", "978") else None)
variation("grouped by spaces, hyphens, or dots", ALL)(
    lambda random, name, text: None if not text.isdigit() else re.sub(
        r"[^0-9A-Z]", random.choice(["-", " ", ".", ""]), laid_out(name, text)))


@kind("written by the package", STDNUM, ALL)
def packaged(random):
    name, text = drawn(random)
    make = getattr(MODULES[name], "format", None)
    return (preset(name), make(text), [text]) if text and make else None


def broken(title, ways=(*ALL, ASSIGNED)):
    def register(change):
        def draw(random):
            name, text = drawn(random)
            made = text and change(random, text)
            if not made or made == text or is_valid(name, made):
                return None
            try:
                # Forms that the package considers the same number, such as one without its country.
                meant = [MODULES[name].validate(made)]
            except ValidationError:
                meant = []
            return preset(name), made, meant
        return kind(title, STDNUM, ways)(draw)
    return register


@broken("one digit changed")
def changed(random, text):
    place = random.randrange(len(text))
    return text[:place] + random.choice(DIGITS) + text[place + 1:] if text[place].isdigit() else None


@broken("two characters swapped")
def swapped(random, text):
    place = random.randrange(len(text) - 1)
    return text[:place] + text[place + 1] + text[place] + text[place + 2:]


@broken("one character too many")
def too_long(random, text):
    place = random.randrange(len(text) + 1)
    return text[:place] + random.choice(DIGITS) + text[place:]


@broken("one character too few")
def too_short(random, text):
    # The letters that begin a number may be left out, which a field knows.
    place = random.randrange(4 if text[0].isalpha() else 0, len(text))
    return text[:place] + text[place + 1:]


@broken("a letter for a digit", WHOLE)
def letter(random, text):
    place = random.randrange(len(text))
    return text[:place] + {"0": "O", "1": "l", "5": "S", "8": "B", "2": "Z"}.get(text[place], "x") + text[place + 1:]


@kind("zeros", STDNUM, (*ALL, ASSIGNED))
def zeros(random):
    name = random.choice(KNOWN)
    text = re.sub("[0-9]", "0", value(random, name) or "")
    return preset(name), text, [text] if is_valid(name, text) else []


@kind("two numbers", MADE, (PASTED, FILLED))
def two(random):
    name, text = drawn(random)
    other = value(random, name)
    if not text or not other or other == text:
        return None
    return preset(name), random.choice(["{}, {}", "{}; {}", "{} / {}"]).format(laid_out(name, text), laid_out(name, other)), []


def account(random):
    """An account number that schwifty calls valid."""
    for _ in range(500):
        country = random.choice(list(COUNTRIES))
        structure = COUNTRIES[country][1]
        text = "".join(random.choice({"n": DIGITS, "a": LETTERS, "c": DIGITS + LETTERS}[k])
                       for count, k in re.findall(r"(\d+)([nac])", structure) for _ in range(int(count)))
        text = country + iban.calc_check_digits(country + "00" + text) + text
        if right_account(text):
            return text
    return None


def right_account(text):
    try:
        schwifty.IBAN(text)
        return True
    except SchwiftyException:
        return False


def grouped(text):
    return " ".join(text[i:i + 4] for i in range(0, len(text), 4))


@kind("IBAN", SCHWIFTY, (*ALL, ASSIGNED, SCANNED))
def whole_iban(random):
    text = account(random)
    return {"iban": {}}, random.choice([text, grouped(text), text.lower()]), [text]


@kind("IBAN in a sentence", SCHWIFTY, (PASTED, FILLED))
def iban_sentence(random):
    text = account(random)
    shape = random.choice(["IBAN: {}", "IBAN {}", "Konto {} bei der Bank", "{} (BIC: DEUTDEFF)", "pay to {}.", "{}, thanks",
                           "IBAN\n{}\nBIC COBADEFFXXX"])
    return {"iban": {}}, shape.format(grouped(text)), [text]


@kind("IBAN with an error", SCHWIFTY, (*ALL, ASSIGNED))
def iban_error(random):
    text = account(random)
    place = random.randrange(2, len(text))
    made = random.choice([text[:place] + random.choice(DIGITS) + text[place + 1:], text[:place] + text[place + 1:],
                          text + random.choice(DIGITS), text[:2] + random.choice(["00", "01", "99"]) + text[4:],
                          text[:place - 1] + text[place] + text[place - 1] + text[place + 1:], "ZZ" + text[2:]])
    return ({"iban": {}}, random.choice([made, grouped(made)]), []) if not right_account(made) else None


@kind("ISBN", STDNUM, (*ALL, ASSIGNED, SCANNED))
def book(random):
    text = random.choice(["978", "979"]) + random.choice("012345678") + digits(random, 8)
    text += ean.calc_check_digit(text)
    if text[:4] == "9790" or not isbn.is_valid(text):
        return None
    return preset("isbn13"), random.choice([text, isbn.format(text), text[:3] + "-" + text[3:]]), [text]


@kind("ISBN of ten digits", STDNUM, (*ALL, SCANNED))
def old_book(random):
    text = random.choice("012345678") + digits(random, 8)
    text += isbn._calc_isbn10_check_digit(text)
    return preset("isbn13"), random.choice([text, isbn.format(text)]), [isbn.to_isbn13(text), isbn.format(isbn.to_isbn13(text)).replace("-", "")]


@kind("ISBN with an error, and what is no book", STDNUM, (*ALL, ASSIGNED, SCANNED))
def no_book(random):
    text = random.choice(["978", "979", "400", "012", "9780"]) + digits(random, 9)
    text = text[:12] + random.choice([ean.calc_check_digit(text[:12]), random.choice(DIGITS)])
    return (preset("isbn13"), text, []) if not isbn.is_valid(text) else None


def shape_of(mask):
    return re.sub(r"\[([^\]]*)\]|\{([^}]*)\}", lambda f: f[1] or f[2], mask)


POSTAL = {"postal.US": r"\d{5}(-?\d{4})?", "postal.NL": r"[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}", "postal.DE": r"\d{5}", "postal.PL": r"\d{2}-?\d{3}",
          "postal.PT": r"[1-9]\d{3}-?\d{3}", "postal.SE": r"\d{3} ?\d{2}", "postal.BR": r"\d{5}-?\d{3}", "postal.JP": r"\d{3}-?\d{4}",
          "postal.AT": r"\d{4}", "postal.CA": r"[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d"}


@kind("postal codes", "the postal operators' documents", (*ALL, ASSIGNED))
def postal(random):
    name = random.choice(list(POSTAL))
    text, shown = shaped(random, PRESETS[name])
    if not re.fullmatch(POSTAL[name], text) or text[0] == "0" and name in ("postal.AT", "postal.DE"):
        return None
    return preset(name), random.choice([text, shown]), [text]


@kind("postal codes with more or less", "the postal operators' documents", (*ALL, ASSIGNED))
def no_postal(random):
    name = random.choice(list(POSTAL))
    text, _ = shaped(random, PRESETS[name])
    made = random.choice([text + random.choice(DIGITS), text[:-1], random.choice(DIGITS) + text])
    return (preset(name), made, []) if not re.fullmatch(POSTAL[name], made) else None


@kind("a postal code with its country or town", MADE, (PASTED, FILLED))
def town(random):
    name, shape = random.choice([("postal.DE", "D-{}"), ("postal.DE", "{} Berlin"), ("postal.FR", "F-{}"), ("postal.FR", "{} Paris"),
                                 ("postal.US", "Springfield, IL {}"), ("postal.NL", "{} Utrecht"), ("postal.AT", "A-{} Wien")])
    text, shown = shaped(random, PRESETS[name])
    if name == "postal.US":
        text = shown = text[:5]
    if text[0] == "0" or name == "postal.NL" and text[4:] in ("SA", "SD", "SS"):
        return None
    return preset(name), shape.format(shown), [text]


GTINS = {"ean8": 8, "upca": 12, "ean13": 13, "gtin14": 14}


def gtin(random, length):
    text = digits(random, length - 1)
    return text + ean.calc_check_digit(text)


@kind("numbers of articles", STDNUM, (*ALL, ASSIGNED, SCANNED))
def article(random):
    name = random.choice(list(GTINS))
    text = gtin(random, GTINS[name])
    return preset(name), random.choice([text, laid_out(name, text)]), text


@kind("numbers of articles with an error", STDNUM, (*ALL, SCANNED))
def wrong_article(random):
    name = random.choice(list(GTINS))
    text = gtin(random, GTINS[name])
    place = random.randrange(len(text))
    wrong = text[:place] + random.choice([digit for digit in DIGITS if digit != text[place]]) + text[place + 1:]
    return preset(name), wrong, []


@kind("prefixes of scanners", "ISO/IEC 15424, GS1 General Specifications", (SCANNED, PASTED, FILLED, BATCH))
def prefixed(random):
    name = random.choice(list(GTINS))
    text = gtin(random, GTINS[name])
    own = {"ean8": "]E4", "upca": "]E00", "ean13": "]E0", "gtin14": "]I1"}[name]
    element = random.choice(["(01)", "]C101", "]d201", "]Q301", "]e001"]) + "0" * (14 - len(text))
    return preset(name), random.choice([own, element]) + text, text


@kind("prefixes of other symbologies", "ISO/IEC 15424", (SCANNED, PASTED))
def other_prefix(random):
    name = random.choice(list(GTINS))
    return preset(name), random.choice(["]A0", "]C0", "]F0", "]X0"]) + gtin(random, GTINS[name]), []


@kind("a whole code over the first digits of another", MADE, (EDITED,))
def over_part(random):
    first, text = digits(random, random.randint(1, 5)), digits(random, 6)
    form = random.choice([preset("code.one-time"), {"mask": "[000000]"}])
    return form, text, text, [*({"type": key} for key in first), {"insert": text}]


@kind("short groups of hexadecimal digits", "IEEE 802", (PASTED, FILLED, BATCH, ASSIGNED))
def short_groups(random):
    pairs = [f"{random.randrange(256):x}" for _ in range(6)]
    whole = "".join(pair.zfill(2) for pair in pairs).upper()
    # With zeros, or rejected.
    return preset("mac"), random.choice([":", "-"]).join(pairs), whole


@kind("a long vowel for a hyphen", MADE, ALL)
def kana(random):
    text = digits(random, 7)
    return preset("postal.JP"), text[:3] + random.choice("ーｰ") + text[3:], text
