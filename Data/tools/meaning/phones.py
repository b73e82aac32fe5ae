"""Phone numbers, by phonenumbers: the examples of all regions and random ones that are valid."""

import phonenumbers
from phonenumbers import PhoneNumberFormat as Form, PhoneNumberType as Type

from .rows import ALL, ASSIGNED, BATCH, CORRECTED, EDITED, FILLED, PASTED, TYPED, WHOLE, disguised, family, in_script

kind = family("phones")
SOURCE = "phonenumbers"
REGIONS = sorted(phonenumbers.SUPPORTED_REGIONS)
BIG = "US GB DE FR IT ES IN BR MX AR CN JP KR AU NZ ZA NG EG RU TR PL SE NO DK FI NL BE CH AT IE PT CA SG HK".split()
TYPES = [Type.MOBILE, Type.FIXED_LINE]


def number(random, region=None):
    """A valid number of a region, and the region: an example, some of its last digits changed."""
    region = region or random.choice(REGIONS if random.random() < 0.6 else BIG)
    example = phonenumbers.example_number_for_type(region, random.choice(TYPES))
    if example is None:
        return None, region
    for _ in range(20):
        text = phonenumbers.national_significant_number(example)
        count = random.randint(0, 4)
        text = text[:len(text) - count] + "".join(str(random.randint(0, 9)) for _ in range(count))
        drawn = phonenumbers.PhoneNumber()
        drawn.merge_from(example)
        drawn.national_number = int(text)
        if phonenumbers.is_valid_number_for_region(drawn, region):
            return drawn, region
    return example, region


def written(drawn, form):
    return phonenumbers.format_number(drawn, form)


def field(region):
    return {"phone": {"region": region}}


def meaning(text, region):
    """What phonenumbers reads, if it is a valid number."""
    try:
        read = phonenumbers.parse(text, region)
    except phonenumbers.NumberParseException:
        return []
    return written(read, Form.E164) if phonenumbers.is_valid_number(read) else []


def shape(name, ways=ALL, region=None):
    """Declares a kind that writes a number in some way; what is meant is the number itself, and what phonenumbers
    reads in the text must be the same."""
    def register(write):
        def draw(random):
            drawn, home = number(random, region)
            if drawn is None:
                return None
            made = write(random, drawn, home)
            if made is None:
                return None
            text, where = made if isinstance(made, tuple) else (made, home)
            e164 = written(drawn, Form.E164)
            return (field(where), text, e164) if meaning(text, where) == e164 else None
        return kind(name, SOURCE, ways)(draw)
    return register


@shape("national, as printed")
def national(random, drawn, region):
    return written(drawn, Form.NATIONAL)


@shape("national, digits only")
def bare(random, drawn, region):
    return "".join(c for c in written(drawn, Form.NATIONAL) if c.isdigit())


@shape("national, without its trunk prefix", WHOLE)
def no_trunk(random, drawn, region):
    return phonenumbers.national_significant_number(drawn)


@shape("international, as printed", (*ALL, ASSIGNED))
def international(random, drawn, region):
    return written(drawn, Form.INTERNATIONAL)


@shape("E.164", (*ALL, ASSIGNED))
def e164(random, drawn, region):
    return written(drawn, Form.E164)


@shape("calling code without its plus sign", WHOLE)
def no_plus(random, drawn, region):
    return written(drawn, Form.E164)[1:]


@shape("from abroad, with the dialing prefix", (TYPED, *WHOLE))
def dialed(random, drawn, region):
    other = random.choice(BIG)
    text = phonenumbers.format_out_of_country_calling_number(drawn, other)
    return (text, other) if other != region else None


@shape("another country's, with a plus sign")
def other_country(random, drawn, region):
    return written(drawn, random.choice([Form.INTERNATIONAL, Form.E164])), random.choice(BIG)


@shape("in a field for any country")
def any_country(random, drawn, region):
    return written(drawn, random.choice([Form.INTERNATIONAL, Form.E164])), None


@shape("a trunk prefix in brackets", WHOLE)
def trunk(random, drawn, region):
    if region not in ("GB", "DE", "FR", "SE", "AU", "NL", "CH", "AT", "BE", "ZA"):
        return None
    code, _, rest = written(drawn, Form.INTERNATIONAL).partition(" ")
    return f"{code} (0){random.choice(['', ' '])}{rest}"


@shape("with an extension", (PASTED, FILLED, BATCH))
def extension(random, drawn, region):
    return written(drawn, random.choice([Form.NATIONAL, Form.INTERNATIONAL])) + random.choice(
        [" ext. {}", " x{}", " ext {}", ";ext={}"]).format(random.randint(1, 9999))


@shape("a link", (PASTED, FILLED, BATCH))
def link(random, drawn, region):
    return written(drawn, Form.RFC3966)


@shape("other separators", WHOLE)
def separators(random, drawn, region):
    text = written(drawn, random.choice([Form.NATIONAL, Form.INTERNATIONAL]))
    return text.replace(" ", random.choice([".", "-", "/", " - ", "\u00a0", ""])).replace("-", random.choice("-–‐. "))


@shape("digits of other scripts")
def scripts(random, drawn, region):
    return in_script(random, written(drawn, random.choice([Form.NATIONAL, Form.E164])))


