"""Makes exports as companies have them, and knows the right answer for each field.

Each export is a table of rows; each cell of a column to clean is a `Cell`: the text, and the right answer or a true reason. EXPORT_SEED sets which exports are made.
"""

import datetime
import os
import random
from dataclasses import dataclass

SEED = int(os.environ.get("EXPORT_SEED", 47))


@dataclass
class Cell:
    text: str
    result: str | None = None
    reason: str | None = None


# A country: its numbers as one writes them there, with the same in E.164 (a range for fiction or in nobody's use).
COUNTRIES = {
    "DE": [("0151 1234{:04}", "+49151 1234{:04}"), ("(030) 2312{:04}", "+49302312{:04}"), ("0049 30 2312{:04}", "+49302312{:04}"),
           ("+49 (0)30/2312{:04}", "+49302312{:04}")],
    "GB": [("020 7946 {:04}", "+442079 46{:04}"), ("(020) 7946-{:04}", "+442079 46{:04}"), ("+44 20 7946 {:04}", "+442079 46{:04}")],
    "US": [("(212) 555-{:04}", "+1212555{:04}"), ("1-212-555-{:04}", "+1212555{:04}"), ("212.555.{:04}", "+1212555{:04}")],
    "FR": [("06 12 34 {0:02} {1:02}", "+3361234{0:02}{1:02}"), ("+33 6 12 34 {0:02} {1:02}", "+3361234{0:02}{1:02}")],
    "IT": [("02 1234 {:04}", "+39021234{:04}"), ("+39 02 1234{:04}", "+39021234{:04}")],
    "IN": [("081234 5{:04}", "+918123 45{:04}"), ("+91-81234-5{:04}", "+918123 45{:04}")],
    "BR": [("(11) 96123-{:04}", "+551196123{:04}")],
    "JP": [("090-1234-{:04}", "+81901234{:04}")],
    "AU": [("0412 34{0:01} {1:03}", "+6141234{0:01}{1:03}")],
    "CH": [("044 668 {0:02} {1:02}", "+4144668{0:02}{1:02}"), ("+41 44 668 {0:02} {1:02}", "+4144668{0:02}{1:02}")],
}


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def choose(self, *options):
        return self.random.choice(options)

    def number(self, country):
        """A number as it is written in a country, and in E.164."""
        written, e164 = self.random.choice(COUNTRIES[country])
        if "{0" in written:
            digits = (self.random.randrange(10), self.random.randrange(1000)) if "{0:01}" in written else (
                self.random.randrange(100), self.random.randrange(100))
        else:
            digits = (self.random.randrange(1000, 10000),)
        return written.format(*digits), e164.replace(" ", "").format(*digits)

    def phone(self, country):
        text, e164 = self.number(country)
        kind = self.random.random()
        if kind < 0.55:
            return Cell(text, e164)
        if kind < 0.75:
            note = self.choose(" (privat)", " (office)", ", Zentrale", " - nach 18 Uhr", " mobil", " (2. Handy)", "\n(bitte nur abends)")
            return Cell(text + note, e164)
        if kind < 0.82:
            return Cell(self.choose("Tel.: ", "office ", "m: ") + text, e164)
        if kind < 0.87:
            other, _ = self.number(country)
            if other == text:
                return Cell(text, e164)
            different = self.number_of(other, country) != e164
            return Cell(f"{text} oder {other}", None if different else e164, "severalNumbers" if different else None)
        if kind < 0.91:
            return Cell("", "")
        if kind < 0.95:
            return Cell(self.choose("-", "n/a", "unbekannt", "none"), None, "notANumber")
        # The rest may have the length of a number without its area code, or of another kind.
        return Cell(text[:-3].rstrip(), None, "tooShort|noAreaCode|notValid|invalidLength") if country in ("US", "JP", "IN", "BR") else Cell(text, e164)

    def number_of(self, text, country):
        for written, e164 in COUNTRIES[country]:
            head = written.split("{")[0]
            if text.startswith(head):
                digits = "".join(c for c in text[len(head):] if c.isdigit())
                return e164.replace(" ", "").split("{")[0] + digits
        raise ValueError(text)

    def day(self):
        return datetime.date(1950, 1, 1) + datetime.timedelta(self.random.randrange(27000))

    def date(self, *notations):
        """A date in one of some notations; sometimes one that there isn't, or in another notation."""
        day = self.day()
        kind = self.random.random()
        if kind < 0.05:
            return Cell("", "")
        if kind < 0.09:
            days = ["2020-02-31", "1900-02-29"] if "excel" in notations else ["31.02.2020", "30.2.1999", "29.02.2023", "31.04.2001"]
            return Cell(self.choose(*days), None, "impossibleDate")
        if kind < 0.13:
            # The order of the United States, in which half of all dates are others in Germany.
            return Cell(f"{day:%m/%d/%Y}", None, "otherNotation")
        if kind < 0.15:
            # A number alone may be a serial number.
            year = "20/20" if "excel" in notations else "2020"
            return Cell(self.choose("unbekannt", "k. A.", year, "05/2020"), None, "otherNotation")
        return Cell(self.written(day, self.random.choice(notations)), f"{day:%Y-%m-%d}")

    def written(self, day, notation):
        months = ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
                  "Dezember"]
        short = ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sep.", "Okt.", "Nov.", "Dez."]
        return {
            "dd.MM.yyyy": lambda: f"{day:%d.%m.%Y}", "d.M.yyyy": lambda: f"{day.day}.{day.month}.{day.year}",
            "yyyy-MM-dd": lambda: f"{day:%Y-%m-%d}", "excel": lambda: str((day - datetime.date(1899, 12, 30)).days),
            "long": lambda: f"{day.day}. {months[day.month - 1]} {day.year}",
            "short": lambda: f"{day.day}. {short[day.month - 1]} {day.year}",
            "us": lambda: f"{day:%m/%d/%Y}", "named": lambda: f"{day:%b} {day.day}, {day.year}",
            "stamp": lambda: f"{day:%d.%m.%Y} 08:15",
        }[notation]()

    def cents(self):
        return self.random.choice([self.random.randrange(100), self.random.randrange(100_000), self.random.randrange(200_000_000)])

    def german(self):
        """An amount in euros as one writes it in Germany, with a note next to it."""
        cents = self.cents()
        value = plain(cents)
        grouped = f"{cents // 100:,}".replace(",", ".") + f",{cents % 100:02}"
        kind = self.random.random()
        if kind < 0.5:
            return Cell(grouped + self.choose("", " €", " EUR", "\u00a0€"), value)
        if kind < 0.6:
            return Cell("-" + grouped + " €", "-" + value if cents else "0")
        if kind < 0.7:
            return Cell(self.choose("EUR ", "€ ") + grouped, value)
        if kind < 0.8:
            whole = f"{cents // 100:,}".replace(",", ".")
            return Cell(whole + self.choose(",-- €", ",-", ",– EUR"), str(cents // 100))
        if kind < 0.88:
            return Cell(grouped + self.choose(" CHF", " USD"), None, "otherCurrency")
        if kind < 0.94:
            return Cell("", "")
        return Cell(self.choose("siehe Anlage", "offen"), None, "unused")

    def indian(self):
        """An amount in rupees with lakhs and crores, notes, and the side of the ledger."""
        cents = self.cents()
        value = plain(cents)
        text = lakhs(cents // 100) + f".{cents % 100:02}"
        kind = self.random.random()
        if kind < 0.35:
            return Cell(self.choose("Rs. ", "Rs.", "₹", "₹ ", "INR ") + text, value)
        if kind < 0.5:
            return Cell(text + self.choose(" Dr", " Dr.", "Dr"), "-" + value if cents else "0")
        if kind < 0.65:
            return Cell(text + self.choose(" Cr", " Cr.", "Cr"), value)
        if kind < 0.75:
            return Cell(self.choose("Rs. ", "Rs.") + lakhs(cents // 100) + "/-", str(cents // 100))
        if kind < 0.82:
            return Cell(f"{self.random.randrange(1, 90)} Cr", None, "ambiguous")
        if kind < 0.88:
            return Cell(self.choose("CHF ", "USD ", "€ ") + text, None, "otherCurrency")
        if kind < 0.94:
            return Cell("", "")
        return Cell(self.choose("NIL", "see note"), None, "unused")

    def swiss(self):
        cents = self.cents()
        mark = self.choose("'", "’")
        whole = f"{cents // 100:,}".replace(",", mark)
        if self.random.random() < 0.2:
            return Cell(self.choose("CHF ", "Fr. ", "SFr. ") + whole + self.choose(".–", ".-"), str(cents // 100))
        return Cell(self.choose("CHF ", "Fr. ", "", "SFr. ") + whole + f".{cents % 100:02}", plain(cents))

    def text(self):
        """A column that nothing must change, line breaks, quotes and delimiters included."""
        return self.choose("Müller GmbH", "a;b", 'the "old" one', "line one\nline two", "", "=1+1", "x,y", "Größe 5\" Rohr", " spaced ")


def plain(cents):
    """Cents as a plain number without zeros that say nothing."""
    text = f"{cents // 100}.{cents % 100:02}".rstrip("0").rstrip(".")
    return text or "0"


def lakhs(whole):
    digits = str(whole)
    head, tail = digits[:-3], digits[-3:]
    groups = []
    while head:
        groups.insert(0, head[-2:])
        head = head[:-2]
    return ",".join([*groups, tail])


def field(text, delimiter):
    needs = any(c in text for c in (delimiter, '"', "\n", "\r"))
    return '"' + text.replace('"', '""') + '"' if needs else text


def export(header, rows, delimiter, ending):
    return "".join(delimiter.join(field(c.text if isinstance(c, Cell) else c, delimiter) for c in row) + ending
                   for row in [header, *rows])


def crm(rows=300, seed=SEED):
    """A German CRM: semicolons, a byte order mark, CR LF, phones of ten countries, dates in four notations."""
    maker = Maker(seed)
    table = []
    for index in range(rows):
        country = maker.choose(*COUNTRIES)
        table.append([f"K{index:05}", maker.text(), country, maker.phone(country),
                      maker.date("dd.MM.yyyy", "d.M.yyyy", "long", "short", "yyyy-MM-dd"), maker.german(), maker.text()])
    header = ["Nr", "Name", "Land", "Telefon", "geboren", "Umsatz", "Notiz"]
    return "\ufeff" + export(header, table, ";", "\r\n"), table


def ledger(rows=300, seed=SEED + 1):
    """An Indian ledger: commas, LF, amounts in rupees, dates as serial numbers of a spreadsheet or in ISO 8601."""
    maker = Maker(seed)
    table = []
    for index in range(rows):
        table.append([f"{index}", maker.date("excel", "yyyy-MM-dd", "excel"), maker.text(), maker.indian(), maker.phone("IN")])
    return export(["id", "date", "narration", "amount", "contact"], table, ",", "\n"), table


def windows(rows=300, seed=SEED + 2):
    """A Swiss export of an old program: Windows-1252, `sep=;`, francs, times next to dates."""
    maker = Maker(seed)
    table = []
    for index in range(rows):
        phone = maker.phone("CH")
        phone.text = phone.text.replace("-", maker.choose("-", "–")) if phone.result else phone.text
        table.append([maker.text(), phone, maker.date("dd.MM.yyyy", "stamp"), maker.swiss(), maker.choose("„Zürich“", "Genève €", "Œuvre")])
    return "sep=;\r\n" + export(["Firma", "Tel", "Datum", "Betrag", "Ort"], table, ";", "\r\n"), table
