"""An output is never written over what matters, is never half a record of what was delivered, and runs nothing in a spreadsheet."""

import csv
import io
import json
import os
import pathlib
import resource
import signal
import subprocess
import tempfile

from support import FORMWORK, PHONE, CommandTest

OLD = b"keep me\n"
DEFINITION = b'{"mask":"[000]"}'
COLUMNS = b'{"columns":[{"column":"a","kind":"mask:[000]"}]}'


class FolderTest(CommandTest):
    def folder(self, **files):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name)
        for name, data in files.items():
            (path / name.replace("_", ".")).write_bytes(data)
        return path

    def shell(self, folder, command, **arguments):
        """Runs a line of shell in a folder; `formwork` is the command."""
        return subprocess.run(
            ["sh", "-c", 'formwork() { "$FORMWORK" "$@"; }\n' + command], cwd=folder, capture_output=True, timeout=120,
            env={**os.environ, "FORMWORK": os.path.abspath(FORMWORK)},
            # One that reads what it writes would fill the disk.
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 22, 1 << 22)), **arguments)


class OverwriteTests(FolderTest):
    def test_no_output_is_written_over_a_file_of_the_run(self):
        for command, said in [
            ("formwork format -m '[000]' --report in.csv in.csv", "--report would write over “in.csv”, which is read"),
            ("formwork format -m '[000]' --report in.csv < in.csv", "--report would write over standard input"),
            ("formwork format -m '[000]' -r in.csv < in.csv", "--rejects would write over standard input"),
            ("formwork format -m '[000]' -r x --report x in.csv", "would write over the file of --re"),
            ("formwork format -m '[000]' -r x --report ./x in.csv", "would write over the file of --re"),
            ("ln -s x y; formwork format -m '[000]' -r x --report y in.csv", "would write over the file of --re"),
            ("ln in.csv hard; formwork format -m '[000]' --report hard in.csv", "would write over"),
            ("ln -s in.csv soft; formwork format -m '[000]' -r soft in.csv", "would write over"),
            ("formwork format -m '[000]' --report o in.csv > o", "--report would write over the output"),
            ("formwork format -m '[000]' -r o in.csv > o", "--rejects would write over the output"),
            ("formwork format -m '[000]' -r /dev/stdout in.csv > o", "--rejects would write over the output"),
            ("formwork format -m '[000]' -r o in.csv 2> o; cat o >&2", "--rejects would write over standard error"),
            ("formwork format -r d.json -d d.json in.csv", "--rejects would write over “d.json”, which is read"),
            ("formwork format --report d.json -d d.json in.csv", "--report would write over “d.json”, which is read"),
            ("formwork format -d d.json in.csv >> d.json", "The output would be written over “d.json”, which is read"),
            ("formwork clean --columns c.json -r c.json in.csv", "--rejects would write over “c.json”, which is read"),
            ("formwork clean --columns c.json in.csv >> c.json", "The output would be written over “c.json”"),
            ("formwork phones -R US --report in.csv in.csv", "--report would write over “in.csv”, which is read"),
            ("formwork phones -R US in.csv >> in.csv", "The output would be written over “in.csv”"),
            ("formwork format -m '[000]' < in.csv >> in.csv", "The output would be written over standard input"),
            ("formwork format -m '[000]' in.csv 2>> in.csv; cat in.csv >&2", "Standard error would be written over"),
            ("formwork check -d d.json >> d.json", "The output would be written over “d.json”"),
            ("formwork replay d.json >> d.json", "The output would be written over “d.json”"),
            ("formwork format -m '[000]' -r in.csv d.json missing in.csv", "--rejects would write over “in.csv”"),
            ("formwork format -m '[000]' -r missing in.csv missing", "--rejects would write over “missing”"),
            ("formwork format -m '[000]' --dry-run -r in.csv c.json", "--dry-run writes no rejects"),
            ("formwork clean -c a=email --dry-run -r in.csv c.json", "--dry-run writes no rejects"),
            ("formwork phones -R US --dry-run -r in.csv c.json", "--dry-run writes no rejects"),
        ]:
            with self.subTest(command):
                files = {"in_csv": b"a\n12\n", "d_json": DEFINITION, "c_json": COLUMNS}
                folder = self.folder(**files)
                done = self.shell(folder, command)
                self.assertIn(said, done.stderr.decode())
                for name, data in files.items():
                    found = (folder / name.replace("_", ".")).read_bytes()
                    self.assertEqual(found[: len(data)], data)
                    if "2>> " not in command:
                        self.assertEqual(found, data)
                        self.assertEqual(done.returncode, 0 if "cat" in command else 64)

    def test_devices_and_pipes_can_be_shared(self):
        folder = self.folder(in_csv=b"12\n")
        done = self.shell(folder, "formwork format -m '[000]' -r /dev/null --report /dev/null in.csv > /dev/null 2>&1")
        self.assertEqual(done.returncode, 1)
        done = self.shell(folder, "formwork format -m '[000]' -r /dev/stderr in.csv")
        self.assertIn(b"in.csv,1,,12,incomplete,1 more digit\n", done.stderr)
        done = self.shell(folder, "formwork format -m '[000]' in.csv > o 2>&1; cat o")
        self.assertIn(b"?\t12\n", done.stdout)

    def test_an_old_file_stays_until_there_is_something_to_write(self):
        for command, status in [
            ("formwork format -m '[000]' -r old missing", 66), ("formwork format -m '[000]' -c b -r old in.csv", 65),
            ("formwork format -m '[000' -r old in.csv", 64), ("formwork format -d missing -r old in.csv", 66),
            ("formwork clean -c a=nothing -r old in.csv", 64), ("formwork phones -R XX -r old in.csv", 64),
            ("formwork format -m '[000]' --report old missing", 66), ("formwork format -m '[000]' -c b --report old in.csv", 65),
        ]:
            with self.subTest(command):
                folder = self.folder(in_csv=b"a\n12\n", old=OLD)
                self.assertEqual(self.shell(folder, command).returncode, status)
                self.assertEqual((folder / "old").read_bytes(), OLD)
        head = b"file,line,column,text,reason,detail\n"
        for command, status, rows in [
            ("formwork format -m '[00]' -r old in.csv", 0, b""),
            ("formwork format -m '[000]' -r old in.csv missing", 66, b"in.csv,1,,12,incomplete,1 more digit\n"),
        ]:
            folder = self.folder(in_csv=b"12\n", old=OLD * 100)
            self.assertEqual(self.shell(folder, command).returncode, status)
            self.assertEqual((folder / "old").read_bytes(), head + rows)

    def test_what_cant_be_written_is_said_first(self):
        for path, why in [("folder", "Is a directory"), ("none/r.csv", "No such file or directory")]:
            for option in ["-r", "--report"]:
                folder = self.folder(in_csv=b"12\n")
                (folder / "folder").mkdir()
                done = self.shell(folder, f"formwork format -m '[000]' {option} {path} in.csv")
                self.assertEqual((done.returncode, done.stdout), (74, b""))
                self.assertEqual(done.stderr.decode(), f"formwork: {path}: {why}\n")