@shape("as a web page hands it over", (PASTED, FILLED))
def copied(random, drawn, region):
    return disguised(random, written(drawn, random.choice([Form.NATIONAL, Form.INTERNATIONAL])))


@shape("a label before it", (PASTED, FILLED))
def label(random, drawn, region):
    return random.choice(["Tel: ", "Phone: ", "Mobile ", "T. ", "call ", "☎ ", "Fax: "]) + written(
        drawn, random.choice([Form.NATIONAL, Form.INTERNATIONAL]))


@shape("a note behind it", (PASTED, FILLED))
def note(random, drawn, region):
    return written(drawn, random.choice([Form.NATIONAL, Form.INTERNATIONAL])) + random.choice(
        [" (home)", " - work", ", mobile", " (Mo-Fr)", " after six"])


@shape("a correction while typing", (CORRECTED,))
def corrected(random, drawn, region):
    return "".join(c for c in written(drawn, Form.NATIONAL) if c.isdigit())


@kind("one digit too many", SOURCE, ALL)
def too_long(random):
    drawn, region = number(random)
    if drawn is None:
        return None
    text = written(drawn, random.choice([Form.NATIONAL, Form.E164])) + str(random.randint(0, 9))
    meant = meaning(text, region)
    return field(region), text, meant


@kind("one digit too few", SOURCE, (*ALL, ASSIGNED))
def too_short(random):
    drawn, region = number(random)
    if not drawn:
        return None
    text = written(drawn, random.choice([Form.NATIONAL, Form.INTERNATIONAL, Form.E164]))[:-1]
    # Without the last digit of the national number, whatever the text looks like.
    significant = phonenumbers.national_significant_number(drawn)[:-1]
    short = phonenumbers.PhoneNumber()
    short.merge_from(drawn)
    short.national_number = int(significant)
    read = meaning(text, region)
    if phonenumbers.is_valid_number(short) or read and phonenumbers.is_valid_number(phonenumbers.parse(text, region)):
        return None
    return field(region), text, []


@kind("two numbers", "construction", (PASTED, FILLED, BATCH))
def two(random):
    (a, region), (b, _) = number(random, "GB"), number(random, "GB")
    text = random.choice([" or ", " / ", ", ", "; "]).join(written(x, Form.NATIONAL) for x in (a, b))
    return (field(region), text, written(a, Form.E164)) if a != b else None


@kind("no phone number", "construction", WHOLE)
def none(random):
    a, b = random.randint(100, 999), random.randint(1000, 9999)
    text = random.choice(["{a}", "INV-{b}{b}", "{a}.{a}.10.1", "2024-11-{a}", "{b} {b} {b} {b}", "a{b}@example.org",
                          "{b}{b}{b}{b}{b}", "€ {b}.50", "+{b}{b}{b}{b}{b}", "+999 {b} {b}", "++44 20 7946 {b}"])
    region, text = random.choice(["US", "GB", "FR"]), text.format(a=a, b=b)
    return field(region), text, meaning(text, region)


@kind("Mexican mobiles as stored before 2019", "Mexico's numbering plan of 2019", (ASSIGNED, PASTED))
def mexican(random):
    rest = "55" + "".join(str(random.randint(0, 9)) for _ in range(8))
    return field("MX"), "+521" + rest, ["+52" + rest]


@kind("a number after its own calling code", SOURCE, (EDITED,))
def repeated(random):
    drawn, region = number(random)
    if not drawn:
        return None
    e164, code = written(drawn, Form.E164), str(drawn.country_code)
    where = random.choice([region, None])
    begin = random.choice(["+" + code, "+" + code, "+"])
    text = random.choice([e164, "00" + e164[1:], written(drawn, Form.INTERNATIONAL)])
    if meaning(text, where or "DE") != e164:
        return None
    # Both together may be a number by chance.
    if meaning(begin + text.lstrip("+"), where) not in ([], e164):
        return None
    return field(where), begin + text, e164, [*({"type": key} for key in begin), {"insert": text}]


@kind("numbers that nobody can have", SOURCE, ALL)
def nobodys(random):
    region = random.choice(BIG)
    length = random.randint(7, 11)
    text = random.choice(["0" * length, "1" * length, "".join(str(random.randint(0, 9)) for _ in range(length))])
    return field(region), text, meaning(text, region)


KEYPAD = {"2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ"}


@kind("vanity numbers with their digits", SOURCE, (PASTED, FILLED, BATCH))
def vanity(random):
    drawn, region = number(random, random.choice(["US", "CA"]))
    text = written(drawn, Form.NATIONAL)[-8:]
    area = phonenumbers.national_significant_number(drawn)[:3]
    last = text[-4:]
    if not all(digit in KEYPAD for digit in last):
        return None
    word = "".join(random.choice(KEYPAD[digit]) for digit in last)
    shown = random.choice(["{a}-{b}-{w} ({d})", "({a}) {b}-{w} ({d})", "1-{a}-{b}-{w} ({b}-{d})", "{a}-{b}-{w}"])
    return field(region), shown.format(a=area, b=text[:3], w=word, d=last), written(drawn, Form.E164)


@kind("a long vowel for a hyphen", SOURCE, ALL)
def kana(random):
    drawn, region = number(random, "JP")
    text = written(drawn, Form.NATIONAL)
    return field(region), text.replace("-", random.choice("ーｰ")), written(drawn, Form.E164)
