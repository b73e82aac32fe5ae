"""--column: the records of CSV files, as Python's csv module reads them, and every other byte as it was.

CSV_ROUNDS and CSV_SEED set how many times forty random files are read, and which.
"""

import csv
import io
import os
import pathlib
import random
import sys
import tempfile

from support import ENCODING_HINT, PHONE, Run, CommandTest


ROUNDS = int(os.environ.get("CSV_ROUNDS", 100))
SEED = int(os.environ.get("CSV_SEED", 4180))


def spans(data, delimiter):
    """The records of a file: for each its fields as (start, end), and its end with the line break.

    The reader of CPython's `_csv.c` in the order of its states, with places. `agrees` says whether
    it is the same reader indeed.
    """
    records, fields, state, start, place = [], [], "start", 0, 0
    while place < len(data):
        byte = data[place : place + 1]
        if state == "quoted":
            state = "closing" if byte == b'"' else "quoted"
        elif state == "start" and byte == b'"':
            state = "quoted"
        elif state == "closing" and byte == b'"':
            state = "quoted"
        elif byte == delimiter:
            fields.append((start, place))
            start, state = place + 1, "start"
        elif byte in b"\r\n":
            fields.append((start, place))
            place += 1 if data[place : place + 2] == b"\r\n" else 0
            records.append((fields, place + 1))
            fields, start, state = [], place + 1, "start"
        else:
            state = "plain"
        place += 1
    if start < len(data) or fields:
        records.append((fields + [(start, len(data))], len(data)))
    return records, state == "quoted"


def content(field):
    """What a field says."""
    if not field.startswith(b'"'):
        return field
    text, place = b"", 1
    while place < len(field):
        if field[place : place + 1] != b'"':
            text += field[place : place + 1]
            place += 1
        elif field[place + 1 : place + 2] == b'"':
            text += b'"'
            place += 2
        else:
            return text + field[place + 1 :]
    return text


def agrees(data, delimiter):
    """Whether Python's csv module reads the same records."""
    text = io.StringIO(data.decode("latin-1"), newline="")
    read = list(csv.reader(text, delimiter=delimiter.decode()))
    records, _ = spans(data, delimiter)
    # A blank line has no field for Python, and an empty one here.
    mine = [[content(data[a:b]).decode("latin-1") for a, b in fields] for fields, _ in records]
    return read == [[] if fields == [""] and not blank else fields
                    for fields, blank in zip(mine, (data[r[0][0][0] : r[0][0][1]] for r in records))]


def expected(data, delimiter, column):
    """The file with each field of a column in capital letters, and all other bytes as they are."""
    result, last = b"", 0
    for fields, end in spans(data, delimiter)[0]:
        if column < len(fields):
            start, stop = fields[column]
            source = data[start:stop]
            said = content(source)
            try:
                loud = said.decode().upper().encode()
                loud = loud if all(c in "é\r\n" or " " <= c <= "~" for c in said.decode()) else said
            except UnicodeDecodeError:
                loud = said
            if loud != said:
                needs = any(byte in loud for byte in (b'"', delimiter, b"\r", b"\n"))
                if needs or source.startswith(b'"'):
                    loud = b'"' + loud.replace(b'"', b'""') + b'"'
                source = loud
            result += data[last:start] + source
            last = stop
    return result + data[last:]


