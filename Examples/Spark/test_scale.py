"""Cleans 200,000 rows on a local cluster of two workers, and compares them with what the command makes by itself.

Run by `make test-scale`. ROWS sets how many rows there are.
"""

import csv
import io
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT / "Tests/CLI")]

import exports  # noqa: E402
import formwork_spark  # noqa: E402
import phones_by_pipe  # noqa: E402
from pyspark.sql import SparkSession  # noqa: E402

FORMWORK = os.environ["FORMWORK"]
ROWS = int(os.environ.get("ROWS", 200_000))
KINDS = {"phone": "phone:@country", "born": "date:dd.MM.yyyy|yyyy-MM-dd|d. MMM yyyy@de", "total": "amount:de_DE:EUR"}

# The first process of all ends in the middle of its work, as one on a machine that is switched off does.
DYING = """#!/bin/sh
if mkdir "{marker}" 2>/dev/null; then head -n 100 | "{formwork}" "$@"; kill -9 $$; fi
exec "{formwork}" "$@"
"""


class ScaleTests(unittest.TestCase):
    maxDiff = 2000

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        os.environ["PYSPARK_PYTHON"] = sys.executable
        os.environ["PYTHONPATH"] = os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])
        cls.spark = (
            SparkSession.builder.master("local-cluster[2,1,1024]").appName("formwork").config("spark.ui.enabled", "false").config("spark.ui.showConsoleProgress", "false")
            .config("spark.driver.host", "127.0.0.1").config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.executor.memory", "1g").config("spark.sql.shuffle.partitions", "4")
            .config("spark.local.dir", cls.folder.name).getOrCreate())
        cls.addClassCleanup(cls.spark.stop)
        cls.spark.sparkContext.setLogLevel("ERROR")
        _, table = exports.crm(rows=2000)
        unit = [(row[2], row[3].text, row[4].text, row[5].text) for row in table]
        generator = random.Random(exports.SEED)
        cls.rows = [(index, *generator.choice(unit)) for index in range(ROWS)]

    def frame(self):
        return self.spark.createDataFrame(self.rows, "id int, country string, phone string, born string, total string").repartition(8)

    def expected(self):
        """The command's own results for the same rows in one file: a value and an issue for each column."""
        text = io.StringIO()
        writer = csv.writer(text)
        writer.writerow(["id", "country", *KINDS])
        writer.writerows(self.rows)
        arguments = [part for name, kind in KINDS.items() for part in ("--column", f"{name}={kind}")]
        done = subprocess.run(
            [FORMWORK, "clean", *arguments, "--extract", "--new-columns", "_value", "--reason-columns", "_issue"],
            input=text.getvalue().encode(), capture_output=True)
        self.assertIn(done.returncode, (0, 1), done.stderr)
        return {int(row["id"]): row for row in csv.DictReader(io.StringIO(done.stdout.decode(), newline=""))}

    def test_map_in_arrow(self):
        wrapper = pathlib.Path(self.folder.name) / "formwork"
        marker = pathlib.Path(self.folder.name) / "died"
        wrapper.write_text(DYING.format(marker=marker, formwork=FORMWORK))
        wrapper.chmod(0o755)
        cleaned = formwork_spark.clean(self.frame(), KINDS, command=str(wrapper), extract=True).cache()
        rows = cleaned.collect()
        self.assertTrue(marker.exists(), "no process died")
        self.assertEqual(len(rows), ROWS)
        expected = self.expected()
        workers = self.spark.sparkContext._jsc.sc().getExecutorMemoryStatus().size() - 1
        self.assertEqual(workers, 2)
        issues = 0
        for row in rows:
            wanted = expected.pop(row["id"])
            for name in KINDS:
                result = row[f"{name}_clean"]
                self.assertEqual((result["value"] or "", result["issue"] or ""), (wanted[f"{name}_value"], wanted[f"{name}_issue"]), row)
                self.assertEqual(bool(result["issue"]), bool(result["reason"]), row)
                issues += bool(result["issue"])
        self.assertEqual(expected, {})
        self.assertEqual(formwork_spark.rejects(cleaned, list(KINDS)).count(), issues)
        print(f"note: {ROWS} rows on two workers, {issues} issues, all as the command by itself", file=sys.stderr)

    def test_pipe(self):
        lines = [row[2].replace("\n", " ") for row in self.rows]
        command = phones_by_pipe.COMMAND.replace("formwork", FORMWORK, 1)
        found = phones_by_pipe.answers(self.spark.sparkContext.parallelize(lines, 8), command).collect()
        done = subprocess.run(
            [FORMWORK, "phones", "--json", "--region", "US"], input="".join(line + "\n" for line in lines).encode(),
            capture_output=True)
        self.assertEqual(len(found), len(lines))
        self.assertTrue(found == done.stdout.decode().splitlines())
        self.assertGreater(sum(json.loads(line)["valid"] for line in found), ROWS // 10)


if __name__ == "__main__":
    unittest.main()
