"""--extract: the one part of a line that completes the format, and never without being asked.

EXTRACT_SEED sets which random lines are looked at.
"""

import os
import random
import re

from support import PHONE, CommandTest


class ExtractTests(CommandTest):
    def test_parts(self):
        for mask, line, expected in [
            (PHONE, "tel: 212/555/0161 ext. 3", "+1 (212) 555-0161"),
            (PHONE, "2125550161", "+1 (212) 555-0161"),
            (PHONE, "x2125550161y", "+1 (212) 555-0161"),
            (PHONE, "212-555-0161 or (212) 555-0161", "+1 (212) 555-0161"),
            (PHONE, "fax +49 30 1 tel 212 555 0161", "+1 (212) 555-0161"),
            ("[AA]-[00]", "No. AB 12, of 2020", "AB-12"),
            ("[00]/[00]/[0000]", "born 31.12.1999 in Rome (1)", "31/12/1999"),
            ("[0…]", "12 ab", "12"),
        ]:
            with self.subTest(line):
                run = self.run_command("format", "-m", mask, "--extract", data=line)
                self.assertEqual(run.text, expected)

    def test_numbers_dates_and_phones(self):
        """Each is a line of somebody's; what it means is known."""
        for arguments, line, expected in [
            (["--number", "en_US"], "-1,234.56 USD due", "-1234.56"),
            (["--number", "de_DE"], "now −91,13 %.", "-91.13"),
            (["--number", "en_US"], "Total: 12.50", "12.50"),
            (["--number", "en_US"], "12 pieces", "12"),
            (["--number", "en_US", "--currency", "USD"], "pay $1,234.50 now", "1234.50"),
            (["--number", "de_DE", "--currency", "EUR"], "Preis 1,65 EUR/l", "1.65"),
            (["--phone", "US"], "+44 20 7946 0018 (home)", "+442079460018"),
            (["--date", "dd/MM/yyyy"], "Invoice 4711 of 09/06/1997", "09/06/1997"),
        ]:
            with self.subTest(line):
                run = self.run_command("unmask", *arguments, "--extract", data=line)
                self.assertIn(run.text, (expected, expected.removesuffix("0")))

    def test_no_piece_of_a_number(self):
        for arguments, lines in [
            (["--number", "en_US"], ["on 13.12.2001", "at 10:30", "release 3.17.5", "rooms 4-11", "10 – 12", "1/2", "G-542262",
                                     "x12", "12k", "1.5M", "IP 10.0.0.12", "5 and 6"]),
            (["--number", "de_DE", "--currency", "EUR"], ["Preis 1,659 EUR/l", "12,50 USD", "12,50 € USD bar", "$ 12,50", "12,50 zu 13,50"]),
            (["-m", PHONE], ["21255501612", "212-555-0161 or 212-555-0162", "4 212 555 0161", "212 555 0161 2", "212-555-0161-2"]),
            (["-m", "[0…]"], ["12 ab 345"]),
            (["--date", "dd/MM/yyyy"], ["server 10.7.78.109 up", "on 31/02/1991", "09/06/1997 or 10/06/1997"]),
        ]:
            for line in lines:
                with self.subTest(line):
                    run = self.run_command("unmask", *arguments, "--extract", data=line, status=None)
                    self.assertEqual((run.text, run.status), ("?\t" + line, 1))

    def test_words_that_change_an_amount(self):
        """A multiple, a minus, a unit, or another currency next to the number: nothing is taken, and the reason says why."""
        dollars = ["--number", "en_US", "--currency", "USD"]
        euros = ["--number", "de_DE", "--currency", "EUR"]
        for arguments, lines in [
            (dollars, ["$3756 million", "$4264 bn", "$301 K", "$1944 thousand", "$4439 lakh", "4.5 billion USD", "$1.50 million", "minus $7687", "less $5", "#391",
                       "minus USD 76.87", "8321 cents", "4088%", "7 % USD", "$8829 pesos", "$8829.50 pesos", "$4384 Mex", "$43.84 Mex",
                       "$5 grand", "$5 dozen", "12 pieces", "Invoice 4711: $5 million", "USD 5 (million)", "$5 m"]),
            (euros, ["1,5 Mio. €", "3 Tsd. €", "12 Mrd. EUR", "12 EUR Mio.", "minus 5 €", "7 % €", "250 cent", "99 ct", "5 Millionen €",
                     "5 million EUR", "-1,5 Mio. €",
                     "12 Euro Mio.", "12 eur Mio."]),
            (["--number", "en_US"], ["5 lakh", "5 million", "minus 5", "minus 5.5", "5 K", "about 5 thousand people"]),
            (["--number", "ja_JP", "--currency", "JPY"], ["5 万 円", "¥5 億"]),
            (["--number", "fr_FR"], ["moins 5", "5 millions", "3 milliards"]),
        ]:
            for line in lines:
                with self.subTest(line):
                    run = self.run_command("unmask", *arguments, "--extract", data=line, status=None)
                    self.assertEqual((run.text, run.status), ("?\t" + line, 1))
        run = self.run_command("unmask", *dollars, "--extract", "-v", data="$3756 million", status=1)
        self.assertIn("“million” next to the number makes it another amount", run.errors)

    def test_words_that_change_nothing(self):
        for arguments, line, expected in [
            (["--number", "en_US", "--currency", "USD"], "$1,234.50 now", "1234.5"),
            (["--number", "en_US", "--currency", "USD"], "Total: $12", "12"),
            (["--number", "en_US", "--currency", "USD"], "Paid $12, thanks", "12"),
            (["--number", "en_US", "--currency", "USD"], "$12 (lunch)", "12"),
            (["--number", "en_US", "--currency", "USD"], "12 USD due on Friday", "12"),
            (["--number", "en_US", "--currency", "USD"], "USD 12.50 only", "12.5"),
            (["--number", "ja_JP", "--currency", "JPY"], "￥769,703 due", "769703"),
            (["--number", "tr_TR", "--currency", "TRY"], "pay -₺71,00 now", "-71"),
            (["--number", "de_DE", "--currency", "EUR"], "1.234,00 EUR Lastschrift", "1234"),
            (["--number", "de_DE", "--currency", "EUR"], "500 € Miete", "500"),
            (["--number", "de_DE", "--currency", "EUR"], "Minusstunden: 5 €", "5"),
            (["--number", "en_US"], "5 pieces", "5"),
            (["--number", "en_US"], "Terminus 5", "5"),
        ]:
            with self.subTest(line):
                run = self.run_command("unmask", *arguments, "--extract", data=line)
                self.assertEqual(run.text, expected)

    def lines(self, count):
        generator = random.Random(int(os.environ.get("EXTRACT_SEED", 3)))
        words = ["12", "3", "4567", "ab", "x", "C", " ", "-", ", ", "(", ") ", ".", "é", "+", "/"]
        return ["".join(generator.choices(words, k=generator.randrange(1, 10))) for _ in range(count)]

    def test_a_part_begins_and_ends_with_what_it_is(self):
        """A space at either end, and a closing bracket in front, belong to the rest of the line."""
        lines = self.lines(1500)
        found = 0
        for mask in ["[00]-[00]", "[A][9999]", "[0…]", "+3 [00]-[00]"]:
            run = self.run_command("format", "-m", mask, "-x", "-v", data="\n".join(lines), status=1)
            for number, part in re.findall("line ([0-9]+): extracted “(.*?)”, unused", run.errors):
                found += 1
                self.assertEqual(part, part.strip().lstrip(")"), lines[int(number) - 1])
        self.assertGreater(found, 1000)

    def test_random_lines(self):
        """A part that is extracted completes the mask alone; a line that is ambiguous has parts that differ."""
        lines = self.lines(1500)
        found = 0
        for arguments in [["-m", "[00]-[00]"], ["-m", "[A][9999]"], ["-m", "[0…]"], ["-m", "{+}[AAA]"],
                          ["-m", "[00]", "-a", "[00]/[0000]"], ["-m", "+3 [00]-[00]"], ["--regex", "[a-z]+-[0-9]{2}"]]:
            answers = self.run_command(
                "format", *arguments, "--extract", "--on-error", "empty", data="\n".join(lines), status=1).text.split("\n")
            runs = [[m.span() for m in re.finditer("[0-9]+|[a-zA-Zé]+", line)] for line in lines]
            # Each part that begins and ends with a whole run, and with it a plus sign before it.
            parts = [[text for i, (a, _) in enumerate(r) for _, d in r[i:]
                      for text in (line[a:d], line[a - 1 : d] if line[:a].endswith("+") else line[a:d])]
                     for line, r in zip(lines, runs)]
            whole = self.run_command(
                "format", *arguments, "--on-error", "empty", data="\n".join(sum(parts, [])), status=1).text.split("\n")
            place = 0
            for line, group, answer in zip(lines, parts, answers):
                results = {result for result in whole[place : place + len(group)] if result}
                place += len(group)
                if answer:
                    self.assertIn(answer, results, line)
                    found += 1
        self.assertGreater(found, 1000)

    def test_no_part_of_a_number_of_another_country(self):
        for line in ["+49 30 123456", "+49 212 555 0161", "call +49 (212) 555-0161", "+4930123456 x"]:
            with self.subTest(line):
                self.run_command("format", "-m", PHONE, "--extract", data=line, status=1)
        # A plus sign without digits after it begins no number.
        for line in ["call +1 212 555 0161!", "+49 30 1234, 212 555 0161", "fax +49 30 1 tel 212 555 0161",
                     "plan A+: 212 555 0161", "A+ / 212 555 0161"]:
            with self.subTest(line):
                run = self.run_command("format", "-m", PHONE, "--extract", data=line)
                self.assertEqual(run.text, "+1 (212) 555-0161")
        run = self.run_command("format", "--number", "en_US", "--extract", data="plan A+: 12.50 a month")
        self.assertEqual(run.text, "12.50")

    def test_a_tolerance_is_no_amount(self):
        for line in ["+/-5", "+/- 5 x", "x -/+ 5", "±5", "± 5 x", "∓5", "5 ± 2", "5 +/- 2", "5+/-2 x", "+ / - 5", "+ / -5 x"]:
            with self.subTest(line):
                run = self.run_command("format", "--number", "en_US", "--extract", data=line, status=1)
                self.assertEqual(run.text, "?\t" + line)
        # A sign after a slash ends an amount in India.
        for line in ["Rs 500/-", "500/- only", "500 / x"]:
            with self.subTest(line):
                run = self.run_command("format", "--number", "en_IN", "--extract", data=line)
                self.assertEqual(run.text, "500")

    def test_nothing_is_cut(self):
        for line in ["21255501612", "4111 1111 1111 1111", "ext. 3", "212-555", "TXAB1234"]:
            with self.subTest(line):
                self.run_command("format", "-m", "[000]-[000]-[0000]", "--extract", data=line, status=1)

    def test_never_by_default(self):
        run = self.run_command("format", "-m", PHONE, data="tel: 212/555/0161", status=1)
        self.assertEqual(run.text, "?\ttel: 212/555/0161")

    def test_what_is_unused_is_said(self):
        data = "tel: 212/555/0161 ext. 3\n2125550100\nx 2125550100\n"
        count = "2 of 3 lines had more in them than what was extracted\n"
        run = self.run_command("format", "-m", PHONE, "--extract", data=data, errors=count)
        run = self.run_command("format", "-m", PHONE, "--extract", "-v", data=data)
        self.assertEqual(run.errors, (
            "line 1: extracted “212/555/0161”, unused: “tel: ” and “ ext. 3”\n"
            "line 3: extracted “2125550100”, unused: “x ”\n" + count))
        first, _, _ = self.run_command("format", "-m", PHONE, "--extract", "-j", data=data).json
        self.assertEqual((first["text"], first["unused"]), ("+1 (212) 555-0161", "telext3"))

    def test_columns(self):
        run = self.run_command("unmask", "-m", PHONE, "--extract", "-c", "p", data=b'p\n"call 212 555 0161, Al"\n')
        self.assertEqual(run.bytes, b'p\n"2125550161"\n')

    def test_hostile_lines_take_no_time(self):
        # The first would need too many trials, the second is too long to be looked at.
        for line in ["1 " * 200 + "x " + "1 " * 1500, "1 " * 2_000_000 + "x"]:
            run = self.run_command("format", "-m", "[0…]", "--extract", data=line, status=1)
            self.assertEqual(run.text, "?\t" + line)
        run = self.run_command("format", "-m", "[0…]", "--extract", data="1 " * 1000 + "x")
        self.assertEqual(run.text, "1" * 1000)