class MessyFileTests(CommandTest):
    ALPHABET = [b"a", b"1", b'"', b'"', b",", b",", b";", b"\n", b"\r", b"\r\n", b" ", "é".encode(),
                b'""', b',"', b'",', b'"\n', b"\xff", b"b,", b'5" ']

    def messy(self, generator):
        data = b"".join(generator.choices(self.ALPHABET, k=generator.randrange(0, 40)))
        return b"\xef\xbb\xbf" + data if generator.random() < 0.1 else data

    def test_the_same_records_as_python(self):
        """Some thousand random files: the same records, and the same bytes around one column."""
        generator = random.Random(SEED)
        counts = dict.fromkeys(["files", "records", "changed", "stray quotes", "lone returns", "open"], 0)
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        folder = pathlib.Path(temporary.name)
        (folder / "format.json").write_text('{"regex":"[ -~éÉ\\\\n\\\\r]*","case":"upper"}')
        for _ in range(ROUNDS):
            delimiter = generator.choice([b",", b";", b"\t"])
            column = generator.randrange(0, 3)
            names, answers, opened = [], b"", False
            for number in range(40):
                data = self.messy(generator)
                mark = 3 if data.startswith(b"\xef\xbb\xbf") else 0
                body = data[mark:]
                self.assertTrue(agrees(body, delimiter), body)
                records, is_open = spans(body, delimiter)
                # Without so many columns in its first record, a file is rejected as a whole.
                filled = [r for r in records if r[0] != [(r[0][0][0], r[0][0][0])]]
                if filled and len(filled[0][0]) <= column:
                    continue
                if is_open:
                    # What an open quote begins stays as it is, up to the end.
                    last = records[-2][1] if len(records) > 1 else 0
                    if len(filled) == 1:
                        continue
                    answer = expected(body[:last], delimiter, column) + body[last:]
                else:
                    answer = expected(body, delimiter, column)
                name = folder / f"{number}.csv"
                name.write_bytes(data)
                names.append(name)
                answers += data[:mark] + answer
                opened = opened or is_open
                counts["files"] += 1
                counts["records"] += len(records)
                counts["changed"] += answer != body
                counts["open"] += is_open
                counts["stray quotes"] += b'5" ' in body
                counts["lone returns"] += b"\r" in body.replace(b"\r\n", b"")
            arguments = ["format", "-d", folder / "format.json", "-c", column + 1, "--no-header",
                         "--delimiter", delimiter.decode(), *names]
            run = Run(arguments)
            self.assertEqual(run.bytes, answers, f"CSV_SEED={SEED}")
            self.assertIn(run.status, [65] if opened else [0, 1], run.errors)
        for name, least in [("files", 1500), ("records", 4000), ("changed", 300),
                            ("stray quotes", 500), ("lone returns", 500), ("open", 100)]:
            self.assertGreater(counts[name], least * ROUNDS // 100, counts)
        print("note: csv: " + ", ".join(f"{n} {name}" for name, n in counts.items()), file=sys.stderr)


class ColumnTests(CommandTest):
    def check(self, data, expected, status=0, command="format", column="phone", mask=PHONE):
        run = self.run_command(command, "--mask", mask, "--column", column, data=data, status=status)
        self.assertEqual(run.bytes, expected)
        return run.errors

    def test_other_columns_stay(self):
        for data, expected in [
            (b"", b""),
            (b"phone", b"phone"),
            (b"id,phone\r\n1,2125550100\r\n", b"id,phone\r\n1,+1 (212) 555-0100\r\n"),
            (b"phone,x\n2125550100,\xff \n", b"phone,x\n+1 (212) 555-0100,\xff \n"),
            (b'x,phone\n"a ""b"", c\r\nd",2125550100', b'x,phone\n"a ""b"", c\r\nd",+1 (212) 555-0100'),
            (b'"phone"\n"212.555.0100"\n\n""\n', b'"phone"\n"+1 (212) 555-0100"\n\n""\n'),
            (b"\xef\xbb\xbfphone,a\n2125550100,1\n", b"\xef\xbb\xbfphone,a\n+1 (212) 555-0100,1\n"),
            (b"a,phone\n1,\n", b"a,phone\n1,\n"),
        ]:
            with self.subTest(data):
                self.check(data, expected, status=0)

    def test_quotes_where_needed(self):
        self.check(b"n\n12\n", b'n\n"1,2"\n', column="n", mask="[0],[0]")
        self.check(b'n\n12\n"1""2"\n', b'n\n"1""2"\n"1""2"\n', column="n", mask='[0]"[0]')

    def test_values(self):
        self.check(b"phone\n+1 (212) 555-0100\n", b"phone\n2125550100\n", command="unmask")

    def test_rejected_fields_stay(self):
        errors = self.check(b"phone,a\n1,x\n2125550100,y\n\xff,z\n", b"phone,a\n1,x\n+1 (212) 555-0100,y\n\xff,z\n", 1)
        self.assertEqual(errors, "2 of 3 records could not be completed: 1 incomplete, 1 invalidUTF8\n" + ENCODING_HINT)

    def test_missing_column(self):
        """Nothing is written, so that nobody takes the file for clean."""
        errors = self.check(b"a,b\n1,2\n", b"", 65)
        self.assertEqual(errors, "formwork: standard input: no column “phone”; there are “a”, “b”\n")
        errors = self.check(b"a,b\n1,2\n", b"", 65, column="3")
        self.assertEqual(errors, "formwork: standard input: no column 3; there are 2\n")
        errors = self.check(b"a\n1\n", b"", 65, column="3")
        self.assertEqual(errors, "formwork: standard input: no column 3; there is 1\n")

    def test_the_other_files_are_handled(self):
        good, bad = self.file(b"phone\n2125550100\n"), self.file(b"fax\n1\n")
        run = self.run_command("format", "-m", PHONE, "-c", "phone", bad, good, status=65)
        self.assertEqual(run.bytes, b"phone\n+1 (212) 555-0100\n")

    def test_columns_by_number_and_several(self):
        data = b"a,b,a\n2125550100,2125550101,2125550102\n"
        new = b"+1 (212) 555-010%d"
        for columns, changed in [(["1"], [0]), (["b"], [1]), (["3", "b"], [1, 2]), (["2", "b", "2"], [1])]:
            with self.subTest(columns):
                fields = [new % n if n in changed else b"212555010%d" % n for n in range(3)]
                arguments = [part for column in columns for part in ("-c", column)]
                run = self.run_command("format", "-m", PHONE, *arguments, data=data, errors="")
                self.assertEqual(run.bytes, b"a,b,a\n" + b",".join(fields) + b"\n")
        # A name goes before a number.
        self.check(b"x,1\n2125550100,2125550101\n", b"x,1\n2125550100,+1 (212) 555-0101\n", column="1")

    def test_a_name_that_several_columns_have(self):
        errors = self.check(b"a,phone,phone\n1,2,3\n", b"", 65)
        self.assertEqual(errors, (
            "formwork: standard input: several columns are named “phone”: choose one by its number, "
            "2 and 3\n"))

    def test_without_a_header(self):
        run = self.run_command("format", "-m", PHONE, "-c", "2", "--no-header", data=b"1,2125550100\n", errors="")
        self.assertEqual(run.bytes, b"1,+1 (212) 555-0100\n")
        run = self.run_command("format", "-m", PHONE, "-c", "phone", "--no-header", status=64)
        self.assertIn("“phone”", run.errors)
        for number in ["0", "-1"]:
            self.run_command("format", "-m", PHONE, "-c", number, status=64)

    def test_delimiters(self):
        for argument, byte in [(";", b";"), ("tab", b"\t"), ("\\t", b"\t"), ("\t", b"\t"), ("|", b"|"), (" ", b" ")]:
            with self.subTest(argument):
                data = b'id%sphone\n"1%s,",%s2125550100\n' % (byte, byte, byte)
                run = self.run_command(
                    "format", "-m", "[000]-[000]-[0000]", "-c", "phone", "--delimiter", argument, data=data, errors="")
                self.assertEqual(run.bytes, data.replace(b"2125550100", b"212-555-0100"))
        # What has the delimiter in it is quoted.
        run = self.run_command("format", "-m", "[0];[0]", "-c", "1", "--delimiter", ";", data=b"a\n12\n")
        self.assertEqual(run.bytes, b'a\n"1;2"\n')
        for argument in ["", ";;", "é", '"', "\n"]:
            self.run_command("format", "-m", PHONE, "-c", "1", "--delimiter", argument, status=64)
        self.run_command("format", "-m", PHONE, "--delimiter", ";", status=64)

    def test_a_wrong_delimiter_is_guessed_at(self):
        for header, argument in [(b"id;phone;x", "';'"), (b"id\tphone\tx", "tab"), (b"id|phone|x", "'|'")]:
            for column in ["phone", "3"]:
                with self.subTest(header, column=column):
                    errors = self.check(header + b"\n1\n", b"", 65, column=column)
                    self.assertIn(f"\nThat may be 3 columns: try --delimiter {argument}\n", errors)
        self.assertNotIn("try", self.check(b"phones\n1\n", b"", 65))

    def test_a_guess_is_one_under_which_the_columns_are_there(self):
        # The comma in a name makes two columns, the semicolon three.
        for column in ["phone", "3"]:
            errors = self.check(b"id;last, first;phone\n1;a, b;2\n", b"", 65, column=column)
            self.assertIn("\nThat may be 3 columns: try --delimiter ';'\n", errors)
        # A delimiter in quotes parts nothing, nor does one under which a column is missing.
        for header in [b'"a;phone"', b'"a"";phone"', b"a,b|phones"]:
            self.assertNotIn("try", self.check(header + b"\n1\n", b"", 65))

    def test_one_column_that_may_be_several_is_rejected(self):
        """Else a format would take the delimiter for a separator, and drop it with what is behind it."""
        data = b"phone;city\n2125550100;\n"
        errors = self.check(data, b"", 65, column="1")
        self.assertEqual(errors, (
            "formwork: standard input: there is one column, or another delimiter\n"
            "That may be 2 columns: try --delimiter ';', or --delimiter ',' if it is one column\n"))
        run = self.run_command("format", "-m", PHONE, "-c", "1", "--delimiter", ";", data=data, errors="")
        self.assertEqual(run.bytes, b"phone;city\n+1 (212) 555-0100;\n")
        run = self.run_command("format", "-m", PHONE, "-c", "1", "--delimiter", ",", data=data, errors="")
        self.assertEqual(run.bytes, b"phone;city\n+1 (212) 555-0100\n")
        self.check(b"a phone\n2125550100\n", b"a phone\n+1 (212) 555-0100\n", column="1")

    def test_a_line_that_says_the_delimiter(self):
        for line, delimiter in [(b"sep=;", b";"), (b"sep=\t", b"\t"), (b"sep=,", b","), (b"\xef\xbb\xbfsep=|", b"|")]:
            with self.subTest(line):
                data = line + b"\r\nid%sphone\r\n1%s2125550100\r\n" % (delimiter, delimiter)
                new = data.replace(b"2125550100", b"+1 (212) 555-0100")
                self.check(data, new)
                run = self.run_command(
                    "format", "-m", PHONE, "-c", "phone", "--delimiter", delimiter.decode(), data=data, errors="")
                self.assertEqual(run.bytes, new)
        # One that was asked for goes before it; elsewhere, or longer, it is a record like others.
        run = self.run_command("format", "-m", PHONE, "-c", "b", "--delimiter", ",", data=b"sep=;\na,b\n1,2125550100\n")
        self.assertEqual(run.bytes, b"sep=;\na,b\n1,+1 (212) 555-0100\n")
        self.check(b"phone\nsep=;\n", b"phone\nsep=;\n", status=1)
        self.check(b"sep=;;\nphone\n", b"", 65)
        self.check(b'sep="\nphone\n', b"", 65)
        # Each file says it for itself.
        files = [self.file(b"sep=;\nphone;a\n2125550100;1\n"), self.file(b"phone,a\n2125550101,1\n")]
        run = self.run_command("format", "-m", "[000]-[000]-[0000]", "-c", "phone", *files, errors="")
        self.assertEqual(run.bytes, b"sep=;\nphone;a\n212-555-0100;1\nphone,a\n212-555-0101,1\n")

    def test_new_columns_have_the_delimiter_of_the_others(self):
        """With each delimiter that a file can declare, or that is asked for. Python reads the result."""
        def file(delimiter, first=""):
            rows = ("id", "phone", "x"), ("1", "2125550100", "a"), ("2", "212", "b")
            return self.file((first + "".join(delimiter.join(f'"{field}"' for field in row) + "\n" for row in rows)).encode())

        def check(delimiter, written):
            with self.subTest(delimiter):
                self.assertEqual(list(csv.reader(io.StringIO(written, newline=""), delimiter=delimiter)), [
                    ["id", "phone", "e164", "why", "x"], ["1", "2125550100", "+12125550100", "", "a"], ["2", "212", "", "tooShort", "b"]])

        arguments = ["phones", "-R", "US", "-c", "phone", "--into", "e164", "--reason-column", "why"]
        delimiters = [chr(byte) for byte in range(1, 128) if chr(byte) not in '"\r\n']
        files = [file(delimiter, f"sep={delimiter}\n") for delimiter in delimiters]
        usual, *others = self.run_command(*arguments, file(","), *files, status=1).text.split("sep=")
        check(",", usual)
        self.assertEqual([written[:2] for written in others], [delimiter + "\n" for delimiter in delimiters])
        for delimiter, written in zip(delimiters, others, strict=True):
            check(delimiter, written[2:])
        for delimiter in [";", "\t", "|", " ", "e", "-", "1"]:
            check(delimiter, self.run_command(*arguments, "--delimiter", delimiter, file(delimiter), status=1).text)

    def test_a_name_that_is_nearly_that_of_a_column(self):
        for name in ["phone", "Phone_", "PHONE"]:
            errors = self.check(b"id, Phone \n1,2\n", b"", 65, column=name)
            self.assertIn("there are “id”, “ Phone ”\nDid you mean “ Phone ”?\n", errors)
        for header in [b"id,Phones", b"Phone,PHONE"]:
            self.assertNotIn("mean", self.check(header + b"\n1,2\n", b"", 65))
        self.assertNotIn("mean", self.check(b"a,\n1,2\n", b"", 65, column="-"))

    def test_names_that_are_no_text(self):
        errors = self.check(b"T\xe9l,b\n1,2125550100\n", b"", 65)
        self.assertIn("there are “T\ufffdl”, “b”", errors)
        self.check(b"T\xe9l,b\n2125550100,1\n", b"T\xe9l,b\n+1 (212) 555-0100,1\n", column="1")

    def test_utf_16(self):
        for name in ["utf-16-le", "utf-16-be"]:
            data = "\ufeffid\tphone\n1\t2125550100\n".encode(name)
            for column in ["phone", "1"]:
                errors = self.check(data, b"", 65, column=column)
                self.assertEqual(
                    errors, "formwork: standard input: this is UTF-16; “iconv -f UTF-16 -t UTF-8” makes UTF-8 of it\n")

    def test_records_are_counted_once(self):
        data = b"a,b\n1,2\n3,2125550100\n2125550100,\n"
        for arguments, said in [
            (["-c", "a", "-c", "b"], "2 of 3 records could not be completed, in 3 fields: 3 incomplete\n"),
            (["-c", "a"], "2 of 3 records could not be completed: 2 incomplete\n"),
            (["-c", "b"], "1 of 3 records could not be completed: 1 incomplete\n"),
        ]:
            self.run_command("format", "-m", PHONE, *arguments, data=data, status=1, errors=said)
        run = self.run_command("format", "-m", PHONE, "-c", "a", "-c", "b", "--extract", data=b"a,b\nx2125550100,2125550100y\n")
        self.assertEqual(run.errors, "2 fields had more in them than what was extracted\n")

    def test_a_stray_quote_takes_nothing_with_it(self):
        data = b'size,phone\n1,5" pipe,2125550100\n5" pipe,2125550101\n"a"b,2125550102\n'
        self.check(data, data.replace(b"2125550101", b"+1 (212) 555-0101")
                             .replace(b"2125550102", b"+1 (212) 555-0102"), status=1)

    def test_a_quote_that_is_never_closed(self):
        data = b'id,phone\n1,2125550100\n2,"21\n3,2125550101\n'
        written = b'id,phone\n1,+1 (212) 555-0100\n2,"21\n3,2125550101\n'
        errors = self.check(data, written, 65)
        self.assertEqual(errors, (
            "formwork: standard input: line 3: a quote is opened and never closed\n"
            "1 of 2 records could not be completed: 1 openQuote\n"))
        self.check(b'id,"phone\n1', b"", 65)

    def test_a_lone_return_ends_a_record(self):
        self.check(b"phone\r2125550100\r\r\n2125550101\r", b"phone\r+1 (212) 555-0100\r\r\n+1 (212) 555-0101\r")

    def test_usage(self):
        self.run_command("format", "--mask", "[0]", "--column", "a", "--json", status=64)