class InterruptedTests(FolderTest):
    def rejects(self, path):
        return list(csv.DictReader(io.StringIO(path.read_text())))

    def test_a_reader_that_leaves_has_all_rejects(self):
        for jobs in (1, 4):
            folder = self.folder(in_csv=b"12\n" * 60_000)
            done = self.shell(folder, f"formwork format -m '[000]' --jobs {jobs} -r r.csv in.csv | head -n 5000")
            self.assertEqual(done.stdout, b"?\t12\n" * 5000)
            lines = [int(row["line"]) for row in self.rejects(folder / "r.csv")]
            self.assertEqual(lines, list(range(1, len(lines) + 1)))
            self.assertGreaterEqual(len(lines), 5000)

    def test_a_signal_leaves_all_rejects(self):
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGKILL):
            folder = self.folder()
            process = subprocess.Popen([FORMWORK, "format", "-m", "[000]", "-r", folder / "r.csv"], stdin=subprocess.PIPE,
                                       stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            process.stdin.write(b"12\n" * 100)
            process.stdin.flush()
            delivered = 0
            while delivered < 100:
                self.assertEqual(process.stdout.readline(), b"?\t12\n")
                delivered += 1
            process.send_signal(number)
            process.stdin.close()
            process.stdout.close()
            process.wait(timeout=60)
            self.assertEqual(len(self.rejects(folder / "r.csv")), 100)

    def test_rejects_that_cant_be_written_end_the_run(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("this system has no /dev/full")
        done = self.shell(self.folder(in_csv=b"12\n"), "formwork format -m '[000]' -r /dev/full in.csv")
        self.assertEqual((done.returncode, done.stdout), (74, b""))

    def test_a_full_disk_leaves_whole_rows(self):
        # Some pieces of it have room.
        folder = self.folder(in_csv=b"12\n" * 180_000)
        process = subprocess.run(
            [FORMWORK, "format", "-m", "[000]", "--jobs", "1", "-r", "r.csv", "in.csv"], cwd=folder, capture_output=True, timeout=120,
            preexec_fn=lambda: (signal.signal(signal.SIGXFSZ, signal.SIG_IGN),
                                resource.setrlimit(resource.RLIMIT_FSIZE, (4_000_000, 4_000_000))))
        self.assertEqual(process.returncode, 74)
        self.assertIn(b"r.csv: File too large", process.stderr)
        data = (folder / "r.csv").read_bytes()
        self.assertTrue(data.endswith(b",12,incomplete,1 more digit\n"), data[-80:])
        self.assertGreaterEqual(data.count(b"\n") - 1, process.stdout.count(b"\n"))

    def test_closed_descriptors_are_nobodys_files(self):
        for closed, status in [("<&-", 1), (">&-", 74), ("2>&-", 1), ("<&- >&- 2>&-", 74), ("<&- 2>&-", 1)]:
            with self.subTest(closed):
                folder = self.folder(in_csv=b"12\n", d_json=DEFINITION)
                done = self.shell(folder, f"formwork format -d d.json -r r.csv --report r.html in.csv {closed}")
                self.assertEqual(done.returncode, status)
                self.assertEqual((folder / "in.csv").read_bytes(), b"12\n")
                self.assertEqual((folder / "d.json").read_bytes(), DEFINITION)
                self.assertEqual((folder / "r.csv").read_bytes(),
                                 b"file,line,column,text,reason,detail\nin.csv,1,,12,incomplete,1 more digit\n")
        done = self.shell(self.folder(), "formwork format -m '[000]' <&-")
        self.assertEqual((done.returncode, done.stdout), (66, b""))


class FormulaTests(FolderTest):
    CELLS = ["=1+1", "+cmd|' /C calc'!A0", "-1-1", "@SUM(1)", "\t=1", "\r=1", "a=1", "", "12"]

    def table(self, cells):
        text = io.StringIO(newline="")
        writer = csv.writer(text)
        writer.writerow(["=name", "phone", "note"])
        for cell in cells:
            writer.writerow([cell, cell, cell])
        return text.getvalue()

    def rows(self, text):
        return list(csv.reader(io.StringIO(text, newline="")))

    def safe(self, cell):
        return "'" + cell if cell[:1] in ("=", "+", "-", "@", "\t", "\r") and cell else cell

    def test_cells_that_begin_like_a_formula(self):
        data = self.table(self.CELLS)
        rejects = self.file(b"").parent / "r.csv"
        arguments = ["phones", "-R", "US", "-c", "phone", "-r", rejects]
        plain = self.run_command(*arguments, data=data, status=1)
        self.assertEqual(self.rows(plain.text), self.rows(data))
        found = [row["text"] for row in csv.DictReader(io.StringIO(rejects.read_bytes().decode(), newline=""))]
        self.assertEqual(found, [cell for cell in self.CELLS if cell])
        quoted = self.run_command(*arguments, "--formulas", "quote", data=data, status=1)
        self.assertEqual(self.rows(quoted.text), [[self.safe(cell) for cell in row] for row in self.rows(data)])
        found = [row["text"] for row in csv.DictReader(io.StringIO(rejects.read_bytes().decode(), newline=""))]
        self.assertEqual(found, [self.safe(cell) for cell in self.CELLS if cell])

    def test_values_of_the_format_stay(self):
        for arguments, cell, result in [
            (["phones", "-R", "US", "-c", "phone"], "212-555-0100", "+12125550100"),
            (["phones", "-R", "US", "-c", "phone"], "+12125550100", "+12125550100"),
            (["format", "-m", PHONE, "-c", "phone"], "2125550100", "+1 (212) 555-0100"),
            (["unmask", "--number", "en_US", "--currency", "USD", "-c", "phone"], "-$5.50", "-5.5"),
            (["clean", "-c", "phone=number:de_DE"], "-1.234,5", "-1234.5"),
            # A format of any text has formulas, too.
            (["format", "-e", ".*", "-c", "phone"], "=1+1", "'=1+1"),
            (["format", "-e", ".*", "-c", "phone"], "+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"),
        ]:
            with self.subTest(arguments, cell=cell):
                run = self.run_command(*arguments, "--formulas", "quote", data=f'phone\n"{cell}"\n')
                self.assertEqual(self.rows(run.text)[1], [result])
                into = [] if arguments[0] == "clean" else ["--into", "new"]
                run = self.run_command(*arguments, *into, "--formulas", "quote", data=f"phone\n{cell}\n" if "," not in cell else f'phone\n"{cell}"\n')
                self.assertEqual(self.rows(run.text)[1][-1], result)

    def test_the_names_of_files(self):
        folder = self.folder()
        name = "=a\x1b]0;x\x07.csv"
        (folder / name).write_bytes(b"12\n")
        for file in ["r.csv", "r.jsonl"]:
            subprocess.run([FORMWORK, "format", "-m", "[000]", "-r", file, name], cwd=folder, capture_output=True, timeout=60)
        self.assertIn("\n=a␛]0;x␇.csv,1,,12,", (folder / "r.csv").read_text())
        self.assertEqual(json.loads((folder / "r.jsonl").read_text())["file"], "=a␛]0;x␇.csv")
        subprocess.run([FORMWORK, "format", "-m", "[000]", "-r", "r.csv", "--formulas", "quote", name], cwd=folder, capture_output=True, timeout=60)
        self.assertIn("\n'=a␛]0;x␇.csv,1,,12,", (folder / "r.csv").read_text())

    def test_usage(self):
        run = self.run_command("format", "-m", "[0]", "--formulas", "quote", status=64)
        self.assertIn("--formulas needs CSV", run.errors)
        self.run_command("format", "--json-field", "a", "-m", "[0]", "--formulas", "quote", status=64)
        self.run_command("format", "-m", "[0]", "--formulas", "quote", "-r", os.devnull)
        # A record that isn't read has cells that nobody knows.
        data = 'a,b\n"=1\n'
        run = self.run_command("format", "-m", "[0]", "-c", "b", "--formulas", "quote", data=data, status=65)
        self.assertEqual(run.text, 'a,b\n"\'=1\n')

    def test_a_default_of_a_secret_is_visible(self):
        run = self.run_command("prompt", "-m", "[000]", "--secret", "--default", "123", data="456\n")
        self.assertEqual(run.text, "456\n")
        self.assertIn("warning: other users of this machine can see the arguments", run.errors)
        for arguments in (["--secret"], ["--default", "123"]):
            self.run_command("prompt", "-m", "[000]", *arguments, data="456\n", errors="")

    def test_names_of_new_columns_in_an_encoding(self):
        for arguments in [["format", "-m", "[0]", "-c", "a", "--into", "новый"], ["clean", "-c", "a=email", "--new-columns", "–ü€Ω"],
                          ["phones", "-c", "a", "-R", "US", "--kind-column", "новый"], ["format", "-m", "[0]", "-c", "a", "--reason-column", "новый"]]:
            run = self.run_command(*arguments, "--encoding", "windows-1252", data=b"a\n1\n", status=64)
            self.assertIn("has a character that windows-1252 doesn't have", run.errors)
            self.assertEqual(run.bytes, b"")
        self.run_command("format", "-m", "[0]", "-c", "a", "--into", "größe", "--encoding", "windows-1252", data=b"a\n1\n")
