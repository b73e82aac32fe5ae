"""--definition: the format comes from a file of JSON."""

import json
import time

from support import PHONE, CommandTest


class DefinitionTests(CommandTest):
    def definition(self, text):
        return self.file(text.encode())

    def test_lines(self):
        for text, data, expected in [
            ('{"version":1,"mask":"[00]/[00]"}', "12-25\n", "12/25\n"),
            ('{"mask":"[HH]","notations":[{"character":"H","characters":"a-f"}]}', "ab\n", "ab\n"),
            ('{"filter":{"allow":"digits"},"maxLength":2}', "1-2\n", "12\n"),
            ('{"regex":"[A-Z]{2}-\\\\d"}', "AB1\n", "AB-1\n"),
        ]:
            with self.subTest(text):
                file = self.definition(text)
                run = self.run_command("format", "--definition", file, data=data, errors="")
                self.assertEqual(run.text, expected)
        file = self.definition('{"mask":"[00]/[00]"}')
        run = self.run_command("unmask", "--definition", file, data="12/25\n", errors="")
        self.assertEqual(run.text, "1225\n")

    def test_errors_name_the_path(self):
        file = self.definition('{"mask":"[0]","notations":[{"character":"HH"}]}')
        run = self.run_command("format", "--definition", file, status=64)
        self.assertIn("error: $.notations[0].character: ", run.errors)
        run = self.run_command("check", "--definition", file, status=1, errors="")
        self.assertIn("error: $.notations[0].character: ", run.text)
        self.assertIn("\nfix: ", run.text)
        for text, path in [
            ("", "$: "), ('{"mask":"[0"}', "$.mask: "), ('{"card":{}}', "$.card: "),
            ('{"mask":"a","version":2}', "$.version: "), ('{"regex":"a**"}', "$.regex: "),
        ]:
            with self.subTest(text):
                run = self.run_command("check", "--definition", self.definition(text), status=1)
                self.assertIn("error: " + path, run.text)

    def test_definitions_that_are_too_large(self):
        pattern = "[0]" * 7_000_000
        file = self.definition(f'{{"mask":"{pattern}"}}')
        start = time.monotonic()
        run = self.run_command("check", "--definition", file, status=1)
        self.assertLess(len(run.text), 1000)
        self.assertIn("error: $: This is too long", run.text)
        run = self.run_command("format", "--definition", file, status=64)
        self.assertIn("1048576 bytes", run.errors)
        # One that has no end.
        run = self.run_command("format", "--definition", "/dev/zero", status=64)
        self.assertIn("too long", run.errors)
        self.assertLess(time.monotonic() - start, 10)
        for definition, path in [
            ({"mask": "0" * 65_537}, "$.mask"), ({"regex": "0" * 65_537}, "$.regex"),
            ({"mask": "0", "alternatives": ["0"] * 257}, "$.alternatives"),
        ]:
            with self.subTest(path):
                file = self.definition(json.dumps(definition))
                run = self.run_command("check", "--definition", file, status=1)
                self.assertIn(f"error: {path}: ", run.text)
                answer, = self.replay({"format": definition, "actions": []}, status=1)
                self.assertEqual(answer["error"]["code"], "tooLarge")

    def test_a_byte_order_mark(self):
        for mark in (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"):
            file = self.file(mark + b'{"mask":"[0]"}')
            run = self.run_command("check", "--definition", file, status=1)
            self.assertIn("error: $: This begins with a byte order mark", run.text)
            self.assertIn("fix: Save it as UTF-8 without a byte order mark.", run.text)

    def test_check(self):
        file = self.definition('{"mask":"[00]/[00]","alternatives":["[00]"]}')
        run = self.run_command("check", "--definition", file, "[0]", errors="")
        self.assertEqual(run.text.count("placeholder"), 3)
        file = self.definition('{"filter":{"allow":"digits"}}')
        run = self.run_command("check", "--definition", file, errors="")
        self.assertIn("is sound", run.text)

    def test_usage(self):
        file = self.definition('{"mask":"[0]"}')
        self.run_command("format", status=64)
        self.run_command("check", status=64)
        self.run_command("format", "--mask", "[0]", "--definition", file, status=64)
        self.run_command("format", "--definition", file, "--syntax", "hash", status=64)
        self.run_command("format", "--definition", "/nowhere/at/all.json", status=66)
        self.run_command("check", "--definition", "/nowhere/at/all.json", status=66)


class ColumnTests(CommandTest):
    def check(self, data, expected, status=0, command="format", column="phone", mask=PHONE):
        run = self.run_command(command, "--mask", mask, "--column", column, data=data, status=status)
        self.assertEqual(run.bytes, expected)
        return run.errors

    def test_other_columns_stay(self):
        for data, expected in [
            (b"", b""),
            (b"phone", b"phone"),
            (b"id,phone\r\n1,2125550100\r\n", b"id,phone\r\n1,+1 (212) 555-0100\r\n"),
            (b"phone,x\n2125550100,\xff \n", b"phone,x\n+1 (212) 555-0100,\xff \n"),
            (b'x,phone\n"a ""b"", c\r\nd",2125550100', b'x,phone\n"a ""b"", c\r\nd",+1 (212) 555-0100'),
            (b'"phone"\n"212.555.0100"\n\n""\n', b'"phone"\n"+1 (212) 555-0100"\n\n""\n'),
            (b"\xef\xbb\xbfphone,a\n2125550100,1\n", b"\xef\xbb\xbfphone,a\n+1 (212) 555-0100,1\n"),
            (b"a,phone\n1,\n", b"a,phone\n1,\n"),
            (b'a,phone\n1,"2', b'a,phone\n1,"2'),
        ]:
            with self.subTest(data):
                self.check(data, expected, status=1 if data.endswith(b'"2') else 0)

    def test_quotes_where_needed(self):
        self.check(b"n\n12\n", b'n\n"1,2"\n', column="n", mask="[0],[0]")
        self.check(b'n\n12\n"1""2"\n', b'n\n"1""2"\n"1""2"\n', column="n", mask='[0]"[0]')

    def test_values(self):
        self.check(b"phone\n+1 (212) 555-0100\n", b"phone\n2125550100\n", command="unmask")

    def test_rejected_fields_stay(self):
        errors = self.check(b"phone,a\n1,x\n2125550100,y\n\xff,z\n", b"phone,a\n1,x\n+1 (212) 555-0100,y\n\xff,z\n", 1)
        self.assertEqual(errors, "2 of 3 records could not be completed\n")

    def test_missing_column(self):
        errors = self.check(b"a,b\n1,2\n", b"a,b\n1,2\n", 65)
        self.assertEqual(errors, "formwork: standard input: no column “phone”; there are “a”, “b”\n")

    def test_usage(self):
        self.run_command("format", "--mask", "[0]", "--column", "a", "--json", status=64)
