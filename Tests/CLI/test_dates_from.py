"""--from: dates as files write them, strictly, and the serial numbers of spreadsheets."""

import datetime
import random
import unicodedata
import unittest

from support import CommandTest

# The embeddings, overrides, and isolates of the bidirectional algorithm.
DIRECTIONS = ("LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI")


class FromTests(CommandTest):
    def dates(self, lines, *patterns, status=None, options=()):
        arguments = [part for pattern in patterns for part in ("--from", pattern)]
        run = self.run_command(
            "format", "--date", "yyyy-MM-dd", *arguments, *options, "--on-error", "empty",
            data="".join(line + "\n" for line in lines), status=status)
        return run.text.split("\n")[:-1]

    def test_strictly(self):
        """The order, the separators and the digits of the year are those of the pattern."""
        self.assertEqual(
            self.dates(["24.12.2024", "4.1.2024", " 04.01.2024 ", "24/12/2024", "12/24/2024", "24.12.24", "2024-12-24", "24.12.2024 10:00",
                        "024.12.2024", "31.02.2024", "24. 12. 2024", "24.12.", ""], "dd.MM.yyyy"),
            ["2024-12-24", "2024-01-04", "2024-01-04", "", "", "", "", "", "", "", "", "", ""])

    def test_in_order_of_preference(self):
        lines = ["03/04/2024", "13/04/2024", "04/13/2024"]
        self.assertEqual(self.dates(lines, "dd/MM/yyyy", "MM/dd/yyyy"), ["2024-04-03", "2024-04-13", "2024-04-13"])
        self.assertEqual(self.dates(lines, "MM/dd/yyyy", "dd/MM/yyyy"), ["2024-03-04", "2024-04-13", "2024-04-13"])

    def test_every_day_in_every_notation(self):
        generator = random.Random(3)
        days = [datetime.date(1900, 3, 1) + datetime.timedelta(generator.randrange(70_000)) for _ in range(500)]
        for pattern, written in [
            ("dd.MM.yyyy", "%d.%m.%Y"), ("MM/dd/yyyy", "%m/%d/%Y"), ("yyyyMMdd", "%Y%m%d"), ("d MMM yyyy", "%d %b %Y"),
            ("MMMM d, yyyy", "%B %d, %Y"), ("EEE, d MMM yyyy", "%a, %d %b %Y"), ("dd-MM-yyyy HH:mm:ss", "%d-%m-%Y 13:05:59"),
            ("yyyy-MM-dd'T'HH:mm:ss'Z'", "%Y-%m-%dT00:00:00Z"), ("h:mm a 'on' d/M/yyyy", "9:05 pm on %d/%m/%Y"),
        ]:
            with self.subTest(pattern):
                self.assertEqual(self.dates([f"{day:{written}}" for day in days], pattern), [f"{day}" for day in days])

    def test_hours_before_and_after_noon(self):
        """Some minutes of each hour, as Python writes it with 12 hours: noon is 12 PM, midnight 12 AM."""
        times = [datetime.time(hour, minute) for hour in range(24) for minute in (0, 1, 59)]
        run = self.run_command(
            "format", "--date", "yyyy-MM-dd HH:mm", "--from", "M/d/yyyy h:mm a",
            data="".join(f"1/2/2024 {time:%I:%M %p}\n" for time in times))
        self.assertEqual(run.text.splitlines(), [f"2024-01-02 {time:%H:%M}" for time in times])

    def test_invisible_marks(self):
        """Characters that only order or join those around them say nothing of a date, wherever they are."""
        marks = [chr(n) for n in range(0x10000) if unicodedata.bidirectional(chr(n)) in DIRECTIONS]
        marks += ["\u061c", "\u200b", "\u200c", "\u200d", "\u200e", "\u200f", "\u2060", "\ufeff"]
        lines = ["24.12.2024"[:place] + mark + "24.12.2024"[place:] for place in range(11) for mark in marks]
        dates = self.dates(lines, "dd.MM.yyyy")
        self.assertEqual([line for line, date in zip(lines, dates) if date != "2024-12-24"], [])

    def test_serial_numbers(self):
        """Excel counts 29 February 1900, which there never was; 1 is 1 January 1900."""
        start = datetime.date(1899, 12, 30)
        serials = [61, 366, 25569, 36526, 44927, 45292, 2_958_465]
        self.assertEqual(
            self.dates([str(serial) for serial in serials], "excel"),
            [f"{start + datetime.timedelta(serial)}" for serial in serials])
        self.assertEqual(self.dates(["1", "59", "60", "0", "-5", "2958466", "1e5"], "excel"), ["1900-01-01", "1900-02-28", "", "", "", "", ""])
        self.assertEqual(self.dates(["0", "43466"], "excel1904"), ["1904-01-01", "2023-01-02"])
        run = self.run_command("format", "--date", "yyyy-MM-dd HH:mm", "--from", "excel", data="45292.75\n45292,25\n")
        self.assertEqual(run.text, "2024-01-01 18:00\n2024-01-01 06:00\n")

    def test_short_years(self):
        lines = ["01.02.24", "01.02.49", "01.02.50"]
        self.assertEqual(self.dates(lines, "dd.MM.yy"), ["2024-02-01", "2049-02-01", "1950-02-01"])
        self.assertEqual(
            self.dates(lines, "dd.MM.yy", options=["--first-short-year", 1930]), ["2024-02-01", "1949-02-01", "1950-02-01"])

    def test_names_of_months(self):
        self.assertEqual(self.dates(["3. März 2021", "3. Okt. 2021", "3. MAI 2021", "3. Oct 2021"], "d. MMM yyyy",
                                    options=["--month-names", "de"]), ["2021-03-03", "2021-10-03", "2021-05-03", "2021-10-03"])
        self.assertEqual(self.dates(["3 août 2021", "3 févr. 2021"], "d MMMM yyyy", options=["--month-names", "fr_CA"]),
                         ["2021-08-03", "2021-02-03"])
        self.assertEqual(self.dates(["3. März 2021"], "d. MMM yyyy"), [""])
        run = self.run_command("format", "--date", "yyyy", "--from", "d MMM yyyy", "--month-names", "xx", status=64)
        self.assertIn("fix: Write one of bg, ca, cs, da, de,", run.errors)

    def test_reasons_are_true(self):
        run = self.run_command(
            "format", "--date", "yyyy-MM-dd", "--from", "dd.MM.yyyy", "-v", data="12/24/2024\n30.02.2024\nsoon\n01/02/2024\n", status=1)
        self.assertEqual(run.errors, (
            "line 1: isn't written as dd.MM.yyyy; MM/dd/yyyy would fit (otherNotation): 12/24/2024\n"
            "line 2: there is no such day (impossibleDate): 30.02.2024\n"
            "line 3: isn't written as dd.MM.yyyy (otherNotation): soon\n"
            "line 4: isn't written as dd.MM.yyyy; dd/MM/yyyy or MM/dd/yyyy would fit (otherNotation): 01/02/2024\n"
            "4 of 4 lines could not be completed: 3 otherNotation, 1 impossibleDate\n"))

    def test_limits(self):
        run = self.run_command("format", "--date", "yyyy-MM-dd", "--from", "dd.MM.yyyy", "--maximum", "2024-12-31", "-v",
                               data="01.01.2025\n", status=1)
        self.assertIn("aboveMaximum", run.errors)

    def test_parts(self):
        run = self.run_command(
            "format", "--date", "yyyy-MM-dd", "--from", "dd.MM.yyyy", "--extract", data="born 31.12.1999 in Rome (1)\nserver 10.7.78.109\n", status=1)
        self.assertEqual(run.text, "1999-12-31\n?\tserver 10.7.78.109\n")

    def test_usage(self):
        for arguments, said in [
            (["--mask", "[0]", "--from", "dd.MM.yyyy"], "--from needs --date"),
            (["--date", "yyyy", "--month-names", "de"], "--month-names needs --from"),
            (["--date", "yyyy-MM-dd", "--from", "dd.MM"], "doesn't have a year, a month, and a day"),
            (["--date", "yyyy-MM-dd", "--from", "dd.MM.YYYY"], "“YYYY” isn't a field of a date"),
        ]:
            self.assertIn(said, self.run_command("format", *arguments, status=64).errors)


if __name__ == "__main__":
    unittest.main()
