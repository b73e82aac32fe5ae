"""Edits in a field: a text replaces a part of another one, a digit is corrected, a limit is exceeded.

A draw returns the script of the field in addition to the format, the whole text, and what was meant. The whole text is what
the user sees afterwards, as datetime, Decimal, or Babel writes it.
"""

import datetime
from decimal import Decimal

from .dates import FULL, ORDERS, day, shown
from .numbers import LOCALES, digits, plain, value, written
from .rows import family

kind = family("edits")
EDITED = ("edited",)
DATETIME, BABEL, DECIMAL, MADE = "datetime", "Babel", "decimal", "construction"
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def typed(text):
    return [{"type": character} for character in text]


def start(random, text):
    """The first text arrives in some way."""
    return random.choice([[{"insert": text}], [{"set": text}], typed(text)])


def replaced(random, old, new):
    """The replacement of a span of one text that makes it another one, or nothing if it is a key or a deletion."""
    ahead = 0
    while ahead < min(len(old), len(new)) and old[ahead] == new[ahead]:
        ahead += 1
    behind = 0
    while behind < min(len(old), len(new)) - ahead and old[-1 - behind] == new[-1 - behind]:
        behind += 1
    ahead, behind = random.randint(0, ahead), random.randint(0, behind)
    piece = new[ahead:len(new) - behind]
    if len(piece) < 2:
        return None
    return [{"select": [ahead, len(old) - behind]}, {"insert": piece}]


def over_itself(random, text):
    first = random.randint(0, len(text) - 2)
    last = random.randint(first + 2, len(text))
    return [{"select": [first, last]}, {"insert": text[first:last]}]


def filled(random, text):
    return {"text": text, "caret": len(text)} if random.random() < 0.7 else {"text": text}


def moment(random):
    """A date, a time, or a month of a card: its format, and a function that writes one."""
    choice = random.randrange(4)
    if choice == 0:
        return {"preset": "card.expiry"}, lambda d, t: d.strftime("%m/%y")
    if choice == 1:
        return {"date": {"pattern": "HH:mm"}}, lambda d, t: t.strftime("%H:%M")
    pattern = random.choice(list(ORDERS))
    return {"date": {"pattern": pattern}}, lambda d, t: shown(d, pattern)


def time(random):
    return datetime.time(random.randrange(24), random.randrange(60))


def near(random, date):
    """Another date that shares some fields with the first one."""
    for _ in range(9):
        try:
            other = date.replace(**{name: getattr(day(random), name) for name in
                                    random.sample(["day", "month", "year"], random.choice([1, 1, 2]))})
        except ValueError:
            continue
        if other != date:
            return other
    return day(random)


@kind("AutoFill after a key", DATETIME, EDITED)
def autofill(random):
    form, write = moment(random)
    first, text = write(day(random), time(random)), write(day(random), time(random))
    return form, text, text, [*typed(first[:random.randint(1, 3)]), filled(random, text)]


@kind("AutoFill over a date", DATETIME, EDITED)
def autofill_over(random):
    form, write = moment(random)
    date, clock = day(random), time(random)
    text = write(near(random, date), time(random))
    return form, text, text, [*start(random, write(date, clock)), filled(random, text)]


@kind("a span of a date is replaced", DATETIME, EDITED)
def date_span(random):
    form, write = moment(random)
    date, clock = day(random), time(random)
    old, new = write(date, clock), write(near(random, date), time(random))
    edit = replaced(random, old, new)
    return edit and (form, new, new, [*start(random, old), *edit])


@kind("a piece of a date over itself", DATETIME, EDITED)
def date_itself(random):
    form, write = moment(random)
    text = write(day(random), time(random))
    return form, text, text, [*start(random, text), *over_itself(random, text)]


def words(random, date):
    month = random.choice([MONTHS[date.month - 1], date.strftime("%B")])
    return random.choice([f"{date.day} {month} {date.year}", f"{month} {date.day}, {date.year}"])


@kind("two dates", "rule: two dates aren't one", EDITED)
def two(random):
    pattern = random.choice(FULL)
    first, last = day(random), day(random)
    if first == last:
        return None
    write = random.choice([lambda d: shown(d, pattern), lambda d: words(random, d)])
    join = random.choice([" – ", " - ", ", ", " to ", " and ", " until ", "; ", " / ", "\n"])
    text = write(first) + join + write(last)
    return {"date": {"pattern": pattern}}, text, [], [{"insert": text}]


