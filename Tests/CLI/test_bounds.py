"""Memory stays bounded, whatever a file has: lines without an end, records without an end, and names that fill messages."""

import csv
import json
import os
import random
import subprocess
import sys
import time

from support import FORMWORK, PHONE, CommandTest

MIB = 1 << 20
LINE, RECORD = 4 * MIB, 16 * MIB


def high_water_mark(process):
    """The peak memory of a running process in bytes."""
    with open(f"/proc/{process}/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM:"))


class EndlessTests(CommandTest):
    def test_a_line_without_an_end(self):
        if sys.platform != "linux":
            self.skipTest("the peak is read from /proc")
        for arguments in [["format", "-m", "[000]"], ["format", "-m", "[000]", "-j"], ["format", "-m", "[0]", "--on-error", "drop"],
                          ["format", "-m", "[0]", "-c", "1", "--no-header"], ["format", "-m", "[0]", "-c", "a"],
                          ["format", "-m", "[0]", "--json-field", "a"], ["phones", "-R", "US"], ["clean", "-c", "a=email"],
                          ["unmask", "-m", "[0]", "-r", os.devnull, "-v"], ["replay"]]:
            with self.subTest(arguments), open("/dev/zero", "rb") as zeros:
                process = subprocess.Popen([FORMWORK, *arguments], stdin=zeros, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
                time.sleep(1)
                ended = process.poll()
                if not process.returncode:
                    self.assertLess(high_water_mark(process.pid), 100 * MIB)
                    process.kill()
                process.stderr.read()
                process.stderr.close()
                process.wait(timeout=60)
                # A header without an end is an error; whatever else has no end is passed on.
                self.assertIn(ended, (None, 65) if "-c" in arguments or arguments[0] == "clean" else (None,))

    def test_an_answer_without_an_end(self):
        """A prompt reads as much of a line as a file may have, and says that it couldn't be completed."""
        for arguments in [["-m", "[000]"], ["--number", "en_US"], ["-m", "[000]", "--secret"]]:
            with self.subTest(arguments), open("/dev/zero", "rb") as zeros:
                run = subprocess.run([FORMWORK, "prompt", *arguments], stdin=zeros, capture_output=True, timeout=120, start_new_session=True)
                self.assertEqual((run.returncode, run.stdout), (1, b""))
                self.assertIn(b"could not be completed", run.stderr)

    def test_long_lines_from_the_right(self):
        """Memory for a line of the maximum length doesn't depend on whether a mask fills from the right, or is full."""
        if sys.platform != "linux":
            self.skipTest("the peak is read from /proc")
        for mask in ["[0…]", "[000].[00]", "[09].[00]", "[_…]"]:
            for direction in [[], ["--right-to-left"]]:
                with self.subTest(mask, direction=direction):
                    measure = (
                        "import resource,subprocess,sys;"
                        "subprocess.run(sys.argv[1:],input=b'1'*((4<<20)-2)+b'\\n',stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL);"
                        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
                    run = subprocess.run([sys.executable, "-c", measure, FORMWORK, "format", "-m", mask, *direction], capture_output=True, text=True, timeout=120)
                    self.assertLess(int(run.stdout) * 1024, 700 * MIB)

    def test_what_is_too_long_is_passed_on(self):
        """Its bytes are those that were read, in any way that the system hands them out, and the next line is read again."""
        generator = random.Random(3)
        for ending in [b"\n", b"\r\n", b""]:
            long = b"1" * (LINE + 1 + generator.randrange(300_000))
            for remedy, written in [("mark", b"?\t" + long + ending), ("keep", long + ending), ("empty", ending), ("drop", b"")]:
                with self.subTest(ending=ending, remedy=remedy):
                    next = b"2125550100" if ending else b""
                    said = b"+1 (212) 555-0100" if ending else b""
                    rejects = self.file(b"").parent / "r.jsonl"
                    run = self.run_command("format", "-m", PHONE, "--on-error", remedy, "-r", rejects, data=long + ending + next, status=1)
                    self.assertTrue(run.bytes == written + said, run.bytes[-100:])
                    reject, = [json.loads(line) for line in rejects.read_text().splitlines()]
                    self.assertEqual((reject["line"], reject["reason"], reject["text"]), (1, "tooLong", "1" * 1024))
                    self.assertIn("more than 4 MiB", reject["detail"])
            run = self.run_command("format", "-m", PHONE, "-j", data=long + ending + next, status=1)
            self.assertEqual([answer["issue"] for answer in run.json], ["tooLong", None] if ending else ["tooLong"])
        # Parts that end between a return and a line feed: a pipe hands out 64 KiB at a time.
        for length in [*range(LINE + 4, LINE + 9), LINE + 65535, LINE + 2 * 65536 - 1]:
            for remedy in ["keep", "empty"]:
                data = b"1" * length + b"\r\n2125550100\n"
                run = self.run_command("format", "-m", PHONE, "--on-error", remedy, "-v", data=data, status=1)
                self.assertTrue(run.bytes == data[length if remedy == "empty" else 0 :].replace(b"2125550100", b"+1 (212) 555-0100"))

    def test_records_that_are_too_long(self):
        long = b'x,"' + b'a\r\n"",' * (RECORD // 6 + 1000) + b'",' + b"y"
        for ending in [b"\n", b"\r\n", b"\r"]:
            data = b"n,phone,m" + ending + long + ending + b"z,2125550100," + ending
            rejects = self.file(b"").parent / "r.csv"
            run = self.run_command("format", "-m", PHONE, "-c", "phone", "-r", rejects, data=data, status=1)
            self.assertTrue(run.bytes == data.replace(b"2125550100", b"+1 (212) 555-0100"))
            with open(rejects, newline="") as file:
                reject, = csv.DictReader(file)
            self.assertEqual((reject["line"], reject["reason"]), ("2", "tooLong"))
            self.assertIn("1 of 2 records could not be completed: 1 tooLong", run.errors)
            run = self.run_command("format", "-m", PHONE, "-c", "phone", "--on-error", "drop", data=data, status=1)
            self.assertEqual(run.bytes, data.replace(b"2125550100", b"+1 (212) 555-0100").replace(long + ending, b""))
        # One whose quote is never closed is passed on to the end, and said so.
        data = b'n,phone\nx,"' + b"a\n" * RECORD
        run = self.run_command("format", "-m", PHONE, "-c", "phone", data=data, status=65)
        self.assertTrue(run.bytes == data)
        self.assertIn("line 2: a quote is opened and never closed", run.errors)
        # The lines after it have their numbers.
        data = b"n,phone\n" + long + b"\nz,1\n"
        run = self.run_command("format", "-m", PHONE, "-c", "phone", "-v", data=data, status=1)
        lines = data.count(b"\n")
        self.assertIn(f"line {lines}, column “phone”: 9 more digits (incomplete)", run.errors)

    def test_lines_of_json_that_are_too_long(self):
        long = b'{"a":"' + b"1" * RECORD + b'"}'
        run = self.run_command("format", "-m", "[000]", "--json-field", "a", data=long + b'\n{"a":"123"}\n', status=1)
        self.assertTrue(run.bytes == long + b'\n{"a":"123"}\n')
        self.assertIn("1 of 2 records could not be completed: 1 tooLong", run.errors)

    def test_scripts_that_are_too_long(self):
        script = {"format": {"mask": "[0]"}, "actions": [{"type": "1"}]}
        data = "x" * (5 * MIB) + "\n" + json.dumps(script) + "\n"
        first, second = self.replay(data.split("\n")[0], script, status=1)
        self.assertEqual(first["error"]["code"], "tooLarge")
        self.assertEqual(second["states"][0]["text"], "1")


class MessageTests(CommandTest):
    MARKS = "e" + "\u0301" * 50_000

    def assert_short(self, run, most=20_000):
        self.assertLess(len(run.errors), most)
        self.assertLess(len(run.bytes), most)

    def test_a_header_of_many_columns(self):
        header = ",".join(f"column{number}" for number in range(100_000))
        run = self.run_command("format", "-m", "[0]", "-c", "x", data=header + "\n", status=65)
        self.assert_short(run)
        self.assertIn("“column0”, ", run.errors)
        self.assertIn(", and 99950 more", run.errors)

    def test_text_that_fills_messages(self):
        """Combining marks belong to one character, however many they are."""
        long = "x" * 100_000
        for text in (self.MARKS, long):
            for arguments, data in [
                (["format", "-m", "[00]", "-v"], text + "\n"), (["format", "-m", "[00]", "-v", "-x"], text[:3000] + " 12\n"),
                (["format", "-m", "[00]", "-v", "-c", "1"], f'"{text}"\n"{text}"\n'), (["format", "-m", "[00]", "-v", "-c", "2"], f"a,{text}\n1,2\n"),
                (["phones", "-R", "US", "-v", "-x"], text + "\n"), (["format", "-m", "[00]", "-c", "z"], f'"{text}"\n'),
                (["clean", "-c", "1=email", "-v"], f"{text}\n{text}\n"),
            ]:
                with self.subTest(arguments, text=text[:3]):
                    run = self.run_command(*arguments, data=data, status=None)
                    self.assertLess(len(run.errors), 20_000)

    def test_reports(self):
        for text in (self.MARKS, "x" * 100_000):
            page = self.file(b"").parent / "r.html"
            run = self.run_command("format", "-e", "[0-9]+|x+|e\\p{M}*", "-c", "1", "--dry-run", "--report", page,
                                   data=f'"{text}"\n"{text}"\n"y{text}"\n', status=1)
            self.assert_short(run)
            self.assertLess(page.stat().st_size, 40_000)

    def test_warnings_of_long_patterns(self):
        pattern = "{9}[099]" * 2000
        for command in (["check"], ["explain"], ["explain", "--json"]):
            run = self.run_command(*command, pattern)
            self.assertLessEqual(run.text.count("warning: " if "--json" not in command else '"code":'), 21)
            self.assertIn("more warnings", run.text)
        run = self.run_command("check", pattern)
        self.assertLess(len(run.text), 300_000)
        # The place of an error in a long pattern is shown with what is next to it.
        run = self.run_command("check", "[0]-" * 1000 + "[0", status=1)
        excerpt, caret = run.text.split("\n")[:2]
        self.assertLess(len(excerpt), 300)
        self.assertEqual(excerpt[caret.index("^"):], "[0")

    def test_definitions(self):
        for definition in [{"mask": "[0]", "x" * 200_000: 1}, {"mask": "[0" + "x" * 60_000}, {"regex": "(" + "a" * 60_000},
                           {"mask": "[0]", "case": "x" * 200_000}]:
            file = self.file(json.dumps(definition).encode())
            self.assert_short(self.run_command("check", "-d", file, status=1))
            self.assert_short(self.run_command("format", "-d", file, status=64))
