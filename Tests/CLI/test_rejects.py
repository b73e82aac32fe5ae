"""--verbose, --rejects and --on-error: each line that can't be completed is found, with its reason."""

import csv
import io
import json
import os
import random
import resource
import subprocess

from support import ENCODING_HINT, FORMWORK, PHONE, CommandTest


class RejectTests(CommandTest):
    def test_verbose(self):
        for arguments, data, said in [
            ([], b"2125550100\n555-0199\n", "line 2: 3 more digits (incomplete): 555-0199\n"),
            ([], b"\n\n21255501001\n", "line 3: more than the format holds (unused): 21255501001\n"),
            ([], b"call me\n", "line 1: the format has no place for some of it (unused): call me\n"),
            ([], b"\xff\n", "line 1: invalidUTF8: \ufffd\n"),
            ([], b"9" * 5 + b" " * 200, "line 1: 5 more digits (incomplete): 99999" + " " * 75 + "…\n"),
            (["-c", "b"], b'a,b\r\n"\r\n",1\r\n2\r\n', (
                "line 2, column “b”: 9 more digits (incomplete): 1\n"
                "line 4, column “b”: missingField: \n")),
            (["-c", "2", "--no-header"], b"x,12\n", "line 1, column “2”: 9 more digits (incomplete): 12\n"),
        ]:
            with self.subTest(data):
                run = self.run_command("format", "-m", PHONE, "--verbose", *arguments, data=data, status=1)
                self.assertEqual(run.errors[: len(said)], said)
                self.assertIn("could not be completed: ", run.errors[len(said):])

    def test_reasons_of_other_formats(self):
        for definition, line, reason in [
            ('{"regex":"[A-Z]{2}-\\\\d{4}"}', "AB1", "3 more digits (incomplete)"),
            ('{"mask":"[AA]-[__]"}', "a", "1 more letter, 2 more letters or digits (incomplete)"),
            ('{"mask":"[00]","valuePattern":"[1-3]0"}', "2", "1 more digit (incomplete)"),
        ]:
            with self.subTest(definition):
                file = self.file(definition.encode())
                run = self.run_command("format", "-v", "-d", file, data=line, status=1)
                self.assertTrue(run.errors.startswith(f"line 1: {reason}: {line}\n"), run.errors)

    def test_an_issue_begins_with_its_sentence(self):
        for arguments, line, said in [
            (["--card"], "4242424242424241", "The check digits don't match. Check for a typo. (checksum)"),
            (["--date", "dd/MM/yyyy"], "31/02/2024", "This date doesn't exist (impossibleDate)"),
            (["--number", "en_US", "--maximum", "10"], "11", "At most 10 (aboveMaximum)"),
        ]:
            with self.subTest(line):
                run = self.run_command("format", "-v", *arguments, data=line + "\n", status=1)
                self.assertTrue(run.errors.startswith(f"line 1: {said}: {line}\n"), run.errors)

    def test_the_file_names_it(self):
        first, second = self.file(b"1\n2125550100\n"), self.file(b"\n2\n")
        run = self.run_command("unmask", "-v", "-m", PHONE, first, second, status=1)
        self.assertIn(f"{first}: line 1: 9 more digits (incomplete): 1\n", run.errors)
        self.assertIn(f"{second}: line 2: 9 more digits (incomplete): 2\n", run.errors)

    def rejects(self, name, *arguments, data, status=1):
        path = self.file(b"").parent / name
        run = self.run_command("format", "-m", PHONE, "--rejects", path, *arguments, data=data, status=status)
        return path.read_bytes(), run

    def test_a_file_of_csv(self):
        for name in ["rejects.csv", "rejects.txt"]:
            written, run = self.rejects(name, data=b'2125550100\n"a, b"\n\xff,\n')
            self.assertEqual(written, (
                b"file,line,column,text,reason,detail\n"
                b',2,,"""a, b""",unused,the format has no place for some of it\n'
                b',3,,"\xff,",invalidUTF8,\n'))
            self.assertEqual(run.errors, "2 of 3 lines could not be completed: 1 invalidUTF8, 1 unused\n" + ENCODING_HINT)

    def test_a_file_of_json(self):
        for name in ["rejects.json", "rejects.jsonl", "rejects.ndjson"]:
            written, _ = self.rejects(name, "-c", "p", data=b'p\n"1\n"\n\xff\n')
            self.assertEqual([json.loads(line) for line in written.splitlines()], [
                {"file": None, "line": 2, "column": "p", "text": "1\n", "reason": "incomplete", "detail": "9 more digits"},
                {"file": None, "line": 4, "column": "p", "text": "\ufffd", "reason": "invalidUTF8", "detail": ""}])

    def test_it_is_empty_where_all_is_well(self):
        self.assertEqual(self.rejects("a.csv", data=b"2125550100\n", status=0)[0],
                         b"file,line,column,text,reason,detail\n")
        self.assertEqual(self.rejects("a.json", data=b"2125550100\n", status=0)[0], b"")

    def test_files_that_cant_be_written(self):
        self.run_command("format", "-m", PHONE, "--rejects", "/no/such/folder", status=74,
                         errors="formwork: /no/such/folder: No such file or directory\n")
        if os.path.exists("/dev/full"):
            run = self.run_command("format", "-m", PHONE, "--rejects", "/dev/full", data=b"1\n", status=74)
            # Nothing is delivered without its rejects.
            self.assertEqual(run.text, "")
            self.assertIn("formwork: /dev/full: No space left on device\n", run.errors)

    def test_an_input_is_not_written_over(self):
        file = self.file(b"1\n")
        other = file.parent / "other"
        os.link(file, other)
        for path in [file, other]:
            run = self.run_command("format", "-m", PHONE, file, "--rejects", path, status=64)
            self.assertIn("write over", run.errors)
            self.assertEqual(file.read_bytes(), b"1\n")

    def test_every_rejected_row_of_a_messy_export_is_found(self):
        """What a data engineer does: the rows of the rejects are the rows that Python finds wrong."""
        generator = random.Random(7)
        rows, wrong = [["id", "phone", "note"]], []
        for number in range(3000):
            digits = "".join(generator.choices("23456789", k=generator.choice([10] * 8 + [9, 11])))
            phone = generator.choice(["{}.{}.{}", "({}) {}-{}", "+1 {} {} {}"]).format(
                digits[:3], digits[3:6], digits[6:])
            rows.append([str(number), phone, generator.choice(["", 'a "b"', "two\nlines", "a;b"])])
            if len(digits) != 10:
                wrong.append((number, phone, "incomplete" if len(digits) < 10 else "unused"))
        text = io.StringIO(newline="")
        lines = []
        writer = csv.writer(text, delimiter=";")
        for row in rows:
            lines.append(text.getvalue().count("\n") + 1)
            writer.writerow(row)
        written, run = self.rejects("r.csv", "-c", "phone", "--delimiter", ";", data=text.getvalue())
        found = list(csv.DictReader(io.StringIO(written.decode())))
        self.assertGreater(len(wrong), 300)
        self.assertEqual(
            [(int(r["line"]), r["text"], r["reason"]) for r in found],
            [(lines[number + 1], phone, reason) for number, phone, reason in wrong])
        cleaned = list(csv.reader(io.StringIO(run.text, newline=""), delimiter=";"))
        self.assertEqual([r[0::2] for r in cleaned], [r[0::2] for r in rows])
        reasons = [reason for _, _, reason in wrong]
        self.assertIn(f"{len(wrong)} of 3000 records could not be completed: ", run.errors)
        for reason in set(reasons):
            self.assertIn(f"{reasons.count(reason)} {reason}", run.errors)


    def test_the_output_is_not_written_over(self):
        for arguments, said in [
            (lambda file: ["--rejects", file], "--rejects would write over the output."),
            (lambda file: [file], "The output would be written over"),
        ]:
            file = self.file(b"1\n")
            with open(file, "ab") as output:
                # One that reads what it writes would fill the disk.
                run = subprocess.run(
                    [FORMWORK, "format", "-m", PHONE, *arguments(file)], stdin=subprocess.DEVNULL, stdout=output,
                    stderr=subprocess.PIPE, timeout=60,
                    preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20)))
            self.assertEqual((run.returncode, file.read_bytes()), (64, b"1\n"))
            self.assertIn(said, run.stderr.decode())
        run = self.run_command("format", "-m", PHONE, "--rejects", "-", status=64)
        self.assertIn("takes the name of a file", run.errors)
        self.assertFalse(os.path.exists("-"))

    def test_numbers_of_another_country(self):
        data = "+49 30 123456\n+1 212\n49 30 123456\n"
        for option in [["-m", PHONE], ["-m", PHONE, "-a", "+44 [0000]"], ["-m", PHONE, "--values"]]:
            with self.subTest(option):
                run = self.run_command("format", *option, "-v", data=data, status=1)
                self.assertIn("line 1: another prefix than the format's (otherPrefix): +49 30 123456\n", run.errors)
                self.assertIn("1 otherPrefix", run.errors)
        written, _ = self.rejects("r.jsonl", data="+49 30 123456\n")
        self.assertEqual(json.loads(written)["reason"], "otherPrefix")