@kind("a range of hours", "rule: a range isn't a time", EDITED)
def hours(random):
    first, last = sorted(random.sample(range(1, 13), 2))
    join = random.choice(["–", "-", " – ", " - ", " to ", " until "])
    if random.random() < 0.5:
        half = random.choice([" pm", "pm", " AM", "am"])
        text = random.choice([f"{first}{join}{last}{half}", f"{first}{half}{join}{last}{half}"])
        pattern = random.choice(["h:mm a", "hh:mm a", "HH:mm"])
    else:
        text, pattern = f"{first}{join}{last + random.choice([0, 12])}", "HH:mm"
    return {"date": {"pattern": pattern}}, text, [], [{"insert": text}]


def clock12(hour, minute, pattern):
    text = f"{(hour + 11) % 12 + 1}:{minute:02} {'AM' if hour < 12 else 'PM'}"
    return text.rjust(8, "0") if pattern.startswith("hh") else text


@kind("24 hours typed in a field of 12", DATETIME, EDITED)
def late(random):
    hour, minute, pattern = random.randrange(13, 24), random.randrange(60), random.choice(["h:mm a", "hh:mm a"])
    text = f"{hour}:{minute:02}"
    return {"date": {"pattern": pattern}}, text, clock12(hour, minute, pattern), typed(text + random.choice(["", "", "p"]))


@kind("AM or PM corrected", MADE, EDITED)
def half_day(random):
    hour, minute, pattern = random.randrange(24), random.randrange(60), random.choice(["h:mm a", "hh:mm a"])
    old, meant = clock12(hour, minute, pattern), clock12((hour + 12) % 24, minute, pattern)
    keys = random.choice([[{"backspace": 2}], [{"backspace": 1}, {"backspace": 1}]])
    return {"date": {"pattern": pattern}}, meant, meant, [*start(random, old), *keys, *typed(meant[-2:])]


@kind("a two-digit year and a minimum", "rule: the other century only if it is less than 80 years ahead", EDITED)
def future(random):
    minimum, date = day(random, 2000, 2060), day(random, 1950, 2049)
    year = date.year
    if year < minimum.year and year + 100 - minimum.year < 80:
        year += 100
    try:
        date = date.replace(year=year)
    except ValueError:
        return None
    text = date.strftime("%m/%d/%y")
    form = {"date": {"pattern": "MM/dd/yyyy", "minimum": minimum.isoformat()}}
    return form, text, [date.strftime("%m/%d/%Y")] if date >= minimum else [], [random.choice([{"insert": text}, {"type": text}])]


@kind("an expiry", DATETIME, EDITED)
def expiry(random):
    now, date = day(random, 2024, 2030), day(random, 2018, 2045)
    text = date.strftime("%m/%y")
    is_past = (date.year, date.month) < (now.year, now.month)
    return ({"preset": "card.expiry", "now": now.isoformat()}, text, [] if is_past else [text, text.replace("/", "")],
            [random.choice([{"insert": text}, {"type": text}, {"set": text}])])


# Babel writes groups where CLDR's minimum isn't reached, and ASCII separators where the digits aren't.
PLAIN = [locale for locale in LOCALES if locale not in ("es_ES", "pt_PT", "pl_PL", "fa_IR", "ar_EG")]


def amount(random):
    locale = random.choice(PLAIN)
    return locale, {"number": {"locale": locale}}


def exact(random, places):
    """A number without zeros at the end of its fraction."""
    number = value(random, places)
    return number + Decimal(1).scaleb(-places) if places and plain(number).endswith("0") else number


def fits(text):
    """Whether offsets in the text are those of the field, and its digits are typed as such."""
    return text.isprintable() and all(c.isascii() or not c.isalnum() for c in text)


@kind("the first digit of an amount", MADE, EDITED)
def first_digit(random):
    locale, form = amount(random)
    number = random.choice("123456789") + random.choice(["0", "0", "00", "05", "7"])
    places = random.choice(["", "", ".9", ".05"])
    meant = random.choice("123456789") + number[1:] + places
    point = written(Decimal("0.5"), locale)[1]
    text = (number + places).replace(".", point)
    arrival = random.choice([[{"set": number + places}], typed(text)])
    edit = random.choice([[{"select": [0, 1]}], [{"caret": 1}, {"backspace": 1}]])
    return form, meant, meant, [*arrival, *edit, {"type": meant[0]}]


@kind("leading digits deleted and typed again", MADE, EDITED)
def leading(random):
    locale, form = amount(random)
    number = digits(random, 3, "123456789")
    number = number[:1] + random.choice(["00", "0" + number[2], number[1:]])
    point = written(Decimal("0.5"), locale)[1]
    places = random.choice(["", digits(random, random.choice([1, 2]))])
    count = random.choice([1, 2])
    head = digits(random, count, "123456789")
    text = number + (point + places if places else "")
    meant = head + number[count:] + ("." + places if places else "")
    return form, meant, meant, [*typed(text), {"caret": count}, {"backspace": count}, *typed(head)]


