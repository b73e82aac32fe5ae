# Writes what countries are called, at home and in English, from the release of Babel that the locales are of:
#
#     python3 Data/tools/extract-countries.py > Data/countries.json
#
# It is written once for each version of the data, and needs the network to fetch Babel from PyPI.

import glob
import json
import pathlib
import subprocess
import sys
import tempfile

PACKAGE = "Babel==2.18.0"
# Territories of the telephone numbers that Babel has no name for.
NAMELESS = {"AC": "Ascension Island", "TA": "Tristan da Cunha"}
# Codes of three letters that countries had earlier.
FORMER = {"BUR", "DDR", "FXX", "TMP", "YMD", "ZAR"}
# Names that people filter by in the library that they migrate from.
ALSO = {
    "AT": ["Ausztria"], "BE": ["Koninkrijk België"], "BY": ["Белару́сь"], "CH": ["Schweezerland"],
    "IN": ["Bhārat Gaṇarājya"], "LK": ["ශ්රී ලංකා"], "NO": ["Noorweegen"], "PH": ["Pilipinas"],
    "PK": ["پاکِستان"], "RU": ["Russian Federation", "Российская Федерация"], "TH": ["ประเทศไทย"],
}

folder = tempfile.mkdtemp()
subprocess.run(
    [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:",
     "--disable-pip-version-check", "--dest", folder, PACKAGE],
    check=True, stdout=sys.stderr)
subprocess.run([sys.executable, "-m", "zipfile", "-e", *glob.glob(f"{folder}/*.whl"), folder], check=True)
sys.path.insert(0, folder)

from babel import Locale  # noqa: E402
from babel.core import UnknownLocaleError, get_global  # noqa: E402
from babel.languages import get_official_languages  # noqa: E402

english = Locale("en").territories
codes = {
    regions[0]: code for code, regions in get_global("territory_aliases").items()
    if len(code) == 3 and code.isalpha() and len(regions) == 1 and code not in FORMER}


def names(region):
    """The names of the country in its official languages, the most spoken one first."""
    found = []
    for language in get_official_languages(region, regional=False, de_facto=True):
        try:
            name = Locale.parse(language).territories.get(region)
        except (UnknownLocaleError, ValueError):
            continue
        if name and name not in found:
            found.append(name)
    return found


phones = json.loads(pathlib.Path("Data/phones.json").read_text())
countries = {
    region: {
        "code": codes.get(region, ""), "name": english.get(region) or NAMELESS[region], "names": names(region),
        "also": ALSO.get(region, [])}
    for region in sorted(phones["masks"])}
print("{")
print(f'  "source": "Unicode CLDR, by way of {PACKAGE} on PyPI; what is under \\"also\\" by hand",')
print('  "license": "Unicode-3.0",')
print('  "countries": {')
print(",\n".join(f"    {json.dumps(region)}: {json.dumps(country, ensure_ascii=False)}"
                 for region, country in countries.items()))
print("  }")
print("}")