class RemedyTests(CommandTest):
    def test_lines(self):
        data = b"2125550100\r\n1\r\n\xff\r\n\r\n2"
        for remedy, expected in [
            (None, b"+1 (212) 555-0100\r\n?\t1\r\n?\t\xff\r\n\r\n?\t2"),
            ("mark", b"+1 (212) 555-0100\r\n?\t1\r\n?\t\xff\r\n\r\n?\t2"),
            ("keep", b"+1 (212) 555-0100\r\n1\r\n\xff\r\n\r\n2"),
            ("empty", b"+1 (212) 555-0100\r\n\r\n\r\n\r\n"),
            ("drop", b"+1 (212) 555-0100\r\n\r\n"),
        ]:
            with self.subTest(remedy):
                arguments = ["--on-error", remedy] if remedy else []
                run = self.run_command("format", "-m", PHONE, *arguments, data=data, status=1)
                self.assertEqual(run.bytes, expected)
                self.assertTrue(run.errors.startswith("3 of 5 lines"))

    def test_records(self):
        data = b'a,b\n2125550100,2125550101\n"1",2125550102\n2,"3\n"\n4\n,\n'
        first = b"a,b\n+1 (212) 555-0100,+1 (212) 555-0101\n"
        for remedy, expected in [
            (None, b'"1",+1 (212) 555-0102\n2,"3\n"\n4\n,\n'),
            ("keep", b'"1",+1 (212) 555-0102\n2,"3\n"\n4\n,\n'),
            ("mark", b'"?1",+1 (212) 555-0102\n?2,"?3\n"\n?4\n,\n'),
            ("empty", b'"",+1 (212) 555-0102\n,""\n\n,\n'),
            ("drop", b",\n"),
        ]:
            with self.subTest(remedy):
                arguments = ["--on-error", remedy] if remedy else []
                run = self.run_command("format", "-m", PHONE, "-c", "a", "-c", "b", *arguments, data=data, status=1)
                self.assertEqual(run.bytes, first + expected)

    def test_json(self):
        run = self.run_command("format", "-m", PHONE, "-j", "--on-error", "drop", data=b"1\n2125550100\n", status=1)
        self.assertEqual([a["value"] for a in run.json], ["2125550100"])
        for remedy in ["keep", "mark", "empty"]:
            self.run_command("format", "-m", PHONE, "-j", "--on-error", remedy, status=64)
        self.run_command("format", "-m", PHONE, "--on-error", "panic", status=64)
