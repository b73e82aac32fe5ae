#!/usr/bin/env python3
"""Lets the package `phonenumbers` parse inputs, and writes its results.

    draw-phone-numbers.py COUNT SEED   draws texts of all regions, from the patterns of their numbers
    draw-phone-numbers.py --tests FOLDER   takes the texts that the package's own tests parse, with their metadata; FOLDER
                                           is its unpacked source distribution

Each row has fields parted by tabs: region, text, then the number as E.164, its extension, its national and
international form, its link, its type, its region, what its length says, and whether it is valid in the region that
it was parsed in. Of a text that is no number there is the reason alone. `\\n`, `\\t`, `\\r` and `\\\\` are written so.

`Scripts/compare phone-numbers` runs it. Digits of an extension are written in ASCII, whichever alphabet they are of.
"""

import random
import re
import sys
import unicodedata

MODE = sys.argv[1] if sys.argv[1:2] in (["--tests"], ["--vectors"]) else None
if MODE:
    sys.path.insert(0, sys.argv[2])

import phonenumbers  # noqa: E402
from phonenumbers import (  # noqa: E402
    NumberParseException, PhoneMetadata, PhoneNumberFormat, PhoneNumberType, ValidationResult, phonenumberutil)

ERRORS = {
    NumberParseException.NOT_A_NUMBER: "notANumber",
    NumberParseException.INVALID_COUNTRY_CODE: "invalidCallingCode",
    NumberParseException.TOO_SHORT_AFTER_IDD: "tooShortAfterInternationalPrefix",
    NumberParseException.TOO_SHORT_NSN: "tooShort",
    NumberParseException.TOO_LONG: "tooLong",
}
KINDS = {
    PhoneNumberType.FIXED_LINE: "fixedLine", PhoneNumberType.MOBILE: "mobile",
    PhoneNumberType.FIXED_LINE_OR_MOBILE: "fixedLineOrMobile", PhoneNumberType.TOLL_FREE: "tollFree",
    PhoneNumberType.PREMIUM_RATE: "premiumRate", PhoneNumberType.SHARED_COST: "sharedCost",
    PhoneNumberType.VOIP: "voip", PhoneNumberType.PERSONAL_NUMBER: "personalNumber", PhoneNumberType.PAGER: "pager",
    PhoneNumberType.UAN: "uan", PhoneNumberType.VOICEMAIL: "voicemail", PhoneNumberType.UNKNOWN: "",
}
LENGTHS = {
    ValidationResult.IS_POSSIBLE: "possible", ValidationResult.IS_POSSIBLE_LOCAL_ONLY: "possibleLocally",
    ValidationResult.TOO_SHORT: "tooShort", ValidationResult.TOO_LONG: "tooLong",
    ValidationResult.INVALID_LENGTH: "invalidLength",
}
TYPES = ["general_desc", "fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "voip", "personal_number",
         "pager", "uan", "voicemail"]


def escaped(text):
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r")


def answers(text, region):
    """The fields of a row."""
    try:
        number = phonenumbers.parse(text, region or None)
    except NumberParseException as error:
        return [ERRORS[error.error_type]]
    if number.extension:
        number.extension = "".join(str(unicodedata.digit(digit)) for digit in number.extension)
    forms = [phonenumbers.format_number(number, form) for form in (
        PhoneNumberFormat.E164, PhoneNumberFormat.NATIONAL, PhoneNumberFormat.INTERNATIONAL, PhoneNumberFormat.RFC3966)]
    home = phonenumbers.region_code_for_number(number)
    return [forms[0], number.extension or "", *forms[1:], KINDS[phonenumbers.number_type(number)],
            "" if home in (None, "001") else home,
            LENGTHS[phonenumbers.is_possible_number_with_reason(number)],
            str(bool(region) and region in phonenumberutil.SUPPORTED_REGIONS
                and phonenumbers.is_valid_number_for_region(number, region)).lower()]


def rows(texts):
    for region, text in texts:
        print(region, escaped(text), *answers(text, region), sep="\t")


