#!/usr/bin/env python3
"""Draws random numbers, and has Babel write them as each locale does that has Latin digits.

    draw-numbers.py COUNT SEED  writes a line of JSON for each locale: locale, values, outputs

`Scripts/compare numbers` runs it. A locale gets COUNT values of up to 34 digits.
"""

import json
import random
import sys
from decimal import Decimal, localcontext

from babel import Locale, localedata
from babel.numbers import format_decimal

count, seed = int(sys.argv[1]), int(sys.argv[2])
draw = random.Random(seed)


def value():
    """Plain decimal text without zeros that say nothing."""
    digits = "".join(draw.choice("0123456789") for _ in range(draw.randint(1, 20))).lstrip("0") or "0"
    fraction = "".join(draw.choice("0123456789") for _ in range(draw.choice([0, 0, 1, 2, 3, 14]))).rstrip("0")
    text = digits + ("." + fraction if fraction else "")
    return "-" + text if draw.random() < 0.3 and text != "0" else text


with localcontext() as context:
    context.prec = 60
    for identifier in localedata.locale_identifiers():
        locale = Locale.parse(identifier)
        if locale.default_numbering_system != "latn":
            continue
        values = [value() for _ in range(count)]
        outputs = [format_decimal(Decimal(text), locale=locale, decimal_quantization=False) for text in values]
        print(json.dumps({"locale": identifier, "values": values, "outputs": outputs}))
