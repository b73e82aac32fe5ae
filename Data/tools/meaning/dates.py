"""Dates and times. Python's datetime writes them, and knows which days exist."""

import datetime

from babel.dates import format_date

from .rows import (ALL, ASSIGNED, BATCH, CORRECTED, FILLED, PASTED, TYPED, WHOLE, disguised, family, in_script)

kind = family("dates")
DATETIME, ISO, MADE = "datetime", "ISO 8601", "construction"
ORDERS = {"dd/MM/yyyy": "%d/%m/%Y", "MM/dd/yyyy": "%m/%d/%Y", "yyyy-MM-dd": "%Y-%m-%d", "dd.MM.yyyy": "%d.%m.%Y",
          "yyyy/MM/dd": "%Y/%m/%d", "dd-MM-yyyy": "%d-%m-%Y", "dd.MM.yy": "%d.%m.%y", "yyyy.MM.dd": "%Y.%m.%d"}
FULL = [pattern for pattern in ORDERS if "yyyy" in pattern]
TIMES = {"HH:mm": "%H:%M", "HH:mm:ss": "%H:%M:%S", "h:mm a": None}


def field(pattern, **more):
    return {"date": {"pattern": pattern, **more}}


def day(random, first=1950, last=2049):
    start = datetime.date(first, 1, 1).toordinal()
    return datetime.date.fromordinal(random.randint(start, datetime.date(last, 12, 31).toordinal()))


def shown(date, pattern):
    return date.strftime(ORDERS[pattern])


def separator(pattern):
    return next(c for c in pattern if not c.isalpha())


@kind("as the pattern writes it", DATETIME, (*ALL, ASSIGNED))
def same(random):
    pattern, date = random.choice(list(ORDERS)), day(random)
    return field(pattern), shown(date, pattern), shown(date, pattern)


@kind("other separators", DATETIME, ALL)
def separators(random):
    pattern, date = random.choice(list(ORDERS)), day(random)
    text = shown(date, pattern).replace(separator(pattern), random.choice(["/", ".", "-", " ", ". ", "–", " / "]))
    return field(pattern), text, shown(date, pattern)


@kind("no zeros", DATETIME, ALL)
def no_zeros(random):
    pattern, date = random.choice(FULL), day(random)
    mark = separator(pattern)
    text = mark.join(part.lstrip("0") for part in shown(date, pattern).split(mark))
    return field(pattern), text, shown(date, pattern)


@kind("digits only, in the pattern's order", DATETIME, ALL)
def compact(random):
    pattern, date = random.choice(list(ORDERS)), day(random)
    return field(pattern), shown(date, pattern).replace(separator(pattern), ""), shown(date, pattern)


@kind("ISO 8601 with separators", ISO, (PASTED, FILLED, BATCH))
def iso(random):
    pattern, date = random.choice(FULL), day(random)
    return field(pattern), date.isoformat(), shown(date, pattern)


@kind("ISO 8601 basic, in a pattern that begins with the day or month", "rule: bare digits are in the pattern's order",
      WHOLE)
def basic(random):
    pattern, date = random.choice([p for p in FULL if p[0] != "y"]), day(random)
    text = date.strftime("%Y%m%d")
    try:
        own = shown(datetime.datetime.strptime(text, ORDERS[pattern].replace(separator(pattern), "")).date(), pattern)
    except ValueError:
        own = None
    return field(pattern), text, own or []


@kind("a timestamp", ISO, (PASTED, FILLED))
def timestamp(random):
    pattern, date = random.choice(FULL), day(random)
    clock = f"{random.randint(0, 23):02}:{random.randint(0, 59):02}:{random.randint(0, 59):02}"
    text = date.isoformat() + random.choice(["T", " "]) + clock + random.choice(["", "Z", "+02:00", ".123Z"])
    return field(pattern), text, shown(date, pattern)


@kind("a month's name", "Babel", (TYPED, PASTED, BATCH))
def named(random):
    pattern, date = random.choice(FULL), day(random)
    shape = random.choice(["%d %B %Y", "%B %d, %Y", "%d-%b-%Y", "%b %d %Y", "%a, %d %b %Y", "%A, %B %d, %Y", "%d %b %Y"])
    return field(pattern), date.strftime(shape), shown(date, pattern)


@kind("a month's name of another language", "Babel", (TYPED, PASTED, BATCH))
def foreign_name(random):
    pattern, date = random.choice(FULL), day(random)
    locale = random.choice(["de_DE", "fr_FR", "es_ES", "it_IT", "nl_NL"])
    return field(pattern), format_date(date, format="d MMMM yyyy", locale=locale), shown(date, pattern)