def recorded():
    """The inputs of the package's own tests, and the numbers that they create in other ways, formatted."""
    import unittest
    found = {}
    parse = phonenumberutil.parse

    def taken(number, region=None, *others, **named):
        if isinstance(number, str) and (region is None or isinstance(region, str)):
            # A region that there isn't is like none; their names are in capitals.
            known = region if region in phonenumberutil.SUPPORTED_REGIONS else ""
            found[(known, number)] = None
        return parse(number, region, *others, **named)

    def spread(name):
        original = getattr(phonenumberutil, name)

        def asked(number, *others, **named):
            if isinstance(number, phonenumbers.PhoneNumber) and number.country_code:
                national = phonenumbers.national_significant_number(number)
                found[("", f"+{number.country_code}{national}")] = None
                for region in phonenumberutil.region_codes_for_country_code(number.country_code):
                    if region != "001":
                        found[(region, national)] = None
            return original(number, *others, **named)

        return asked

    from tests import phonenumberutiltest
    names = ["format_number", "is_valid_number", "is_valid_number_for_region", "number_type", "region_code_for_number",
             "is_possible_number_with_reason", "is_possible_number"]
    for name in names:
        wrapped = spread(name)
        for module in (phonenumbers, phonenumberutiltest):
            if hasattr(module, name):
                setattr(module, name, wrapped)
    for module in (phonenumbers, phonenumberutil, phonenumberutiltest):
        if hasattr(module, "parse"):
            module.parse = taken
    suite = unittest.defaultTestLoader.loadTestsFromModule(phonenumberutiltest)
    outcome = unittest.TextTestRunner(stream=sys.stderr, verbosity=0).run(suite)
    assert outcome.wasSuccessful() and outcome.testsRun > 50
    phonenumberutil.parse = phonenumbers.parse = parse
    for name in names:
        setattr(phonenumbers, name, getattr(phonenumberutil, name))
    from tests import testmetadatatest
    testmetadatatest.insert_test_metadata()
    return list(found)


if MODE == "--tests":
    rows(recorded())
    sys.exit()

texts = []
if MODE == "--vectors":
    texts = recorded()
    from tests import testmetadatatest
    testmetadatatest.reinstate_real_metadata()
    # Of regions that the true metadata hasn't, nothing is asked.
    texts = [(region if region in phonenumberutil.SUPPORTED_REGIONS else "", text) for region, text in texts]
count, seed = (2000, 18) if MODE else (int(sys.argv[1]), int(sys.argv[2]))
draw = random.Random(seed)
phonenumbers.re_util.enable_pattern_cache()
everywhere = sorted(phonenumberutil.SUPPORTED_REGIONS)
services = sorted(phonenumberutil.COUNTRY_CODES_FOR_NON_GEO_REGIONS)
LABELS = ["ext", "ext.", "Ext ", "extn", "xt", "x", "X ", "extension", "extensi\u00f3n", "EXTENSIO\u0301N", "#", "~", "int",
          "INT. ", "anexo", "Anexo: ", "\u0434\u043e\u0431. ", "\u0414\u041e\u0411", "\uff58", "\uff45\uff58\uff54",
          "\uff29\uff2e\uff34", "\uff03", "\uff5e", ";ext=", ",", ",,", ";", ";;", ",,,", "extensi", "ext-", ":"]
WIDE = {str(digit): chr(0xFF10 + digit) for digit in range(10)}
ARABIC = {str(digit): chr(0x660 + digit) for digit in range(10)}
OTHERS = "+\uff0b-()./ x~*#,;:_\u00a0\u2011\u3000\uff0d\uff0e\u30fc\u0130\u0131\u017f\u212a\u00b2\u0966abcWXYz@\"\\\t\n[]\u200b\u2460\U0001f4de"


def digits(least, most):
    return "".join(draw.choice("0123456789") for _ in range(draw.randint(least, most)))


parsed = {}


def sample(pattern):
    """A text that a pattern matches."""
    def of(parts):
        text = ""
        for operation, argument in parts:
            name = str(operation)
            if name == "LITERAL":
                text += chr(argument)
            elif name == "IN":
                kind, value = draw.choice(argument)
                kind = str(kind)
                text += (chr(value) if kind == "LITERAL" else chr(draw.randint(*value)) if kind == "RANGE"
                         else draw.choice("0123456789"))
            elif name == "BRANCH":
                text += of(draw.choice(argument[1]))
            elif name == "SUBPATTERN":
                text += of(argument[-1])
            elif name == "MAX_REPEAT":
                low, high, inner = argument
                for _ in range(draw.randint(low, high)):
                    text += of(inner)
        return text

    if pattern not in parsed:
        parsed[pattern] = re._parser.parse(pattern)
    return of(parsed[pattern])


def metadata(region):
    return PhoneMetadata.metadata_for_region(region)


def national(region):
    """The national number of a region, of any type, most often as it can be."""
    known = [getattr(metadata(region), type) for type in TYPES]
    patterns = [one.national_number_pattern for one in known if one is not None and one.national_number_pattern]
    text = sample(draw.choice(patterns))
    kind = draw.randrange(12)
    if kind == 0:
        return text[:-draw.randint(1, 3)]
    if kind == 1:
        return text + digits(1, 3)
    if kind == 2 and len(text) > 4:
        place = draw.randrange(len(text))
        return text[:place] + draw.choice("0123456789") + text[place + 1:]
    if kind == 3:
        return digits(1, 18)
    return text


