"""Numbers in the commands: --number with and without --currency."""

from support import CommandTest


class NumberTests(CommandTest):
    def test_format(self):
        run = self.run_command(
            "format", "--number", "de_DE", "--currency", "EUR",
            data="1,234.5\n1.234,5\n-5\n(7)\n007\n12.\nabc\n12.05.2024\n", status=1)
        self.assertEqual(run.text.replace("\u00a0", " ").split("\n"), [
            "1.234,50 €", "1.234,50 €", "-5,00 €", "-7,00 €", "7,00 €", "12,00 €", "?\tabc", "?\t12.05.2024", ""])

    def test_unmask(self):
        run = self.run_command("unmask", "--number", "hi_IN", data="12,34,567.8\n1 234\n")
        self.assertEqual(run.text, "1234567.8\n1234\n")

    def test_exact(self):
        digits = "123456789012345678901234567890.12345678901234567890"
        self.assertEqual(self.run_command("unmask", "--number", "en_US", data=digits).text, digits)

    def test_values(self):
        run = self.run_command("format", "--number", "fr_FR", "--values", data="-1234.5")
        self.assertEqual(run.text, "-1\u202f234,5")

    def test_definition(self):
        path = self.file(b'{"number":{"locale":"de_DE","minimum":"10"}}')
        run = self.run_command("format", "--definition", path, "--json", data="5\n50\n", status=1)
        self.assertEqual([line["problem"] for line in run.json], ["belowMinimum", None])
        self.run_command("check", "--definition", path)
        path = self.file(b'{"number":{"minimum":"x"}}')
        run = self.run_command("check", "--definition", path, status=1)
        self.assertIn("$.number.minimum", run.text)

    def test_prompt_without_a_terminal(self):
        run = self.run_command(
            "prompt", "--number", "en_US", "--currency", "USD", "--value", "text", data="1234.5\n")
        self.assertEqual(run.text, "$1,234.50\n")

    def test_wrong_usage(self):
        for arguments, part in [
            (["--number", "xx"], "--number: The locale “xx” isn't known"),
            (["--number", "de", "--currency", "EU"], "--currency: This should be a code"),
            (["--mask", "[0]", "--currency", "EUR"], "--currency goes with --number"),
            (["--mask", "[0]", "--number", "de"], "Give one of"),
            (["--number", "de", "--case", "upper"], "go with --mask"),
        ]:
            with self.subTest(arguments):
                self.assertIn(part, self.run_command("format", *arguments, status=64).errors)
