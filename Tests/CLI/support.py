"""Runs the built command as a shell would."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FORMWORK = os.environ.get("FORMWORK", str(ROOT / "CLI/.build/release/formwork"))
PHONE = "+1 ([000]) [000]-[0000]"
ENCODING_HINT = "hint: Some bytes aren't UTF-8. If the file was made on Windows, try --encoding windows-1252.\n"


class Run:
    """What came of a run: exit status, standard output and standard error."""

    def __init__(self, arguments, data=b""):
        if isinstance(data, str):
            data = data.encode()
        done = subprocess.run(
            [FORMWORK, *map(str, arguments)], input=data, capture_output=True, timeout=120
        )
        self.status = done.returncode
        self.bytes = done.stdout
        self.errors = done.stderr.decode()

    @property
    def text(self):
        return self.bytes.decode()

    @property
    def json(self):
        return [json.loads(line) for line in self.text.split("\n")[:-1]]


class CommandTest(unittest.TestCase):
    maxDiff = None

    def run_command(self, *arguments, data=b"", status=0, errors=None):
        """Runs the command, and checks its status, if any will not do, and its standard error."""
        run = Run(arguments, data)
        if status is not None:
            self.assertEqual(run.status, status, run.errors)
        if errors is not None:
            self.assertEqual(run.errors, errors)
        return run

    def replay(self, *scripts, status=0):
        """The answers to scripts, each an object or a line of text."""
        lines = [s if isinstance(s, str) else json.dumps(s) for s in scripts]
        return self.run_command("replay", data="".join(line + "\n" for line in lines), status=status).json

    def states(self, format, *actions):
        """The states of one script; a bare string is a bracket pattern."""
        if isinstance(format, str):
            format = {"mask": format}
        return self.replay({"format": format, "actions": actions})[0]["states"]

    def file(self, data):
        """The path of a file that holds some bytes and goes when the test ends."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name) / "input.txt"
        path.write_bytes(data)
        return path