@kind("another order, which this day proves", "rule: an order is never guessed", ALL)
def other_order(random):
    pattern, date = random.choice(["dd/MM/yyyy", "MM/dd/yyyy", "dd.MM.yyyy"]), day(random)
    if date.day <= 12:
        return None
    text = date.strftime("%d/%m/%Y" if pattern[0] == "M" else "%m/%d/%Y").replace("/", random.choice("/.-"))
    return field(pattern), text, []


@kind("another order, in a pattern that begins with the year", "rule: an order is never guessed", ALL)
def year_first(random):
    date = day(random)
    return field("yyyy-MM-dd"), date.strftime(random.choice(["%d/%m/%Y", "%m/%d/%Y", "%d.%m.%Y"])), []


@kind("a day that doesn't exist", DATETIME, (*ALL, ASSIGNED))
def impossible(random):
    pattern, year = random.choice(FULL), random.randint(1950, 2049)
    month, date = random.choice([(2, 30), (4, 31), (6, 31), (9, 31), (11, 31), (13, 10), (0, 10), (5, 32), (7, 0), (2, 31)])
    text = ORDERS[pattern].replace("%Y", str(year)).replace("%m", f"{month:02}").replace("%d", f"{date:02}")
    return field(pattern), text, []


@kind("29 February", DATETIME, (*ALL, ASSIGNED))
def leap(random):
    pattern, year = random.choice(FULL), random.randint(1890, 2110)
    text = ORDERS[pattern].replace("%Y", str(year)).replace("%m", "02").replace("%d", "29")
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return field(pattern), text, text if is_leap else []


@kind("no date at all", MADE, ALL)
def no_date(random):
    a, b, c = random.randint(1, 99), random.randint(100, 255), random.randint(1000, 9999)
    shape = random.choice([
        "10.{a}.{b}.1", "{a}:{b}", "v{a}.{b}.1", "{c}{c}{c}", "+44 20 7946 00{a:02}", "{a} {b} {c} {a}", "2{b}-W10-2",
        "{b}-{a}", "3{c}", "4{c}", "1{c}00{c}", "{a}/{b}", "INV-{c}-{a}", "today", "next week", "Q3 2024", "{a}%", "12:{a}",
        "2024-{b}", "{c}/{c}", "§ {a}", "192.168.{b}.{a}"])
    pattern = random.choice(FULL)
    text = shape.format(a=a, b=b, c=c)
    # Eight digits may be a date.
    return None if len([x for x in text if x.isdigit()]) == 8 else (field(pattern), text, [])


@kind("an ISO week or a day of the year", ISO, (PASTED, FILLED, BATCH))
def week(random):
    pattern, date = random.choice(FULL), day(random)
    year, number, weekday = date.isocalendar()
    text = random.choice([f"{year}-W{number:02}-{weekday}", f"{year}W{number:02}{weekday}", date.strftime("%Y-%j")])
    return field(pattern), text, shown(date, pattern)


@kind("a spreadsheet's or a system's number", MADE, WHOLE)
def serial(random):
    text = str(random.choice([random.randint(20000, 60000), random.randint(10**9, 2 * 10**9),
                              random.randint(10**12, 2 * 10**12)]))
    return field(random.choice(FULL)), text, []


@kind("a two-digit year", "rule: 1950 to 2049", ALL)
def short_year(random):
    pattern, date = random.choice([p for p in FULL if p[0] != "y"]), day(random)
    return field(pattern), date.strftime(ORDERS[pattern].replace("%Y", "%y")), shown(date, pattern)


@kind("a two-digit year, and no separators", "rule: bare digits are those that are typed, with 1950 to 2049", WHOLE)
def short_compact(random):
    pattern, date = random.choice(FULL), day(random)
    digits = shown(date, pattern).replace(separator(pattern), "")[:6]
    if pattern[0] == "y":
        return field(pattern), digits, []
    year = ("19" if digits[4:] >= "50" else "20") + digits[4:]
    return field(pattern), digits, separator(pattern).join([digits[:2], digits[2:4], year])


@kind("a birthday: the maximum ends the window", "rule: the window ends at the maximum", (TYPED, PASTED))
def birthday(random):
    date = day(random, 1926, 2025)
    form = field("dd.MM.yy", maximum="2025-12-31")
    return form, date.strftime("%d.%m.%y"), date.strftime("%d.%m.%y")


@kind("before the minimum, after the maximum", DATETIME, (*ALL, ASSIGNED))
def outside(random):
    date = day(random, 1850, 2200)
    meant = date.strftime("%d/%m/%Y") if 1950 <= date.year <= 2049 else []
    return field("dd/MM/yyyy", minimum="1950-01-01", maximum="2049-12-31"), date.strftime("%d/%m/%Y"), meant


