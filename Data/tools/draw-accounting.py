#!/usr/bin/env python3
"""Has Babel write amounts of money as accounts are written in each language that has Latin digits.

    draw-accounting.py > Tests/Vectors/accounting-babel.jsonl

Babel is that of Data/locale-affixes.json. A locale of a region is left out if it has the pattern of its language.
"""

import json
from decimal import Decimal

from babel import Locale, localedata
from babel.numbers import format_currency

VALUES = ["1234.5", "-1234.5", "-7", "1234567.25"]

patterns = {}
for identifier in sorted(localedata.locale_identifiers()):
    locale = Locale.parse(identifier)
    pattern = locale.currency_formats["accounting"]
    key = (pattern.pattern, repr(locale.number_symbols.get("latn", {})))
    patterns[identifier] = key
    # Ours is the grouping of the language's numbers.
    if pattern.grouping != locale.decimal_formats[None].grouping:
        continue
    if locale.default_numbering_system != "latn" or patterns.get(locale.language) == key and locale.language != identifier:
        continue
    # A currency that nobody has a symbol for leaves its code where the symbol goes.
    outputs = [
        format_currency(Decimal(value), "XTS", locale=locale, format_type="accounting", currency_digits=False,
                        decimal_quantization=True).replace("XTS", "\u00a4") for value in VALUES]
    print(json.dumps({"locale": identifier, "values": VALUES, "outputs": outputs}, ensure_ascii=False))
