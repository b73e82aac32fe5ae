"""Long inputs, long lines, pipes that end early, and answers that don't wait."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

from support import FORMWORK, PHONE, CommandTest

MILLION = 1_000_000


def peak(command, source):
    """Runs a command on a file and returns the seconds it took and its peak memory in KiB."""
    start = time.monotonic()
    process = subprocess.Popen(
        [FORMWORK, *command], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    with open(source, "rb") as lines:
        shutil.copyfileobj(lines, process.stdin, 1 << 16)
    # All but the last few lines are done. What the system says of a process that has ended
    # includes the memory of the one that started it.
    memory = high_water_mark(process.pid)
    process.stdin.close()
    status = process.wait(timeout=120)
    return time.monotonic() - start, memory, status


def high_water_mark(process):
    """The peak memory of a running process in KiB; 0 where the system doesn't tell."""
    try:
        with open(f"/proc/{process}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmHWM:"))
    except FileNotFoundError:
        return 0


class StreamTests(CommandTest):
    def write(self, lines):
        path = tempfile.NamedTemporaryFile(delete=False)
        self.addCleanup(os.unlink, path.name)
        with path:
            path.writelines(lines)
        return path.name

    def memory_is_constant(self, command, line, count):
        """Ten times the lines must not take more than 4 MB more: a line of them each would be 20 MB."""
        few = self.write(line(n) for n in range(count // 10))
        many = self.write(line(n) for n in range(count))
        _, small, status = peak(command, few)
        self.assertEqual(status, 0)
        seconds, large, status = peak(command, many)
        self.assertEqual(status, 0)
        print(f"note: {' '.join(command[:1])}: {count / seconds:,.0f} lines a second, "
              f"peak {large / 1024:.1f} MB", file=sys.stderr)
        self.assertLess(large, small + 4096)

    def test_format_in_constant_memory(self):
        self.memory_is_constant(
            ["format", "--mask", PHONE], lambda n: b"%010d\n" % (2125550000 + n), MILLION)

    def test_json_in_constant_memory(self):
        self.memory_is_constant(
            ["unmask", "--json", "--mask", PHONE],
            lambda n: b"+1 (212) 555-%04d\r\n" % (n % 10000), MILLION)

    def test_replay_in_constant_memory(self):
        script = {"format": {"mask": PHONE}, "actions": [{"type": "213"}, {"backspace": 1}]}
        line = json.dumps(script).encode() + b"\n"
        self.memory_is_constant(["replay"], lambda n: line, 50_000)

    def test_long_lines(self):
        for length in [1 << 17, 1 << 20, 3_000_000]:
            line = b"1" * length
            with self.subTest(length):
                run = self.run_command(
                    "format", "--mask", "[0…]", data=b"1\n" + line + b"\n2\n", errors="")
                self.assertEqual(run.bytes, b"1\n" + line + b"\n2\n")
        line = b"1" * (1 << 20)
        run = self.run_command("format", "--mask", PHONE, data=line, status=1)
        self.assertEqual(run.bytes, b"?\t" + line)

    def test_a_line_of_20_megabytes(self):
        """It takes at most ten times its size, whatever is in it, and is a reject like others."""
        for part in [b"1", b"a1b2-", b"x", "é".encode(), b'"",']:
            line = self.write([part * (20_000_000 // len(part)), b"\n2125550100\n"])
            for command in [["-m", PHONE], ["-m", "[0…]"], ["-m", PHONE, "-j"], ["-m", PHONE, "--extract"],
                            ["-m", PHONE, "-c", "1", "--no-header"], ["-m", PHONE, "-r", os.devnull]]:
                with self.subTest(part, command=command), open(line, "rb") as data:
                    process = subprocess.Popen(
                        [FORMWORK, "format", *command], stdin=data, stdout=subprocess.DEVNULL,
                        stderr=subprocess.PIPE)
                    said = process.stderr.read()
                    process.stderr.close()
                    _, status, usage = os.wait4(process.pid, 0)
                    process.returncode = os.waitstatus_to_exitcode(status)
                    self.assertIn(b"1 tooLong" if part != b'"",' or "-c" not in command else b"", said)
                    # Kilobytes on Linux, bytes on macOS.
                    peak = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
                    self.assertLess(peak, 200_000_000)

    def test_a_text_that_is_too_long_is_left_alone(self):
        for length, status in [(1 << 22, 0), ((1 << 22) + 1, 1)]:
            line = b"1" * length
            run = self.run_command("format", "-m", "[0…]", data=line, status=status)
            self.assertEqual(run.bytes, line if status == 0 else b"?\t" + line)

    def test_long_texts_are_rejected_whole(self):
        for length in [1 << 16, (1 << 16) + 1, 200_000]:
            for end in ["", "x", "é", "e\u0301" * 9]:
                line = "2125550100" + "1" * (length - 10 - len(end)) + end
                answer, = self.run_command("format", "-m", PHONE, "-j", data=line, status=1).json
                self.assertEqual((answer["value"], answer["state"]), ("", "empty"))
                self.assertEqual(answer["unused"], line)
        line = "2125550100" + " " * 100_000
        self.run_command("format", "-m", PHONE, data=line, errors="")

    def test_lines_across_buffers(self):
        # Lines of all lengths, so that each place of a line meets the end of a buffer.
        lines = [b"1" * (1 + n % 300) for n in range(3000)]
        for ending in [b"\n", b"\r\n"]:
            data = ending.join(lines)
            run = self.run_command("format", "--mask", "[0…]", data=data, errors="")
            self.assertEqual(run.bytes, data)

    def test_a_reader_that_leaves(self):
        path = self.write(b"%010d\n" % n for n in range(2_000_000_000, 2_000_200_000))
        for ignored in [False, True]:
            with self.subTest(ignores_the_signal=ignored), open(path, "rb") as lines:
                process = subprocess.Popen(
                    [FORMWORK, "format", "--mask", PHONE], stdin=lines, stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE, restore_signals=not ignored)
                process.stdout.readline()
                process.stdout.close()
                self.assertEqual(process.stderr.read(), b"")
                process.stderr.close()
                self.assertNotEqual(process.wait(timeout=30), 0)

    def test_answers_come_at_once(self):
        for command, line in [
            (["format", "--mask", "[0]-[0]"], b"12\n"),
            (["replay"], b'{"format":{"mask":"[0]"},"actions":[]}\n'),
        ]:
            process = subprocess.Popen(
                [FORMWORK, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            for _ in range(3):
                process.stdin.write(line)
                process.stdin.flush()
                self.assertTrue(process.stdout.readline().endswith(b"\n"))
            process.stdin.close()
            self.assertEqual(process.stdout.read(), b"")
            process.stdout.close()
            self.assertEqual(process.wait(timeout=30), 0)

    def test_an_output_that_is_full(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("this system has no /dev/full")
        script = b'{"format":{"mask":"[0]"},"actions":[]}\n'
        for command, data in [
            (["format", "--mask", "[0]"], b"1\n"), (["unmask", "--json", "--mask", "[0]"], b"1\n"),
            (["format", "--mask", "[0]", "--column", "a"], b"a\n1\n"), (["replay"], script),
            (["check", "[0]"], b""), (["check", "[0"], b""), (["check", "--regex", "a+"], b""),
            (["check", "--definition", "-"], b'{"mask":"[0]"}'), (["explain", "[0]"], b""),
            (["explain", "--json", "[0]", "[0"], b""), (["prompt", "--mask", "[0]"], b"1\n"),
            (["--help"], b""), (["check", "--help"], b""), (["help", "prompt"], b""), (["--version"], b""),
            (["--generate-completion-script", "bash"], b""),
        ]:
            with self.subTest(command), open("/dev/full", "wb") as full:
                done = subprocess.run(
                    [FORMWORK, *command], input=data, stdout=full, stderr=subprocess.PIPE)
                self.assertEqual(done.returncode, 74)
                self.assertEqual(
                    done.stderr, b"formwork: standard output: No space left on device\n")

    def test_an_output_that_nobody_reads(self):
        for command in (["check", "[0]"], ["explain", "[0]"], ["--help"]):
            with self.subTest(command):
                reading, writing = os.pipe()
                os.close(reading)
                done = subprocess.run(
                    [FORMWORK, *command], stdout=writing, stderr=subprocess.PIPE,
                    restore_signals=False)
                os.close(writing)
                self.assertEqual((done.returncode, done.stderr), (74, b""))

    def test_start(self):
        start = time.monotonic()
        for _ in range(10):
            self.run_command("format", "--mask", "[0]")
        print(f"note: a start takes {(time.monotonic() - start) * 100:.0f} ms", file=sys.stderr)
