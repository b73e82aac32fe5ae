"""Codes and phone numbers that were numbers in a spreadsheet, amounts with notes, and time stamps next to phone numbers.

SPREADSHEET_SEED sets which numbers are drawn. The right answers are the codes before the export, and Python's `float`.
"""

import os
import random

from support import CommandTest

SEED = int(os.environ.get("SPREADSHEET_SEED", 69))


class SpreadsheetTests(CommandTest):
    def setUp(self):
        super().setUp()
        self.random = random.Random(SEED)

    def column(self, arguments, fields, command="format"):
        run = self.run_command(command, *arguments, "--on-error", "empty", data="\n".join(fields) + "\n", status=None)
        lines = run.text.split("\n")
        return lines[:len(fields)]

    def test_postal_codes_and_ids(self):
        for preset, digits in [("postal.DE", 5), ("postal.US", 5), ("postal.FR", 5), ("postal.CH", 4), ("postal.AU", 4), ("ean13", 13), ("us.ssn", 9)]:
            codes = [f"{self.random.choice(['', '', '0', '00'])}{self.random.randrange(10**digits)}"[:digits].zfill(digits) for _ in range(300)]
            valid = [code for code, value in zip(codes, self.column(["--preset", preset], codes)) if value]
            exported = [f"{float(int(code))}" for code in valid]
            results = self.column(["--preset", preset], exported, command="unmask")
            alone = self.column(["--preset", preset], [code.lstrip("0") or "0" for code in valid], command="unmask")
            right = 0
            for code, text, result, short in zip(valid, exported, results, alone):
                # A number that is a code with its own length is that one.
                self.assertIn(result, ("", short or code), f"{preset} {text}")
                right += result != ""
            if valid:
                self.assertGreater(right, len(valid) * 0.7, preset)

    def test_phones(self):
        for region, numbers in [("DE", ["3023125042", "15112345678"]), ("US", ["2125550100", "6502530000"]), ("FR", ["612345678", "142685300"]),
                                ("GB", ["2079460018", "7400123456"]), ("IN", ["8123456789"])]:
            for number in numbers:
                for text in [f"{number}.0", f"{number},0", f"{number}.00"]:
                    expected = self.run_command("phones", "-R", region, data=number).text
                    for arguments in [["phones", "-R", region], ["phones", "-R", region, "-x"], ["unmask", "--phone", region]]:
                        with self.subTest(text, arguments=arguments):
                            self.assertEqual(self.run_command(*arguments, data=text).text, expected)
                cut = f"{number[:-1]}.0"
                self.assertEqual(self.run_command("phones", "-R", "US", data=cut, status=None).status, 1) if region == "US" else None

    def test_scientific_notation_is_rejected_and_named(self):
        for _ in range(40):
            number = self.random.randrange(10**9, 10**15)
            text = self.random.choice([f"{number:.5E}", f"{number:.4e}", f"{number:.2E}".replace(".", ","), f"{number:.0E}"])
            for arguments in [["phones", "-R", "DE"], ["phones", "-R", "DE", "-x"], ["format", "--preset", "postal.DE"], ["format", "--card"], ["format", "-m", "[0…]"],
                              ["format", "--phone", "US", "-x"], ["format", "--preset", "ean13", "-x"], ["phones", "-R", "US", "-x"]]:
                with self.subTest(text, arguments=arguments):
                    run = self.run_command(*arguments, "-v", data=text, status=1)
                    self.assertEqual(run.text, "?\t" + text)
                    self.assertIn("exported as a rounded number", run.errors)
            run = self.run_command("phones", "-R", "DE", "-x", data=f"Tel. {text} privat", status=None)
            self.assertEqual(run.status, 1, text)

    def test_numbers_of_json(self):
        run = self.run_command(
            "clean", "--json-field", "zip=preset:postal.DE", status=1,
            data='{"zip":1067}\n{"zip":1067.0}\n{"zip":"1067"}\n{"zip":10115}\n{"zip":1.067e3}\n')
        self.assertEqual([row["zip"] for row in run.json], ["01067", "01067", "1067", "10115", 1067.0])
        run = self.run_command("clean", "--json-field", "phone=phone:DE", data='{"phone":3023125042}\n{"phone":3023125042.0}\n')
        self.assertEqual([row["phone"] for row in run.json], ["+493023125042"] * 2)

    def test_the_report_counts_what_was_mended(self):
        data = "zip\n10115\n1067.0\n1069.0\n10117.0\n10 119\n4.9E+4\n"
        run = self.run_command("clean", "-c", "zip=preset:postal.DE", "--dry-run", data=data, status=1)
        self.assertIn("2 given back a leading zero\n    1067.0 → 01067\n    1069.0 → 01069", run.text)
        self.assertIn("1 freed from the fraction of a spreadsheet\n    10117.0 → 10117", run.text)
        self.assertIn("1 only reformatted\n    10 119 → 10119", run.text)
        self.assertIn("1 rounded (exported as a rounded number", run.text)

    def test_a_shape_says_nothing_of_zeros(self):
        lines = ["10115.5", "10115.0", "1067.0", "10117.5", "10119.0", "10115.5 ", "1067.0 ", "1068.5 Ort", "1068.0 Ort"]
        for order in [lines, lines[::-1]]:
            results = dict(zip(order, self.column(["--preset", "postal.DE"], order)))
            self.assertEqual(results, {
                "10115.5": "", "10115.0": "10115", "1067.0": "01067", "10117.5": "", "10119.0": "10119", "10115.5 ": "", "1067.0 ": "01067",
                "1068.5 Ort": "", "1068.0 Ort": ""})


