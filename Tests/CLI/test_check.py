"""check: errors and warnings under the pattern, or what it means."""

import json

from support import PHONE, CommandTest


class CheckTests(CommandTest):
    def test_an_error_teaches(self):
        run = self.run_command("check", "+1 ([000", status=1, errors="")
        self.assertEqual(run.text, (
            "+1 ([000\n"
            "    ^\n"
            "error: The group that “[” opens is never closed.\n"
            "fix: Add “]” where the group ends, or write “\\[” for the character itself.\n"))

    def test_the_caret_stands_under_the_character(self):
        for pattern, columns in [
            ("[0x]", 2),
            ("00]", 2),
            ("日本[0x]", 6),
            ("👍[0x]", 4),
            ("🇺🇸[0x]", 4),
            ("e\u0301[0x]", 3),
            ("\t[0x]", 3),
        ]:
            with self.subTest(pattern):
                lines = self.run_command("check", pattern, status=1).text.splitlines()
                self.assertEqual(lines[1], " " * columns + "^")
                self.assertTrue(lines[2].startswith("error: "))
                self.assertTrue(lines[3].startswith("fix: "))

    def test_errors_without_a_place(self):
        run = self.run_command("check", "[0]", "--placeholder", "5", status=1)
        self.assertNotIn("^", run.text)
        self.assertIn("error: ", run.text)
        run = self.run_command("check", "[0]", "--notation", "[=0-9", status=1)
        self.assertNotIn("^", run.text)

    def test_regular_expressions(self):
        run = self.run_command("check", "--regex", r"(a)\1", status=1, errors="")
        lines = run.text.splitlines()
        self.assertEqual(lines[:2], [r"(a)\1", "   ^"])
        self.assertIn("back-reference", lines[2])
        run = self.run_command("check", "--regex", r"[A-Z]{2}-\d{4}", errors="")
        self.assertRegex(run.text, r"shortest match +AA-0000\n")

    def test_a_sound_pattern_is_explained(self):
        text = self.run_command("check", PHONE, errors="").text
        for expected in ["+1 (000) 000-0000", "17 at least, 17 in full", "10 at least, 10 in full"]:
            self.assertIn(expected, text)
        self.assertRegex(text, r"example text +\+1 \(\d{3}\) \d{3}-\d{4}\n")
        self.assertRegex(text, r"example value +\d{10}\n")

    def test_lengths(self):
        text = self.run_command("check", "+{7} [0099]").text
        self.assertIn("text length    5 at least, 7 in full\n", text)
        self.assertIn("value length   3 at least, 5 in full\n", text)

    def test_warnings_are_no_errors(self):
        for pattern in ["[099].[099]", "[0…]-[0]", "[0][]"]:
            with self.subTest(pattern):
                text = self.run_command("check", pattern, errors="").text
                self.assertIn("warning: ", text)
                self.assertIn("fix: ", text)
                self.assertIn("placeholder", text)

    def test_patterns_without_slots_are_errors(self):
        for pattern in ["+-", "[]", "", "abc"]:
            with self.subTest(pattern):
                text = self.run_command("check", pattern, status=1, errors="").text
                self.assertRegex(text, "error: The pattern (has no slot|is empty)")
                self.assertIn("fix: ", text)
                self.assertEqual(self.run_command("explain", pattern, status=1, errors="").text, text)
                file = self.file(json.dumps({"mask": "[0]", "alternatives": [pattern]}).encode())
                self.assertIn(text, self.run_command("check", "-d", file, status=1, errors="").text)

    def test_several_patterns(self):
        run = self.run_command("check", "[0]", "[0", "0]", status=1)
        self.assertEqual(run.text.count("error: "), 2)
        self.assertEqual(run.text.count("placeholder"), 1)

    def test_other_syntaxes(self):
        self.assertIn("000 000", self.run_command("check", "--syntax", "digits", "999 999").text)
        run = self.run_command("check", "--syntax", "hash", "##\\", status=1)
        self.assertIn("\n  ^\n", run.text)
        self.run_command("check", "--notation", "H=0-9A-F", "--", "-[HH]")
