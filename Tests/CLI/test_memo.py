"""Lines that differ in digits alone are read once: what comes of the others is what would have come of them.

With --json each line is read by itself. MEMO_LINES and MEMO_SEED set how many lines there are for a format, and which.
"""

import json
import os
import random
import re
import sys

from support import PHONE, CommandTest

LINES = int(os.environ.get("MEMO_LINES", 400))
SEED = int(os.environ.get("MEMO_SEED", 1))


class MemoTests(CommandTest):
    FORMATS = [
        ["-m", PHONE], ["-m", "+{7} ([000]) [000]-[00]-[00]"], ["-m", "[000]-[0000]", "-a", "([000]) [000]-[0000]"],
        ["-m", "[00]/[00]", "-a", "[00]/[00]/[0000]", "--strategy", "capacity"],
        ["-m", "[009].[000].[00]", "--right-to-left"], ["-m", "### ## ###", "-s", "hash"],
        ["-m", "(999) 999-9999", "-s", "digits"], ["-m", "+\\1 (999) 999", "-s", "digits"],
        ["-m", "[AA][000]-12", "--case", "upper"], ["-m", "[HHH]", "-n", "H=0-5"], ["-m", "[HHH]{9}", "-n", "H=0-9a-f"],
        ["-m", "[999].[099]"], ["-m", "[00]{1}[00]\\1[0]"], ["-m", "[0…]"], ["-m", "3[_____]4", "-a", "5[00]"],
        ["-m", "12[0]", "-a", "[000]", "--strategy", "prefix"], ["-m", "[000]", "-a", "1[0]2[0]", "--strategy", "prefix"],
        ["-m", "[00]-[0]", "-a", "[0]-[00]", "--strategy", "extractedValueCapacity"], ["-m", "٣[000]"], ["-m", "é[00]€[0]"],
        ["-m", "{1}2[0]3"], ["--regex", "[0-4]+x?"], ["--regex", "(12|[0-9]{4})"],
        ["-d", '{"mask":"[00]-[00]","valuePattern":"[0-5]+"}'], ["-d", '{"mask":"[00]-[00]"}'],
        ["-d", '{"mask":"[099]-[099]","maximumLength":3}'], ["-d", '{"mask":"99 9","tokens":{"9":"0-4"}}'],
        ["-d", '{"mask":"[00]-[00]","placeholder":"x"}'], ["-d", '{"mask":"[00]-[00]1","overflow":"truncate"}'],
        ["-d", '{"mask":"[AA]","placeholder":"7"}'], ["-d", '{"filter":{"characters":"0-57"}}'],
    ]

    def lines(self, generator):
        """Lines of a few shapes, so that most are of one that there was before."""
        layouts = []
        for _ in range(12):
            parts = generator.choices(["0", "00", "000", "0000", "1", "12", "a", "B", " ", "-", ".", "(", ") ", "/", "+", "+1 ", "x"],
                                      k=generator.randrange(1, 9))
            layouts.append("".join(parts))
        layouts += ["0000000000", "(000) 000-0000", "+1 (000) 000-0000", "000", "0000", "00/00", "00", "0" * 70, "000 é", "٣00"]
        digits = generator.choice(["0123456789", "1234", "13579", "11112"])
        return ["".join(generator.choice(digits) if c == "0" else c for c in generator.choice(layouts)) for _ in range(LINES)]

    def same(self, lines, expected):
        """The first difference alone: to find all of them takes Python longer than to wait for."""
        self.assertEqual(len(lines), len(expected))
        self.assertEqual(*next(((a, b) for a, b in zip(lines, expected) if a != b), (None, None)))

    def chosen(self, format):
        if format[0] != "-d":
            return format
        return ["-d", self.file(format[1].encode())]

    def test_lines_of_a_shape(self):
        generator = random.Random(SEED)
        counts = dict.fromkeys(["lines", "repeated", "completed", "rejected"], 0)
        for format in self.FORMATS:
            for options in [[], ["--values"], ["--extract"]]:
                lines = self.lines(generator)
                arguments = [*self.chosen(format), *options]
                data = "\n".join(lines)
                rejects = self.file(b"").parent / "rejects.jsonl"
                answers = self.run_command("format", *arguments, "--json", "-r", rejects, data=data, status=None)
                said = answers.errors
                self.assertIn(answers.status, (0, 1), said)
                rejected = {json.loads(line)["line"] for line in rejects.read_text().splitlines()}
                taken = [number not in rejected for number in range(1, len(lines) + 1)]
                for command, key in [("format", "text"), ("unmask", "value")]:
                    with self.subTest(format, options=options, seed=SEED):
                        expected = [a[key] if is_taken else "?\t" + line
                                    for a, is_taken, line in zip(answers.json, taken, lines)]
                        run = self.run_command(command, *arguments, data=data, status=None)
                        self.same(run.text.split("\n"), expected)
                        self.assertEqual(run.errors, said)
                        run = self.run_command(command, *arguments, "-v", "-r", os.devnull, data=data, status=None)
                        self.same(run.text.split("\n"), expected)
                        told = {int(n) for n in re.findall(r"^line (\d+): (?!extracted)", run.errors, re.MULTILINE)}
                        self.assertEqual(told, rejected)
                # In a column, a field that stays the same keeps its quotes, and others get them.
                with self.subTest(format, options=options, seed=SEED, columns=True):
                    expected = [a["text"] if is_taken else line for a, is_taken, line in zip(answers.json, taken, lines)]
                    table = "\n".join(f'"{line}",{line}' for line in lines)
                    run = self.run_command("format", *arguments, "-c", "1", "-c", "2", "--no-header", data=table, status=None)
                    self.same(run.text.split("\n"), [f'"{text}",{text}' for text in expected])
                counts["lines"] += len(lines)
                counts["repeated"] += len(lines) - len({"".join("0" if c.isdigit() else c for c in line) for line in lines})
                counts["completed"] += sum(taken)
                counts["rejected"] += len(lines) - sum(taken)
        print("note: memo: " + ", ".join(f"{n} {name}" for name, n in counts.items()), file=sys.stderr)
        all = len(self.FORMATS) * 3 * LINES
        self.assertEqual(counts["lines"], all)
        # Of a format's lines all but those that are the first of some thirty shapes.
        self.assertGreater(counts["repeated"], all - len(self.FORMATS) * 3 * 30)
        self.assertGreater(counts["completed"], 0.1 * all)
        self.assertGreater(counts["rejected"], 0.1 * all)

    def test_literals_that_are_digits(self):
        """A digit that is a literal isn't like others: what a line with it became says nothing of one without."""
        for mask, first, text in [
            (["+1 ([000]) [000]"], "1212555", "+1 (212) 555"), (["+{1} ([000]) [000]"], "1212555", "+1 (212) 555"),
            (["+1 (###) ###", "-s", "hash"], "1212555", "+1 (212) 555"), (["+\\1 (999) 999", "-s", "digits"], "1212555", "+1 (212) 555"),
            (["[00]\\]1[0]", "-a", "[AA]"], "2213", "22]13"),
        ]:
            with self.subTest(mask):
                other = first.replace("1", "3")
                run = self.run_command("format", "-m", *mask, data=f"{first}\n{other}\n{first}", status=1)
                self.assertEqual(run.text, f"{text}\n?\t{other}\n{text}")

    def test_more_shapes_than_there_is_room_for(self):
        """Twenty thousand shapes, each three times: those of one place take turns in it."""
        letters = "abcdefghijklmnopqrst"
        lines = ["".join(letters[n // 20 ** k % 20] for k in range(4)) + f"{(n * times) % 90 + 10}"
                 for times in (1, 7, 13) for n in range(20_000)]
        run = self.run_command("format", "-m", "[AAAA]-[00]", data="\n".join(lines), errors="")
        self.same(run.text.split("\n"), [f"{line[:4]}-{line[4:]}" for line in lines])

    def test_the_longest_shapes(self):
        for length in [63, 64, 65, 128, 129]:
            lines = ["".join(str((n * k) % 10) for k in range(length)) for n in range(1, 8)]
            run = self.run_command("format", "-m", "[0]-" * length, data="\n".join(lines), errors="")
            self.same(run.text.split("\n"), ["-".join(line) + "-" for line in lines])
            # One that is longer than its line by a prefix that isn't ASCII.
            mask = "€" * 30 + "[" + "0" * length + "]"
            run = self.run_command("format", "-m", mask, data="\n".join(lines), errors="")
            self.same(run.text.split("\n"), ["€" * 30 + line for line in lines])
