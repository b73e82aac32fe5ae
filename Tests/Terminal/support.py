"""Drives `formwork prompt` as a person at a terminal does: through a pseudo-terminal, or tmux."""

import os
import pathlib
import pty
import select
import shutil
import signal
import subprocess
import tempfile
import termios
import time
import unittest

import pexpect

ROOT = pathlib.Path(__file__).resolve().parents[2]
FORMWORK = os.environ.get("FORMWORK", str(ROOT / "CLI/.build/release/formwork"))
FIXTURE = os.environ.get("FORMWORK_FIXTURE", str(ROOT / "CLI/.build/release/PromptFixture"))
# Seconds until what should happen is said not to: many, as a busy machine is no fault.
PATIENCE = 60
PHONE = "+1 ([000]) [000]-[0000]"

ESC = "\x1b"
BACKSPACE, DELETE, ENTER = "\x7f", ESC + "[3~", "\r"
LEFT, RIGHT, HOME, END = ESC + "[D", ESC + "[C", ESC + "[H", ESC + "[F"
READY = ESC + "[?2004h"


def control(letter):
    return chr(ord(letter) & 0x1F)


def paste(text):
    return f"{ESC}[200~{text}{ESC}[201~"


def environment(**changes):
    inherited = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    # Swift's own report of a crash would ask the person what to do.
    inherited["SWIFT_BACKTRACE"] = "enable=no"
    return {**inherited, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **changes}


