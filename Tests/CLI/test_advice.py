"""What check, explain, format and prompt advise where a pattern isn't what it was meant to be."""

import json

from support import PHONE, CommandTest


class AdviceTests(CommandTest):
    def test_patterns_without_slots_are_rejected(self):
        for arguments, advice in [
            (["###-####", "-s", "digits"], "Leave out “--syntax digits”"),
            (["(999) 999", "-s", "brackets"], "Leave out “--syntax brackets”"),
            (["[00]", "-s", "hash"], "Leave out “--syntax hash”"), (["[A]", "-s", "digits"], "--syntax digits"),
            (["+-"], "“[000]”"), ([""], "“[000]”"), (["+-", "-s", "hash"], "“[000]”"), (["{##}"], "“[000]”"),
        ]:
            for command in ["format", "unmask", "prompt"]:
                with self.subTest(arguments, command=command):
                    run = self.run_command(command, "--mask", *arguments, data="1\n", status=64)
                    self.assertEqual(run.text, "")
                    self.assertIn("error: The pattern ", run.errors)
                    self.assertIn("fix: ", run.errors)
                    self.assertIn(advice, run.errors)
        for option in [["-m", "[0]", "-a", "abc"], ["-d", self.file(b'{"mask":"abc"}')]]:
            run = self.run_command("format", *option, data="1\n", status=64)
            self.assertIn("abc\nerror: The pattern has no slot", run.errors)

    def test_patterns_without_brackets_work_as_they_are_written(self):
        for pattern, line, text, value in [
            ("+1 (###) ###-####", "212-555-0100", "+1 (212) 555-0100", "2125550100"),
            ("(999) 999-9999", "2125550100", "(212) 555-0100", "2125550100"),
            ("000-00-0000", "078051120", "078-05-1120", "078051120"), ("#[00]", "12", "#12", "12"),
        ]:
            with self.subTest(pattern):
                for arguments in [["-m", pattern], ["-m", "[A]", "-a", pattern], ["-d", self.file(json.dumps({"mask": pattern}).encode())]]:
                    self.assertEqual(self.run_command("format", *arguments, data=line + "\n", errors="").text, text + "\n")
                    self.assertEqual(self.run_command("unmask", *arguments, data=line + "\n", errors="").text, value + "\n")
                self.assertNotIn("warning", self.run_command("check", pattern, errors="").text)
        # With # a digit, a letter has no place. The syntax “hash” takes any character.
        self.assertEqual(self.run_command("format", "-m", "##", data="ab\n", status=1).text, "?\tab\n")
        self.assertEqual(self.run_command("format", "-m", "##", "-s", "hash", data="ab\n").text, "ab\n")

    def test_a_digit_that_may_be_a_slot_or_a_literal(self):
        for command in [["check"], ["explain"], ["format", "-m"], ["unmask", "-m"]]:
            run = self.run_command(*command, "+1 (999) 999-9999", data="1\n", status=None)
            self.assertNotEqual(run.status, 0)
            shown = run.errors if "-m" in command else run.text
            self.assertTrue(shown.startswith("+1 (999) 999-9999\n ^\nerror: “1” may be a slot or a literal.\nfix: "), shown)
            self.assertIn("“+1 ([000])”", shown)
            self.assertIn("“+1 (###)”", shown)
        answer, = self.run_command("explain", "-j", "12", status=1).json
        self.assertEqual((answer["error"]["code"], answer["error"]["offset"]), ("unclearDigit", 0))

    def test_explain_shows_warnings_in_text(self):
        run = self.run_command("explain", "[099].[099]", errors="")
        self.assertTrue(run.text.startswith("[099].[099]\n     ^\nwarning: Different text can have the same value"), run.text)
        self.assertIn("\nfix: ", run.text)
        self.assertIn("\n  1 to 3 digits\n", run.text)

    def test_endless_lengths(self):
        for command in ["check", "explain"]:
            run = self.run_command(command, "[0…]", errors="")
            self.assertIn("text length    1 at least, no maximum\n", run.text)
            self.assertIn("value length   1 at least, no maximum\n", run.text)
        answer, = self.run_command("explain", "--json", "+[00…]").json
        self.assertEqual(answer["textLength"], {"least": 3, "full": None})
        self.assertEqual(answer["valueLength"], {"least": 2, "full": None})

    def test_a_literal_that_is_in_braces_already(self):
        run = self.run_command("check", "[__-]{A}[0]", errors="")
        self.assertIn("warning: Different text can have the same value", run.text)
        self.assertNotIn("Put the literal between braces", run.text)
        self.assertIn("fix: Choose a literal that the slots before it don't accept", run.text)
        for pattern in ["[099].[0]", "\\{[099].[0]", "{.}[099].[0]"]:
            run = self.run_command("check", pattern, errors="")
            self.assertIn("fix: Put the literal between braces", run.text)

    def test_regular_expressions(self):
        for pattern in ["\\d{3}", "[A-Z]{2}", "^abc$", "[0-9]+", "(?:ab)"]:
            with self.subTest(pattern):
                run = self.run_command("check", pattern, status=None)
                self.assertIn("hint: This looks like a regular expression: “--regex” reads it as one.", run.text)
                if pattern != "[0-9]+":  # A mask that takes something.
                    run = self.run_command("format", "-m", pattern, data="1\n", status=64)
                    self.assertIn("“--regex” reads it as one.", run.errors)
                self.run_command("check", "--regex", pattern, errors="")
                self.run_command("format", "--regex", pattern, data="", errors="")
        for pattern in [PHONE, "[00]+[00]", "abc", "[0", "[x]"]:
            self.assertNotIn("regular", self.run_command("check", pattern, status=None).text)
        run = self.run_command("unmask", "--regex", "[A-Z]{2}-\\d{3}", data="AB123\nA\n", status=1)
        self.assertEqual(run.text, "AB-123\n?\tA\n")

    def test_characters_that_look_like_symbols(self):
        for pattern, named, typed in [
            ("[\u0410\u0410]", "U+0410 CYRILLIC CAPITAL LETTER A", "“A”"),
            ("[\u0430]", "U+0430 CYRILLIC SMALL LETTER A", "“a”"),
            ("[O]", "U+004F LATIN CAPITAL LETTER O", "“0”"),
            ("[\u2013]", "U+2013 EN DASH", "“-”"),
            ("[\uff10]", "U+FF10 FULLWIDTH DIGIT ZERO", "“0”"),
        ]:
            with self.subTest(pattern):
                run = self.run_command("check", pattern, status=1)
                self.assertIn(f"error: “{pattern[1]}” isn't a valid slot: it is {named}.\nfix: Type {typed}", run.text)
                answer, = self.run_command("explain", "--json", pattern, status=1).json
                self.assertIn(named, answer["error"]["message"])
        run = self.run_command("check", "[0...]", status=1)
        self.assertIn("fix: Write “…”, which is one character: U+2026.", run.text)

    def test_a_digit_that_may_be_meant_as_a_literal(self):
        run = self.run_command("check", "-s", "digits", "+1 (999) 999-9999", errors="")
        self.assertTrue(run.text.startswith(
            "+1 (999) 999-9999\n ^\nwarning: “1” is a slot like every digit here"), run.text)
        self.assertIn("fix: Write “\\1” for the character itself.", run.text)
        answer, = self.run_command("explain", "-j", "-s", "digits", "+1 (999) 999-9999").json
        self.assertEqual([(w["code"], w["offset"]) for w in answer["warnings"]], [("digitSlot", 1)])
        for pattern in ["+\\1 (999) 999-9999", "(123) 456-7890", "99/99", "12/34", "1122"]:
            self.assertNotIn("warning", self.run_command("check", "-s", "digits", pattern).text)

    def test_a_file_where_patterns_stand(self):
        file = self.file(b"")
        run = self.run_command("check", file, status=None, errors="")
        self.assertIn("hint: There is a file of this name", run.text)
