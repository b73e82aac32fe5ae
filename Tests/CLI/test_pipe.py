"""The contract on which engines such as Spark rely: order, one answer a row, exit status, and a restart that changes nothing."""

import json
import random
import signal
import subprocess
import sys
import threading
import unittest

from support import FORMWORK, ROOT, CommandTest

sys.path.insert(0, str(ROOT / "Examples/Spark"))
from formwork_pipe import Command  # noqa: E402

COLUMNS = json.dumps({"jsonLines": True, "columns": [
    {"column": "phone", "kind": "phone:@country", "into": "value", "reasonColumn": "issue", "detailColumn": "reason"}]})


class PipeTests(CommandTest):
    def rows(self, count, seed=1):
        generator = random.Random(seed)
        fields = ["212-555-0100", "030 23125042 (Büro)", "none", "", "1", "two\nlines", 'a "quote"', "020 7946 0018"]
        return [{"phone": generator.choice(fields), "country": generator.choice(["US", "DE", "GB", "UK"])} for _ in range(count)]

    def test_one_answer_a_row_in_order(self):
        rows = self.rows(3000)
        with Command(FORMWORK, COLUMNS, extract=True) as command:
            answers = [answer for start in range(0, 3000, 700) for answer in command.ask(rows[start : start + 700])]
        self.assertEqual([answer["phone"] for answer in answers], [row["phone"] for row in rows])
        for row, answer in zip(rows, answers, strict=True):
            self.assertEqual(set(answer), {"phone", "country", "value", "issue", "reason"})
            self.assertEqual(bool(answer["issue"]), bool(answer["reason"]))
            self.assertEqual(not answer["value"], bool(answer["issue"]) or not row["phone"])
        self.assertEqual({answer["issue"] for answer in answers if answer["country"] == "UK" and answer["phone"] == "none"}, {"unknownRegion"})

    def test_a_row_depends_on_itself_alone(self):
        rows = self.rows(200)
        with Command(FORMWORK, COLUMNS, extract=True) as command:
            together = command.ask(rows)
        for index in (0, 17, 199):
            with Command(FORMWORK, COLUMNS, extract=True) as command:
                self.assertEqual(command.ask([rows[index]]), [together[index]])

    def test_a_killed_worker_is_noticed_and_a_restart_writes_the_same(self):
        rows = self.rows(20_000)
        with Command(FORMWORK, COLUMNS, extract=True) as command:
            expected = command.ask(rows)
        with self.assertRaises(RuntimeError):
            with Command(FORMWORK, COLUMNS, extract=True) as command:
                threading.Timer(0.02, lambda: command.process.send_signal(signal.SIGKILL)).start()
                while True:
                    command.ask(rows)
        with Command(FORMWORK, COLUMNS, extract=True) as command:
            self.assertEqual(command.ask(rows) == expected, True)

    def test_lines_are_answered_in_order_and_at_once(self):
        """Spark's `pipe`: an object for each line, also for empty ones, before more is waited for."""
        process = subprocess.Popen(
            [FORMWORK, "phones", "--json", "--region", "US"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        for line, valid in [("212-555-0100", True), ("", False), ("none", False), ("+49 30 23125042", True)]:
            process.stdin.write(line.encode() + b"\n")
            process.stdin.flush()
            self.assertEqual(json.loads(process.stdout.readline())["valid"], valid)
        process.stdin.close()
        self.assertEqual(process.stdout.read(), b"")
        self.assertEqual(process.wait(), 1)
        process.stdout.close()

    def test_exit_status(self):
        for data, status in [("", 0), ("212-555-0100\n", 0), ("none\n", 1)]:
            self.run_command("phones", "--json", "--region", "US", data=data, status=status)
        # A reader that leaves ends the command.
        process = subprocess.Popen([FORMWORK, "phones", "-R", "US"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        process.stdout.close()
        try:
            for _ in range(100):
                process.stdin.write(b"212-555-0100\n" * 10_000)
        except BrokenPipeError:
            pass
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass
        self.assertIn(process.wait(timeout=60), (74, -signal.SIGPIPE))
        self.assertEqual(process.stderr.read(), b"")
        process.stderr.close()


class JobsTests(CommandTest):
    """Several cores: the same bytes in the same order, and no more memory for a longer file."""

    def test_the_same_as_on_one_core(self):
        generator = random.Random(5)
        fields = ['"a\n""b"",c"', "x", '5" pipe', '"', "", "212-555-0100", '"(212) 555-0101\r\n"', "1"]
        for ending in ("\n", "\r\n", "\r"):
            body = "".join(",".join(generator.choices(fields[:3] + fields[4:], k=3)) + ending for _ in range(30_000))
            data = f"a,phone,b{ending}{body}"
            for options in [[], ["--on-error", "drop"], ["-v"]]:
                with self.subTest(ending=ending, options=options):
                    arguments = ["phones", "-R", "US", "-c", "phone", *options]
                    one = self.run_command(*arguments, "--jobs", 1, data=data, status=1)
                    four = self.run_command(*arguments, "--jobs", 4, data=data, status=1)
                    self.assertTrue(one.bytes == four.bytes)
                    self.assertTrue(one.errors == four.errors)

    def test_files_one_after_the_other(self):
        files = [self.file(b"".join(b"%d\n" % (n * 7 + k) for n in range(60_000))) for k in range(3)]
        one = self.run_command("format", "-m", "[00]-[999999]", "--jobs", 1, "-v", *files, status=1)
        four = self.run_command("format", "-m", "[00]-[999999]", "--jobs", 4, "-v", *files, status=1)
        self.assertTrue(one.bytes == four.bytes and one.errors == four.errors)

    @unittest.skipUnless(sys.platform == "linux", "ru_maxrss is in kilobytes on Linux")
    def test_memory_is_bounded(self):
        def most(lines, line, *options):
            """Kilobytes; the reader is slow, so that results would pile up."""
            script = (
                "import resource, subprocess, sys, time\n"
                f"p = subprocess.Popen([{FORMWORK!r}, 'phones', '-R', 'US', '--jobs', '4', *sys.argv[1:]], stdout=subprocess.PIPE)\n"
                "time.sleep(0.3)\n"
                "while p.stdout.read(1 << 20): time.sleep(0.001)\n"
                "p.wait(); print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)\n")
            command = [sys.executable, "-c", script, *options, self.file(line * lines)]
            return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)

        self.assertLess(most(2_000_000, b"(212) 555-0100\n") - most(200_000, b"(212) 555-0100\n"), 20_000)
        row, options = b'1,"(212) 555-0100"\n', ["--no-header", "-c", "2"]
        self.assertLess(most(800_000, row, *options) - most(80_000, row, *options), 20_000)

    def test_usage(self):
        for count in ["0", "-1", "x", "1025"]:
            self.run_command("format", "-m", "[0]", "--jobs", count, status=64)


if __name__ == "__main__":
    unittest.main()
