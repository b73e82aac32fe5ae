"""Numbers of payment cards: brands as ISO/IEC 7812 and the brands publish them, check digits by python-stdnum."""

from stdnum import luhn

from .rows import (ALL, ASSIGNED, CORRECTED, DIGITS, EDITED, FILLED, LETTERS, PASTED, SCANNED, TYPED, WHOLE, digits,
                   disguised, family, in_script)

kind = family("cards")
STDNUM, MADE = "python-stdnum", "construction"
BRANDS = [("4", 16), ("4", 16), ("51", 16), ("2221", 16), ("55", 16), ("34", 15), ("37", 15), ("6011", 16), ("36", 14), ("3528", 16)]
CARD = {"card": {}}


def card(random):
    begin, length = random.choice(BRANDS)
    text = begin + digits(random, length - len(begin) - 1)
    return text + luhn.calc_check_digit(text)


def grouped(text, mark=" "):
    if len(text) in (14, 15):
        return mark.join([text[:4], text[4:10], text[10:]])
    return mark.join(text[i:i + 4] for i in range(0, len(text), 4))


@kind("as printed", STDNUM, (*ALL, ASSIGNED, SCANNED))
def printed(random):
    text = card(random)
    return CARD, random.choice([text, grouped(text), grouped(text, "-"), grouped(text, "\u00a0")]), [text]


@kind("as a web page hands it over", STDNUM, (PASTED, FILLED))
def copied(random):
    text = card(random)
    return CARD, disguised(random, grouped(text)), [text]


@kind("with its expiry date or its code", MADE, (PASTED, FILLED))
def expiry(random):
    text = card(random)
    month, year, code = random.randint(1, 12), random.randint(26, 35), digits(random, 3)
    shape = random.choice(["{} VALID THRU {m:02}/{y}", "{} exp {m:02}/{y}", "{}, {m:02}/20{y}", "{} {m:02}/{y} CVV {c}",
                           "{}\nGOOD THRU {m:02}/{y}", "{} / {m:02}-{y}", "Card: {} CVC {c}", "{} CVV: {c}"])
    return CARD, shape.format(grouped(text), m=month, y=year, c=code), [text]


@kind("a label before it", MADE, (PASTED, FILLED))
def label(random):
    text = card(random)
    return CARD, random.choice(["Card: ", "Visa ", "Card no. ", "#", "Nr. ", "MC – "]) + grouped(text), [text]


@kind("two cards", MADE, (PASTED, FILLED))
def two(random):
    a, b = card(random), card(random)
    return CARD, random.choice(["{}, {}", "{} or {}", "{}\n{}"]).format(grouped(a), grouped(b)), []


@kind("masked, as a bill shows it", MADE, WHOLE)
def masked(random):
    return CARD, random.choice(["**** **** **** {}", "•••• {}", "XXXX-XXXX-XXXX-{}", "ending in {}", "4111 11** **** {}"])\
        .format(digits(random, 4)), []


@kind("an error in it", STDNUM, (*ALL, ASSIGNED))
def error(random):
    text = card(random)
    place = random.randrange(1, len(text) - 1)
    made = random.choice([text[:place] + random.choice(DIGITS) + text[place + 1:], text[:place] + text[place + 1:],
                          text[:place] + text[place + 1] + text[place] + text[place + 2:]])
    return (CARD, grouped(made), []) if not luhn.is_valid(made) else None


@kind("more digits than its brand has", "the brands' lengths", (*ALL, ASSIGNED))
def too_long(random):
    text = card(random)
    if text[0] == "4" or text[:2] in ("60", "35", "36"):
        return None
    return CARD, text + digits(random, random.randint(1, 3)), []


@kind("digits of other scripts", "Unicode", ALL)
def scripts(random):
    text = card(random)
    return CARD, in_script(random, grouped(text)), [text]


@kind("a correction while typing", MADE, (CORRECTED,))
def corrected(random):
    text = card(random)
    return CARD, text, [text]


@kind("not a card", MADE, WHOLE)
def other(random):
    return CARD, random.choice(["+44 20 7946 0{}", "2024-11-{}", "GB29 NWBK 6016 1331 9268 1{}", "{}", "192.0.2.{}"]).format(
        random.randint(10, 99)), []


ISO = "ISO/IEC 7813"


def tracks(random, text):
    """What a reader types: track 2, track 1, or both."""
    name = "".join(random.choice(LETTERS) for _ in range(5)) + "/" + "".join(random.choice(LETTERS) for _ in range(3))
    data = f"{random.randint(26, 35)}{random.randint(1, 12):02}101{digits(random, random.randint(5, 9))}"
    second, first = f";{text}={data}?", f"%B{text}^{name}^{data}?"
    return random.choice([second, first, first + second])


@kind("a track of a magnetic stripe", ISO, (SCANNED, PASTED, FILLED))
def track(random):
    text = card(random)
    return CARD, tracks(random, text), text


@kind("a track of a card with an error", ISO, (SCANNED, PASTED, FILLED))
def wrong_track(random):
    text = card(random)
    wrong = text[:-1] + random.choice([digit for digit in DIGITS if digit != text[-1]])
    return CARD, tracks(random, wrong), []


@kind("its code after another separator", MADE, (PASTED, FILLED))
def code_behind(random):
    text = card(random)
    code = digits(random, 4 if text[0] == "3" and text[1] in "47" else 3)
    # With one in ten, the digits together are a number of 19 digits, too.
    number, mark = random.choice([(text, "\n"), (text, "\t"), (grouped(text), "\n"), (grouped(text, "-"), "\t"),
                                  (grouped(text), " / "), (grouped(text), ", "), (text, " cvv ")])
    return CARD, number + mark + code, text


@kind("its code after a space", MADE, (PASTED, FILLED, TYPED))
def code_spaced(random):
    text = card(random)
    number = random.choice([text, grouped(text), grouped(text, "-")])
    whole = text + digits(random, 3)
    # In its own groups, a number of 19 digits is a number.
    own = [whole] if number == grouped(text) or number == text else []
    has_longer = text[0] not in "25" and text[:2] not in ("34", "37")
    meant = [text, *(own if luhn.is_valid(whole) and has_longer else [])]
    return CARD, number + " " + whole[len(text):], meant


@kind("a number of nineteen digits", STDNUM, (*ALL, ASSIGNED))
def nineteen(random):
    begin = random.choice(["62", "4"])
    text = begin + digits(random, 18 - len(begin))
    text += luhn.calc_check_digit(text)
    return CARD, random.choice([text, grouped(text)]), text


@kind("AutoFill after the first digits", MADE, (EDITED,))
def filled_over(random):
    text = card(random)
    count = random.randint(1, 8)
    return CARD, text, text, [*({"type": key} for key in text[:count]), {"insert": random.choice([text, grouped(text)])}]
