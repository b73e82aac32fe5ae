"""--extract: the longest part of a line that completes the mask, and never without being asked.

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
            (PHONE, "212-555-0161 or 212-555-0162", "+1 (212) 555-0161"),
            (PHONE, "212-555-0161 or 212-555-0162 x", "+1 (212) 555-0161"),
            (PHONE, "212-555-0161 or (212) 555-0162", "+1 (212) 555-0162"),
            ("[AA]-[00]", "No. AB 12, of 2020", "AB-12"),
            ("[00]/[00]/[0000]", "born 31.12.1999 in Rome (1)", "31/12/1999"),
            ("[0…]", "12 ab 345", "345"),
        ]:
            with self.subTest(line):
                run = self.run_command("format", "-m", mask, "--extract", data=line)
                self.assertEqual(run.text, expected)

    def test_the_longest_of_all_parts(self):
        """On random lines: what trying each part of each line finds, by the command without --extract."""
        generator = random.Random(int(os.environ.get("EXTRACT_SEED", 3)))
        words = ["12", "3", "4567", "ab", "x", "C", " ", "-", ", ", "(", ") ", ".", "é", "+", "/"]
        lines = ["".join(generator.choices(words, k=generator.randrange(1, 10))) for _ in range(1500)]
        found = 0
        for arguments in [["-m", "[00]-[00]"], ["-m", "[A][9999]"], ["-m", "[0…]"], ["-m", "{+}[AAA]"],
                          ["-m", "[00]", "-a", "[00]/[0000]"], ["-m", "+3 [00]-[00]"], ["--regex", "[a-z]+-[0-9]{2}"]]:
            runs = [[m.span() for m in re.finditer("[0-9]+|[a-zA-Zé]+", line)] for line in lines]
            # Each part, and with it the number that it stands in, if that begins with a plus sign.
            parts = [[(line[a:d], self.number(line, a) + line[a:d]) for i, (a, _) in enumerate(r) for _, d in r[i:]]
                     for line, r in zip(lines, runs)]
            whole = [text for group, line in zip(parts, lines) for text in [line, *sum(group, ())]]
            answers = self.run_command(
                "format", *arguments, "--on-error", "empty", data="\n".join(whole), status=1).text.split("\n")
            expected, place = [], 0
            for group, line in zip(parts, lines):
                results = answers[place : place + 1 + 2 * len(group)]
                place += 1 + 2 * len(group)
                complete = [(-len(part), n) for n, (part, _) in enumerate(group)
                            if results[1 + 2 * n] and results[2 + 2 * n]]
                expected.append(results[0] or (results[1 + 2 * min(complete)[1]] if complete else ""))
                found += bool(complete and not results[0])
            run = self.run_command(
                "format", *arguments, "--extract", "--on-error", "empty", data="\n".join(lines), status=1)
            self.assertEqual(run.text.split("\n"), expected)
        self.assertGreater(found, 1000)

    def number(self, line, start):
        """What stands before a place from the plus sign on that begins a number there."""
        found = re.search("[+](?=[0-9])[^a-zA-Zé,;+]*$|[+](?=$)", line[:start])
        return found[0] if found and line[found.start() + 1 : found.start() + 2].isdigit() else ""

    def test_no_part_of_a_number_of_another_country(self):
        for line in ["+49 30 123456", "+49 212 555 0161", "call +49 (212) 555-0161", "+4930123456 x"]:
            with self.subTest(line):
                self.run_command("format", "-m", PHONE, "--extract", data=line, status=1)
        for line in ["call +1 212 555 0161!", "+49 30 1234, 212 555 0161", "fax +49 30 1 tel 212 555 0161", "1 + 2125550161"]:
            with self.subTest(line):
                run = self.run_command("format", "-m", PHONE, "--extract", data=line)
                self.assertEqual(run.text, "+1 (212) 555-0161")

    def test_nothing_is_cut(self):
        for line in ["21255501612", "4111 1111 1111 1111", "ext. 3", "212-555", "TXAB1234"]:
            with self.subTest(line):
                self.run_command("format", "-m", "[000]-[000]-[0000]", "--extract", data=line, status=1)

    def test_never_by_default(self):
        run = self.run_command("format", "-m", PHONE, data="tel: 212/555/0161", status=1)
        self.assertEqual(run.text, "?\ttel: 212/555/0161")

    def test_what_was_left_out_is_said(self):
        data = "tel: 212/555/0161 ext. 3\n2125550100\nx 2125550100\n"
        count = "2 of 3 lines had more in them than what was extracted\n"
        run = self.run_command("format", "-m", PHONE, "--extract", data=data, errors=count)
        run = self.run_command("format", "-m", PHONE, "--extract", "-v", data=data)
        self.assertEqual(run.errors, (
            "line 1: extracted “212/555/0161”, left out “tel: ” and “ ext. 3”\n"
            "line 3: extracted “2125550100”, left out “x ”\n" + count))
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
