"""Cleans columns of Spark data frames with the installed command `formwork`.

    from formwork_spark import clean, rejects

    cleaned = clean(people, {"phone": "phone:US", "born": "date:dd.MM.yyyy"})
    good, bad = cleaned, rejects(cleaned, ["phone", "born"])

Each row depends on itself alone, and a task that is run again writes the same rows: a retry changes nothing.
"""

import json
import subprocess
import tempfile
import threading

import pyarrow
from pyspark.sql import DataFrame, functions
from pyspark.sql.types import StringType, StructField, StructType

# What a cleaned column has: the value, the stable name of what is wrong, and the same in words.
RESULT = StructType([
    StructField("value", StringType()), StructField("issue", StringType()), StructField("reason", StringType())])
ARROW_RESULT = pyarrow.struct([(name, pyarrow.string()) for name in ("value", "issue", "reason")])


def clean(frame: DataFrame, kinds: dict[str, str], command: str = "formwork", extract: bool = False) -> DataFrame:
    """Adds a column `NAME_clean` with a value, an issue, and a reason for each column in `kinds`.

    A kind is what `formwork clean` takes: `phone:DE`, `date:dd.MM.yyyy|excel`, `amount:en_IN:INR`.
    """
    names = list(kinds)
    # A region column is read by the command, too.
    others = [kind.split(":")[1][1:] for kind in kinds.values() if kind.startswith("phone:@")]
    columns = json.dumps({"jsonLines": True, "columns": [
        {"column": name, "kind": kind, "into": f"{name}\u0000value", "reasonColumn": f"{name}\u0000issue",
         "detailColumn": f"{name}\u0000reason"}
        for name, kind in kinds.items()]})
    sent = list(dict.fromkeys(names + others))
    schema = StructType(frame.schema.fields + [StructField(f"{name}_clean", RESULT) for name in names])

    def convert(batches):
        with Command(command, columns, extract) as running:
            for batch in batches:
                texts = {name: batch.column(name).cast(pyarrow.string()).to_pylist() for name in sent}
                answers = running.ask([{name: texts[name][row] for name in sent} for row in range(batch.num_rows)])
                arrays = list(batch.columns)
                for name in names:
                    arrays.append(pyarrow.array(
                        [{part: answer.get(f"{name}\u0000{part}") for part in ("value", "issue", "reason")}
                         for answer in answers], type=ARROW_RESULT))
                yield pyarrow.RecordBatch.from_arrays(
                    arrays, names=batch.schema.names + [f"{name}_clean" for name in names])

    return frame.mapInArrow(convert, schema)


def rejects(cleaned: DataFrame, names: list[str]) -> DataFrame:
    """A table of its own for what couldn't be completed: the column, the text, the issue, and the reason."""
    tables = [
        cleaned.where(functions.col(f"{name}_clean.issue").isNotNull()).select(
            functions.lit(name).alias("column"), functions.col(name).cast("string").alias("text"),
            functions.col(f"{name}_clean.issue"), functions.col(f"{name}_clean.reason"))
        for name in names]
    table = tables[0]
    for other in tables[1:]:
        table = table.unionByName(other)
    return table


class Command:
    """One process for a partition: an object a line in, an object a line out, in order."""

    def __init__(self, command: str, columns: str, extract: bool):
        self.file = tempfile.NamedTemporaryFile("w", suffix=".json")
        self.file.write(columns)
        self.file.flush()
        arguments = [command, "clean", "--columns", self.file.name, "--jobs", "1"]
        # Standard error counts rejects, which the rows say, too.
        self.process = subprocess.Popen(
            arguments + (["--extract"] if extract else []), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)

    def ask(self, rows: list[dict]) -> list[dict]:
        """The answers to some rows, one each."""
        lines = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows).encode()

        def write():
            try:
                self.process.stdin.write(lines)
                self.process.stdin.flush()
            except OSError:
                pass  # The answers end early, which is an error below.

        # Both ends have to move: neither pipe holds a whole batch.
        writer = threading.Thread(target=write)
        writer.start()
        answers = [self.process.stdout.readline() for _ in rows]
        writer.join()
        if not all(answer.endswith(b"\n") for answer in answers):
            raise RuntimeError(f"formwork ended early, with status {self.process.wait()}")
        return [json.loads(answer) for answer in answers]

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        try:
            self.process.stdin.close()
        except OSError:
            pass
        status = self.process.wait()
        self.process.stdout.close()
        self.file.close()
        # 1 is that some rows have an issue. Anything else fails the task, and Spark runs it again.
        if kind is None and status not in (0, 1):
            raise RuntimeError(f"formwork ended with status {status}")
