# Writes what Data/locales.json doesn't have, from the release of Babel that it was made from:
#
#     python3 Data/tools/extract-locale-affixes.py > Data/locale-affixes.json
#
# How a locale writes percentages and amounts in accounts, the currency of its region, and its sign there. It is
# written once for each version of the data, and needs the network to fetch Babel from PyPI.

import glob
import json
import pathlib
import re
import subprocess
import sys
import tempfile

PACKAGE = "Babel==2.18.0"

folder = tempfile.mkdtemp()
subprocess.run(
    [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:",
     "--disable-pip-version-check", "--dest", folder, PACKAGE],
    check=True, stdout=sys.stderr)
subprocess.run([sys.executable, "-m", "zipfile", "-e", *glob.glob(f"{folder}/*.whl"), folder], check=True)
sys.path.insert(0, folder)

from babel import Locale, localedata  # noqa: E402
from babel.core import get_global  # noqa: E402

data = json.loads(pathlib.Path("Data/locales.json").read_text())
likely = get_global("likely_subtags")


def region(identifier, locale):
    """The region of a locale, or the one that its language is spoken in mostly."""
    if locale.territory:
        return locale.territory
    for key in (identifier, locale.language):
        if key in likely:
            return likely[key].split("_")[-1]
    return None


locales = {}
for identifier in sorted(localedata.locale_identifiers()):
    locale = Locale.parse(identifier)
    symbols = locale.number_symbols
    latin = symbols.get("latn", {})
    sign = symbols.get(locale.default_numbering_system, latin).get("percentSign", "%")
    currency = data["regionCurrency"].get(region(identifier, locale))
    locales[identifier] = [
        locale.percent_formats[None].pattern.replace("%", sign), currency,
        locale.currency_symbols.get(currency, currency) if currency else None,
        re.sub("[#0][#0,.]*", "#", locale.currency_formats["accounting"].pattern)]

print(json.dumps(
    {"source": f"Unicode CLDR via Babel {PACKAGE[7:]}", "license": data["license"],
     "columns": ["percent", "currency", "symbol", "accounting"], "locales": locales},
    ensure_ascii=False, separators=(",", ":")))
