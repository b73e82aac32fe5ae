"""Cards, account numbers and formats with a name: --card, --iban, --preset and `formwork presets`."""

import json

from support import CommandTest


class PresetTests(CommandTest):
    def test_lines(self):
        for arguments, data, expected in [
            (["--card"], "378282246310005\n4242 4242-42424242\n", "3782 822463 10005\n4242 4242 4242 4242\n"),
            (["--iban"], "IBAN: no93 8601 1117 947\n", "NO93 8601 1117 947\n"),
            (["--preset", "postal.NL"], "1234ab\n", "1234 AB\n"),
            (["--preset", "postal.GB"], "m11ae\n", "M1 1AE\n"),
            (["--preset", "isbn13"], "9783161484100\n", "978-3161484100\n"),
            (["--preset", "name"], " Zoë  O’Hara \n", "Zoë O’Hara\n"),
            (["--preset", "email"], "mailto:ann@example.org\n", "ann@example.org\n"),
            (["--preset", "url.slug"], "New Title\n", "new-title\n"),
            (["--preset", "card.expiry"], "1230\n", "12/30\n"), (["--preset", "percent"], "12.5\n", "12.5%\n"),
            (["--preset", "ip.v6"], "2001:DB8::1\n", "2001:db8::1\n"),
        ]:
            with self.subTest(arguments):
                run = self.run_command("format", *arguments, data=data, errors="")
                self.assertEqual(run.text, expected)
        run = self.run_command("unmask", "--iban", data="NO93 8601 1117 947\n", errors="")
        self.assertEqual(run.text, "NO9386011117947\n")

    def test_what_is_mistyped_is_told(self):
        for arguments, line, reason in [
            (["--card"], "4242424242424241", "checksum"), (["--card"], "424242424242", "incomplete"),
            (["--iban"], "NO93 8601 1117 948", "checksum"), (["--iban"], "NO93 86O1 1117 947", "misplacedCharacter"),
            (["--preset", "email"], "Ann <ann@example.org>", "unused"), (["--preset", "email"], "ann@", "incomplete"),
            (["--preset", "email"], "ann@@example.org", "malformed"),
            (["--iban"], "NO93 8601 1117 9471", "unused"), (["--preset", "isbn13"], "9783161484101", "checksum"),
        ]:
            with self.subTest(line):
                run = self.run_command("format", *arguments, data=line + "\n", status=1)
                self.assertEqual(run.text, f"?\t{line}\n")
                self.assertIn(reason, run.errors)

    def test_each_line_says_what_it_lacks(self):
        run = self.run_command("format", "--verbose", "--phone", "US", data="212555\n21\n", status=1)
        self.assertIn("line 1: 4 more digits (incomplete): ", run.errors)
        self.assertIn("line 2: 8 more digits (incomplete): ", run.errors)

    def test_prompt_reads_a_line(self):
        run = self.run_command("prompt", "--card", "--value", "text", data="4242424242424242\n")
        self.assertEqual(run.text, "4242 4242 4242 4242\n")
        self.run_command("prompt", "--card", data="4242424242424241\n", status=1)

    def test_replay(self):
        script = {"id": "1", "format": {"card": {}}, "actions": [{"type": "37828"}, {"backspace": 1}]}
        run = self.run_command("replay", data=json.dumps(script) + "\n", errors="")
        self.assertIn('"3782"', run.text)
        script = {"id": "1", "format": {"preset": "postal.XX"}, "actions": []}
        run = self.run_command("replay", data=json.dumps(script) + "\n", status=1)
        self.assertIn("postal.XX", run.text + run.errors)

    def test_one_format_with_a_name_that_is_known(self):
        self.run_command("format", "--card", "--iban", status=64)
        self.run_command("format", "--card", "--case", "upper", status=64)
        run = self.run_command("format", "--preset", "postal.nl", status=64)
        self.assertIn("--preset postal.nl: there is no such preset.\nfix: Write postal.NL.", run.errors)
        run = self.run_command("format", "--preset", "x\x1b", status=64)
        self.assertIn("“formwork presets” lists them all.", run.errors)
        self.assertNotIn("\x1b", run.errors)

    def test_catalogue(self):
        lines = self.run_command("presets", errors="").text.splitlines()
        self.assertEqual(len(lines), 150)
        run = self.run_command("presets", "POSTAL", "nether", errors="")
        self.assertEqual(run.text, "postal.NL  1234 AB  Postal code, Netherlands\n")
        run = self.run_command("presets", "--json", "isbn", errors="")
        self.assertEqual(json.loads(run.text), {
            "identifier": "isbn13", "title": "ISBN", "example": "978-1234567891", "placeholder": "978-0000000000",
            "keyboard": "digits", "purpose": None, "checkDigits": True, "source": "ISO 2108"})
        self.run_command("presets", "nothing", "such", status=1,
                         errors="formwork: no preset has “nothing such” in its name or title\n")
