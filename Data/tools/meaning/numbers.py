"""Numbers and money. Babel writes them; what else they may look like is known by construction."""

from decimal import Decimal

from babel.numbers import (format_currency, format_decimal, get_currency_precision, get_decimal_symbol,
                           get_group_symbol)

from .rows import ALL, ASSIGNED, BATCH, CORRECTED, FILLED, PASTED, TYPED, WHOLE, digits, disguised, family, in_script

kind = family("numbers")
BABEL = "Babel"
MADE = "construction"
LOCALES = ("en_US en_GB en_IN en_ZA de_DE de_AT de_CH fr_FR fr_CH es_ES es_MX it_IT pt_BR pt_PT nl_NL sv_SE nb_NO "
           "da_DK fi_FI pl_PL cs_CZ sk_SK hu_HU ro_RO tr_TR ru_RU uk_UA el_GR he_IL ar_EG fa_IR hi_IN th_TH ja_JP zh_CN "
           "ko_KR vi_VN id_ID").split()
CURRENCIES = {"en_US": "USD", "en_GB": "GBP", "en_IN": "INR", "de_DE": "EUR", "de_CH": "CHF", "fr_FR": "EUR",
              "es_MX": "MXN", "it_IT": "EUR", "pt_BR": "BRL", "nl_NL": "EUR", "sv_SE": "SEK", "pl_PL": "PLN",
              "cs_CZ": "CZK", "tr_TR": "TRY", "ru_RU": "RUB", "ja_JP": "JPY", "he_IL": "ILS", "th_TH": "THB"}
FOREIGN = ["EUR {}", "{} €", "£{}", "{} GBP", "CHF {}", "{} zł", "¥{}", "{} kr", "USD {}", "US${}", "{} ₽", "₹ {}"]


def plain(value):
    return format(value, "f")


def value(random, places=None):
    places = random.choice([0, 0, 1, 2, 2, 3, 5]) if places is None else places
    whole = digits(random, random.choice([1, 2, 3, 4, 4, 5, 6, 7, 9]), "123456789")
    return Decimal(whole + ("." + digits(random, places) if places else ""))


def written(number, locale, grouped=True):
    """The number as Babel writes it, with all of its places and Latin digits."""
    return format_decimal(number, locale=locale, decimal_quantization=False, group_separator=grouped)


def field(locale, currency=None, **more):
    rules = {"locale": locale, **({"currency": currency} if currency else {}), **more}
    return {"number": rules}


@kind("as its locale writes it", BABEL, ALL)
def local(random):
    locale = random.choice(LOCALES)
    number = value(random) * random.choice([1, 1, 1, -1])
    return field(locale), written(number, locale, random.random() < 0.7), plain(number)


@kind("in the digits of its locale", BABEL, ALL)
def local_digits(random):
    locale = random.choice(["ar_EG", "fa_IR", "mr_IN", "bn_BD", "ne_NP"])
    number = value(random)
    text = format_decimal(number, locale=locale, decimal_quantization=False, numbering_system="default")
    return field(locale), text, plain(number)


def money(random):
    locale = random.choice(list(CURRENCIES))
    currency = CURRENCIES[locale]
    return locale, currency, value(random, random.choice([0, get_currency_precision(currency)]))


@kind("money as its locale writes it", BABEL, ALL)
def local_money(random):
    locale, currency, number = money(random)
    number *= random.choice([1, 1, -1])
    return field(locale, currency), format_currency(number, currency, locale=locale), plain(number)


@kind("money with its code", BABEL, WHOLE)
def coded_money(random):
    locale, currency, number = money(random)
    text = written(number, locale)
    text = random.choice([f"{currency} {text}", f"{text} {currency}", f"{currency}\u00a0{text}"])
    return field(locale, currency), text, plain(number)


@kind("money without its symbol", BABEL, ALL)
def bare_money(random):
    locale, currency, number = money(random)
    return field(locale, currency), written(number, locale, random.random() < 0.5), plain(number)


@kind("minus in another place or of another kind", MADE, WHOLE)
def minus(random):
    locale = random.choice(["en_US", "de_DE", "fr_FR", "it_IT", "pl_PL"])
    currency, number = CURRENCIES[locale], value(random, 2)
    text, sign = written(number, locale), random.choice("-−‐‑–﹣－")
    symbol = {"USD": "$", "EUR": "€", "PLN": "zł"}[currency]
    text = random.choice(["{m}{s}{t}", "{s}{m}{t}", "{s}{t}{m}", "{m}{t} {s}", "{t} {s}{m}", "{t}{m} {s}", "{m} {t}"])\
        .format(m=sign, s=symbol, t=text)
    return field(locale, currency), text, plain(-number)


