# Writes the tables of locales to standard output:
#
#     python3 Data/tools/generate-locale-tables.py > Sources/FormworkFormats/Locales/Tables/Generated/LocaleTables.swift
#
# The input is Data/locales.json and Data/locale-affixes.json. A locale that is written like its parent is
# left out of the records; a record is its identifier, a space and two letters for each row of the tables.

import json
import pathlib
import re

data = json.loads(pathlib.Path("Data/locales.json").read_text())
affixes = json.loads(pathlib.Path("Data/locale-affixes.json").read_text())
if data["license"] != "Unicode-3.0" or affixes["source"] != data["source"] + "":
    raise SystemExit("error: the two files have different versions")


def parent(identifier):
    """The parent of a locale, whose data it inherits."""
    if identifier in data["parents"]:
        return data["parents"][identifier]
    return identifier.rpartition("_")[0]


def resolved(identifier):
    """The row of Data/locales.json that a locale has, its own or its parent's."""
    while identifier and identifier not in data["locales"]:
        identifier = parent(identifier)
    return data["locales"].get(identifier, data["locales"]["en"])[:3]


def percent(pattern):
    """The affixes of a percentage, and whether the minus sign is next to the number."""
    positive, _, negative = pattern.partition(";")
    digits = [place for place, sign in enumerate(positive) if sign in "#0"]
    before, after = positive[: digits[0]], positive[digits[-1] + 1 :]
    return before, after, negative.startswith(before + "-") and before != ""


def typed(pattern):
    """The pattern of a short date as it is typed: the order and the separators of the locale, with two
    digits of day and month and four of the year, without the era."""
    pattern = re.sub(r"\s*G", "", pattern)
    return re.sub(r"[dMy]+", lambda field: {"d": "dd", "M": "MM", "y": "yyyy"}[field[0][0]], pattern)


dates, percents, symbols, accounts, rows = [], [], [], [], {}


def index(table, row):
    if row not in table:
        table.append(row)
    return table.index(row)


for identifier, (pattern, currency, symbol, accounting) in affixes["locales"].items():
    english = data["currencySymbolsEn"].get(currency, currency)
    own = 0 if currency is None or symbol == english else 1 + index(symbols, (currency, symbol))
    *signs, date = resolved(identifier)
    date = index(dates, typed(data["date"][date]))
    rows[identifier] = (*signs, index(percents, percent(pattern)), own, date,
                        index(accounts, accounting))

records = []
for identifier, row in sorted(rows.items()):
    above = parent(identifier)
    while above and above not in rows:
        above = parent(above)
    if rows.get(above) != row:
        records.append((identifier, row))


