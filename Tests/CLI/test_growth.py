"""Time grows with the size of what is read, never with its square: each format, subcommand, and option.

Contents match nothing, all, or nearly all of a format. Each is read as one line, as many lines, and as lines of the
maximum length that --extract looks at. Twice the size may take a little more than twice the time; what is quick doesn't count.
GROWTH_SIZE is the maximum size in bytes.
"""

import json
import os
import subprocess

from support import FORMWORK, PHONE, CommandTest

SIZE = int(os.environ.get("GROWTH_SIZE", 1 << 16))

# Seconds, with the start: a shorter time is never compared.
QUICK = 0.5

# Seconds for a kibibyte of each content, from which a part is extracted.
EXTRACT = 10


def seconds(arguments, data):
    """The time that the processor spent, which is hardly longer on a busy machine."""
    process = subprocess.Popen([FORMWORK, *arguments], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        with process.stdin:
            process.stdin.write(data)
    except BrokenPipeError:
        pass
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime, process.returncode


FORMATS = {
    "mask": ["-m", PHONE], "endless mask": ["-m", "[0…]"], "optional mask": ["-m", "[099].[099]"], "letters": ["-m", "[AA]-[__…]"],
    "right to left": ["-m", "[009].[000].[00]", "--right-to-left"], "hash": ["-m", "## ##", "-s", "hash"],
    "set": ["-m", "[000]-[0000]", "-a", "([000]) [000]-[0000]", "-a", "[0…]"], "regex": ["-e", "[0-9]+x"],
    "regex of groups": ["-e", "(a|1 ?)+(b|2)"], "number": ["--number", "en_US"], "amount": ["--number", "de_DE", "--currency", "EUR"],
    "indian amount": ["--number", "en_IN", "--currency", "INR"], "cents": ["--number", "en_US", "--currency", "USD", "--cents"],
    "date": ["--date", "dd/MM/yyyy"], "long date": ["--date", "dd.MM.yyyy HH:mm"], "from": ["--date", "yyyy-MM-dd", "--from", "dd.MM.yyyy", "--from", "d MMM yyyy"],
    "phone": ["--phone", "US"], "any phone": ["--phone", "international"], "card": ["--card"], "iban": ["--iban"],
    **{name: ["--preset", name] for name in ["email", "url", "ip.v4", "ip.v6", "url.slug", "mac", "date.iso", "postal.NL", "postal.GB", "card.expiry", "name"]},
    "filter": ["-d", {"filter": {"allow": "digits"}}], "limit": ["-d", {"mask": "[0…]", "maximumLength": 100}],
    "value pattern": ["-d", {"mask": "[0…]", "valuePattern": "(1|12)*3"}],
}

# Parts that are repeated.
PARTS = {
    "digits": "1", "letters": "a", "words": "a ", "numbers": " 1", "list": "1,", "dots": "1.", "groups": "1.000", "phones": "212-555-0100 ", "plus": "+1 ",
    "brackets": "(", "pairs": "(1)", "signs": "-", "amounts": "12,50 € ", "notes": "Rs. 5/- ", "flags": "🇦", "marks": "\u0301", "family": "👩\u200d", "spaces": " ",
    "code": "AB", "dates": "24.12.2024 ", "quotes": '"', "hex": "0x", "at": "a@", "slashes": "//", "arabic": "١", "hyphens": "1-", "percents": "%",
}


class GrowthTests(CommandTest):
    def arguments(self, format):
        return [self.file(json.dumps(part).encode()) if isinstance(part, dict) else part for part in format]

    def assert_linear(self, arguments, content, name):
        """Compares the maximum size with a quarter of it, if it takes long at all."""
        def measured(size):
            spent, status = seconds(list(map(str, arguments)), content(size))
            self.assertIn(status, (0, 1, 65), name)
            return spent

        whole = measured(SIZE)
        if whole < QUICK:
            return
        times = [measured(SIZE // 4), measured(SIZE // 2), whole]
        if times[2] > 6 * max(times[0], QUICK / 4):
            # Once more, since others may have been in the way.
            times[2] = min(times[2], measured(SIZE))
        self.assertLess(times[2], 6 * max(times[0], QUICK / 4), f"{name}: {times}")

    def line(self, part, size):
        return (part * (size // len(part.encode()) + 1)).encode()[:size].decode(errors="ignore").encode() + b"\n"

    def test_each_format(self):
        for format, given in FORMATS.items():
            arguments = self.arguments(given)
            for name, part in PARTS.items():
                label = f"{format}, {name}"
                with self.subTest(label):
                    self.assert_linear(["format", *arguments], lambda size: self.line(part, size), label)

    def test_each_format_with_extract(self):
        """A long line takes no longer than as many bytes in short ones, and a hostile one not much longer than others."""
        for format, given in FORMATS.items():
            arguments = self.arguments(given)
            with self.subTest(format):
                times = {}
                for length in (63, 255, 1023, 4095):
                    lines = [self.line(part, length) for part in PARTS.values()]
                    data = b"".join(line * max(1, SIZE // 64 // len(line)) for line in lines)
                    times[length], status = seconds(list(map(str, ["format", *arguments, "-x"])), data)
                    self.assertIn(status, (0, 1))
                self.assertLess(max(times.values()), EXTRACT, f"{format}: {times}")
                # Four times as many bytes.
                self.assertLess(times[4095], 12 * max(times[1023], QUICK), f"{format}: {times}")

    def test_nearly_matching(self):
        """Text that completes its format but for its end."""
        for format, part, end in [
            ("endless mask", "1", "x"), ("regex", "1", "y"), ("regex of groups", "1 ", "c"), ("number", "1,000", "x"), ("amount", "1.000", " € x"),
            ("amount", "1.000", " Mio. €"), ("indian amount", "1", " Cr"), ("indian amount", "🇦", "Cr"), ("value pattern", "12", "4"), ("email", "a.", "@"),
            ("url", "a/", " "), ("filter", "1", "x"), ("limit", "1", ""), ("date", "0", "/12/2024"), ("phone", "1 ", "x"), ("iban", "DE", "0"), ("card", "4 ", "x"),
        ]:
            arguments = self.arguments(FORMATS[format])
            for option in ([], ["-v"], ["-j"]):
                label = f"{format}, nearly, {' '.join(option)}"
                with self.subTest(label):
                    self.assert_linear(
                        ["format", *arguments, *option], lambda size: ((part * (size // len(part.encode()))) + end + "\n").encode(), label)

    def test_subcommands_and_options(self):
        definition = self.file(b'{"mask":"[000]"}')
        for arguments, first, part, last in [
            (["unmask", "-m", PHONE], "", "1", "\n"), (["phones", "-R", "US"], "", "1 ", "\n"), (["phones", "-R", "US", "-x"], "", "(1", "\n"),
            (["phones", "-R", "US", "-x"], "", "212-555-0100 / ", "\n"), (["phones", "-R", "US", "-x", "-j"], "", "a1", "\n"), (["phones"], "", "+", "\n"),
            (["format", "-m", "[0]", "-c", "1"], "", ",", "\n"), (["format", "-m", "[0]", "-c", "1", "--no-header"], "", '""', "\n"),
            (["format", "-m", "[0]", "-c", "1"], '"', "a\n", ""), (["format", "-m", "[0]", "-c", "1", "-t", ";"], "a\n", '"";', "\n"),
            (["format", "-m", "[0]", "-c", "x"], "", "x,", "\n"), (["format", "-m", "[0]", "-c", "x"], "", "ab,", "\n"),
            (["format", "-m", "[0]", "-c", "1", "--formulas", "quote"], "a\n", "=,", "\n"), (["format", "-m", "[0]", "-c", "1", "-r", os.devnull], "a\n", "x\n", ""),
            (["format", "-m", "[0]", "-c", "1", "--into", "b", "--reason-column", "c"], "a\n", "x\n", ""), (["format", "-m", "[0]", "-v"], "", "x\n", ""),
            (["format", "-m", "[0]", "--dry-run"], "", "x\n", ""), (["format", "-m", "[0]", "--report", os.devnull], "", "ax\n", ""),
            (["format", "-m", "[0]", "--json-field", "a"], "", "[", "\n"), (["format", "-m", "[0]", "--json-field", "a"], '{"b":"', "\\u0041", '"}\n'),
            (["format", "-m", "[0]", "--json-field", "a"], "{", '"a":1,', '"a":"1"}\n'), (["format", "-m", "[0]", "--json-field", "a"], '{"a":"', '\\"', '"}\n'),
            (["format", "-m", "[0]", "--encoding", "windows-1252"], "", "x", "\n"), (["format", "-m", "[0…]", "--case", "upper"], "", "1", "\n"),
            (["clean", "-c", "a=amount:en_IN:INR", "-x"], "a\n", "Rs. 5 ", "\n"), (["clean", "-c", "a=date:d MMM yyyy|excel", "-x"], "a\n", "1 Jan ", "\n"),
            (["clean", "-c", "a=phone:@b", "-x"], "a,b\n", "1-", ",US\n"), (["clean", "-c", "a=email"], "a\n", "a@", "\n"), (["replay"], "", "{", "\n"),
            (["replay"], '{"format":{"mask":"[0…]"},"actions":[{"insert":"', "1", '"}]}\n'), (["replay"], '{"format":{"mask":"[000]"},"actions":[', '{"type":"1"},', '{"blur":true}]}\n'),
            (["replay"], '{"format":{"regex":"[0-9]+x"},"actions":[{"insert":"', "1,", '"}]}\n'), (["prompt", "-m", "[0…]"], "", "1", "\n"),
            (["prompt", "-e", "[0-9]+x"], "", "1,", "\n"), (["format", "-d", definition], "", "1", "\n"),
        ]:
            label = f"{' '.join(map(str, arguments))}, {first}{part}…{last}"
            with self.subTest(label):
                self.assert_linear(arguments, lambda size: (first + part * (size // len(part)) + last).encode(), label)

    def test_patterns(self):
        """Patterns of 16 KiB and more, in arguments and in files."""
        size = min(SIZE, 1 << 16)
        for command in (["check"], ["explain"], ["explain", "--json"]):
            for part in ["[0]", "[9]-", "[099]{1}", "{9}[099]", "\\[", "[0]\u0301", "a", "[0…]-", "🇦"]:
                label = f"{' '.join(command)} {part}"
                with self.subTest(label):
                    def measured(length):
                        spent, status = seconds([*command, part * (length // len(part.encode()))], b"")
                        self.assertIn(status, (0, 1), label)
                        return spent

                    whole = measured(size - 1000)
                    if whole >= QUICK:
                        self.assertLess(whole, 6 * max(measured(size // 4), QUICK / 4), label)

    def test_a_set_of_long_masks(self):
        """All masks of a set share the search for the best place of each character."""
        mask = "[" + "9" * 240 + "]-[9a]"
        definition = {"mask": mask, "alternatives": [mask] * 255}
        file = self.file(json.dumps(definition).encode())
        start, _ = seconds(["format", "-d", str(file)], b"1\n")
        spent, _ = seconds(["format", "-d", str(file)], b"1" * 245 + b"\n")
        self.assertLess(spent, start + QUICK)
        script = {"format": definition, "actions": [{"insert": "1" * 241}, {"type": "1"}]}
        spent, _ = seconds(["replay"], json.dumps(script).encode() + b"\n")
        self.assertLess(spent, start + QUICK)
