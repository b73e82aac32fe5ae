"""Fuzzing: inputs, outputs, and rejects in one folder, under failures that come at any time.

Each run has random files, names, and links for what it reads and writes, and a random failure: a disk that fills up, a reader that
leaves, a signal. Then nothing but the named outputs has changed, and what was delivered has its rejects. FOLDER_RUNS and FOLDER_SEED
set how many runs there are, and which: one that fails prints its seed.
"""

import csv
import io
import json
import os
import pathlib
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time

from support import FORMWORK, CommandTest

RUNS = int(os.environ.get("FOLDER_RUNS", 150))
SEED = int(os.environ.get("FOLDER_SEED", 1))
FILES = ["a.csv", "b.csv", "c.csv", "d.json", "k.json", "r.csv", "r.jsonl", "out", "page.html", "keep"]


class Folder:
    """A folder with files, links to them, and what was in them."""

    def __init__(self, path, generator):
        self.path, self.generator = pathlib.Path(path), generator
        for name in "abc":
            (self.path / f"{name}.csv").write_bytes(self.table(name))
        (self.path / "d.json").write_text('{"mask":"[000]-[00]"}')
        (self.path / "k.json").write_text('{"columns":[{"column":"code","format":{"mask":"[000]-[00]"}}]}')
        for name in ("r.csv", "r.jsonl", "out", "page.html", "keep"):
            if generator.random() < 0.5:
                (self.path / name).write_text(f"old {name}\n" * 30)
        self.names = [*FILES, "none"]
        for number in range(3):
            link, target = f"link{number}", generator.choice(FILES)
            if generator.random() < 0.5 and (self.path / target).exists():
                os.link(self.path / target, self.path / link)
            else:
                os.symlink(target, self.path / link)
            self.names.append(link)
        self.before = self.contents()

    def table(self, name):
        """Rows whose ids say which file they are of; some of the codes are wrong."""
        rows, generator = ["id,code"], self.generator
        for number in range(generator.choice([3, 40, 4000])):
            rows.append(f"{name}{number},{''.join(generator.choices('123456789', k=generator.choice([5, 5, 5, 4, 6])))}")
        return ("\n".join(rows) + "\n").encode()

    def contents(self):
        """The content of each file, by its inode."""
        return {(path.stat().st_ino, path.resolve().name): path.read_bytes() for path in self.path.iterdir() if path.exists()}

    def pick(self, *names):
        """Mostly what is meant, sometimes anything."""
        return self.generator.choice(names if self.generator.random() < 0.6 else self.names)


def is_wrong(code):
    return len(code) != 5


class FolderTests(CommandTest):
    def test_nothing_else_changes_and_rows_add_up(self):
        counts = {"rejected": 0, "interrupted": 0, "ended": 0, "rows": 0, "rejects": 0}
        for run in range(RUNS):
            seed = f"{SEED}.{run}"
            with self.subTest(seed=seed), tempfile.TemporaryDirectory() as path:
                self.one(Folder(path, random.Random(seed)), counts)
        print("note: folders: " + ", ".join(f"{n} {name}" for name, n in counts.items()), file=sys.stderr)
        if RUNS >= 100:
            for name in counts:
                self.assertGreater(counts[name], RUNS // 20, name)

    def one(self, folder, counts):
        generator = folder.generator
        command = generator.choice([["format", "-d", folder.pick("d.json"), "-c", "code"], ["clean", "--columns", folder.pick("k.json")],
                                    ["format", "-m", "[000]-[00]", "-c", "code"]])
        rejects = folder.pick("r.csv", "r.jsonl") if generator.random() < 0.8 else None
        report = folder.pick("page.html") if generator.random() < 0.3 else None
        inputs = [folder.pick("a.csv", "b.csv", "c.csv") for _ in range(generator.randint(0, 3))]
        arguments = [*command, "--jobs", generator.choice(["1", "3"])]
        arguments += ["-r", rejects] if rejects else []
        arguments += ["--report", report] if report else []
        arguments += ["--dry-run"] if generator.random() < 0.05 else []
        output = folder.pick("out") if generator.random() < 0.4 else None
        stdin = folder.pick("a.csv")
        failure = generator.choice(["none", "full", "leaves", "signal"])
        limit = generator.choice([300, 5_000, 60_000])

        def prepare():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            if failure == "full":
                resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

        try:
            # A shell would have emptied it; the command itself never does that.
            with open(folder.path / stdin, "rb") as source, open(folder.path / output, "ab") if output else open(os.devnull, "wb") as sink:
                folder.before = folder.contents()
                size = os.fstat(sink.fileno()).st_size if output else 0
                process = subprocess.Popen([FORMWORK, *arguments, *inputs], cwd=folder.path, stdin=source, preexec_fn=prepare,
                                           stdout=sink if output else subprocess.PIPE, stderr=subprocess.DEVNULL)
                delivered = self.delivered(process, failure, generator, output)
        except FileNotFoundError:
            return
        status = process.returncode
        if output:
            delivered = (folder.path / output).read_bytes()[size:]
        self.check_files(folder, [output, *([] if status == 64 else [rejects, report])], output)
        if status == 64:
            counts["rejected"] += 1
            return
        counts["ended" if status >= 0 and failure == "none" else "interrupted"] += 1
        self.check_rows(folder, delivered, rejects, status, counts)

    def delivered(self, process, failure, generator, output):
        """The output of the command until it ends or fails."""
        if failure == "signal":
            time.sleep(generator.choice([0, 0.005, 0.02, 0.05]))
            process.send_signal(generator.choice([signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGKILL]))
        data = b""
        if not output:
            data = process.stdout.read(generator.choice([1, 500, 5000])) if failure == "leaves" else process.stdout.read()
            process.stdout.close()
        process.wait(timeout=60)
        return data

    def check_files(self, folder, named, output):
        """Only the named outputs changed, and standard output only at its end."""
        own = {(folder.path / name).resolve().name for name in named if name}
        inodes = {(folder.path / name).stat().st_ino for name in named if name and (folder.path / name).exists()}
        after = folder.contents()
        for (inode, name), data in folder.before.items():
            if inode not in inodes:
                self.assertEqual(after.get((inode, name)), data, name)
        for inode, name in after:
            if (inode, name) not in folder.before:
                self.assertIn(name, own)
        if output:
            inode = (folder.path / output).stat().st_ino
            for key, data in folder.before.items():
                if key[0] == inode:
                    self.assertTrue(after[key].startswith(data), key[1])

    def check_rows(self, folder, delivered, rejects, status, counts):
        """Each row that was delivered as a reject is among the rejects."""
        rows = list(csv.reader(io.StringIO(delivered[: delivered.rfind(b"\n") + 1].decode())))
        wrong = [row[1] for row in rows if len(row) == 2 and row[0] != "id" and "-" not in row[1]]
        self.assertTrue(all(is_wrong(code) for code in wrong), wrong[:5])
        counts["rows"] += len(rows)
        if not rejects or not wrong:
            return
        path = folder.path / rejects
        data = path.read_text()
        data = data[: data.rfind("\n") + 1]
        if rejects.endswith((".json", ".jsonl")):
            found = [json.loads(line)["text"] for line in data.splitlines()]
        else:
            found = [row["text"] for row in csv.DictReader(io.StringIO(data))]
        counts["rejects"] += len(found)
        # In order, and perhaps more that weren't delivered any more.
        self.assertEqual(found[: len(wrong)], wrong)
        if status in (0, 1):
            self.assertGreaterEqual(len(found), len(wrong))