@kind("negative in brackets, as accountants write", MADE, WHOLE)
def accounting(random):
    locale = random.choice(["en_US", "en_GB", "de_DE"])
    number = value(random, 2)
    return field(locale, CURRENCIES[locale]), f"({written(number, locale)})", plain(-number)


@kind("plain text of the app", MADE, (ASSIGNED,))
def assigned(random):
    locale = random.choice(LOCALES)
    number = value(random) * random.choice([1, -1])
    return field(locale), plain(number), plain(number)


@kind("more places than the currency has", MADE, (*WHOLE, ASSIGNED))
def too_exact(random):
    locale, currency, number = money(random)
    places = get_currency_precision(currency) + random.randint(2, 4)
    number = value(random, places) if currency != "JPY" else value(random, 2)
    if plain(number).endswith("0"):
        return None
    return field(locale, currency), written(number, locale), []


@kind("both separators of another notation", MADE, ALL)
def other_notation(random):
    locale = random.choice(["en_US", "de_DE", "fr_FR", "sv_SE", "pt_BR", "de_CH"])
    other = random.choice(["en_US", "de_DE", "de_CH", "fr_FR"])
    number = value(random, 2) + 1000
    return field(locale), written(number, other), plain(number)


@kind("a point and fewer than three places in another notation", MADE, ALL)
def other_point(random):
    locale = random.choice(["en_US", "de_DE", "fr_FR", "pt_BR"])
    number = value(random, random.choice([1, 2]))
    other = "," if get_decimal_symbol(locale) == "." else "."
    return field(locale), plain(number).replace(".", other), plain(number)


@kind("one separator and three digits: the locale decides", "CLDR's separators", ALL)
def three_digits(random):
    locale = random.choice(["en_US", "en_GB", "de_DE", "it_IT", "pt_BR"])
    head, tail = digits(random, random.randint(1, 3), "123456789"), digits(random, 3)
    if random.random() < 0.5:
        return field(locale), head + get_group_symbol(locale) + tail, head + tail
    return field(locale), head + get_decimal_symbol(locale) + tail, f"{head}.{tail}"


@kind("spaces and apostrophes that group", MADE, ALL)
def spaced(random):
    locale = random.choice(["en_US", "de_DE", "de_CH", "fr_FR", "sv_SE"])
    number = value(random) + 10000
    mark = random.choice([" ", "\u00a0", "\u202f", "\u2009", "'", "’"])
    whole, _, rest = f"{number:,f}".partition(".")
    text = whole.replace(",", mark) + (get_decimal_symbol(locale) + rest if rest else "")
    return field(locale), text, plain(number)


@kind("money of another currency", MADE, ALL)
def foreign(random):
    locale = random.choice(["en_US", "de_DE", "en_GB", "pl_PL"])
    own = {"USD": ("USD", "US$"), "EUR": ("EUR", "€"), "GBP": ("GBP", "£"), "PLN": ("zł",)}[CURRENCIES[locale]]
    mark = random.choice([each for each in FOREIGN if not any(mine in each for mine in own)])
    return field(locale, CURRENCIES[locale]), mark.format(written(value(random, 2), locale)), []


@kind("with a magnitude", MADE, ALL)
def magnitude(random):
    locale = random.choice(["en_US", "en_IN", "de_DE"])
    word = random.choice(["M", "k", "K", " million", " lakh", " crore", " Mio.", " Mrd.", "bn", " Tsd.", " thousand", "万"])
    currency = random.choice([None, CURRENCIES[locale]])
    return field(locale, currency), written(value(random, random.choice([0, 1])), locale) + word, []


@kind("not one number", MADE, ALL)
def several(random):
    locale = random.choice(["en_US", "de_DE", "fr_FR"])
    a, b = random.randint(2, 28), random.randint(30, 59)
    shape = random.choice([
        "{a}.{m:02}.2{y}", "{a}/{m:02}/2{y}", "2{y}-{m:02}-{a:02}", "{a}:{b}", "{a}:{b}:10", "3.{a}.{m}", "{a}-{b}",
        "{a} – {b}", "{a}/{b}", "{a} x {b}", "{a} × {b}", "{a};{b}", "{a} and {b}", "{a} + {b}", "10.0.{m}.{a}", "{a}*{b}",
        "{a}|{b}", "{a}\n{b}", "{a}, {b}, {m}", "{a}..{b}", "~{a}", ">{a}", "{a}?", "#{a}", "{a}th", "No. {a}", "{a} of {b}",
        "{a}=", "0x{a}", "{a}e", "∞", "NaN", "–", "1e{a}{b}", "{a}% of {b}", "{a} 1/2"])
    return field(locale), shape.format(a=a, b=b, m=random.randint(1, 12), y=random.randint(100, 300)), []