@kind("in a sentence", MADE, (PASTED, FILLED))
def sentence(random):
    pattern, date = random.choice(FULL), day(random)
    shape = random.choice(["born {}", "Due: {}", "on {} there", "{} (Monday)", "valid until {}.", "since {}"])
    return field(pattern), shape.format(shown(date, pattern)), shown(date, pattern)


@kind("two dates", MADE, WHOLE)
def two(random):
    pattern, a, b = random.choice(FULL), day(random), day(random)
    text = random.choice(["{} to {}", "{}, {}", "{} – {}"]).format(shown(a, pattern), shown(b, pattern))
    return (field(pattern), text, []) if a != b else None


@kind("digits of other scripts", "Unicode", ALL)
def scripts(random):
    pattern, date = random.choice(FULL), day(random)
    return field(pattern), in_script(random, shown(date, pattern)), shown(date, pattern)


@kind("as a web page hands it over", MADE, (PASTED, FILLED))
def copied(random):
    pattern, date = random.choice(FULL), day(random)
    return field(pattern), disguised(random, shown(date, pattern)), shown(date, pattern)


@kind("a correction while typing", MADE, (CORRECTED,))
def corrected(random):
    pattern, date = random.choice(FULL), day(random)
    return field(pattern), shown(date, pattern).replace(separator(pattern), ""), shown(date, pattern)


@kind("one digit too many", MADE, WHOLE)
def too_long(random):
    pattern, date = random.choice(FULL), day(random)
    text = shown(date, pattern)
    place = random.choice([i for i, c in enumerate(text) if c.isdigit()])
    return field(pattern), text[:place] + str(random.randint(0, 9)) + text[place:] + ("1" if random.random() < 0.3 else ""), []


def clock(random):
    return datetime.time(random.randint(0, 23), random.randint(0, 59), random.randint(0, 59))


def twelve(time):
    return f"{(time.hour + 11) % 12 + 1}:{time.minute:02} {'AM' if time.hour < 12 else 'PM'}"


@kind("times as the pattern writes them", DATETIME, (*ALL, ASSIGNED))
def time(random):
    pattern, at = random.choice(list(TIMES)), clock(random)
    text = twelve(at) if pattern == "h:mm a" else at.strftime(TIMES[pattern])
    return field(pattern), text, text


@kind("times of the other clock", DATETIME, ALL)
def other_clock(random):
    at = clock(random)
    if random.random() < 0.5:
        text = twelve(at)
        text = random.choice([text, text.lower(), text.replace("AM", "a.m.").replace("PM", "p.m."), text.replace(" ", "")])
        return field("HH:mm"), text, at.strftime("%H:%M")
    return (field("h:mm a"), at.strftime("%H:%M"), twelve(at)) if at.hour > 12 or at.hour == 0 else None


@kind("times with seconds", DATETIME, WHOLE)
def seconds(random):
    at = clock(random)
    return field("HH:mm"), at.strftime("%H:%M:%S"), at.strftime("%H:%M")


@kind("times that don't exist", DATETIME, ALL)
def no_time(random):
    pattern = random.choice(list(TIMES))
    text = random.choice([f"{random.randint(25, 99)}:{random.randint(0, 59):02}",
                          f"{random.randint(0, 23):02}:{random.randint(60, 99)}", "24:30", "1:2:3:4", "13:00 PM"])
    return field(pattern), text, []


@kind("months of cards", DATETIME, (*ALL, ASSIGNED))
def month(random):
    date = day(random, 2020, 2049)
    meant = date.strftime("%m/%y")
    return field("MM/yy"), meant, meant


@kind("months of cards in other words", DATETIME, (TYPED, PASTED, FILLED))
def other_month(random):
    date = day(random, 2020, 2049)
    shape = random.choice(["%m/%Y", "%m-%y", "%m.%Y", "%m / %y", "%Y-%m", "%b %Y", "%m%y"])
    return field("MM/yy"), date.strftime(shape), date.strftime("%m/%y")


@kind("no month of a card", MADE, ALL)
def no_month(random):
    text = random.choice([f"{random.randint(13, 99)}/{random.randint(20, 49)}", f"00/{random.randint(20, 49)}",
                          f"{random.randint(13, 31)}/{random.randint(1, 12):02}/2027", str(random.randint(10000, 99999))])
    if text[:2] in ("20",) or (len(text) == 5 and text.isdigit()):
        return None
    return field("MM/yy"), text, []


@kind("date and time", DATETIME, (*ALL, ASSIGNED))
def both(random):
    date, at = day(random), clock(random)
    meant = f"{date.isoformat()} {at.strftime('%H:%M:%S')}"
    return field("yyyy-MM-dd HH:mm:ss"), meant.replace(" ", random.choice([" ", " "])), meant
