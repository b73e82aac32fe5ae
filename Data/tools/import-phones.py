#!/usr/bin/env python3
# Writes the part of libphonenumber's metadata for formatting phone numbers as they are typed:
#
#     python3 Data/tools/import-phones.py > Data/phones.json
#
# The input is the package `phonenumbers` from PyPI, a port of libphonenumber with its metadata, both under
# the Apache License 2.0. The script fetches the release that it names, and needs the network for that.
# Patterns of valid numbers, carriers, short numbers and examples are left out; the examples of three sorts
# become masks. `make tables` goes on from there, without network.

import glob
import json
import re
import subprocess
import sys
import tempfile

PACKAGE = "phonenumbers==9.0.43"

folder = tempfile.mkdtemp()
subprocess.run(
    [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:",
     "--disable-pip-version-check", "--dest", folder, PACKAGE],
    check=True, stdout=sys.stderr)
sys.path.insert(0, glob.glob(f"{folder}/*.whl")[0])

import phonenumbers  # noqa: E402
from phonenumbers import PhoneMetadata, PhoneNumberFormat, PhoneNumberType  # noqa: E402
from phonenumbers.asyoutypeformatter import _ELIGIBLE_FORMAT_PATTERN as ELIGIBLE  # noqa: E402
from phonenumbers.data import _COUNTRY_CODE_TO_REGION_CODE as REGIONS  # noqa: E402
from phonenumbers.phonenumberutil import _formatting_rule_has_first_group_only as first_group_only  # noqa: E402

TYPES = {"fixedLine": PhoneNumberType.FIXED_LINE, "mobile": PhoneNumberType.MOBILE,
         "tollFree": PhoneNumberType.TOLL_FREE}


def formats(list):
    """Pattern, template, leading digits and the four facts about the rule that the formatter asks for."""
    for format in list:
        # Templates with digits of their own are never used while a number is typed.
        if not re.fullmatch(ELIGIBLE.pattern, format.format):
            continue
        rule = format.national_prefix_formatting_rule
        facts = {
            "groupOnly": first_group_only(rule),
            "optional": bool(format.national_prefix_optional_when_formatting),
            "carrier": format.domestic_carrier_code_formatting_rule is not None,
            "spaced": bool(rule and re.search("[- ]", rule)),
        }
        yield [format.pattern, format.format.replace("\\", "$"), format.leading_digits_pattern,
               [name for name, holds in facts.items() if holds]]


def first_digits(pattern):
    """The digits that a text of a pattern can begin with."""
    def first(parts):
        found = set()
        for operation, argument in parts:
            name = str(operation)
            if name == "LITERAL":
                return found | {chr(argument)}
            if name == "IN":
                for kind, value in argument:
                    if str(kind) == "LITERAL":
                        found.add(chr(value))
                    elif str(kind) == "RANGE":
                        found |= {chr(digit) for digit in range(value[0], value[1] + 1)}
                    else:
                        found |= set("0123456789")
                return found
            if name == "BRANCH":
                return found.union(*(first(list(branch)) for branch in argument[1]))
            if name == "SUBPATTERN":
                return found | first(list(argument[-1]))
            if name == "MAX_REPEAT":
                found |= first(list(argument[2]))
                if argument[0] > 0:
                    return found
                continue
            raise ValueError(name)
        return found
    return first(list(re._parser.parse(pattern)))


def code(number, regions):
    main = (PhoneMetadata.metadata_for_nongeo_region(number) if regions[0] == "001"
            else PhoneMetadata.metadata_for_region(regions[0]))
    national, international = list(formats(main.number_format)), list(formats(main.intl_number_format))
    return {
        "code": number,
        "regions": [] if regions[0] == "001" else list(regions),
        "internationalPrefix": main.international_prefix,
        "trunkPrefix": main.national_prefix,
        "trunkPattern": main.national_prefix_for_parsing,
        "trunkRule": main.national_prefix_transform_rule,
        # Whether a national number may begin like the trunk prefix, so that only its length distinguishes them.
        "likeTrunk": bool(main.national_prefix)
        and main.national_prefix[0] in first_digits(main.general_desc.national_number_pattern),
        "lengths": list(main.general_desc.possible_length),
        "national": national,
        "international": None if international == national else international,
    }


def masks(region):
    """For each type that has an example, how that is written at home and abroad."""
    found = {}
    for name, type in TYPES.items():
        number = phonenumbers.example_number_for_type(region, type)
        if number is None:
            continue
        home = phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL)
        abroad = phonenumbers.format_number(number, PhoneNumberFormat.INTERNATIONAL)
        rest = abroad[len(f"+{number.country_code}"):]
        found[name] = [re.sub(r"\d", "0", home), re.sub(r"\d", "0", rest)]
    return found


def lines(name, entries):
    """A member whose entries are written on a line each."""
    body = ",\n".join("    " + entry for entry in entries)
    opening, closing = ("[", "]") if name == "codes" else ("{", "}")
    return f'  "{name}": {opening}\n{body}\n  {closing}'


def text(value):
    return json.dumps(value, separators=(",", ":"))


everywhere = sorted({region for regions in REGIONS.values() for region in regions if region != "001"})
leading = {region: PhoneMetadata.metadata_for_region(region).leading_digits for region in everywhere}
print("{")
print(f'  "source": "the metadata of libphonenumber, shortened and rearranged, by way of {PACKAGE} on PyPI",')
print(f'  "version": "{phonenumbers.__version__}",')
print('  "license": "Apache-2.0, Copyright (C) the Libphonenumber Authors",')
print(lines("codes", [text(code(number, REGIONS[number])) for number in sorted(REGIONS)]) + ",")
print(lines("leadingDigits", [f"{text(region)}: {text(digits)}" for region, digits in leading.items() if digits]) + ",")
print(lines("masks", [f"{text(region)}: {text(masks(region))}" for region in everywhere]))
print("}")
