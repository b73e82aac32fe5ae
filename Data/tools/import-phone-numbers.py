#!/usr/bin/env python3
# Writes the part of libphonenumber's metadata for parsing phone numbers and for their validity and types:
#
#     python3 Data/tools/import-phone-numbers.py > Data/phone-numbers.json
#
# The input is the package `phonenumbers` from PyPI, a port of libphonenumber with its metadata, both under the
# Apache License 2.0, in the version that Data/phones.json has. The script fetches it, and needs the network
# for that. Short numbers, carriers, places and examples are left out. `make tables` goes on from there.
#
# With --tests FOLDER it reads the made-up metadata instead that the package's own tests have, in FOLDER, where
# its source distribution was unpacked; Scripts/compare phone-numbers does so.

import glob
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
VERSION = json.load(open(f"{ROOT}/Data/phones.json", encoding="utf-8"))["version"]
PACKAGE = f"phonenumbers=={VERSION}"
TYPES = ["fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "voip", "personal_number", "pager",
         "uan", "voicemail"]

if "--tests" in sys.argv:
    sys.path.insert(0, sys.argv[sys.argv.index("--tests") + 1])
    import phonenumbers
    from phonenumbers import PhoneMetadata, phonenumberutil
    from tests import testmetadatatest
    testmetadatatest.insert_test_metadata()
    REGIONS = phonenumberutil.COUNTRY_CODE_TO_REGION_CODE
else:
    folder = tempfile.mkdtemp()
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:",
         "--disable-pip-version-check", "--dest", folder, PACKAGE],
        check=True, stdout=sys.stderr)
    sys.path.insert(0, glob.glob(f"{folder}/*.whl")[0])
    import phonenumbers
    from phonenumbers import PhoneMetadata
    from phonenumbers.data import _COUNTRY_CODE_TO_REGION_CODE as REGIONS
assert phonenumbers.__version__ == VERSION


def description(of):
    """The pattern of numbers of a type, and how many digits they can have; nothing where there are none."""
    if of is None or of.national_number_pattern is None or of.possible_length == (-1,):
        return None
    return [of.national_number_pattern, list(of.possible_length)]


def formats(list):
    """Pattern, template, last pattern of leading digits, and the rule for the trunk prefix."""
    return [[one.pattern, one.format.replace("\\", "$"),
             one.leading_digits_pattern[-1] if one.leading_digits_pattern else None,
             (one.national_prefix_formatting_rule or "").replace("\\", "$") or None] for one in list]


def region(name, metadata):
    # A region without a transforming rule has its carriers in a group, which nobody asks for.
    found = {
        "region": name,
        "internationalPrefix": metadata.international_prefix,
        "trunkPattern": metadata.national_prefix_for_parsing,
        "trunkRule": (metadata.national_prefix_transform_rule or "").replace("\\", "$") or None,
        "leadingDigits": metadata.leading_digits,
        "general": metadata.general_desc.national_number_pattern,
        "lengths": list(metadata.general_desc.possible_length),
        "localLengths": list(metadata.general_desc.possible_length_local_only),
        "extension": metadata.preferred_extn_prefix,
        "sameFixedAndMobile": bool(metadata.same_mobile_and_fixed_line_pattern),
    }
    found.update({type: description(getattr(metadata, type)) for type in TYPES})
    if metadata.same_mobile_and_fixed_line_pattern:
        # Nobody asks for the pattern of mobile numbers where they are those of fixed lines.
        del found["mobile"]
    return {key: value for key, value in found.items() if value not in (None, False, [])}


def code(number):
    names = REGIONS[number]
    all = [PhoneMetadata.metadata_for_nongeo_region(number) if name == "001" else PhoneMetadata.metadata_for_region(name)
           for name in names]
    national, international = formats(all[0].number_format), formats(all[0].intl_number_format)
    return {"code": number, "regions": [region(*pair) for pair in zip(names, all)],
            "national": national, "international": international}


def text(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def lines(found):
    """A code on several lines: its formats on one each, its regions likewise."""
    parts = [f'"{name}":[\n' + ",\n".join("    " + text(one) for one in found[name]) + "]" if found[name]
             else f'"{name}":[]' for name in ("regions", "national", "international")]
    return f'  {{"code":{found["code"]},' + ",\n   ".join(parts) + "}"


print("{")
print(f'  "source": "the metadata of libphonenumber, shortened and rearranged, by way of {PACKAGE} on PyPI",')
print(f'  "version": "{VERSION}",')
print('  "license": "Apache-2.0, Copyright (C) the Libphonenumber Authors",')
print('  "codes": [')
print(",\n".join(lines(code(number)) for number in sorted(REGIONS)))
print("  ]")
print("}")