@kind("a span of a number is replaced", BABEL, EDITED)
def number_span(random):
    locale, form = amount(random)
    places = random.choice([0, 1, 2])
    first = exact(random, places)
    other = list(plain(first))
    for _ in range(random.choice([1, 2, 3])):
        index = random.randrange(len(other))
        if other[index] != ".":
            other[index] = random.choice("123456789")
    old, new = written(first, locale), written(Decimal("".join(other)), locale)
    edit = replaced(random, old, new) if fits(old) and fits(new) else None
    arrival = random.choice([[{"insert": old}], [{"set": plain(first)}]])
    return edit and (form, new, plain(Decimal("".join(other))), [*arrival, *edit])


@kind("a piece of a number over itself", BABEL, EDITED)
def number_itself(random):
    locale, form = amount(random)
    number = exact(random, random.choice([0, 1, 2]))
    text = written(number, locale)
    if len(text) < 2 or not fits(text):
        return None
    arrival = random.choice([[{"insert": text}], [{"set": plain(number)}]])
    return form, text, plain(number), [*arrival, *over_itself(random, text)]


@kind("AutoFill over a number", BABEL, EDITED)
def number_filled(random):
    locale, form = amount(random)
    first, number = exact(random, random.choice([0, 1, 2])), exact(random, random.choice([0, 1, 2]))
    text = written(number, locale)
    arrival = random.choice([[{"insert": written(first, locale)}], [{"set": plain(first)}]])
    return form, text, plain(number), [*arrival, {"text": text, "caret": len(text)}]


@kind("the whole part typed again", BABEL, EDITED)
def whole_part(random):
    locale, form = amount(random)
    first, whole = value(random, 1), value(random, 0)
    old, point = written(first, locale), written(Decimal("0.5"), locale)[1]
    if not fits(old) or point not in old:
        return None
    meant = plain(whole) + "." + plain(first).split(".")[1]
    keys = written(whole, locale, random.random() < 0.5)
    return form, meant, meant, [{"insert": old}, {"select": [0, old.index(point)]}, *typed(keys)]


@kind("beyond a limit", "rule: a limit never rejects a digit", EDITED)
def limits(random):
    locale, form = amount(random)
    maximum, number = value(random, 0), value(random, random.choice([0, 1, 2])) * random.choice([1, 1, 1, -1])
    form["number"].update(minimum=str(-maximum), maximum=str(maximum))
    text = written(number, locale, random.random() < 0.6)
    way = random.choice([typed(text), [{"insert": text}], [{"set": plain(number)}]])
    return form, text, [plain(number)] if abs(number) <= maximum else [], way


@kind("scientific notation", DECIMAL, EDITED)
def exponent(random):
    locale, form = amount(random)
    form["number"]["maximumFractionDigits"] = 12
    text = f"{digits(random, 1, '123456789')}.{digits(random, 3)}{random.choice('eE')}{random.choice([3, 5, 9, 23, -2, -5])}"
    return form, text, plain(Decimal(text)), [{"insert": text}]


@kind("a span of a masked number is replaced", MADE, EDITED)
def mask_span(random):
    form, pattern = random.choice([({"mask": "+1 ([000]) [000]-[0000]"}, "+1 (000) 000-0000"),
                                   ({"mask": "[00]-[00]-[00]"}, "00-00-00"), ({"mask": "[000]-[000]"}, "000-000"),
                                   ({"preset": "us.ssn"}, None)])
    area = f"{random.randint(101, 665)}{random.randint(10, 99)}{random.randint(1001, 9999)}"
    other = f"{random.randint(101, 665)}{random.randint(10, 99)}{random.randint(1001, 9999)}"

    def write(number):
        if not pattern:
            return f"{number[:3]}-{number[3:5]}-{number[5:]}"
        rest = iter(number * 2)
        return "".join(next(rest) if c == "0" else c for c in pattern)

    edited = list(area)
    for _ in range(random.choice([1, 2, 3])):
        index = random.randrange(len(area))
        edited[index] = other[index]
    old, new = write(area), write("".join(edited))
    edit = replaced(random, old, new)
    meant = "".join(c for c in new if c.isdigit())[1 if pattern and pattern[0] == "+" else 0:]
    return edit and (form, new, [meant, new], [{"insert": old}, *edit])
