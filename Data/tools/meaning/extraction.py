"""Lines of files from which the command takes a part, with --extract."""

from babel.numbers import format_currency

from . import dates, numbers, phones
from .rows import EXTRACTED, digits, family

kind = family("extraction")
MADE = "construction"
WAYS = (EXTRACTED,)


@kind("a number", "Babel", WAYS)
def number(random):
    locale = random.choice(["en_US", "de_DE", "fr_FR"])
    value = numbers.value(random) * random.choice([1, -1])
    shape = random.choice(["now {}.", "Total: {}", "{} pieces", "it was {} once", "{} (net)", "x {} y"])
    return numbers.field(locale), shape.format(numbers.written(value, locale)), numbers.plain(value)


@kind("money", "Babel", WAYS)
def money(random):
    locale, currency, value = numbers.money(random)
    value *= random.choice([1, -1])
    shape = random.choice(["{} due", "Balance: {}", "pay {} now", "Saldo {} heute"])
    return numbers.field(locale, currency), shape.format(format_currency(value, currency, locale=locale)), numbers.plain(value)


@kind("money with three places, or per unit", MADE, WAYS)
def rate(random):
    locale = random.choice(["de_DE", "en_US"])
    currency = numbers.CURRENCIES[locale]
    value = numbers.value(random, 3)
    if str(value)[-1] == "0":
        return None
    return numbers.field(locale, currency), f"Preis {numbers.written(value, locale)} {currency}/l", []


@kind("not one number", MADE, WAYS)
def no_number(random):
    a, b = random.randint(10, 28), random.randint(30, 59)
    shape = random.choice(["on {a}.{m:02}.2{y}", "at {a}:{b} today", "release 3.{a}.{m}", "{a} or {b}", "rooms {a}-{b}", "from 2{y}-{m:02}-{a:02}", "IP 10.0.{a}.{b}"])
    return numbers.field(random.choice(["en_US", "de_DE"])), shape.format(a=a, b=b, m=random.randint(1, 12), y=random.randint(100, 300)), []


@kind("a date", "datetime", WAYS)
def date(random):
    pattern, day = random.choice(dates.FULL), dates.day(random)
    shape = random.choice(["due {} at noon", "born {}", "Invoice 4711 of {}", "since {}.", "({})"])
    return dates.field(pattern), shape.format(random.choice([dates.shown(day, pattern), day.isoformat()])), dates.shown(day, pattern)


@kind("no date", MADE, WAYS)
def no_date(random):
    pattern = random.choice(dates.FULL)
    shape = random.choice(["server 10.7.{a}.109 up", "on 31/02/19{a} there", "on 31.02.19{a} there", "since 08/20{a}", "Date 375{a}", "no. 123{a}45", "from 01.02.2024 to 03.0{b}.2024"])
    return dates.field(pattern), shape.format(a=random.randint(10, 99), b=random.randint(4, 9)), []


@kind("a phone number", "phonenumbers", WAYS)
def phone(random):
    drawn, region = phones.number(random, random.choice(phones.BIG))
    if drawn is None:
        return None
    form = random.choice([phones.Form.NATIONAL, phones.Form.INTERNATIONAL])
    shape = random.choice(["{} (home)", "call {} now", "Tel: {}", "my number is {}", "{}, Ann"])
    text = shape.format(phones.written(drawn, form))
    # A field of another country, for numbers that name theirs.
    where = random.choice([region, "US", "GB"]) if form == phones.Form.INTERNATIONAL else region
    return phones.field(where), text, phones.written(drawn, phones.Form.E164)


@kind("a masked number that is part of a longer one", MADE, WAYS)
def longer(random):
    text = random.choice(["card {}", "code {}", "no. {} there"]).format(digits(random, random.choice([11, 12, 13])))
    return {"mask": "([000]) [000]-[0000]"}, text, []


@kind("a masked number", MADE, WAYS)
def masked(random):
    a, b, c = digits(random, 3, "23456789"), digits(random, 3), digits(random, 4)
    text = random.choice(["call {} {} {} today", "({}) {}-{}, Al", "tel {}-{}-{}", "fax: {}.{}.{}"]).format(a, b, c)
    return {"mask": "([000]) [000]-[0000]"}, text, a + b + c


@kind("two of them", MADE, WAYS)
def two(random):
    text = "{}-{}-{} or {}-{}-{}".format(*[digits(random, n, "23456789") for n in (3, 3, 4, 3, 3, 4)])
    return {"mask": "([000]) [000]-[0000]"}, text, []


@kind("a code", MADE, WAYS)
def code(random):
    text = digits(random, 6)
    return {"mask": "[000000]"}, random.choice(["Your code is {}.", "{} is your code", "code {}, 5 minutes"]).format(text), text