@kind("with a unit that isn't the field's", MADE, ALL)
def other_unit(random):
    locale = random.choice(["en_US", "de_DE"])
    suffix, other = random.choice([(" kg", " lb"), (" kg", " g"), (" km", " mi"), ("%", "‰"), (" €/l", " €"), ("", "%"),
                                   ("", " kg"), ("", "°"), (" h", " min"), (" m", " mm"), (" MB", " kB")])
    rules = {"suffix": suffix} if suffix else {}
    return field(locale, **rules), written(value(random, 1), locale) + other, []


@kind("with the field's own unit", MADE, ALL)
def own_unit(random):
    locale, suffix = random.choice(["en_US", "de_DE"]), random.choice([" kg", " km", "%", " h", " m²", " MB"])
    number = value(random, random.choice([0, 1, 2]))
    text = written(number, locale) + random.choice([suffix, suffix.strip(), ""])
    return field(locale, suffix=suffix), text, plain(number)


@kind("below the minimum, above the maximum", MADE, (*ALL, ASSIGNED))
def outside(random):
    number = random.choice([random.randint(101, 99999), -random.randint(1, 500)])
    return field("en_US", minimum="0", maximum="100"), str(number), []


@kind("negative where none is allowed", MADE, WHOLE)
def unsigned(random):
    return field("en_US", allowsNegative=False), f"-{value(random)}", []


@kind("with an exponent", "Python's Decimal", ALL)
def exponent(random):
    number, power = Decimal(random.randint(11, 99)) / 10, random.randint(2, 5)
    return field("en_US"), f"{number}{random.choice('eE')}{random.choice(['', '+'])}{power}", plain(number * 10**power)


@kind("digits of other scripts", "Unicode", ALL)
def scripts(random):
    number = value(random, 0)
    return field(random.choice(["en_US", "de_DE", "hi_IN"])), in_script(random, plain(number)), plain(number)


@kind("zeros, a plus sign, and half of a number", MADE, (TYPED, PASTED))
def loose(random):
    number = value(random, 2)
    text, meant = random.choice([("00" + plain(number), number), ("+" + plain(number), number),
                                 ("." + str(random.randint(1, 9)), None), (str(random.randint(1, 99)) + ".", None)])
    return field("en_US"), text, plain(number if meant else Decimal(text))


@kind("words around it", MADE, (PASTED, FILLED, BATCH))
def words(random):
    locale = random.choice(["en_US", "de_DE"])
    shape = random.choice(["about {}", "Total: {}", "{} pieces", "{} each", "costs {}", "{} (net)", "from {}", "up to {}",
                           "ca. {}", "{} p.a.", "Betrag {}", "-- {} --"])
    return field(locale), shape.format(written(value(random), locale)), []


@kind("as a web page hands it over", MADE, (PASTED, FILLED))
def copied(random):
    locale, currency, number = money(random)
    return field(locale, currency), disguised(random, written(number, locale)), plain(number)


@kind("a correction while typing", MADE, (CORRECTED,))
def corrected(random):
    number = value(random, 0) + 1000
    return field(random.choice(["en_US", "de_DE", "fr_FR"])), plain(number), plain(number)


@kind("a price without cents, as Swiss shops write", MADE, (PASTED, BATCH))
def swiss(random):
    number = random.randint(2, 999)
    return field("de_CH", "CHF"), random.choice(["{}.–", "{}.-", "{}.—", "CHF {}.–"]).format(number), str(number)


@kind("decimal filter: a number of any notation", MADE, ALL)
def decimal_filter(random):
    number = value(random, random.choice([1, 2]))
    if random.random() < 0.5:
        return {"filter": {"allow": "decimal"}}, plain(number).replace(".", random.choice(".,")), plain(number)
    number += 1000
    if number == int(number):
        return None
    return {"filter": {"allow": "decimal"}}, written(number, random.choice(["en_US", "de_DE", "fr_FR"])), plain(number)


@kind("decimal filter: digits of other scripts", "Unicode", ALL)
def decimal_scripts(random):
    number = value(random, 0)
    return {"filter": {"allow": "decimal"}}, in_script(random, plain(number)), plain(number)


@kind("decimal filter: not one number", MADE, WHOLE)
def decimal_several(random):
    _, text, meant = several(random)
    return {"filter": {"allow": "decimal"}}, text, meant
