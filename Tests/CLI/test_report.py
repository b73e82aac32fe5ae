"""The report of a run has the counts of a script, by column, reason, length, and shape."""

import collections
import html.parser
import random
import re
import unittest

from support import CommandTest


class Page(html.parser.HTMLParser):
    """The text of a page, each part with the name of its element."""

    def __init__(self, source):
        super().__init__()
        self.parts, self.open, self.labels = [], [], []
        self.feed(source)

    def handle_starttag(self, tag, attributes):
        if tag not in ("meta", "i"):
            self.open.append(tag)
        self.labels += [value for name, value in attributes if name == "aria-label"]

    def handle_endtag(self, tag):
        if tag != "i":
            self.open.pop()

    def handle_data(self, text):
        if text.strip() and self.open[-1] != "style":
            self.parts.append((self.open[-1], text.strip()))

    def after(self, *strings):
        """The rows of a table after a heading, as strings."""
        plain = [text for _, text in self.parts]
        start = next(n for n in range(len(plain)) if plain[n:n + len(strings)] == list(strings)) + len(strings)
        rows, found = [], self.parts[start:]
        while len(found) > 1 and found[0][0] == "th":
            rows.append((found[0][1], int(found[1][1])))
            found = found[2:]
        return rows


class Expected:
    """The outcome for the fields of a column with the mask [00]-[0099]."""

    def __init__(self, fields):
        self.completed, self.changes, self.empty = 0, [], 0
        self.rejects, self.lengths, self.shapes = collections.defaultdict(list), collections.Counter(), collections.Counter()
        for line, field in enumerate(fields, 2):
            digits = field.replace("-", "")
            if not field:
                self.empty += 1
            elif not digits.isdigit() or len(digits) > 6:
                self.rejects["unused"].append((line, field))
            elif len(digits) < 4:
                self.rejects["incomplete"].append((line, field))
            else:
                result = digits[:2] + "-" + digits[2:]
                self.completed += 1
                self.lengths[str(len(result))] += 1
                self.shapes[re.sub("[0-9]", "9", field)] += 1
                if result != field:
                    self.changes.append((field, result))

    @property
    def rejected(self):
        return sum(len(rows) for rows in self.rejects.values())


class ReportTests(CommandTest):
    def fields(self, generator):
        def digits(count):
            return "".join(generator.choices("0123456789", k=count))

        kinds = [lambda: "", lambda: "x", lambda: digits(2) + "-" + digits(generator.randint(2, 4)),
                 lambda: digits(generator.randint(1, 7))]
        return [generator.choices(kinds, [1, 1, 3, 4])[0]() for _ in range(generator.randint(1, 60))]

    def test_many_cores_show_the_first_examples(self):
        """One reject at the start of a file, and more at its end, which another core reads."""
        pages = []
        data = "a\nx0\n" + "12-34\n" * 400_000 + "".join(f"x{n}\n" for n in range(1, 14))
        for jobs in (1, 2):
            path = self.file(b"")
            self.run_command("clean", "-c", "a=mask:[00]-[0099]", "--report", path, "--jobs", jobs, data=data, status=1)
            pages.append(Page(path.read_text(encoding="utf-8")).parts)
        examples = [text for _, text in pages[0] if text.startswith("x")]
        self.assertEqual(examples[:10], [f"x{n}" for n in range(10)])
        self.assertEqual(pages[0], pages[1])

    def test_counts(self):
        generator = random.Random(7)
        # The last file is read in several pieces, which are counted apart.
        for jobs, times in ((1, 1), (2, 1), (1, 1), (2, 1), (1, 1), (2, 3000)):
            fields = self.fields(generator) * times
            expected = Expected(fields)
            path = self.file(b"")
            data = "a;b\n" + "".join(f"{field};{n}\n" for n, field in enumerate(fields))
            self.run_command(
                "clean", "-c", "a=mask:[00]-[0099]", "-t", ";", "--report", path, "--jobs", jobs, data=data,
                status=1 if expected.rejected else 0)
            page = Page(path.read_text(encoding="utf-8"))
            plain = [text for _, text in page.parts]
            with self.subTest(fields=fields[:60], times=times):
                records = f"{len(fields)} record{'' if len(fields) == 1 else 's'}"
                self.assertIn(f"{records}, 1 column checked", plain)
                counts = {
                    "Completed": expected.completed, "Changed": len(expected.changes), "Rejected": expected.rejected,
                    "Empty": expected.empty}
                for name, count in counts.items():
                    place = next(n for n, text in enumerate(page.parts) if text == ("dt", name))
                    self.assertEqual(page.parts[place + 1], ("dd", str(count)), name)
                self.assertEqual(page.labels[0], f"{expected.rejected * 1000 // len(fields) / 10} % rejected")
                self.assertEqual(
                    [plain[n - 1:n + 2:2] for n, text in enumerate(plain) if text == "→"],
                    [list(change) for change in expected.changes[:10]])
                for rows in expected.rejects.values():
                    for line, field in rows[:10]:
                        place = plain.index(f"line {line}")
                        self.assertEqual(plain[place + 1], field)
                    for line, _ in rows[10:]:
                        self.assertNotIn(f"line {line}", plain)
                if expected.completed:
                    self.assertEqual(
                        page.after("Lengths", "characters of each result"), sorted(expected.lengths.items()))
                    shapes = page.after("Kinds", "of number, notation, or shape")
                    self.assertEqual(shapes, sorted(expected.shapes.items(), key=lambda row: (-row[1], row[0])))

    def test_only_the_first_lengths_have_a_row(self):
        for count in (11, 12, 13, 15):
            path = self.file(b"")
            data = "a\n" + "".join("7" * length + "\n" for length in range(1, count + 1) for _ in range(length + 2))
            self.run_command("clean", "-c", "a=mask:[0…]", "--report", path, data=data)
            rows = [(str(length), length + 2) for length in range(1, count + 1)]
            rest = sum(times for _, times in rows[12:])
            more = [(f"{count - 12} more", rest)] if rest else []
            page = Page(path.read_text(encoding="utf-8"))
            self.assertEqual(page.after("Lengths", "characters of each result"), rows[:12] + more)


if __name__ == "__main__":
    unittest.main()
