"""The tests of the copy: what they reach, and whether they notice a mutant."""

import os
import re
import signal
import subprocess
import sys
import time

from builds import OPTIONS
from copies import COPY, WORK

# Not asked: tests that look at documents, that compare data with its source, or that take minutes.
SKIPPED = (
    "ExtremeTests|ConcurrencyTests|FoundationComparisonTests|ClaimsTests|ReadmeTests|DocumentationTests|PackageTests"
    "|everyScalar|stillWrong|tablesAreThose|aMillionCharacters")
# Likewise of the command: what terminals show, and the documents.
SKIPPED_COMMANDS = ("test_readme", "test_progress", "test_pipe")
# The tests of the prompt need pexpect, which Scripts/terminal-tests installs.
TERMINAL = os.path.abspath(".build-venv/bin/python")
# Random tests run few rounds: a mistake that only many rounds find needs a test of its own.
FEW_ROUNDS = {
    "LAWS_EDITS": "20000", "LAWS_FAILURES": "1", "FIELD_EVENTS": "20000", "PHONE_EDITS": "20000", "MEMO_LINES": "200",
    "UI_SCENARIOS": "300", "FIELD_SCRIPTS": "20", "VIEW_SCENARIOS": "100", "PYTHONDONTWRITEBYTECODE": "1"}
# The exit status of Swift Testing if no test has such a name: some targets have tests on Apple's systems only.
NO_TESTS = 69
FAILURES = (
    r'Test ("[^"]*"|[^ (]+).* recorded an issue', r"Test Case '([^']*)' failed", r"^(?:FAIL|ERROR): (\S+)")


class Suite:
    """The tests of one target, or of one file of the command's tests."""

    def __init__(self, package, target, folder=None):
        self.package, self.target, self.folder = package, target, folder
        self.name = f"{package}-{folder or ''}-{target}".replace("/", "-")
        self.seconds = 0
        self.reached = set()

    @property
    def command(self):
        if self.package == "CLI":
            python = TERMINAL if self.folder == "Tests/Terminal" else sys.executable
            return [python, "-m", "unittest", "--failfast", self.target]
        return [*runner(self.package), "--filter", rf"^{self.target}\.", "--skip", SKIPPED]

    def run(self, log, limit, variables):
        """The name of the test that fails first, or what else goes wrong; nothing if all tests pass."""
        environment = {**os.environ, **FEW_ROUNDS, **variables}
        environment["FORMWORK"] = os.path.abspath(f"{COPY}/CLI/.build/release/formwork")
        environment["FORMWORK_FIXTURE"] = os.path.abspath(f"{COPY}/CLI/.build/release/PromptFixture")
        folder = f"{COPY}/{self.folder}" if self.folder else None
        with open(log, "w") as file:
            process = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT, env=environment,
                cwd=folder, start_new_session=True)
        start = time.monotonic()
        while not ended(process):
            if time.monotonic() - start > limit:
                end(process)
                return "a hang"
            if failure(log):
                end(process)
            time.sleep(0.1)
        return failure(log) or (None if process.returncode in (0, NO_TESTS) else "a crash")

    def measure(self):
        """Runs it without any mutant: how long it takes, and what it reaches."""
        reached = os.path.abspath(f"{WORK}/reached-{self.name}")
        if os.path.exists(reached):
            os.remove(reached)
        start = time.monotonic()
        log = f"{WORK}/base-{self.name}.log"
        if result := self.run(log, 900, {"FORMWORK_MUTANTS_REACHED": reached}):
            sys.exit(f"{self.target} of {self.package} fails without any mutant: {result}; see {log}")
        self.seconds = time.monotonic() - start
        if os.path.exists(reached):
            # A test that plays with descriptors may have written to this file, too.
            self.reached = {int(line) for line in open(reached) if line.strip().isdecimal()}


def failure(log):
    output = open(log, errors="replace").read()
    for pattern in FAILURES:
        if match := re.search(pattern, output, re.M):
            return match.group(1).strip('"')
    return None


def ended(process):
    return isinstance(process.poll(), int)


def end(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()


def runner(package):
    """How the tests of a package are started: by themselves on Linux, which takes no time."""
    folder = os.path.normpath(f"{COPY}/{package}")
    options = [option for option in OPTIONS[package] if option != "--build-tests"]
    if sys.platform == "linux":
        built = f"{folder}/.build/{'release' if 'release' in options else 'debug'}"
        bundle = next(name for name in os.listdir(built) if name.endswith(".xctest"))
        return [f"{built}/{bundle}", "--testing-library", "swift-testing"]
    return ["swift", "test", "--package-path", folder, *options, "--skip-build"]


def suites(packages):
    for package in packages:
        if package == "CLI":
            for folder in ("Tests/CLI", "Tests/Terminal"):
                if folder == "Tests/Terminal" and not os.path.exists(TERMINAL):
                    print("The prompt isn't tested; Scripts/terminal-tests installs what its tests need.", flush=True)
                    continue
                names = sorted(name[:-3] for name in os.listdir(folder) if name.startswith("test_"))
                yield from (Suite(package, name, folder) for name in names if name not in SKIPPED_COMMANDS)
            continue
        with open(os.path.normpath(f"{package}/Package.swift"), encoding="utf-8") as manifest:
            targets = re.findall(r'\.testTarget\(\s*name: "(\w+)"', manifest.read())
        yield from (Suite(package, target) for target in targets if os.path.exists(f"{package}/Tests/{target}"))


def verdict(mutant, asked):
    """The test that notices a mutant; nothing if it survives, `unreached` if no test runs its code."""
    asked = [suite for suite in asked if mutant.number in suite.reached]
    asked.sort(key=lambda suite: (not suite.target.startswith(mutant.module), suite.seconds))
    for suite in asked:
        variables = {"FORMWORK_MUTANT": str(mutant.number)}
        if result := suite.run(f"{WORK}/{mutant.number}.log", 30 + 6 * suite.seconds, variables):
            return f"{result} ({suite.target})"
    return None if asked else "unreached"
