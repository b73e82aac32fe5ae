"""Talks to the installed command `formwork` as an engine's worker does: rows in, rows out, in order.

It needs nothing but Python, so that Spark, Beam, and the like can share it.
"""

import json
import subprocess
import tempfile
import threading


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
        if not kind and status not in (0, 1):
            raise RuntimeError(f"formwork ended with status {status}")
