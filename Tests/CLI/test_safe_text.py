"""Nothing that the command says can command the terminal it is said on, or mislead who reads it."""

import json
import os
import unicodedata

from support import CommandTest, Run

# Every control, format character and separator; those of Unicode's tables that this Python has.
UNSAFE = [chr(n) for n in range(0x110000) if unicodedata.category(chr(n)) in ("Cc", "Cf", "Zl", "Zp")]
BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
# What an argument can hold, in one text each, a letter between so that nothing joins.
ARGUMENT = "".join(f"x{character}" for character in UNSAFE if character != "\0")
TITLE = "\x1b]0;x\x07\x9b31m\u202e"


class SafeTextTests(CommandTest):
    def assert_safe(self, text, lines=None):
        """No control but line feeds, and none of them where there should be none."""
        found = sorted({c for c in text if c in set(UNSAFE) - {"\n"}})
        self.assertEqual(found, [], text[:400])
        if lines is not None:
            self.assertEqual(text.count("\n"), lines)

    def test_there_are_many(self):
        self.assertGreater(len(UNSAFE), 200)
        self.assertLessEqual(set(BIDI), set(UNSAFE))

    def test_errors_of_definitions(self):
        every = "".join(UNSAFE)
        for definition in [
            {"mask": "[00]", "case": every}, {"mask": "[00]", every: 1}, {"mask": f"[{every}]"},
            {"mask": "x", "tokens": {TITLE: "digit"}}, {"regex": "(?" + every}, {"filter": {"allow": every}},
            {"mask": "[0]", "notations": [{"character": "\x1b", "characters": every + "9-0"}]},
            {"mask": "[0]", "alternatives": [f"[{every}"]}, {"mask": "[0]", "valuePattern": every + "("},
        ]:
            for ascii in (False, True):
                with self.subTest(list(definition), ascii=ascii):
                    self.definition(json.dumps(definition, ensure_ascii=ascii))

    def definition(self, text):
        file = self.file(text.encode())
        run = self.run_command("check", "--definition", file, status=1)
        self.assert_safe(run.text)
        # What is wrong in a pattern is shown with a caret under it.
        self.assertIn(run.text.count("\n"), (2, 3, 5))
        errors = self.run_command("format", "--definition", file, status=64).errors
        self.assertEqual(errors, run.text)
        errors = self.run_command("prompt", "--format", text, status=64).errors
        self.assertEqual(errors.split("\n")[1:], run.text.split("\n")[1:])
        answer = self.run_command("replay", data=f'{{"format":{text}}}\n', status=1)
        self.assert_safe(answer.text, lines=1)

    def test_names_of_files(self):
        for character in UNSAFE[:80] + list(BIDI):
            if character in "\0/":
                continue
            name = f"no{character}file"
            with self.subTest(ascii(character)):
                run = self.run_command("format", "--mask", "[0]", name, status=66)
                self.assert_safe(run.errors, lines=1)
        for command in (["format", "--definition", ARGUMENT[:200]], ["check", "--definition", TITLE],
                        ["prompt", "--definition", TITLE], ["replay", TITLE]):
            self.assert_safe(self.run_command(*command, status=66).errors, lines=1)

    def test_a_file_that_is_there(self):
        file = self.file(b"12\n")
        odd = file.parent / f"a{TITLE}\nb"
        os.rename(file, odd)
        run = self.run_command("format", "--mask", "[0]", odd, status=1)
        self.assert_safe(run.errors, lines=1)
        run = self.run_command("format", "--verbose", "--mask", "[0]", odd, status=1)
        self.assert_safe(run.errors, lines=2)
        odd.write_text('{"mask":"["}')
        run = self.run_command("check", "--definition", odd, status=1)
        self.assert_safe(run.text, lines=5)

    def test_columns(self):
        data = f'a{TITLE},"b\x85\nc"\n1,2\n'
        run = self.run_command(
            "format", "--mask", "[0]", "--column", ARGUMENT[:300], data=data, status=65)
        self.assert_safe(run.errors, lines=1)

    def test_rejects(self):
        """What --verbose says of a line, a column and an extract."""
        line = "".join(c for c in UNSAFE if c not in "\n\r")
        run = self.run_command("format", "-v", "-m", "[00]", data=line + "\n", status=1)
        self.assert_safe(run.errors, lines=2)
        run = self.run_command("format", "-v", "-m", "[00]", "--extract", data=f"{TITLE}12{TITLE}\n",
                               status=None)
        self.assert_safe(run.errors)
        data = f'"{TITLE}"\n"{TITLE}\n\x1b"\n'
        run = self.run_command("format", "-v", "-m", "[00]", "-c", "1", data=data, status=1)
        self.assert_safe(run.errors, lines=2)

    def test_explain_and_check(self):
        for command in (["explain"], ["check"], ["explain", "--json"]):
            with self.subTest(command):
                run = self.run_command(*command, "[0]" + ARGUMENT.replace("x", "y"))
                self.assert_safe(run.text)
                run = self.run_command(*command, "[0" + ARGUMENT, status=1)
                self.assert_safe(run.text)
        for character in UNSAFE[1:] + list(BIDI):
            if ord(character) > 0x2100 or character == "\r":
                continue
            # One that joins onto the bracket leaves the group open.
            self.assert_safe(Run(["explain", f"[0]{character}[0]"]).text)

    def test_what_explain_says_names_the_character(self):
        run = self.run_command("explain", "[0]\u202e[0]\x1b[0]\x9b[0]")
        for shown in ("\\u{202E}", "␛", "\\u{9B}"):
            self.assertIn(shown, run.text)
        answer, = self.run_command("explain", "--json", "[0]\u202e\x9b[0]").json
        self.assertEqual(answer["pattern"], "[0]\u202e\x9b[0]")

    def test_expressions(self):
        run = self.run_command("check", "--regex", "a" + ARGUMENT.replace("x", "b"))
        self.assert_safe(run.text, lines=2)
        self.assert_safe(self.run_command("check", "--regex", "(" + ARGUMENT, status=1).text)

    def test_arguments_that_are_wrong(self):
        for arguments in (
            ["--" + TITLE], [TITLE], ["format", "--mask", "[0]", "--case", TITLE],
            ["format", "--mask", "[0]", "--notation", TITLE], ["format", "--mask", "[0", "--" + TITLE],
            ["format", "--mask", "[H]", "--notation", "H=\x9b-\x1b"], ["check", "--placeholder", TITLE, "[0]"],
            ["explain", "--" + ARGUMENT[:100]], ["format", "--mask", "[" + ARGUMENT],
        ):
            with self.subTest(arguments[:3]):
                self.assert_safe(self.run_command(*arguments, status=64).errors)

    def test_json_of_lines(self):
        data = "".join(c for c in UNSAFE if c not in "\n\r") + "\n"
        run = self.run_command("format", "--json", "--mask", "#" * 400, "--syntax", "hash", data=data, status=1)
        self.assert_safe(run.text, lines=1)