def code(row):
    return "".join(chr(0x41 + number // 26) + chr(0x61 + number % 26) for number in row)


def literal(text):
    plain = "".join(
        char if 0x20 <= ord(char) < 0x7F and char not in '"\\' else f"\\u{{{ord(char):X}}}" for char in text)
    return f'"{plain}"'


def wrapped(words, width=92):
    """Lines of words, joined by spaces."""
    lines, line = [], ""
    for word in words:
        if len(line) + 1 + len(word) > width:
            lines.append(line)
            line = ""
        line += ("" if not line else " ") + word
    return lines + [line]


def table(name, words, comment):
    print(f"\n  /// {comment}\n  package static let {name}: StaticString = \"\"\"")
    print(" \\\n".join("    " + line for line in wrapped(words)))
    print('    """')


def number(row):
    decimal, group, primary, secondary, leading, minus, digits = row
    group = "nil" if primary > 9 else literal(group)
    zero = literal(data["digits"][digits])
    return (f"    NumberRow({literal(decimal)}, {group}, {primary if primary < 10 else 3}, "
            f"{secondary if secondary < 10 else 3}, {leading if primary < 10 else 1}, {literal(minus)}, {zero}),")


def currency(row):
    """The parts of a currency pattern around `#` and `-`; without a pattern of their own negative numbers
    have the minus before all."""
    pattern, negative, decimal, group = row
    before, after = pattern.split("#")
    negative = negative or "-" + pattern
    head, tail = negative.split("#")
    if "-" in head:
        start, gap = head.split("-")
        end, trailing = tail, "false"
    else:
        gap, end = tail.split("-")
        start, trailing = head, "true"
    parts = ", ".join(literal(part) for part in (before, after, start, gap, end))
    separators = ", ".join("nil" if part is None else literal(part) for part in (decimal, group))
    return f"    CurrencyRow({parts}, {trailing}, {separators}),"


def accounting(pattern):
    """The parts of a pattern for accounts, and how it shows that an amount is negative."""
    positive, _, negative = pattern.partition(";")
    before, after = positive.split("#")
    negative = negative or "-" + positive
    head, tail = negative.split("#")
    for sign, name in (("(", "parentheses"), ("-", "before")):
        if sign in head:
            start, gap = head.split(sign)
            break
    else:
        gap, tail = tail.split("-")
        start, name = head, "after"
    parts = ", ".join(literal(part) for part in (before, after, start, gap, tail))
    return f"    AccountingRow({parts}, .{name}),"


print("// Generated by Data/tools/generate-locale-tables.py from Data/locales.json and Data/locale-affixes.json,")
print(f"// {data['source']} ({data['license']}).")
print("// swift-format-ignore-file\n")
print("/// The symbols of numbers and the order of dates by locale.")
print("package enum LocaleTables {")
print(f'  package static let source: StaticString = {literal(data["source"])}')
table("locales", [f"{name} {code(row)}" for name, row in records],
      "Locales that differ from their parents, each with its rows of the tables below.")
table("parents", [f"{name} {above}" for name, above in sorted(data["parents"].items()) if name in rows],
      "Locales whose parent isn't their name without its last part.")
table("fractionDigits", [f"{name} {count}" for name, count in sorted(data["currencyFractionDigits"].items())],
      "Currencies whose number of fraction digits isn't two.")
languages = [(name, row[1]) for name, row in affixes["locales"].items()
             if row[1] and not re.search("_([A-Z]{2}|[0-9]{3})(_|$)", name)]
table("regionCurrencies", [f"{name} {code}" for name, code in sorted(data["regionCurrency"].items()) + languages],
      "The currencies of regions, and of languages in the region where most of their speakers live.")
print("\n  /// The decimal and group separators, the grouping, the minus sign, and the digit zero.")
print("  package static let numbers: [NumberRow] = [")
print("\n".join(number(row) for row in data["num"]))
print("  ]\n\n  /// The affixes of an amount of money, and its own separators.")
print("  package static let currencies: [CurrencyRow] = [")
print("\n".join(currency(row) for row in data["cur"]))
print("  ]\n\n  /// The affixes of an amount of money in accounts.")
print("  package static let accounting: [AccountingRow] = [")
print("\n".join(accounting(row) for row in accounts))
print("  ]\n\n  /// The affixes of a percentage, and whether the minus sign is next to the number.")
print("  package static let percents: [PercentRow] = [")
for before, after, beside in percents:
    print(f"    PercentRow({literal(before)}, {literal(after)}, {'true' if beside else 'false'}),")
print("  ]\n\n  /// Currencies and their local symbols, if these aren't the English ones.")
print("  package static let ownSymbols: [SymbolRow] = [")
for name, symbol in symbols:
    print(f"    SymbolRow({literal(name)}, {literal(symbol)}),")
print("  ]\n\n  /// The English symbols of currencies.")
print("  package static let symbols: [SymbolRow] = [")
for name, symbol in sorted(data["currencySymbolsEn"].items()):
    print(f"    SymbolRow({literal(name)}, {literal(symbol)}),")
print("  ]\n\n  /// The digit zero of each numbering system.")
print("  package static let digits: [SymbolRow] = [")
for name, zero in sorted(data["digits"].items()):
    print(f"    SymbolRow({literal(name)}, {literal(zero)}),")
print("  ]\n\n  /// The order and the separators of dates.")
print("  package static let dates: [StaticString] = [")
for pattern in dates:
    print(f"    {literal(pattern)},")
print("  ]\n}")
