"""Numbers, one a line, through Spark's `pipe`: the answers are lines of JSON, in order.

    spark-submit phones_by_pipe.py numbers.txt answers
"""

import sys

from pyspark.sql import SparkSession

# `formwork` ends with 1 if a line has no number; that is not a failure of the task.
COMMAND = "sh -c 'formwork phones --json --region US --jobs 1 2>/dev/null || test $? -eq 1'"


def answers(lines, command=COMMAND):
    """An answer for each line. Lines must not have line breaks in them: `formwork_spark` takes those, too."""
    return lines.pipe(command, checkCode=True)


if __name__ == "__main__":
    spark = SparkSession.builder.appName("formwork").getOrCreate()
    answers(spark.sparkContext.textFile(sys.argv[1])).saveAsTextFile(sys.argv[2])
