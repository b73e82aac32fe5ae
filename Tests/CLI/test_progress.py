"""The progress bar: on a terminal, after a while, and gone at the end."""

import os
import pty
import subprocess
import time

from support import FORMWORK, CommandTest


class ProgressTests(CommandTest):
    def shown(self, lines, term="xterm", pause=0.0):
        """What a terminal gets while some lines are handled, with a pause before the last."""
        terminal, end = pty.openpty()
        process = subprocess.Popen(
            [FORMWORK, "format", "--mask", "[0]-[0]"], stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL, stderr=end, env={**os.environ, "TERM": term})
        os.close(end)
        for line in lines:
            process.stdin.write(line)
            process.stdin.flush()
            time.sleep(pause)
        process.stdin.close()
        self.assertEqual(process.wait(timeout=60), 0)
        text = b""
        try:
            while chunk := os.read(terminal, 1 << 16):
                text += chunk
        except OSError:
            pass  # Linux: the other end is closed.
        os.close(terminal)
        return text.decode()

    def test_long_batches(self):
        text = self.shown([b"12\n"] * 3, pause=0.4)
        self.assertRegex(text, r"3 lines  \d+ a second\x1b\[K\r")
        self.assertTrue(text.endswith("\x1b[K"), text)

    def test_short_batches_show_nothing(self):
        self.assertEqual(self.shown([b"12\n"]), "")

    def test_dumb_terminals_show_nothing(self):
        self.assertEqual(self.shown([b"12\n"] * 3, term="dumb", pause=0.4), "")

    def test_a_file_shows_its_share_rate_and_remaining_time(self):
        """A slow reader of the output makes a file take long enough."""
        path = self.file(b"12\n" * 400_000)
        terminal, end = pty.openpty()
        process = subprocess.Popen(
            [FORMWORK, "format", "--mask", "[0]-[0]", "--jobs", "1", path], stdout=subprocess.PIPE, stderr=end,
            env={**os.environ, "TERM": "xterm"})
        os.close(end)
        while process.stdout.read(1 << 17):
            time.sleep(0.1)
        self.assertEqual(process.wait(timeout=60), 0)
        process.stdout.close()
        text = os.read(terminal, 1 << 16).decode()
        os.close(terminal)
        self.assertRegex(text, r"\[=+ *\] +\d+ %  \d+ lines  [\d.]+( million)? a second  \d+ s left\x1b\[K\r")


class WelcomeTests(CommandTest):
    def test_without_arguments_on_a_terminal(self):
        terminal, end = pty.openpty()
        process = subprocess.Popen([FORMWORK], stdin=end, stdout=end, stderr=end, env={**os.environ, "TERM": "xterm"})
        os.close(end)
        self.assertEqual(process.wait(timeout=60), 0)
        text = os.read(terminal, 1 << 16).decode()
        os.close(terminal)
        examples = [line.strip() for line in text.splitlines() if "formwork" in line and line.startswith("  ")]
        self.assertEqual(len(examples), 3)
        # Elsewhere it is the help.
        self.assertIn("SUBCOMMANDS", self.run_command().text)
