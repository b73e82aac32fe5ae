"""Numbers in the commands: --number with and without --currency."""

from support import CommandTest


class NumberTests(CommandTest):
    def test_format(self):
        run = self.run_command(
            "format", "--number", "de_DE", "--currency", "EUR",
            data="1,234.5\n1.234,5\n-5\n(7)\n007\n12.\nabc\n12.05.2024\n", status=1)
        self.assertEqual(run.text.replace("\u00a0", " ").split("\n"), [
            "1.234,50 €", "1.234,50 €", "-5,00 €", "-7,00 €", "7,00 €", "12,00 €", "?\tabc", "?\t12.05.2024", ""])

    def test_money(self):
        run = self.run_command(
            "format", "--number", "en_US", "--currency", "USD", "--cents", "--sign", "accounting", "--no-grouping",
            data="123456\n-5\n(1,234.50)\n")
        self.assertEqual(run.text, "$1234.56\n($0.05)\n($1234.50)\n")

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
        self.assertEqual([line["issue"] for line in run.json], ["belowMinimum", None])
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
            (["--number", "xx"], "--number: The locale “xx” is unknown"),
            (["--number", "de", "--currency", "EU"], "--currency: This should be a code"),
            (["--mask", "[0]", "--currency", "EUR"], "--currency goes with --number"),
            (["--mask", "[0]", "--cents"], "--cents, --sign, and --no-grouping go with --number"),
            (["--mask", "[0]", "--number", "de"], "Give one of"),
            (["--number", "de", "--case", "upper"], "go with --mask"),
        ]:
            with self.subTest(arguments):
                self.assertIn(part, self.run_command("format", *arguments, status=64).errors)

    def test_currency_codes_and_signs(self):
        run = self.run_command(
            "format", "--number", "de_DE", "--currency", "EUR", "--json",
            data="12 EUR\neur 12\n12 USD\n$12\n€ 12\n12 €\n", status=1)
        self.assertEqual([line["unused"] for line in run.json], ["", "", "USD", "$", "", ""])

    def test_limits(self):
        run = self.run_command(
            "format", "--number", "en_US", "--minimum", "-5", "--maximum", "10", "--json",
            data="-6\n-5\n10\n11\n", status=1)
        self.assertEqual(
            [line["issue"] for line in run.json], ["belowMinimum", None, None, "aboveMaximum"])
        run = self.run_command("format", "--number", "en_US", "--minimum", "x", status=64)
        self.assertIn("formwork: --minimum: This should be a decimal number", run.errors)
        run = self.run_command("format", "--mask", "[0]", "--minimum", "1", status=64)
        self.assertIn("--minimum and --maximum go with --number and --date", run.errors)

    def test_explain(self):
        run = self.run_command("explain", "--number", "pl", "--currency", "EUR")
        self.assertEqual(run.text.replace("\u00a0", " "), (
            "pl\n"
            "  digits in groups of 3, with “ ” between them from 5 digits on\n"
            "  “,” and 2 digits\n"
            "  “ €”, shown only\n"
            "  “-” for less than zero\n"
            "  example value  -1234567.5\n"
            "  example text   -1 234 567,50 €\n"))
        first, second = self.run_command("explain", "--json", "--number", "hi_IN", "xx", status=1).json
        self.assertEqual(first["example"]["text"], "-12,34,567.5")
        self.assertEqual(second["error"]["code"], "unknownName")
        self.run_command("explain", "--number", "--date", "de", status=64)
        self.run_command("explain", "--number", "--right-to-left", "de", status=64)
        self.run_command("explain", "--date", "--currency", "EUR", "de", status=64)

    def test_check(self):
        run = self.run_command("check", "--number", "de", "xx", status=1)
        self.assertIn("example  -1.234.567,5", run.text)
        self.assertIn("The locale “xx” is unknown.", run.text)
