"""No way of starting, stopping or killing a prompt shows a secret."""

import os
import re
import signal
import termios
import time
import unittest

import pexpect

from support import (
    ENTER, ESC, FIXTURE, FORMWORK, PATIENCE, READY, PromptTest, child, control, environment,
    is_silent, paste, restore_signals, state)

SECRET = ("--mask", "[0000]", "--secret")
PIN = "4711"


class StartTests(PromptTest):
    """Where the prompt begins: in another session, in the background, with little left."""

    def test_without_a_controlling_terminal(self):
        prompt = self.loose(*SECRET, "--message", "PIN")
        self.assertTrue(is_silent(prompt.settings()))
        answer = prompt.send(PIN[:2], "x", ENTER).expect("Not complete yet.").send(PIN[2:], ENTER).answer()
        self.assertEqual((answer.status, answer.value), (0, PIN + "\n"))
        self.assert_hidden(answer.seen)
        self.assert_restored(prompt)

    def test_after_setsid_in_a_shell(self):
        script = 'value=$(setsid -w "$@"); printf "<%s:>\\n" "$?"; [ "$value" = 4711 ] && echo same; read -r end'
        prompt = self.prompt(*SECRET, script=script)
        self.assertTrue(is_silent(prompt.settings()))
        answer = prompt.send(PIN, ENTER).answer()
        self.assertEqual(answer.status, 0)
        prompt.expect("same")
        self.assert_hidden(answer.seen)
        self.assert_restored(prompt)

    def test_in_the_background_and_then_in_the_foreground(self):
        script = 'set -m; "$@" >"$VALUE" & read -r go; fg; printf "<%s:>\\n" "$?"; read -r end'
        value = self.folder() / "value"
        prompt = self.prompt(*SECRET, script=script, ready="", VALUE=str(value))
        process = prompt.process()
        self.wait_for(lambda: state(process) == "T")
        self.assert_restored(prompt)
        prompt.send("\n").expect(READY)
        self.assertTrue(is_silent(prompt.settings()))
        answer = prompt.send(PIN, ENTER).answer()
        self.assertEqual((answer.status, value.read_text()), (0, PIN + "\n"))
        self.assert_hidden(answer.seen)
        self.assert_restored(prompt)

    def test_where_nothing_lets_it_wait(self):
        for name, script in [
            ("the signal is ignored", "trap '' TTOU; set -m; \"$@\" & wait; echo ended; read -r end"),
            # The group of a process whose parent has gone can't be stopped by the terminal. Before that, it would be
            # stopped, and then end with its parent.
            ("nobody would wake it",
             'set -m; sh -c \'set -m; (sleep 0.5; exec "$@") & exec sleep 0\' sh "$@"; sleep 2; echo ended; read -r end'),
        ]:
            with self.subTest(name):
                prompt = self.prompt(*SECRET, script=script, ready="")
                prompt.expect("the terminal belongs to another job").expect("ended")
                self.assertNotIn("PIN", prompt.shell.before)
                self.assert_restored(prompt)

    def test_where_nothing_can_be_drawn(self):
        format = '{"mask":"[0000]"}'
        for name, script, said in [
            # As after `su`: the terminal can't be opened by its name. Here, because nothing can.
            ("open", '"$@" 2>/dev/null', "error"), ("for reading", '"$@" 2>/dev/null <"$(tty)"', "no terminal"),
        ]:
            with self.subTest(name):
                script += '; printf "<%s:>\\n" "$?"; read -r end'
                prompt = self.prompt(
                    "starved", format, "--secret", command=[FIXTURE], script=script, ready="")
                answer = prompt.answer()
                self.assertEqual(answer.status, 69)
                self.assertIn(said, answer.seen)
                self.assert_restored(prompt)

    def test_a_terminal_of_somebody_else(self):
        """Standard input is all there is of the terminal, and is drawn on."""
        prompt = self.loose(*SECRET, "--message", "PIN")
        answer = prompt.send(PIN, ENTER).answer()
        self.assertIn("PIN: ", answer.seen)
        self.assert_hidden(answer.seen)

    def assert_hidden(self, seen):
        """Nothing of the secret is shown; what a control sequence says isn't."""
        self.assertNotRegex(re.sub(r"\x1b\[[?\d;]*[A-Za-z]|<\d+:[^>]*>", "", seen), r"\d")


