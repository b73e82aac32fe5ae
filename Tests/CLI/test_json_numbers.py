"""Numbers of JSON have a decimal point, whatever the locale (RFC 8259). Results are compared with Python's `decimal`.

JSON_SEED sets which numbers are drawn.
"""

import os
import random
from decimal import Decimal

from support import CommandTest


class JSONNumberTests(CommandTest):
    def numbers(self, count):
        generator = random.Random(int(os.environ.get("JSON_SEED", 5)))
        for _ in range(count):
            whole = str(generator.choice([0, generator.randrange(10), generator.randrange(10_000), generator.randrange(10**9)]))
            fraction = generator.choice(["", ".0", ".5", ".50", ".234", f".{generator.randrange(100):02}"])
            exponent = generator.choice(["", "", "", "e2", "E+3", "e-1", "e0"])
            yield generator.choice(["", "", "-"]) + whole + fraction + exponent

    def test_the_locale_says_nothing_of_a_number(self):
        numbers = list(self.numbers(1500))
        data = "".join(f'{{"total":{number}}}\n' for number in numbers)
        for locale in ["de_DE", "en_US", "fr_FR", "de_CH", "en_IN", "ar_EG"]:
            for arguments in [["clean", "--json-field", f"total=number:{locale}"], ["unmask", "--number", locale, "--json-field", "total"],
                              ["clean", "--json-field", f"total=number:{locale}", "-x"]]:
                with self.subTest(arguments):
                    run = self.run_command(*arguments, data=data, status=None)
                    for number, row in zip(numbers, run.json, strict=True):
                        total = row["total"]
                        if isinstance(total, str):
                            self.assertEqual(Decimal(total), Decimal(number), number)
                            self.assertNotIn("e", total)
                    accepted = sum(isinstance(row["total"], str) for row in run.json)
                    self.assertGreater(accepted, 1400)

    def test_examples(self):
        for kind, number, result in [
            ("number:de_DE", "1.234", "1.234"), ("number:de_DE", "1234.0", "1234"), ("number:de_DE", "-0.5", "-0.5"), ("number:de_DE", "1.5e3", "1500"),
            ("amount:de_DE:EUR", "12.5", "12.5"), ("amount:en_US:USD", "1e2", "100"), ("number:fr_FR", "0.001", "0.001"),
        ]:
            with self.subTest(kind, number=number):
                run = self.run_command("clean", "--json-field", f"total={kind}", data=f'{{"total":{number}}}\n')
                self.assertEqual(run.json, [{"total": result}])
        # In a string, the locale decides.
        run = self.run_command("clean", "--json-field", "total=number:de_DE", data='{"total":"1.234"}\n')
        self.assertEqual(run.json, [{"total": "1234"}])
        self.run_command("clean", "--json-field", "total=number:de_DE", data='{"total":1e999}\n', status=1)
        self.run_command("clean", "--json-field", "total=number:de_DE", data='{"total":1.2.3}\n', status=1)
