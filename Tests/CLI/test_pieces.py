"""Input that arrives in pieces, as from a slow program, gives the same output as the whole."""

import os
import random
import subprocess
import time
import unittest

from support import FORMWORK, PHONE, CommandTest

MARK = b"\xef\xbb\xbf"
CSV = b'name,phone\r\n"a ""b"", c\r\nd",2125550100\r\n\xc3\xa9,"(212) 555\n0100"\r\nx,12\r\n'
LINES = "2125550100\r\n212\n\n٢١٢٥٥٥٠١٠٠\n2125550100".encode()
OBJECTS = b'{"a": [1, "]\\""], "phone": "212\\u0035550100"}\n\n{"phone":2125550100}\r\n{"phone":"12"}\n'


class PiecesTests(CommandTest):
    """Each kind of input, cut at random places."""

    INPUTS = [
        ([], LINES), ([], MARK + LINES), (["--json"], LINES), ([], "\ufeff2125550100\n".encode("utf-16-le")),
        (["--column", "phone"], CSV), (["--column", "phone"], MARK + CSV), (["--column", "2"], MARK + CSV),
        (["--column", "phone", "--on-error", "drop"], MARK + b"sep=;\n" + CSV.replace(b",", b";")),
        (["--column", "phone"], MARK + b'"phone"\n2125550100\n'), (["--column", "phone"], MARK), ([], MARK), ([], MARK[:2]),
        (["--column", "1", "--no-header"], MARK[:2] + b"a,2\n"), (["--column", "phone"], b'phone\n"2125550100'),
        (["--json-field", "phone"], OBJECTS), (["--json-field", "phone"], MARK + OBJECTS),
        (["--json-field", "phone"], b'{"phone":2125550100,"b":'),
    ]

    def in_pieces(self, arguments, pieces):
        process = subprocess.Popen(
            [FORMWORK, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for index, piece in enumerate(pieces):
            try:
                os.write(process.stdin.fileno(), piece)
            except BrokenPipeError:
                break
            # The command reads the first piece alone, once it has started.
            time.sleep(0.01 if index else 0.15)
        output, errors = process.communicate(timeout=120)
        return process.returncode, output, errors.decode()

    def test_pieces(self):
        generator = random.Random(4)
        for options, data in self.INPUTS:
            arguments = ["format", "-m", PHONE, *options]
            whole = self.run_command(*arguments, data=data, status=None)
            for start in (1, 4):
                # The byte order mark in two, and a cut directly after it.
                places = sorted({min(start, len(data)), *generator.choices(range(len(data) + 1), k=4)})
                pieces = [data[a:b] for a, b in zip([0, *places], [*places, len(data)]) if a < b]
                with self.subTest(options, pieces=pieces):
                    self.assertEqual(self.in_pieces(arguments, pieces), (whole.status, whole.bytes, whole.errors))


if __name__ == "__main__":
    unittest.main()
