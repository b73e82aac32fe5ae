"""The sessions in the documents of the command: each is run, with the files that are shown beside it."""

import pathlib
import re
import subprocess
import tempfile
import unittest

from support import FORMWORK, ROOT

BLOCK = re.compile(r"(?:<!-- file: (\S+) -->\n)?```(\w+)\n(.*?)```", re.DOTALL)


def sessions(text):
    """The files that a document shows, and the commands with what they answer."""
    files, found = {}, []
    for name, kind, body in BLOCK.findall(text):
        if name:
            files[name] = body
        elif kind == "console":
            parts = re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]
            found.append([tuple(part.split("\n", 1)) for part in parts])
    return files, found


class ReadmeTests(unittest.TestCase):
    maxDiff = None

    def test_sessions_of_the_command(self):
        files, found = sessions((ROOT / "CLI/README.md").read_text(encoding="utf-8"))
        self.assertGreaterEqual((len(files), sum(map(len, found))), (4, 8))
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "formwork").symlink_to(FORMWORK)
            for name, body in files.items():
                (pathlib.Path(folder) / name).write_text(body, encoding="utf-8")
            for session in found:
                for command, answer in session:
                    with self.subTest(command):
                        # As on a terminal: what goes to standard error, too.
                        done = subprocess.run(
                            ["bash", "-c", command], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                            env={"PATH": f"{folder}:/usr/bin:/bin"}, timeout=60)
                        self.assertEqual(self.in_order(done.stdout), self.in_order(answer))

    def in_order(self, text):
        """Two streams have no order between them."""
        return sorted(text.splitlines())

    def test_the_help_fits_a_screen_and_has_every_option(self):
        for command in ["format", "unmask", "phones", "clean"]:
            with self.subTest(command):
                short, long = (
                    subprocess.run([FORMWORK, *arguments], capture_output=True, text=True, check=True).stdout
                    for arguments in ([command, "--help"], ["help", command]))
                self.assertLessEqual(len(short.splitlines()), 50)
                self.assertLessEqual(max(map(len, short.splitlines())), 88)
                self.assertLess(short.index("Examples:"), short.index("--region" if command == "phones" else "--"))
                options = set(re.findall(r"^  (?:-\w, )?(--[\w-]+)", long, re.MULTILINE)) - {"--help", "--version"}
                self.assertGreater(len(options), 15)
                self.assertEqual({option for option in options if not re.search(rf"{option}\b", short)}, set())

    def test_examples_of_the_help_are_understood(self):
        """Each parses: it reads nothing, or complains of a file that isn't there."""
        for command in ["format", "unmask", "phones", "clean"]:
            for arguments in ([command, "--help"], ["help", command]):
                text = subprocess.run([FORMWORK, *arguments], capture_output=True, text=True, check=True).stdout
                examples = re.findall(r"^  (.*formwork .*)$", text, re.MULTILINE)
                self.assertGreater(len(examples), 1)
                with tempfile.TemporaryDirectory() as folder:
                    (pathlib.Path(folder) / "formwork").symlink_to(FORMWORK)
                    (pathlib.Path(folder) / "columns.json").write_text('{"columns":[{"column":"a","kind":"iban"}]}')
                    for example in examples:
                        with self.subTest(example):
                            # A shell would stop at what isn't there.
                            line = re.sub(r" < \S+", "", re.sub(r" > \S+$", "", example))
                            done = subprocess.run(
                                ["bash", "-c", line], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                                env={"PATH": f"{folder}:/usr/bin:/bin"}, timeout=60)
                            self.assertIn(done.returncode, (0, 66), done.stderr)


if __name__ == "__main__":
    unittest.main()