def restore_signals():
    """Python ignores some signals, and a shell ignores some for what runs in the background. Programs inherit that."""
    for number in (signal.SIGPIPE, signal.SIGXFSZ, signal.SIGINT, signal.SIGQUIT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def child(parent, pattern):
    """The process id of a child whose command line has the pattern, as soon as there is one."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = subprocess.run(
            ["pgrep", "-f", pattern, "-P", str(parent)], capture_output=True, text=True).stdout.split()
        if found:
            return int(found[0])
        time.sleep(0.02)
    raise AssertionError("the command isn't running")


def state(process):
    """The first letter of a process's state: T if it is stopped, nothing if it is gone."""
    return subprocess.run(
        ["ps", "-o", "state=", "-p", str(process)], capture_output=True, text=True
    ).stdout.strip()[:1]


def fresh_settings():
    """How a terminal is set before anybody has used it."""
    ends = pty.openpty()
    try:
        return termios.tcgetattr(ends[1])
    finally:
        for end in ends:
            os.close(end)


def is_silent(settings):
    """Whether a terminal with these settings shows nothing of what is typed."""
    return settings[3] & (termios.ECHO | termios.ICANON) == 0


class Answer:
    """What a shell got: the value in `$(…)` and the exit status."""

    def __init__(self, status, value, seen):
        self.status, self.value, self.seen = status, value, seen


class Prompt:
    """A prompt in a shell's `value=$(formwork prompt …)`; the shell outlives it and keeps the
    terminal, so that its settings can be looked at afterwards."""

    SCRIPT = 'value=$("$@"); printf "<%s:%s>\\n" "$?" "$value"; read -r end'

    # The command is the shell's own child, and not in a subshell, so that it can be signalled.
    DIRECT = '"$@"; printf "<%s:>\\n" "$?"; read -r end'

    def __init__(
        self, *arguments, command=(FORMWORK, "prompt"), script=SCRIPT, size=(24, 80), ready=READY,
        **variables,
    ):
        self.shell = pexpect.spawn(
            "/bin/sh", ["-c", script, "sh", *command, *arguments], preexec_fn=restore_signals,
            env=environment(**variables), dimensions=size, timeout=PATIENCE, encoding="utf-8")
        self.shell.delaybeforesend = None
        # Asked here, on a busy machine, the terminal would be the prompt's already.
        self.before = fresh_settings()
        # Keys typed before the prompt is there would be echoed by the terminal.
        self.shell.expect_exact(ready)

    def send(self, *keys):
        """Sends keys; a number is a pause in seconds."""
        for key in keys:
            if isinstance(key, (int, float)):
                time.sleep(key)
            else:
                os.write(self.shell.child_fd, key if isinstance(key, bytes) else key.encode())
        return self

    def expect(self, text):
        self.shell.expect_exact(text)
        return self

    def settings(self):
        return termios.tcgetattr(self.shell.child_fd)

    def process(self):
        """The process id of the command itself."""
        return child(self.shell.pid, "formwork prompt|PromptFixture")

    def answer(self):
        self.shell.expect(r"<(\d+):([^>]*)>\r\n")
        return Answer(
            int(self.shell.match[1]), self.shell.match[2].replace("\r\n", "\n"), self.shell.before)

    def hang_up(self):
        """Takes the terminal away."""
        self.shell.ptyproc.fileobj.close()

    def close(self):
        if self.shell.ptyproc.fileobj.closed:
            self.shell.ptyproc.closed = True
        else:
            self.shell.close(force=True)


class LoosePrompt:
    """A prompt on a terminal that controls nobody: a session of its own, as `su` makes one."""

    def __init__(self, *arguments, command=(FORMWORK, "prompt"), ready=READY, **variables):
        self.master, self.end = pty.openpty()
        self.before = self.settings()
        self.command = subprocess.Popen(
            [*command, *arguments], stdin=self.end, stdout=subprocess.PIPE, stderr=self.end,
            env=environment(**variables), start_new_session=True, preexec_fn=restore_signals)
        self.seen = ""
        self.expect(ready)

    @property
    def pid(self):
        return self.command.pid

    def settings(self):
        return termios.tcgetattr(self.end)

    def send(self, *keys):
        for key in keys:
            os.write(self.master, key.encode())
        return self

    def expect(self, text, seconds=PATIENCE):
        """Waits until a text was shown."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            if time.monotonic() > end:
                raise AssertionError(f"{text!r} isn't shown: {self.seen!r}")
            self.drain(0.05)
        return self

    def drain(self, seconds=0.0):
        """Takes what the terminal shows."""
        while select.select([self.master], [], [], seconds)[0]:
            self.seen += os.read(self.master, 1 << 16).decode(errors="replace")
            seconds = 0.0

    def answer(self):
        value = self.command.stdout.read().decode()
        status = self.command.wait(timeout=PATIENCE)
        self.drain(0.05)
        return Answer(128 - status if status < 0 else status, value, self.seen)

    def close(self):
        self.command.kill()
        self.command.wait()
        self.command.stdout.close()
        for end in (self.master, self.end):
            os.close(end)


class PromptTest(unittest.TestCase):
    maxDiff = None

    def loose(self, *arguments, **options):
        prompt = LoosePrompt(*arguments, **options)
        self.addCleanup(prompt.close)
        return prompt

    def wait_for(self, condition):
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                self.fail("it doesn't come about")
            time.sleep(0.02)

    def prompt(self, *arguments, **options):
        prompt = Prompt(*arguments, **options)
        self.addCleanup(prompt.close)
        return prompt

    def ask(self, keys, *arguments, **options):
        """Types keys and Return; the answer."""
        return self.prompt(*(arguments or ("--mask", PHONE)), **options).send(*keys, ENTER).answer()

    def folder(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        return pathlib.Path(folder.name)

    def assert_restored(self, prompt):
        self.assertEqual(prompt.settings(), prompt.before)


class Tmux:
    """A terminal with a screen to look at. Needs no configuration and leaves none."""

    def __init__(self, *arguments, size=(60, 10), variables=""):
        self.folder = tempfile.mkdtemp()
        self.socket = os.path.join(self.folder, "tmux")
        width, height = size
        self.run("-f", "/dev/null", "-u", "new-session", "-d", "-x", str(width), "-y", str(height),
                 "env PS1='$ ' ENV= /bin/sh")
        words = " ".join("'" + word.replace("'", "'\\''") + "'" for word in (FORMWORK, "prompt", *arguments))
        self.wait("$")
        self.file = os.path.join(self.folder, "start")
        pathlib.Path(self.file).write_text(
            f"clear; value=$({variables} {words}); echo \"<$?:$value>\"\n")
        self.keys(". " + self.file, "Enter")

    def run(self, *arguments):
        done = subprocess.run(
            ["tmux", "-S", self.socket, *arguments], capture_output=True, text=True,
            env=environment())
        return done.stdout

    def keys(self, *keys):
        self.run("send-keys", *keys)

    def screen(self, styled=False):
        text = self.run("capture-pane", "-p", *(["-e"] if styled else []))
        return [line.rstrip() for line in text.split("\n")]

    def cursor(self):
        return tuple(map(int, self.run("display", "-p", "#{cursor_x} #{cursor_y}").split()))

    def wait(self, text, seconds=PATIENCE):
        """Waits until the screen has a text somewhere."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if any(text in line for line in self.screen()):
                return
            time.sleep(0.03)
        raise AssertionError(f"{text!r} isn't on the screen: {self.screen()}")

    def settle(self, check, seconds=PATIENCE):
        """Waits until what `check` compares is equal; returns the last pair."""
        end = time.monotonic() + seconds
        while True:
            expected, actual = check()
            if expected == actual or time.monotonic() > end:
                return expected, actual
            time.sleep(0.03)

    def close(self):
        self.run("kill-server")
        shutil.rmtree(self.folder, ignore_errors=True)
