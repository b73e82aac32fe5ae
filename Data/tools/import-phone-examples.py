#!/usr/bin/env python3
# Writes an example of the mobile and the fixed-line numbers of each region from libphonenumber's metadata:
#
#     python3 Data/tools/import-phone-examples.py > Data/phone-examples.json
#
# The input is the package `phonenumbers` from PyPI, a port of libphonenumber with its metadata, both under the
# Apache License 2.0, in the version that Data/phones.json has; it must be installed.

import json
import os

import phonenumbers
from phonenumbers import PhoneNumberType

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
VERSION = json.load(open(f"{ROOT}/Data/phones.json", encoding="utf-8"))["version"]
if phonenumbers.__version__ != VERSION:
    raise SystemExit(f"error: phonenumbers is {phonenumbers.__version__}, not {VERSION}")


def national(region, kind):
    number = phonenumbers.example_number_for_type(region, kind)
    return phonenumbers.national_significant_number(number) if number else ""


rows = [
    f'    "{region}": ' + json.dumps([national(region, PhoneNumberType.MOBILE), national(region, PhoneNumberType.FIXED_LINE)])
    for region in sorted(phonenumbers.SUPPORTED_REGIONS)]
print("{")
print(f'  "source": "the metadata of libphonenumber, by way of phonenumbers=={VERSION} on PyPI",')
print(f'  "version": "{VERSION}",')
print('  "license": "Apache-2.0, Copyright (C) the Libphonenumber Authors",')
print('  "columns": ["mobile", "fixedLine"],')
print('  "regions": {\n' + ",\n".join(rows) + "\n  }\n}")
