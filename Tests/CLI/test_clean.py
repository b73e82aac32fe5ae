"""`formwork clean`: several columns in one pass, new columns, JSON Lines, encodings, and reports."""

import csv
import io
import itertools
import json

from support import CommandTest

PEOPLE = (
    "id;phone;country;born;total\n"
    "1;0151 12345678 (privat);DE;24.12.2024;1.234,50 €\n"
    "2;(212) 555-0100 ext. 7;US;31.02.2024;12,50 CHF\n"
    "3;020 7946 0018;UK;;5\n")


class CleanTests(CommandTest):
    def test_several_columns(self):
        run = self.run_command(
            "clean", "-c", "phone=phone:@country", "-c", "born=date:dd.MM.yyyy", "-c", "total=amount:de_DE:EUR", "-t", ";", "-x", "-v",
            data=PEOPLE, status=1)
        self.assertEqual(run.text, (
            "id;phone;country;born;total\n1;+4915112345678;DE;2024-12-24;1234.5\n"
            "2;(212) 555-0100 ext. 7;US;31.02.2024;12,50 CHF\n3;020 7946 0018;UK;;5\n"))
        self.assertIn("line 3, column “phone”: E.164 has no extensions: ", run.errors)
        self.assertIn("line 3, column “born”: there is no such day (impossibleDate)", run.errors)
        self.assertIn("line 3, column “total”: an amount in another currency (otherCurrency): 12,50 CHF\n", run.errors)
        self.assertIn("line 4, column “phone”: “UK” isn't a region: did you mean GB? (unknownRegion): 020 7946 0018\n", run.errors)

    def test_each_kind(self):
        """Accounts, cards, and numbers become their values; everything else is shown in its format."""
        for kind, text, cleaned in [
            ("iban", "gb33 bukb 2020 1555 5555 55", "GB33BUKB20201555555555"), ("card", "4111-1111 1111 1111", "4111111111111111"),
            ("number:de_DE", "1.234,5", "1234.5"), ("amount:de_DE:EUR", "1.234,50 €", "1234.5"), ("preset:postal.NL", "1234ab", "1234 AB"),
            ("mask:[00]-[00]", "1234", "12-34"), ("phone:DE", "0151 12345678", "+4915112345678"), ("date:dd.MM.yyyy", "24.12.2024", "2024-12-24"),
            ("email", "ann@example.org", "ann@example.org"), ("regex:[0-9]{2}-[0-9]{2}", "12-34", "12-34"),
        ]:
            with self.subTest(kind):
                run = self.run_command("clean", "-c", f"a={kind}", "-t", ";", data=f"a\n{text}\n")
                self.assertEqual(run.text, f"a\n{cleaned}\n")

    def test_kinds_without_an_argument(self):
        for kind in ["email:x", "card:x", "iban:DE", "iban:"]:
            with self.subTest(kind):
                run = self.run_command("clean", "-c", f"a={kind}", data="a\n", status=64)
                name = kind.partition(":")[0]
                self.assertIn(f"“{kind}” isn't what a column can hold. Write {name}: nothing follows it.\n", run.errors)

    def test_new_columns(self):
        run = self.run_command(
            "clean", "-c", "phone=phone:@country", "-c", "born=date:dd.MM.yyyy", "-t", ";", "-x", "--new-columns", "_clean",
            "--reason-columns", "_reason", "--phone-details", "phone_", data=PEOPLE, status=1)
        rows = list(csv.DictReader(io.StringIO(run.text), delimiter=";"))
        self.assertEqual(list(rows[0]), ["id", "phone", "phone_clean", "phone_extension", "phone_kind", "phone_region", "phone_reason",
                                         "country", "born", "born_clean", "born_reason", "total"])
        self.assertEqual(
            [(row["phone_clean"], row["phone_extension"], row["phone_kind"], row["phone_region"], row["phone_reason"]) for row in rows],
            [("+4915112345678", "", "mobile", "DE", ""), ("+12125550100", "7", "fixedLineOrMobile", "US", ""),
             ("", "", "", "", "unknownRegion")])
        self.assertEqual([(row["born"], row["born_clean"], row["born_reason"]) for row in rows],
                         [("24.12.2024", "2024-12-24", ""), ("31.02.2024", "", "impossibleDate"), ("", "", "")])

    def test_new_columns_of_one_column(self):
        data = "n,phone\n1,\"0151 12345678, x7\"\n2,\n3,12\n"
        run = self.run_command(
            "phones", "-c", "phone", "-R", "DE", "--into", "e164", "--extension-column", "ext", "--kind-column", "kind",
            "--number-region-column", "region", "--reason-column", "reason", data=data, status=1)
        self.assertEqual(run.text.splitlines()[1:], [
            '1,"0151 12345678, x7","+4915112345678","7","mobile","DE",""', "2,,,,,,", "3,12,,,,,noAreaCode"])
        run = self.run_command("format", "-m", "[00]-[00]", "-c", "2", "--no-header", "--into", "x", data="a,1234\nb,1\n", status=1)
        self.assertEqual(run.text, "a,1234,12-34\nb,1,\n")
        run = self.run_command("format", "-m", "[0]", "-c", "a", "--into", "b", data="a,b\n1,2\n", status=65)
        self.assertIn("there is a column “b” already", run.errors)
        for arguments in [["--into", "x"], ["-c", "a", "-c", "b", "--into", "x"]]:
            self.run_command("format", "-m", "[0]", *arguments, status=64)
        for option in ["--extension-column", "--kind-column", "--number-region-column"]:
            for columns in [[], ["-c", "a", "-c", "b"]]:
                run = self.run_command("phones", "-R", "DE", *columns, option, "x", status=64)
                self.assertIn("New columns go with one --column", run.errors)

    def test_a_file_of_columns(self):
        path = self.file(json.dumps({"columns": [
            {"column": "phone", "kind": "phone:@country:GB", "into": "e164", "extensionColumn": "ext", "detailColumn": "why"},
            {"column": "id", "format": {"mask": "[000]"}}]}).encode())
        run = self.run_command("clean", "--columns", path, "-x", "-t", ";", "--on-error", "empty", data=PEOPLE, status=1)
        self.assertEqual(run.text.splitlines()[1:3], [
            ";0151 12345678 (privat);+4915112345678;;;DE;24.12.2024;1.234,50 €",
            ";(212) 555-0100 ext. 7;+12125550100;7;;US;31.02.2024;12,50 CHF"])
        self.assertIn("“UK” isn't a region: did you mean GB?", run.text)
        for text, said in [
            ("{", "isn't JSON"), ("[]", "isn't an object"), ('{"columns":[]}', "has to be a list"),
            ('{"columns":[{"kind":"iban"}]}', "$.columns[0]: “column” is missing"),
            ('{"columns":[{"column":"a"}]}', "give “kind” or “format”"), ('{"columns":[{"column":"a","kind":"x"}]}', "“x” isn't a kind"),
            ('{"columns":[{"column":"a","format":{"mask":"["}}]}', "$.columns[0].format"), ('{"column":[]}', "means nothing here"),
            ('{"columns":[{"column":"a","kind":"iban","in":"b"}]}', "“in” means nothing here"),
        ]:
            with self.subTest(text):
                self.assertIn(said, self.run_command("clean", "--columns", self.file(text.encode()), status=64).errors)

    def test_a_file_of_columns_of_objects(self):
        """The file says that the input is JSON Lines, as the flag does otherwise."""
        for says, options in [(True, []), (True, ["--json-lines"]), (False, ["--json-lines"])]:
            with self.subTest(says=says, options=options):
                path = self.file(json.dumps(
                    {"jsonLines": says, "columns": [{"column": "a", "format": {"mask": "[00]-[00]"}}]}).encode())
                run = self.run_command("clean", "--columns", path, *options, data='{"a":"1234"}\n', status=0)
                self.assertEqual(run.text, '{"a":"12-34"}\n')

    def test_the_language_of_a_column_counts_before_the_option(self):
        """The option is for the columns without a language of their own."""
        dates = {"de": ("3. März 2024", "2024-03-03"), "fr": ("3 août 2024", "2024-08-03"), "es": ("3 enero 2024", "2024-01-03")}
        # A row for each language, a column for each language and one for none.
        kinds = {name or "none": "date:d MMM yyyy|d. MMM yyyy" + (f"@{name}" if name else "") for name in ["", *dates]}
        header = ",".join(kinds) + "\n"
        data = header + "".join(",".join([line] * len(kinds)) + "\n" for line, _ in dates.values())
        path = self.file(json.dumps({"columns": [{"column": name, "kind": kind} for name, kind in kinds.items()]}).encode())
        specs = [part for name, kind in kinds.items() for part in ("-c", f"{name}={kind}")]
        for option, columns in itertools.product(["none", *dates], [specs, ["--columns", path]]):
            with self.subTest(option=option, columns=columns[0]):
                expected = header
                for language, (line, date) in dates.items():
                    own = [option if name == "none" else name for name in kinds]
                    expected += ",".join(date if name == language else line for name in own) + "\n"
                options = [] if option == "none" else ["--month-names", option]
                self.assertEqual(self.run_command("clean", *columns, *options, data=data, status=1).text, expected)

    def test_wrong_kinds(self):
        for spec, said in [
            ("phone", "doesn't say what the column holds"), ("phone=phne:DE", "doesn't say"), ("a=phone:UK", "did you mean GB?"),
            ("a=amount:de_DE", "Write amount:LOCALE:CURRENCY"), ("a=date:", "such as date:dd.MM.yyyy"), ("a=date:MM.yyyy", "--from"),
            ("a=mask:[", "isn't what a column can hold"), ("a=preset:nope", "isn't what"),
        ]:
            with self.subTest(spec):
                self.assertIn(said, self.run_command("clean", "-c", spec, status=64).errors)
        self.run_command("clean", status=64)
        # A name may have an equals sign.
        self.assertEqual(self.run_command("clean", "-c", "a=b=mask:[0]-[0]", data="a=b\n12\n").text, "a=b\n1-2\n")

    def test_json_lines(self):
        lines = (
            '{"id": 1, "phone": "0151 12345678 (privat)", "tags":["a",{"phone":"x"}]}\n'
            '  {"phone":"030\\u002f23125042" , "x":"\\"}"}\r\n'
            '{"phone":null}\n{"phone":3023125042}\n\n{"other":1}\n[1]\n{"phone":true}\n{"phone":"nö"}\n{"phone":"1","phone":"030 23125042"}')
        run = self.run_command("phones", "-R", "DE", "--json-field", "phone", "-x", "-v", data=lines, status=1)
        self.assertEqual(run.text, (
            '{"id": 1, "phone": "+4915112345678", "tags":["a",{"phone":"x"}]}\n'
            '  {"phone":"+493023125042" , "x":"\\"}"}\r\n'
            '{"phone":null}\n{"phone":"+493023125042"}\n\n{"other":1}\n[1]\n{"phone":true}\n{"phone":"nö"}\n{"phone":"1","phone":"+493023125042"}'))
        self.assertEqual([line.split(" (")[0] for line in run.errors.splitlines()[1:-2]], [
            "line 6, column “phone”: missingField: ", "line 7: the line isn't an object", "line 8, column “phone”: the value is neither a string nor a number",
            "line 9, column “phone”: no number in it"])
        self.assertIn("4 of 9 records could not be completed", run.errors)

    def test_every_value_of_json_may_stand_beside_a_field(self):
        for other in ["-5", "-0.5e-3", "0", "12", "true", "false", "null", '""', "[]", "{}", '[-1,{"a":-2}]', r'"\"\\"']:
            for line in ['{"a":"12","b":%s}', '{"b":%s,"a":"12"}', ' { "b" : %s , "a" : "12" } ']:
                with self.subTest(other, line=line):
                    json.loads(line % other)
                    run = self.run_command("format", "-m", "[0]-[0]", "--json-field", "a", data=line % other)
                    self.assertEqual(run.text, (line % other).replace('"12"', '"1-2"'))

    def test_a_line_that_is_cut_short_is_no_object(self):
        line = r'{"a":"1\"2","b":[1,{"c":"]"}],"d":true,"e":-5,"f":null}'
        for end in range(1, len(line)):
            run = self.run_command("format", "-m", "[00]", "--json-field", "a", "-v", data=line[:end], status=1)
            self.assertEqual(run.text, line[:end])
            self.assertIn("invalidJSON", run.errors)

    def test_new_members(self):
        run = self.run_command(
            "clean", "--json-field", "phone=phone:@land:DE", "--new-columns", "_clean", "--reason-columns", "_reason",
            data='{"phone":"020 7946 0018","land":"GB"}\n{"phone":"x\\ny"}\n', status=1)
        self.assertEqual(run.json, [
            {"phone": "020 7946 0018", "phone_clean": "+442079460018", "phone_reason": None, "land": "GB"},
            {"phone": "x\ny", "phone_clean": None, "phone_reason": "notANumber"}])
        for choice, text in [("mark", '{"a":"?x"}\n'), ("empty", '{"a":null}\n'), ("drop", ""), ("keep", '{"a":"x"}\n')]:
            run = self.run_command("format", "-m", "[0]", "--json-field", "a", "--on-error", choice, data='{"a":"x"}\n', status=1)
            self.assertEqual(run.text, text)
        self.run_command("format", "-m", "[0]", "--json-field", "a", "-c", "a", status=64)
        self.run_command("format", "-m", "[0]", "--json-field", "a", "--encoding", "latin-1", status=64)

    def test_encodings(self):
        text = "Größe;Preis\nœuvre – €;1.234,50 €\n„x“;x\n"
        data = text.encode("cp1252")
        run = self.run_command("clean", "-c", "Preis=amount:de_DE:EUR", "-t", ";", "--encoding", "windows-1252", "-v", data=data, status=1)
        self.assertEqual(run.bytes, text.replace("1.234,50 €", "1234.5").encode("cp1252"))
        # The name of a column is read in the same encoding, and each row is written in it, even one that looks like an earlier row.
        columns = self.file(json.dumps({"columns": [{"column": "Größe", "format": {"mask": "é[00]"}}]}).encode())
        for arguments in [
            ("format", "-m", "é[00]", "-c", "Größe"), ("clean", "-c", "Größe=mask:é[00]"), ("clean", "--columns", columns),
        ]:
            with self.subTest(arguments):
                run = self.run_command(*arguments, "--encoding", "cp1252", data="Größe\n12\n34\n56\n".encode("cp1252"))
                self.assertEqual(run.bytes, "Größe\né12\né34\né56\n".encode("cp1252"))
        run = self.run_command("format", "-m", "→[0]", "--encoding", "latin-1", "-v", data=b"1\n\xe9\n", status=1)
        self.assertIn("line 1: the result has a character that latin-1 doesn't have (notEncodable): 1\n", run.errors)
        self.assertIn("line 2: the format has no place for some of it (unused): é\n", run.errors)
        # All 256 bytes that Python reads, in both directions.
        known = bytes(byte for byte in range(0x20, 256) if byte not in (0x81, 0x8D, 0x8F, 0x90, 0x9D))
        run = self.run_command("format", "--regex", "[^\\n]*", "--encoding", "windows-1252", data=known + b"\n", status=None)
        self.assertEqual(run.bytes, known + b"\n")
        run = self.run_command("format", "-m", "[0]", "--encoding", "windows-1252", "-v", data=b"\x81\n", status=1)
        self.assertIn("invalidEncoding", run.errors)
        run = self.run_command("format", "-m", "[0]", data=b"\x80\n", status=1)
        self.assertIn("try --encoding windows-1252", run.errors)
        self.run_command("format", "-m", "[0]", "--encoding", "utf-16", status=64)

    def test_amounts_with_notes(self):
        for locale, currency, rows in [
            ("en_IN", "INR", [("Rs. 1,23,456.50", "123456.5"), ("Rs.500/-", "500"), ("1,200.00 Dr", "-1200"), ("1,200.00 Cr", "1200"),
                              ("₹ 5", "5"), ("5 Cr", "ambiguous"), ("2.5 Cr", "ambiguous"), ("USD 5", "otherCurrency"), ("-Rs. 5", "-5")]),
            ("de_CH", "CHF", [("CHF 1'234.50", "1234.5"), ("Fr. 12.–", "12"), ("SFr. 5.50", "5.5"), ("5.50 Fr.", "5.5"), ("€ 5", "otherCurrency")]),
            ("de_DE", "EUR", [("1.234,-- €", "1234"), ("12,- EUR", "12"), ("5 Rs.", "otherCurrency"), ("Rs", "unused")]),
        ]:
            for text, result in rows:
                with self.subTest(text):
                    run = self.run_command("unmask", "--number", locale, "--currency", currency, "--reason-column", "r", "-c", "a", "-t", ";",
                                           data=f"a\n{text}\n", status=None)
                    field, reason = run.text.splitlines()[1].split(";")
                    self.assertEqual(reason or field, result)

    def test_a_dry_run(self):
        rows = "".join(f"{n};x\n" for n in range(7))
        run = self.run_command(
            "clean", "-c", "a=mask:[00]-[00]", "-c", "b=number:de_DE", "-t", ";", "--dry-run", data="a;b\n1234;1,5\n12-34;\n" + rows, status=1)
        self.assertEqual(run.text, (
            "9 records\n\na: 2 completed, 1 of them changed, 7 rejected, 0 empty\n  1 only reformatted\n    1234 → 12-34\n"
            "  7 incomplete (3 more digits)\n" + "".join(f"    line {n + 4}: {n}\n" for n in range(7))
            + "\nb: 1 completed, 1 of them changed, 7 rejected, 1 empty\n  1 only reformatted\n    1,5 → 1.5\n  7 unused (the format has no place for some of it)\n"
            + "".join(f"    line {n + 4}: x\n" for n in range(7))))

    def test_a_report(self):
        path = self.file(b"")
        data = "phone\n030 23125042\n<script>alert(1)</script>\n0151 12345678\n"
        run = self.run_command("phones", "-R", "DE", "-c", "phone", "--report", path, data=data, status=1)
        self.assertIn("+493023125042", run.text)
        page = path.read_text(encoding="utf-8")
        self.assertIn("&lt;script&gt;alert(1)&lt;/script&gt;", page)
        for part in ["<script", "http:", "https:", "src=", "@import", "url("]:
            self.assertNotIn(part, page)
        for part in ["prefers-color-scheme: dark", "3 records, 1 column checked", "notANumber", "fixedLine", "mobile", "Lengths"]:
            self.assertIn(part, page)
        # The lengths are those of what is written, +493023125042 and +4915112345678.
        for length in (13, 14):
            self.assertIn(f'<th scope="row">{length}</th><td class="count">1</td>', page)
        self.run_command("phones", "-R", "DE", "--report", "/no/such/folder/r.html", data="1\n", status=74)


if __name__ == "__main__":
    import unittest

    unittest.main()
