"""make install and make dist: a command that needs no Swift, with its manual, anywhere."""

import hashlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from support import FORMWORK, ROOT, CommandTest

# What the C library is made of; the loader and what the kernel maps besides.
C_LIBRARY = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1"}


class InstallTests(CommandTest):
    def make(self, *arguments):
        done = subprocess.run(["make", "--no-print-directory", *arguments], cwd=ROOT, capture_output=True, text=True, timeout=900)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def folder(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        return pathlib.Path(folder.name)

    def assert_runs_alone(self, command, folder):
        """With nothing in the environment, and of shared libraries those of C only."""
        done = subprocess.run([command, "format", "-m", "[00]-[00]"], input=b"1234\n", env={}, cwd=folder,
                              capture_output=True)
        self.assertEqual((done.returncode, done.stdout), (0, b"12-34\n"))
        if sys.platform == "linux":
            needed = subprocess.run(["ldd", command], capture_output=True, text=True, check=True).stdout
            names = {pathlib.Path(line.split()[0]).name for line in needed.splitlines()}
            others = {n for n in names if not n.startswith(("linux-vdso", "ld-linux"))}
            self.assertIn("libc.so.6", others)
            self.assertLessEqual(others, C_LIBRARY)

    def test_install(self):
        folder = self.folder()
        prefix = folder / "a prefix"
        self.make("install", f"PREFIX={prefix}")
        self.assert_runs_alone(prefix / "bin/formwork", folder)
        self.assertLess((prefix / "bin/formwork").stat().st_size, pathlib.Path(FORMWORK).stat().st_size)
        for path in ["man/man1/formwork.1", "bash-completion/completions/formwork", "zsh/site-functions/_formwork",
                     "fish/vendor_completions.d/formwork.fish", "doc/formwork/LICENSE", "doc/formwork/NOTICE"]:
            self.assertGreater((prefix / "share" / path).stat().st_size, 500, path)
        # A second one puts new files in the place of the old ones, and a packager's folder goes before.
        self.make("install", f"PREFIX={prefix}")
        self.make("install", "PREFIX=/usr", f"DESTDIR={folder}/root")
        self.assertTrue((folder / "root/usr/bin/formwork").exists())

    def test_dist(self):
        archive = ROOT / self.make("dist").splitlines()[-1]
        self.addCleanup(archive.unlink, missing_ok=True)
        first = archive.read_bytes()
        said, name = (ROOT / f"{archive}.sha256").read_text().split()
        self.assertEqual((said, name), (hashlib.sha256(first).hexdigest(), archive.name))
        version = self.run_command("--version").text.strip()
        self.assertRegex(archive.name, rf"^formwork-{re.escape(version)}-(linux|macos)-\w+\.tar\.gz$")
        folder = self.folder()
        subprocess.run(["tar", "-C", folder, "-xzf", archive], check=True)
        self.assertEqual([f.name for f in folder.iterdir()], [archive.name[: -len(".tar.gz")]])
        found, = folder.glob("formwork-*/bin/formwork")
        self.assert_runs_alone(found, folder)
        for file in folder.glob("formwork-*/share/**/*"):
            if file.is_file():
                self.assertNotIn(str(ROOT), file.read_text())
        if sys.platform == "linux":
            self.make("dist")
            self.assertEqual(archive.read_bytes(), first)

    def test_the_manual_is_that_of_the_command(self):
        page = (ROOT / "CLI/Generated/formwork.1").read_text().replace("\\&", "")
        help = json.loads(self.run_command("--experimental-dump-help").text)
        commands = [c for c in help["command"]["subcommands"] if c["commandName"] != "help"]
        names = [name["name"] for c in commands for a in c.get("arguments", []) for name in a.get("names", [])
                 if name["kind"] == "long"]
        self.assertGreater(len(set(names)), 20)
        for command in commands:
            self.assertIn(f"\n.It Em {command['commandName']}\n", page)
        for name in set(names):
            self.assertRegex(page, rf"Fl (. , )?-{name}\b", "run make tables")
        self.assertNotRegex(page, r"[^\x00-\x7f]|zq[0-9A-F]+qz")

    def test_versions_agree(self):
        version = self.run_command("--version").text.strip()
        headings = re.findall(
            r"^## \[(?:Unreleased\] - ([0-9.]+)|([0-9.]+)\] - \d{4}-\d\d-\d\d)$", (ROOT / "CHANGELOG.md").read_text(),
            re.MULTILINE)
        versions = [coming or released for coming, released in headings]
        self.assertEqual(versions[0], version)
        # Releases come from a version that there is, or that comes next.
        asked, = re.findall(r'from: "(.*?)"', (ROOT / "README.md").read_text())
        self.assertIn(asked, versions)
        self.assertTrue((ROOT / "RELEASING.md").exists())