def trunk(region):
    """What may stand before a number at home."""
    pattern = metadata(region).national_prefix_for_parsing
    kind = draw.randrange(4)
    if pattern is None or kind == 0:
        return metadata(region).national_prefix or draw.choice(["", "0", "1", "8"])
    return sample(pattern) if kind == 1 else metadata(region).national_prefix or ""


def code(region):
    return str(phonenumbers.country_code_for_region(region))


def dialled(region):
    """The digits that are dialled in a region, maybe with a plus sign."""
    kind = draw.randrange(10)
    other = draw.choice(everywhere)
    if kind < 3:
        return trunk(region) + national(region)
    if kind < 4:
        return national(region)
    if kind < 5:
        return code(region) + draw.choice(["", trunk(region)]) + national(region)
    if kind < 7:
        return "+" + code(other) + draw.choice(["", "", trunk(other)]) + national(other)
    if kind < 8:
        abroad = metadata(region).international_prefix
        before = sample(abroad) if abroad else "00"
        return draw.choice(["", "", "+"]) + before + code(other) + national(other)
    if kind < 9:
        return "+" + str(draw.choice(services)) + digits(5, 12)
    return draw.choice(["", "+", "0", "00", "+0", "++"]) + digits(1, 21)


def written(region, text):
    """A way to write digits."""
    kind = draw.randrange(16)
    if kind < 4:
        return text
    if kind < 7:
        try:
            number = phonenumbers.parse(text, region)
            text = phonenumbers.format_number(number, draw.choice([1, 2, 3, 1, 2]))
        except NumberParseException:
            pass
    elif kind < 10:
        separators = draw.choice([" ", "-", ".", " -./()", "\u00a0\u2011\uff0d\u3000 ~[]"])
        text = "".join(sign + (draw.choice(separators) if draw.random() < 0.3 else "") for sign in text)
    elif kind == 10:
        table = draw.choice([WIDE, ARABIC])
        text = "".join(table.get(sign, "\uff0b" if sign == "+" else sign) for sign in text)
    elif kind == 11:
        text = draw.choice(["Tel: ", "tel:", "call ", "(", "\u260e ", "+", "Tel. no. "]) + text \
            + draw.choice(["", ".", " (office)", "/x12", " or so", ")", "\n", "_", "\u00e9", " #"])
    elif kind == 12:
        keys = ["0", "1", "abcABC", "defDEF", "ghiGHI", "jklJKL", "mnoMNO", "pqrsPQRS", "tuvTUV", "wxyzWXYZ"]
        text = text[:3] + "".join(draw.choice(keys[int(sign)]) if sign.isascii() and sign.isdigit() and draw.random() < 0.6
                                  else sign for sign in text[3:])
    elif kind == 13:
        context = draw.choice(["+" + code(region), "+" + code(draw.choice(everywhere)), "example.com", "+4-4", "a", "1.a.",
                               "-a", "", "+", "a-1.b2", "+1x", "a..b", "1.2"])
        text = draw.choice(["", "tel:", "x tel:"]) + text + draw.choice(["", ";isub=12", ";ext=3"]) \
            + ";phone-context=" + context + draw.choice(["", ";a=b"])
    elif kind == 14:
        place = draw.randrange(len(text) + 1)
        text = text[:place] + "".join(draw.choice(OTHERS) for _ in range(draw.randint(1, 4))) + text[place:]
    if draw.random() < 0.2:
        text += draw.choice(["", " ", "  ", ", ", "\u00a0", " - "]) + draw.choice(LABELS) + draw.choice(["", " ", ".", ": ", "-"]) \
            + digits(1, draw.choice([4, 8, 22])) + draw.choice(["", "", "", "#", "/x12"])
    return text


def drawn():
    for number in range(count):
        region = draw.choice(everywhere)
        if number % 50 == 49:
            yield region, "".join(draw.choice(OTHERS + "0123456789" * 6) for _ in range(draw.randint(0, 30)))
        else:
            text = written(region, dialled(region))
            yield draw.choice([region] * 9 + [""]), text


def examples():
    """Each region's number of each type, as it is written at home."""
    for region in everywhere:
        for type in range(11):
            number = phonenumbers.example_number_for_type(region, type)
            if number:
                yield region, phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL)


if MODE == "--vectors":
    texts += examples()
    print("# Answers of phonenumbers", phonenumbers.__version__, "(PyPI), a port of libphonenumber: Apache License 2.0,",
          "see NOTICE. Written by Data/tools/draw-phone-numbers.py.")
rows(dict.fromkeys(texts))
rows(drawn())
