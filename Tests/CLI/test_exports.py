"""Three exports of 300 rows, cleaned in one pass each: every field is right, or rejected for a true reason."""

import csv
import io
import json
import os
import pathlib
import tempfile
from collections import Counter

import exports
from exports import Cell
from support import CommandTest


class ExportTests(CommandTest):
    def clean(self, made, columns, *options, delimiter=",", encoding="utf-8", skip=0):
        """Cleans an export, and compares every field with what it should be."""
        text, table = made
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        rejects = pathlib.Path(folder.name) / "rejects.jsonl"
        arguments = [part for column in columns for part in ("--column", column)]
        data = text.encode(encoding)
        run = self.run_command("clean", *arguments, *options, "--rejects", rejects, data=data, status=1)
        records = list(csv.reader(io.StringIO(run.bytes.decode(encoding).removeprefix("\ufeff"), newline=""), delimiter=delimiter))
        records = records[1 + skip:]
        self.assertEqual(len(records), len(table))
        found = {}
        for line in rejects.read_text(encoding="utf-8").splitlines():
            reject = json.loads(line)
            found[(reject["text"], reject["column"])] = reject
        names = [column.split("=")[0] for column in columns]
        reasons, wrong = Counter(), []
        for row, record in zip(table, records, strict=True):
            cells = 0
            for cell, field in zip(row, record, strict=True):
                if not isinstance(cell, Cell):
                    self.assertEqual(field, cell)
                    continue
                name = names[self.order[cells]]
                cells += 1
                if not cell.reason:
                    if field != cell.result:
                        wrong.append((name, cell, field, found.get((cell.text, name), {}).get("reason")))
                    continue
                reject = found.get((cell.text, name))
                if field != cell.text or not reject or reject["reason"] not in cell.reason.split("|"):
                    wrong.append((name, cell, field, reject))
                reasons[cell.reason.split("|")[0]] += 1
        self.assertEqual(wrong[:5], [], f"{len(wrong)} wrong fields, EXPORT_SEED={exports.SEED}")
        return reasons

    order = [0, 1, 2]

    def test_a_customer_file(self):
        reasons = self.clean(
            exports.crm(), ["Telefon=phone:@Land", "geboren=date:dd.MM.yyyy|yyyy-MM-dd|d. MMM yyyy@de", "Umsatz=amount:de_DE:EUR"],
            "--extract", "--delimiter", ";", delimiter=";")
        self.assertTrue({"severalNumbers", "notANumber", "tooShort", "impossibleDate", "otherNotation", "otherCurrency"} <= set(reasons))

    def test_a_ledger(self):
        reasons = self.clean(
            exports.ledger(), ["date=date:yyyy-MM-dd|excel", "amount=amount:en_IN:INR", "contact=phone:IN"], "--extract")
        self.assertTrue({"ambiguous", "otherCurrency", "otherNotation"} <= set(reasons))

    def test_an_export_of_windows(self):
        self.clean(
            exports.windows(), ["Tel=phone:CH", "Datum=date:dd.MM.yyyy|dd.MM.yyyy HH:mm", "Betrag=amount:de_CH:CHF"],
            "--extract", "--encoding", "windows-1252", delimiter=";", encoding="cp1252", skip=1)

    def test_fresh_seeds(self):
        """Other exports: EXPORT_SEEDS sets how many."""
        for seed in range(1000, 1000 + int(os.environ.get("EXPORT_SEEDS", 2))):
            with self.subTest(seed=seed):
                self.clean(
                    exports.crm(seed=seed), ["Telefon=phone:@Land", "geboren=date:dd.MM.yyyy|yyyy-MM-dd|d. MMM yyyy@de", "Umsatz=amount:de_DE:EUR"],
                    "--extract", "--delimiter", ";", delimiter=";")

    def test_many_cores_know_which_quotes_enclose(self):
        """A quotation mark within a field is a character; one at its start encloses line ends."""
        rows = ['5" pipe,2125550100', '"two\nlines",2125550100', 'a ""b,12', '"5"" pipe\n",2125550100']
        text = "name,phone\n" + "".join(rows[n % 7 % 4] + "\n" for n in range(120_000))
        arguments = ["format", "-m", "([000]) [000]-[0000]", "-c", "phone", "-v"]
        one = self.run_command(*arguments, "--jobs", 1, data=text, status=1)
        self.assertEqual(one.bytes.count(b"(212) 555-0100"), text.count("2125550100"))
        for jobs in (2, 5):
            several = self.run_command(*arguments, "--jobs", jobs, data=text, status=1)
            self.assertEqual((several.bytes == one.bytes, several.errors == one.errors), (True, True))

    def test_many_cores_keep_the_order(self):
        """The output doesn't depend on the number of cores."""
        text, _ = exports.crm(rows=20_000)
        arguments = ["clean", "-c", "Telefon=phone:@Land", "-c", "geboren=date:dd.MM.yyyy|yyyy-MM-dd", "-t", ";", "--extract", "-v"]
        one = self.run_command(*arguments, "--jobs", 1, data=text, status=1)
        for jobs in (2, 7):
            several = self.run_command(*arguments, "--jobs", jobs, data=text, status=1)
            self.assertEqual(several.bytes == one.bytes, True)
            self.assertEqual(several.errors == one.errors, True)