class StampTests(CommandTest):
    def setUp(self):
        super().setUp()
        self.random = random.Random(SEED)

    def stamp(self):
        day, month, year = self.random.randint(1, 28), self.random.randint(1, 12), self.random.randint(1950, 2039)
        date = self.random.choice([f"{year}-{month:02}-{day:02}", f"{day:02}.{month:02}.{year}", f"{month}/{day}/{year}", f"{year}/{month:02}/{day:02}"])
        time = f"{self.random.randint(0, 23):02}:{self.random.randint(0, 59):02}"
        return self.random.choice([f"{date} {time}", time, f"{date} {time}:{self.random.randint(0, 59):02}", date])

    def test_a_time_stamp_is_no_number(self):
        for _ in range(150):
            region, number, e164 = self.random.choice([("US", "212 555 0100", "+12125550100"), ("DE", "030 23125042", "+493023125042"), ("FR", "06 12 34 56 78", "+33612345678")])
            stamp = self.stamp()
            for text, expected in [(stamp, None), (f"{stamp} {number}", e164), (f"{number} {stamp}", e164), (f"am {stamp}, Tel. {number}", e164)]:
                with self.subTest(text, region=region):
                    run = self.run_command("phones", "-R", region, "-x", data=text, status=None)
                    if run.status == 0:
                        self.assertEqual(run.text, expected)

    def test_hours_and_parts(self):
        for region, text, expected in [
            ("AU", "1300 123 456 24h", "+611300123456"), ("AU", "1300 123 456 24 h", "+611300123456"), ("DE", "030 23125042 24 Std.", "+493023125042"),
            ("DE", "Tel:030 23125042", "+493023125042"), ("DE", "030:23125042", None), ("DE", "030_23125042", None), ("US", "id 212:5550100", None),
            ("US", "2024-05-12 10:30", None), ("US", "212 555 0100 10:30", "+12125550100"), ("FR", "01.06.12.34.56", "+33106123456"),
        ]:
            with self.subTest(text):
                run = self.run_command("phones", "-R", region, "-x", data=text, status=None)
                self.assertEqual((run.status, run.text), (0, expected) if expected else (1, "?\t" + text))


class NotedAmountTests(CommandTest):
    def test_whole_or_not_at_all(self):
        """Amounts with notes as five countries write them: the number alone would be another amount."""
        for locale, currency, lines in [
            ("de_DE", "EUR", ["TEUR 1,5", "Mio. € 1,5", "Mio EUR 1,5", "1,5 Mrd. €", "T€ 5", "k€ 5", "5 TEUR", "./. 12,50 €", "abzgl. 12,50 €", "minus: 12,50", "DM 12,50",
                              "öS 12,50", "12,50 DM", "12,50 EUR Soll", "SFr. 5,50", "12,50 EUR 13,50 EUR", "1. 234,56 €"]),
            ("en_US", "USD", ["12.50 (Dr)", "minus: 12.50", "less: 12.50", "debit 12.50", "Cdn $5", "5 $ CA", "AU $5", "NZ $5", "$5 million", "$5 bln", "MUSD 5", "5 USDm",
                              "$1, 234.56", "$119. 95", "$5,,500", "$5..50", "$1.50 $2.50", "5 $ NZ"]),
            ("en_IN", "INR", ["₹ 99.50 Lacs", "₹ 1.50 करोड़", "₹ 99.50 lakh", "Rs 5 lac", "₹ 5 लाख", "₹ 5 crs", "Rs 139 Rs 135"]),
            ("pt_BR", "BRL", ["R$ 139,99 R$ 135,99", "R$ 5 mil", "R$ 1,5 milhões", "R$ 2 bilhões", "menos R$ 5,00", "US$ 5,00"]),
            ("fr_CA", "CAD", ["5 $ US", "US 5 $", "5 millions $", "moins 5,50 $", "5,50 $ 6,50 $"]),
        ]:
            for line in lines:
                with self.subTest(line):
                    run = self.run_command("unmask", "--number", locale, "--currency", currency, "-x", data=line, status=None)
                    self.assertEqual((run.text, run.status), ("?\t" + line, 1))

    def test_notes_that_change_nothing(self):
        for locale, currency, line, expected in [
            ("de_DE", "EUR", "Summe 12,50 EUR", "12.5"), ("de_DE", "EUR", "12,50 € (brutto)", "12.5"), ("de_DE", "EUR", "Rechnung: 1.234,56 €", "1234.56"),
            ("en_US", "USD", "US $5", "5"), ("en_US", "USD", "$12.50 due", "12.5"), ("en_US", "USD", "total: $1,234.50", "1234.5"), ("fr_CA", "CAD", "5 $ CA", "5"),
            ("en_IN", "INR", "Rs. 12.50/-", "12.5"), ("pt_BR", "BRL", "R$ 139,99", "139.99"),
        ]:
            with self.subTest(line):
                run = self.run_command("unmask", "--number", locale, "--currency", currency, "-x", data=line)
                self.assertEqual(run.text, expected)
