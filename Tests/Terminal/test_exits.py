"""The terminal is left as it was found, whichever way the prompt ends."""

import os
import signal
import subprocess
import time

from support import ENTER, ESC, PHONE, READY, PromptTest, control

OFF = ESC + "[?2004l"


class ExitTests(PromptTest):
    # The command is the shell's own child, and not in a subshell, so that it can be signalled.
    DIRECT = '"$@"; printf "<%s:>\\n" "$?"; read -r end'

    def state(self, process):
        """The first letter of the process's state: T if it is stopped, nothing if it is gone."""
        return subprocess.run(
            ["ps", "-o", "state=", "-p", str(process)], capture_output=True, text=True
        ).stdout.strip()[:1]

    def wait_for(self, condition):
        for _ in range(200):
            if condition():
                return
            time.sleep(0.02)
        self.fail("it doesn't come about")

    def test_return(self):
        prompt = self.prompt("--mask", PHONE)
        self.assertNotEqual(prompt.settings(), prompt.before)
        answer = prompt.send("2125550100", ENTER).answer()
        self.assertIn(OFF, answer.seen)
        self.assert_restored(prompt)

    def test_signals(self):
        for number in [
            signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGSEGV,
            signal.SIGILL, signal.SIGABRT, signal.SIGTRAP,
        ]:
            with self.subTest(number.name):
                prompt = self.prompt("--mask", PHONE, script="ulimit -c 0; " + self.DIRECT)
                prompt.send("212").expect("212")
                os.kill(prompt.process(), number)
                answer = prompt.answer()
                self.assertEqual(answer.status, 128 + number)
                self.assertIn(OFF, answer.seen)
                self.assert_restored(prompt)

    def test_stop_and_go_on(self):
        # With job control, as in an interactive shell.
        script = 'set -m; "$@"; read -r go; fg; read -r go; fg; printf "<%s:>\\n" "$?"; read -r end'
        prompt = self.prompt("--mask", PHONE, script=script)
        prompt.send("212").expect("212")
        process = prompt.process()
        for _ in range(2):
            os.kill(process, signal.SIGTSTP)
            prompt.expect(OFF)
            self.wait_for(lambda: self.state(process) == "T")
            self.assert_restored(prompt)
            prompt.send("\n")
            prompt.expect(READY)
            prompt.expect("+1 (212) ")
            self.assertNotEqual(prompt.settings(), prompt.before)
        prompt.send("5550100", ENTER).expect("2125550100\r\n")
        self.assertEqual(prompt.answer().status, 0)
        self.assert_restored(prompt)

    def test_a_stop_that_the_system_discards(self):
        # Nobody could let a process group without a parent in its session go on.
        prompt = self.prompt("--mask", PHONE, script=self.DIRECT)
        raw = prompt.settings()
        prompt.send("212").expect("212")
        os.kill(prompt.process(), signal.SIGTSTP)
        prompt.expect(OFF)
        prompt.expect("+1 (212) ")
        self.assertEqual(prompt.settings(), raw)
        prompt.send("5550100", ENTER).expect("2125550100\r\n")
        self.assert_restored(prompt)

    def test_stop_that_cannot_be_seen(self):
        prompt = self.prompt("--mask", PHONE, script=self.DIRECT)
        prompt.send("212").expect("212")
        process = prompt.process()
        os.kill(process, signal.SIGSTOP)
        self.wait_for(lambda: self.state(process) == "T")
        os.kill(process, signal.SIGCONT)
        prompt.expect("+1 (212) ")
        prompt.send("5550100", ENTER).expect("2125550100\r\n")
        self.assert_restored(prompt)

    def test_an_ignored_signal_stays_ignored(self):
        prompt = self.prompt("--mask", "[00]", script="trap '' HUP INT; " + self.DIRECT)
        process = prompt.process()
        os.kill(process, signal.SIGHUP)
        os.kill(process, signal.SIGINT)
        prompt.send("12", ENTER).expect("12\r\n")
        self.assertEqual(prompt.answer().status, 0)

    def test_the_terminal_goes_away(self):
        prompt = self.prompt("--mask", PHONE, script="trap '' HUP; " + self.DIRECT)
        process = prompt.process()
        prompt.hang_up()
        self.wait_for(lambda: self.state(process) in ("", "Z"))

    def test_a_value_that_nobody_reads(self):
        script = '"$@" | true; printf "<%s:>\\n" "$?"; read -r end'
        prompt = self.prompt("--mask", "[00]", script=script)
        prompt.send("12", ENTER).answer()
        self.assert_restored(prompt)

    def test_control_c_after_others(self):
        prompt = self.prompt("--mask", PHONE)
        prompt.send("9", ESC, control("c"))
        self.assertEqual(prompt.answer().status, 130)
