#!/usr/bin/env python3
"""Has libphonenumber's port write an example of the mobile and the fixed-line numbers of each region.

    draw-phone-examples.py > Tests/Vectors/phone-examples.tsv

A line has a region, a mobile number in national and in international form, and a fixed-line number in national form.
The package `phonenumbers` must be that of Data/phones.json.
"""

import phonenumbers
from phonenumbers import PhoneNumberFormat, PhoneNumberType

for region in sorted(phonenumbers.SUPPORTED_REGIONS):
    mobile = phonenumbers.example_number_for_type(region, PhoneNumberType.MOBILE)
    fixed = phonenumbers.example_number_for_type(region, PhoneNumberType.FIXED_LINE)
    print(*(
        [region] + [
            phonenumbers.format_number(number, form) if number else ""
            for number, form in ((mobile, PhoneNumberFormat.NATIONAL), (mobile, PhoneNumberFormat.INTERNATIONAL),
                                 (fixed, PhoneNumberFormat.NATIONAL))]), sep="\t")
