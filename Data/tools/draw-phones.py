#!/usr/bin/env python3
"""Draws random phones of all regions, and has the package `phonenumbers` format them digit by digit.

    draw-phones.py COUNT SEED  writes a line each: region, digits, the texts after each digit, E.164

`Scripts/compare phones` runs it. The fields are parted by tabs, the texts by bars. E.164 is empty where the number
isn't valid.
"""

import random
import sys

import phonenumbers
from phonenumbers import AsYouTypeFormatter, PhoneMetadata, PhoneNumberFormat
from phonenumbers.data import _COUNTRY_CODE_TO_REGION_CODE as REGIONS

count, seed = int(sys.argv[1]), int(sys.argv[2])
draw = random.Random(seed)
everywhere = sorted({region for regions in REGIONS.values() for region in regions if region != "001"})
services = sorted(code for code, regions in REGIONS.items() if regions == ("001",))
types = [type for type in range(0, 11)]
PREFIXES = {"JP": "010", "AU": "0011", "BR": "0015", "CO": "00", "KR": "001", "RU": "810", "FI": "00", "US": "011"}


def digits(least, most):
    return "".join(draw.choice("0123456789") for _ in range(draw.randint(least, most)))


def example(region):
    """The national number of an example, most often with other digits at its end."""
    number = phonenumbers.example_number_for_type(region, draw.choice(types)) \
        or phonenumbers.example_number(region)
    national = phonenumbers.national_significant_number(number)
    changed = draw.choice([0, 0, 2, 4, 6, len(national) - 1])
    return national[:len(national) - changed] + digits(changed, changed)


def international(region):
    prefix = PhoneMetadata.metadata_for_region(region).international_prefix or ""
    return PREFIXES.get(region, prefix if prefix.isdigit() else "00")


def number(region):
    code = str(phonenumbers.country_code_for_region(region))
    trunk = PhoneMetadata.metadata_for_region(region).national_prefix or ""
    kind = draw.randrange(10)
    if kind < 3:
        return trunk + example(region)
    if kind < 4:
        return example(region)
    if kind < 5:
        return "+" + code + example(region)
    if kind < 6:
        other = draw.choice(everywhere)
        return "+" + str(phonenumbers.country_code_for_region(other)) + draw.choice(["", trunk]) + example(other)
    if kind < 7:
        other = draw.choice(everywhere)
        return international(region) + str(phonenumbers.country_code_for_region(other)) + example(other)
    if kind < 8:
        service = str(draw.choice(services))
        return draw.choice(["+", international(region)]) + service + digits(5, 12)
    if kind < 9:
        return draw.choice(["", trunk, "0", "00", "+", international(region), trunk * 2]) + digits(1, 14)
    return trunk + example(region) + digits(1, 4)


for _ in range(count):
    region = draw.choice(everywhere)
    typed = number(region)[:20]
    formatter = AsYouTypeFormatter(region)
    texts = [formatter.input_digit(digit) for digit in typed]
    e164 = ""
    try:
        parsed = phonenumbers.parse(typed, region)
        if phonenumbers.is_valid_number(parsed):
            e164 = phonenumbers.format_number(parsed, PhoneNumberFormat.E164)
    except phonenumbers.NumberParseException:
        pass
    print(region, typed, "|".join(texts), e164, sep="\t")
