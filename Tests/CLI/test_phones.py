"""`formwork phones`: the numbers of lines and columns, and what is no number with its line."""

import csv
import io
import itertools
import pathlib
import tempfile

from support import ROOT, CommandTest

# Ten countries, each number as one writes it there; numbers of examples, or kept for films.
COUNTRIES = [
    ("US", "(212) 555-0100", "+12125550100"), ("GB", "020 7946 0018", "+442079460018"),
    ("DE", "030 23125042", "+493023125042"), ("IT", "02 1234 5678", "+390212345678"),
    ("BR", "(11) 96123-4567", "+5511961234567"), ("FR", "06 12 34 56 78", "+33612345678"),
    ("AR", "011 15-2345-6789", "+5491123456789"), ("JP", "090-1234-5678", "+819012345678"),
    ("IN", "081234 56789", "+918123456789"), ("AU", "0412 345 678", "+61412345678"),
]


class PhonesTests(CommandTest):
    def test_options_of_typed_numbers(self):
        for command, arguments, data, expected in [
            ("format", ["--national"], "+493023125042\n", "030 23125042\n"),
            ("unmask", ["--phone-value", "national"], "+49 30 23125042\n", "03023125042\n"),
            ("unmask", ["--phone-value", "asTyped"], "030 23125042\n", "03023125042\n"),
            ("unmask", ["--phone-value", "e164"], "030 23125042\n", "+493023125042\n"),
            ("unmask", ["--mobile"], "0151 23456789\n", "+4915123456789\n"),
            ("unmask", ["--only", "AT", "--only", "DE"], "+43 664 12345678\n", "+4366412345678\n"),
        ]:
            with self.subTest(arguments):
                self.assertEqual(self.run_command(command, "--phone", "DE", *arguments, data=data).text, expected)
        run = self.run_command("unmask", "--phone", "US", "--possible", data="1112223333\n")
        self.assertEqual(run.text, "+11112223333\n")
        for arguments, data, issue in [
            (["--phone", "DE", "--mobile"], "030 23125042\n", "notMobile"),
            (["--phone", "US"], "1112223333\n", "notValid"),
            (["--phone", "US", "--only", "US"], "416 555 0123\n", "foreignNumber"),
        ]:
            with self.subTest(arguments):
                run = self.run_command("format", *arguments, "--json", data=data, status=1)
                self.assertEqual([line["issue"] for line in run.json], [issue])

    def test_wrong_options_of_typed_numbers(self):
        for arguments, part in [
            (["--mask", "[0]", "--mobile"], "--only, --mobile, --possible, --national, and --phone-value go with --phone"),
            (["--phone", "DE", "--only", "DE", "--only", "EU"], "--only EU: there is no such region"),
            (["--phone", "EU", "--only", "DE"], "--phone EU: there is no such region"),
            (["--phone", "DE", "--phone-value", "E164"], "phone-value"),
        ]:
            with self.subTest(arguments):
                self.assertIn(part, self.run_command("format", *arguments, status=64).errors)

    def test_a_column_of_ten_countries(self):
        rows = "".join(f"{country},\"{text}\",x\n" for country, text, _ in COUNTRIES)
        data = "country,phone,note\n" + rows + "DE,none,y\n,+44 20 7946 0018,z\n,020 7946 0018,\n"
        run = self.run_command(
            "phones", "--column", "phone", "--region-column", "country", "--verbose", data=data, status=1)
        records = list(csv.reader(io.StringIO(run.text)))
        self.assertEqual([record[1] for record in records[1:11]], [e164 for _, _, e164 in COUNTRIES])
        self.assertEqual(records[11], ["DE", "none", "y"])
        self.assertEqual(records[12], ["", "+442079460018", "z"])
        self.assertIn("line 12, column “phone”: no number in it (notANumber", run.errors)
        self.assertIn("line 14, column “phone”: no calling code, and no region: add --region US (invalidCallingCode): ", run.errors)
        self.assertIn("2 of 13 records could not be completed: 1 invalidCallingCode, 1 notANumber", run.errors)
        again = self.run_command(
            "phones", "--column", "2", "--region-column", "1", "--region", "gb", data=data, status=1)
        self.assertIn(",+442079460018,\n", again.text)
        self.assertIn("1 of 13 records", again.errors)

    def test_rejects_are_written_to_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "rejects.csv"
            self.run_command(
                "phones", "-c", "phone", "-R", "US", "-r", path, data="phone\n2125550100\n555\n", status=1)
            rows = list(csv.DictReader(io.StringIO(path.read_text(encoding="utf-8"))))
        self.assertEqual([(row["line"], row["text"], row["reason"]) for row in rows], [("3", "555", "tooShort")])

    def test_lines(self):
        for arguments, line, expected in [
            (["-R", "US"], "1-800-FLOWERS", "+18003569377"),
            (["-R", "us"], "212.555.0100", "+12125550100"),
            ([], "+44 (0)20 7946 0018", "+442079460018"),
            (["-R", "DE"], "0044 20 7946 0018", "+442079460018"),
            (["-R", "GB", "--to", "national"], "+442079460018", "020 7946 0018"),
            (["--to", "international"], "+12125550100 x5", "+1 212-555-0100 ext. 5"),
            (["--to", "link"], "+12125550100 x5", "tel:+1-212-555-0100;ext=5"),
            (["--drop-extensions"], "+12125550100 x5", "+12125550100"),
            (["--possible"], "+1 111 111 1111", "+11111111111"),
        ]:
            with self.subTest(line):
                run = self.run_command("phones", *arguments, data=line + "\r\n\r\n", errors="")
                self.assertEqual(run.text, expected + "\r\n\r\n")

    def test_a_field_and_the_command_read_the_same(self):
        for region, line, expected in [
            ("IN", "919876543210", "+919876543210"), ("GB", "447400123456", "+447400123456"),
            ("US", "+44 20 7946 0018", "+442079460018"), ("UY", "+598 (0) 91 719 344", "+59891719344"),
            ("US", "tel:+1-212-555-0100", "+12125550100"), ("US", "1-800-FLOWERS", "+18003569377"),
        ]:
            with self.subTest(line):
                run = self.run_command("unmask", "--phone", region, data=line + "\n", errors="")
                self.assertEqual(run.text, expected + "\n")
                run = self.run_command("phones", "--region", region, data=line + "\n", errors="")
                self.assertEqual(run.text, expected + "\n")
        line = "+44 20 7946 0018 (home)\n"
        self.assertEqual(self.run_command("unmask", "--phone", "US", "-x", data=line).text, "+442079460018\n")
        self.run_command("unmask", "--phone", "US", data=line, status=1)

    def test_two_numbers_in_a_line_are_told_apart(self):
        for between in [" / ", ", ", " or ", "+", " (+", ")", " ext. 12, "]:
            first = "+49 30 1234567" if "+" in between else "030 1234567"
            second = "49 40 7654321" if "+" in between else "040 7654321"
            line = first + between + second
            with self.subTest(line):
                run = self.run_command("phones", "-v", "-x", "-R", "DE", data=line + "\n", status=1)
                self.assertEqual(run.text, f"?\t{line}\n")
                self.assertIn("severalNumbers", run.errors)

    def test_a_note_is_no_part_of_the_number(self):
        """However the number, its extension, and the notes before and after it are written."""
        numbers = ["+49 30 1234567", "(030) 1234567", "030/1234567", "0049 (0)30 1234567", "+49 (30) 1234567", "030 123 45 67",
                   "030 1234(567)", "０３０ 1234567", "(030 1234567)", "+49 (0) 30/1234567"]
        befores = ["", "office: ", "(office) ", "Al, room (B) ", ") ", "(x ) ", "no. 12: ", "["]
        extensions = ["", " ext. 12", " x12", "#12", " int: 12"]
        afters = ["", " (private)", " (private", " private", ") private", " (x) (2)", "; call at 9", " #", " ()", "(", "((", " (or (2)",
                  " (x)(y)", " (2x)", " (private) 12", ", 12 (private)"]
        lines = list(itertools.product(befores, numbers, extensions, afters))
        run = self.run_command("phones", "-x", "-R", "DE", "--to", "international", data="\n".join(map("".join, lines)))
        for line, result in zip(lines, run.text.split("\n"), strict=True):
            self.assertEqual(result, "+49 30 1234567" + (" ext. 12" if line[2] else ""), line)

    def test_what_is_no_number_is_told(self):
        for line, reason in [
            ("hello", "notANumber"), ("+999 123456", "invalidCallingCode"), ("+1 212", "tooShort"),
            ("+1 212 555 01000", "tooLong"), ("+1 555 0100", "noAreaCode"), ("+1 111 111 1111", "notValid"),
            ("+12125550100 x5", "hasExtension"), ("020 7946 0018", "invalidCallingCode"),
            ("+503 151393989", "invalidLength"), ("1" * 251, "tooLong"),
        ]:
            with self.subTest(line):
                run = self.run_command("phones", "-v", data=line + "\n", status=1)
                self.assertEqual(run.text, f"?\t{line}\n")
                self.assertRegex(run.errors, rf"^line 1: [^\n]+ \({reason}\): ")

    def test_a_number_without_a_region(self):
        hint = "hint: Numbers without a calling code need a region: {}.\n"
        run = self.run_command("phones", "-v", data="020 7946 0018\n", status=1)
        self.assertEqual(run.errors, (
            "line 1: no calling code, and no region: add --region US (invalidCallingCode): 020 7946 0018\n"
            "1 of 1 line could not be completed: 1 invalidCallingCode\n" + hint.format("add --region US")))
        run = self.run_command("clean", "-c", "a=phone", data="a\n020 7946 0018\n", status=1)
        self.assertTrue(run.errors.endswith(hint.format("write phone:US")), run.errors)
        for arguments, line in [(["-R", "GB"], "+999 1"), ([], "+1 212"), (["-R", "US"], "1")]:
            self.assertNotIn("hint", self.run_command("phones", *arguments, data=line + "\n", status=1).errors)

    def test_a_missing_digit_is_told(self):
        """Other numbers are as long, but a valid one begins like this, or like the rest after the trunk prefix."""
        for region, line in [("FR", "06 12 34 56 7"), ("GB", "07911 12345"), ("US", "1 212 555 010"), ("RU", "8 912 345-67-8")]:
            for options in [(), ("--possible",), ("--extract",)]:
                with self.subTest(line, options=options):
                    run = self.run_command("phones", "-v", "-R", region, *options, data=line + "\n", status=1)
                    self.assertTrue(run.errors.startswith("line 1: numbers that begin like this have more digits (tooShort)"), run.errors)

    def test_json(self):
        run = self.run_command("phones", "--json", "-R", "US", data="212-555-0100 ext 5\n+800 12345678\nno\n", status=1)
        first, second, third = run.json
        self.assertEqual(first, {
            "text": "+12125550100", "e164": "+12125550100", "national": "(212) 555-0100 ext. 5",
            "international": "+1 212-555-0100 ext. 5", "link": "tel:+1-212-555-0100;ext=5", "callingCode": 1,
            "region": "US", "extension": "5", "kind": "fixedLineOrMobile", "valid": True, "length": "possible",
            "issue": "hasExtension"})
        self.assertEqual((second["region"], second["kind"], second["valid"]), (None, "tollFree", True))
        self.assertEqual((third["e164"], third["valid"], third["issue"]), (None, False, "notANumber"))

    def test_wrong_usage(self):
        run = self.run_command("phones", "--region", "EU", status=64)
        self.assertIn("--region EU: there is no such region.\nfix: Write two letters", run.errors)
        self.run_command("phones", "--region-column", "country", status=64)
        self.run_command("phones", "--to", "e123", status=64)
        self.run_command("phones", "--json", "-c", "phone", status=64)
        run = self.run_command("phones", "-c", "phone", "--region-column", "land", data="phone,x\n1,2\n", status=65)
        self.assertIn("no column “land”", run.errors)

    def test_vectors(self):
        """The command answers as libphonenumber does."""
        rows = [line.split("\t") for line in
                (ROOT / "Tests/Vectors/phone-numbers.tsv").read_text(encoding="utf-8").split("\n")[1:-1]]
        rows = [row for row in rows if row[0] == "GB" and row[1] and "\\" not in row[1]]
        self.assertGreater(len(rows), 20)
        run = self.run_command(
            "phones", "-j", "-R", "GB", data="".join(row[1] + "\n" for row in rows), status=None)
        for row, answer in zip(rows, run.json, strict=True):
            numbers = row[2:6] if len(row) > 3 else [None] * 4
            with self.subTest(row[1]):
                self.assertEqual(
                    [answer["e164"], answer["extension"] or ("" if answer["e164"] else None), answer["national"],
                     answer["international"]], numbers)
