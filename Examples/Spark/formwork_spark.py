"""Cleans columns of Spark data frames with the installed command `formwork`.

    from formwork_spark import clean, rejects

    cleaned = clean(people, {"phone": "phone:US", "born": "date:dd.MM.yyyy"})
    good, bad = cleaned, rejects(cleaned, ["phone", "born"])

Each row depends on itself alone, and a task that is run again writes the same rows: a retry changes nothing.
"""

import json

import pyarrow
from formwork_pipe import Command
from pyspark.sql import DataFrame, functions
from pyspark.sql.types import StringType, StructField, StructType

# A cleaned column: the value, the stable name of an issue, and the reason in words.
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
                columns_of = {name: batch.column(name).cast(pyarrow.string()).to_pylist() for name in sent}
                answers = running.ask([{name: columns_of[name][row] for name in sent} for row in range(batch.num_rows)])
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