class JobTests(PromptTest):
    """In an interactive bash, as a person uses it."""

    def bash(self):
        shell = pexpect.spawn(
            "bash", ["--norc", "--noprofile", "-i"], env=environment(PS1="$ "), timeout=PATIENCE,
            encoding="utf-8", preexec_fn=restore_signals)
        shell.delaybeforesend = None
        self.addCleanup(shell.close, force=True)
        # The shell's own editor would say that it is ready as the prompt does.
        shell.sendline("bind 'set enable-bracketed-paste off'; echo be''gun")
        shell.expect_exact("begun")
        shell.expect_exact("$ ")
        return shell

    def begin(self, shell, value, suffix):
        words = " ".join(f"'{word}'" for word in (FORMWORK, "prompt", *SECRET))
        shell.sendline(f"{words} >{value} {suffix}")

    def finish(self, shell, value):
        """Types the secret, and looks whether anything of it was shown."""
        shell.expect_exact(READY)
        self.assertTrue(is_silent(termios.tcgetattr(shell.child_fd)))
        shell.send(PIN[:2])
        shell.expect_exact("••")
        shell.send(PIN[2:] + ENTER)
        shell.expect_exact("$ ")
        seen = shell.before
        shell.sendline("echo en''ded")
        shell.expect_exact("ended")
        self.assertNotIn(PIN[2:], seen + shell.before)
        self.assertEqual(value.read_text(), PIN + "\n")

    def test_ampersand_and_fg(self):
        shell, value = self.bash(), self.folder() / "value"
        self.begin(shell, value, "&")
        process = child(shell.pid, "formwork prompt")
        self.wait_for(lambda: state(process) == "T")
        shell.sendline("fg")
        self.finish(shell, value)

    def test_bg_and_fg(self):
        shell, value = self.bash(), self.folder() / "value"
        self.begin(shell, value, "")
        process = child(shell.pid, "formwork prompt")
        shell.expect_exact(READY)
        for _ in range(3):
            os.kill(process, signal.SIGTSTP)
            self.wait_for(lambda: state(process) == "T")
            shell.expect_exact("Stopped")
            shell.sendline("bg")
            # It goes on, finds the terminal another's, and waits.
            shell.expect_exact("&")
            self.wait_for(lambda: state(process) == "T")
            shell.sendline("fg")
            shell.expect_exact(READY)
        shell.send(control("u"))
        os.kill(process, signal.SIGTSTP)
        self.wait_for(lambda: state(process) == "T")
        shell.sendline("fg")
        self.finish(shell, value)

    def test_a_stop_that_cannot_be_seen(self):
        shell, value = self.bash(), self.folder() / "value"
        self.begin(shell, value, "")
        process = child(shell.pid, "formwork prompt")
        shell.expect_exact(READY)
        os.kill(process, signal.SIGSTOP)
        shell.expect_exact("Stopped")
        shell.sendline("fg")
        self.finish(shell, value)


class ReadingTests(PromptTest):
    """While the prompt is open."""

    DIRECT = '"$@"; printf "<%s:>\\n" "$?"; read -r end; printf "[%s]\\n" "$end"; read -r end'

    def set_echo(self, prompt):
        """What another program does to the terminal."""
        settings = prompt.settings()
        settings[3] |= termios.ECHO
        termios.tcsetattr(prompt.shell.child_fd, termios.TCSANOW, settings)

    def test_an_echo_that_another_program_turns_on(self):
        prompt = self.prompt(*SECRET, script=self.DIRECT)
        prompt.send(PIN[:2]).expect("••")
        self.set_echo(prompt)
        answer = prompt.send("8").answer()
        self.assertEqual(answer.status, 69)
        self.assertIn("the terminal shows what is typed", answer.seen)
        self.assertNotIn("•••", answer.seen)
        self.assert_restored(prompt)

    def test_what_is_no_secret_goes_on(self):
        prompt = self.prompt("--mask", "[0000]", script=self.DIRECT)
        prompt.send(PIN[:2]).expect(PIN[:2])
        self.set_echo(prompt)
        prompt.send("1").expect(READY)
        self.assertTrue(is_silent(prompt.settings()))
        prompt.send("1", ENTER).expect("4711\r\n")
        self.assertEqual(prompt.answer().status, 0)

    def test_what_nobody_has_read_is_thrown_away(self):
        prompt = self.prompt(*SECRET, script=self.DIRECT)
        process = prompt.send(PIN[:1]).expect("•").process()
        os.kill(process, signal.SIGSTOP)
        self.wait_for(lambda: state(process) == "T")
        prompt.send(PIN[1:])
        time.sleep(0.1)
        os.kill(process, signal.SIGTERM)
        os.kill(process, signal.SIGCONT)
        self.assertEqual(prompt.answer().status, 128 + signal.SIGTERM)
        prompt.send("x\n").expect("[x]")

    def test_a_rejected_key_is_silent(self):
        answer = self.prompt(*SECRET).send("x", "47", paste("abc"), control("z"), "11", "9", ENTER).answer()
        self.assertEqual((answer.value, answer.seen.count("\x07")), (PIN, 0))

    @unittest.skipUnless(os.path.exists("/proc/self/mem"), "this system shows no memory")
    def test_the_bytes_of_a_secret_are_erased(self):
        """What the terminal sent of a paste is nowhere in memory, once it is read."""
        secret = "correct horse battery staple " * 20
        format = '{"filter":{"allow":"any"}}'
        prompt = self.prompt("--format", format, "--secret", script=self.DIRECT)
        process = prompt.send(paste(secret)).expect("••••").process()
        time.sleep(0.2)
        sent = (ESC + "[200~correct horse").encode(), b"battery staple " + (ESC + "[201~").encode()
        found = [part for part in sent if part in memory(process)]
        self.assertEqual(found, [])
        prompt.send(ENTER).expect("correct horse")


def memory(process):
    """All that a process has written to its memory."""
    pieces = []
    with open(f"/proc/{process}/maps") as maps, open(f"/proc/{process}/mem", "rb", 0) as all:
        for line in maps:
            bounds, permissions, *_ = line.split()
            if not permissions.startswith("rw"):
                continue
            start, end = (int(bound, 16) for bound in bounds.split("-"))
            try:
                all.seek(start)
                pieces.append(all.read(end - start))
            except (OSError, ValueError):
                pass  # Some regions of the system's can't be read.
    return b"".join(pieces)


if __name__ == "__main__":
    unittest.main()
