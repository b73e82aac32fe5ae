"""--definition: the format comes from a file of JSON."""

import json

from support import CommandTest


class DefinitionTests(CommandTest):
    def definition(self, text):
        return self.file(text.encode())

    def test_lines(self):
        for text, data, expected in [
            ('{"version":1,"mask":"[00]/[00]"}', "12-25\n", "12/25\n"),
            ('{"mask":"[HH]","notations":[{"character":"H","characters":"a-f"}]}', "ab\n", "ab\n"),
            ('{"filter":{"allow":"digits"},"maximumLength":2}', "1-2\n", "12\n"),
            ('{"regex":"[A-Z]{2}-\\\\d"}', "AB1\n", "AB-1\n"),
            ('{"card":{}}', "378282246310005\n", "3782 822463 10005\n"),
            ('{"iban":{}}', "IBAN: no9386011117947\n", "NO93 8601 1117 947\n"),
            ('{"preset":"postal.NL"}', "1234ab\n", "1234 AB\n"),
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
        for text, path in [
            ("", "$: "), ('{"mask":"[0"}', "$.mask: "), ('{\n"mask":é}', "$: "), ('{"preset":"none"}', "$.preset: "),
            ('{"mask":"a","version":2}', "$.version: "), ('{"regex":"a**"}', "$.regex: "),
        ]:
            with self.subTest(text):
                run = self.run_command("check", "--definition", self.definition(text), status=1)
                self.assertIn("error: " + path, run.text)
                self.assertIn("\nfix: ", run.text)

    def test_errors_in_json_name_line_and_column(self):
        for text, place in [
            ("", "line 1, column 1"), ('{"mask":"[0]"', "line 1, column 14"),
            ('{\n  "mask": "é[0]" x\n}', "line 2, column 18"), ("\n\n[", "line 3, column 2"),
            ('{"mask":\r\n\t?}', "line 2, column 2"),
        ]:
            with self.subTest(text):
                run = self.run_command("check", "-d", self.definition(text), status=1)
                self.assertIn(f", at {place}.\n", run.text)

    def test_a_wrong_pattern_is_shown_with_a_caret(self):
        for definition, shown in [
            ({"mask": "+1 ([000"}, "+1 ([000\n    ^\nerror: $.mask: The group"),
            ({"mask": "[0]", "alternatives": ["[0", "[0]"]}, "[0\n^\nerror: $.alternatives[0]: "),
            ({"mask": "[0]", "alternatives": [{"mask": "日[0"}]}, "日[0\n  ^\nerror: $.alternatives[0]: "),
            ({"regex": "a**"}, "a**\n  ^\nerror: $.regex: "),
            ({"mask": "[0]", "valuePattern": "(a"}, "(a\n^\nerror: $.valuePattern: "),
        ]:
            with self.subTest(definition):
                file = self.definition(json.dumps(definition))
                run = self.run_command("check", "-d", file, status=1, errors="")
                self.assertIn(shown, run.text)
                run = self.run_command("format", "-d", file, status=64)
                self.assertIn(shown, run.errors)
                run = self.run_command("prompt", "--format", json.dumps(definition), status=64)
                self.assertIn(shown, run.errors)

    def test_advice_speaks_of_definitions(self):
        for definition, shown in [
            ({"mask": "[\u0410]"}, "[\u0410]\n ^\nerror: $.mask: “\u0410” isn't a valid slot: it is U+0410 CYRILLIC CAPITAL LETTER A.\n"
                                  "fix: Type “A”"),
            ({"mask": "[0]", "alternatives": ["[0...]"]}, "fix: Write “…”, which is one character"),
            ({"mask": "[A-Z]{2}"}, "hint: This looks like a regular expression: the key “regex” reads it as one."),
            ({"mask": "\\d{3}"}, "hint: This looks like a regular expression: the key “regex” reads it as one."),
            ({"mask": "###", "syntax": "brackets"}, "fix: Leave out “\"syntax\":\"brackets\"”"),
            ({"mask": "+1 (999)"}, "+1 (999)\n ^\nerror: $.mask: “1” may be a slot or a literal.\nfix: Put slots"),
            ({"mask": "[AA]", "syntax": "digits"}, "fix: Leave out “\"syntax\":\"digits\"”"),
        ]:
            with self.subTest(definition):
                file = self.definition(json.dumps(definition))
                run = self.run_command("check", "-d", file, status=None, errors="")
                self.assertIn(shown, run.text)
                run = self.run_command("format", "-d", file, status=64)
                self.assertIn(shown, run.errors)
                run = self.run_command("prompt", "--format", json.dumps(definition), status=64)
                self.assertIn(shown, run.errors)
        # Expressions are no masks, whatever looks like a symbol in them.
        for definition in [{"regex": "(\u0410"}, {"mask": "[0]", "valuePattern": "[\u0410"}]:
            run = self.run_command("check", "-d", self.definition(json.dumps(definition)), status=1)
            self.assertNotIn("CYRILLIC", run.text)

    def test_parts_that_exclude_each_other(self):
        for definition, path in [
            ({"regex": "[A-Z]{2}", "valuePattern": "9"}, "$.valuePattern"),
            ({"mask": "[00]", "valuePattern": "[A-Z]+"}, "$.valuePattern"),
            ({"mask": "[00]/[00]", "maximumLength": 3}, "$.maximumLength"),
            ({"mask": "[099].[099]", "maximumLength": 1}, "$.maximumLength"),
            ({"filter": {"allow": "digits"}, "valuePattern": "[a-z]"}, "$.valuePattern"),
            ({"mask": "[000]", "alternatives": ["[AA]"], "valuePattern": "[а-я]{3}"}, "$.valuePattern"),
        ]:
            with self.subTest(definition):
                file = self.definition(json.dumps(definition))
                run = self.run_command("check", "-d", file, status=1, errors="")
                self.assertIn(f"error: {path}: No complete text of the format", run.text)
                run = self.run_command("format", "-d", file, status=64)
                self.assertIn(f"error: {path}: ", run.errors)
        for definition in [
            {"regex": "[A-Z]{2}", "valuePattern": "A.?"}, {"mask": "[00]", "valuePattern": "[0-5]9"},
            {"mask": "[AA]", "valuePattern": "[а-я]{2}"}, {"mask": "[0…]", "maximumLength": 3},
            {"mask": "[__]", "valuePattern": "\\p{L}+"}, {"filter": {"allow": "decimal"}, "maximumLength": 1},
            # The first slots can end early, by their literal.
            {"mask": "[099].[099]", "maximumLength": 3}, {"mask": "[099].[099]", "maximumLength": 2},
            {"mask": "[099]-[099]-[0]", "maximumLength": 3}, {"mask": "[099].[099]", "valuePattern": "[0-9]{2}"},
            {"mask": "+{7} [000]", "valuePattern": "79[0-9]*"}, {"regex": "(a|b)*c", "maximumLength": 1},
        ]:
            with self.subTest(definition):
                self.run_command("check", "-d", self.definition(json.dumps(definition)), errors="")

    def test_large_definitions_are_looked_at_as_far_as_that_is_quick(self):
        # Without a bound of its work each of these would take minutes, or more memory than there is.
        for definition in [
            {"mask": "[0]" * 15000, "valuePattern": "[a-z]+"},
            {"mask": "[00]", "alternatives": ["[A0_]-" * 30] * 250, "valuePattern": "x{9}"},
            {"mask": "[0…]", "valuePattern": "(a|b|[0-9])*a(a|b|[0-9]){500}z"},
            {"regex": "[0-9]{5000}", "valuePattern": "[0-8]{5001}"},
            {"filter": {"allow": "any"}, "valuePattern": "(a?){500}b{500}c{500}"},
        ]:
            file = self.definition(json.dumps(definition))
            self.assertIn(self.run_command("check", "-d", file, status=None).status, (0, 1), definition)

    def test_definitions_that_are_too_large(self):
        pattern = "[0]" * 7_000_000
        file = self.definition(f'{{"mask":"{pattern}"}}')
        run = self.run_command("check", "--definition", file, status=1)
        self.assertLess(len(run.text), 1000)
        self.assertIn("error: $: This is too long", run.text)
        run = self.run_command("format", "--definition", file, status=64)
        self.assertIn("1048576 bytes", run.errors)
        # One that has no end.
        run = self.run_command("format", "--definition", "/dev/zero", status=64)
        self.assertIn("too long", run.errors)
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
