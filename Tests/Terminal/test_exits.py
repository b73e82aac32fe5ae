"""The terminal is left as it was found, whichever way the prompt ends."""

import os
import signal
import sys

from support import (
    ENTER, ESC, FIXTURE, PHONE, READY, Prompt, PromptTest, control, is_silent, state)

OFF = ESC + "[?2004l"
FORMAT = '{"mask":"+1 ([000]) [000]-[0000]"}'

# Every signal that ends a process which does nothing about it, but the one that nobody can catch.
HARMLESS = {
    signal.SIGKILL, signal.SIGSTOP, signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU, signal.SIGCONT,
    signal.SIGCHLD, signal.SIGURG, signal.SIGWINCH,
}
if sys.platform == "darwin":
    HARMLESS |= {signal.SIGIO, signal.SIGINFO}
ENDINGS = sorted(set(signal.valid_signals()) - HARMLESS)
NAMED = [
    "SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGABRT", "SIGILL", "SIGTRAP", "SIGBUS", "SIGFPE",
    "SIGSEGV", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGVTALRM", "SIGPROF", "SIGXCPU", "SIGXFSZ",
    "SIGSYS", "SIGPIPE",
]


class ExitTests(PromptTest):
    DIRECT = Prompt.DIRECT

    def test_return(self):
        prompt = self.prompt("--mask", PHONE)
        self.assertNotEqual(prompt.settings(), prompt.before)
        answer = prompt.send("2125550100", ENTER).answer()
        self.assertIn(OFF, answer.seen)
        self.assert_restored(prompt)

    def test_signals(self):
        self.assertLessEqual({getattr(signal, name) for name in NAMED}, set(ENDINGS))
        for number in ENDINGS:
            with self.subTest(number):
                prompt = self.prompt("--mask", PHONE, script="ulimit -c 0; " + self.DIRECT)
                prompt.send("212").expect("212")
                os.kill(prompt.process(), number)
                answer = prompt.answer()
                self.assertEqual(answer.status, 128 + number)
                self.assertIn(OFF, answer.seen)
                self.assert_restored(prompt)
                prompt.close()

    def test_signals_without_a_controlling_terminal(self):
        for number in ENDINGS:
            with self.subTest(number):
                prompt = self.loose("--mask", PHONE)
                self.assertTrue(is_silent(prompt.settings()))
                prompt.send("212").expect("212")
                os.kill(prompt.pid, number)
                answer = prompt.answer()
                self.assertEqual(answer.status, 128 + number)
                self.assertIn(OFF, answer.seen)
                self.assert_restored(prompt)

    def test_what_the_app_does_to_itself(self):
        for deed, status in [
            ("overflow", 128 + signal.SIGSEGV), ("exit", 7), ("exitElsewhere", 7),
            ("trap", 128 + (signal.SIGILL if os.uname().machine == "x86_64" else signal.SIGTRAP)),
        ]:
            with self.subTest(deed):
                prompt = self.prompt(
                    deed, FORMAT, command=[FIXTURE], script="ulimit -c 0; " + self.DIRECT)
                self.assertTrue(is_silent(prompt.settings()))
                answer = prompt.send("2").answer()
                self.assertEqual(answer.status, status)
                self.assertIn(OFF, answer.seen)
                self.assert_restored(prompt)
                loose = self.loose(deed, FORMAT, command=[FIXTURE])
                self.assertEqual(loose.send("2").answer().status, status)
                self.assert_restored(loose)

    def test_an_app_keeps_its_own_handlers(self):
        prompt = self.prompt("handlers", FORMAT, command=[FIXTURE], script=self.DIRECT)
        process = prompt.process()
        for number in (signal.SIGUSR1, signal.SIGALRM, signal.SIGUSR1):
            os.kill(process, number)
        prompt.send("2125550100").expect("555-0100")
        self.assertTrue(is_silent(prompt.settings()))
        os.kill(process, signal.SIGTERM)
        self.assertEqual(prompt.answer().status, 130)
        self.assert_restored(prompt)

    def test_control_keys_without_a_controlling_terminal(self):
        for keys, status in [("c", 130), ("d", 2)]:
            with self.subTest(keys):
                prompt = self.loose("--mask", PHONE)
                self.assertEqual(prompt.send(control(keys)).answer().status, status)
                self.assert_restored(prompt)

    def test_every_stop(self):
        # With job control, as in an interactive shell.
        script = 'set -m; "$@"; read -r go; fg; printf "<%s:>\\n" "$?"; read -r end'
        for number in (signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU):
            with self.subTest(number.name):
                prompt = self.prompt("--mask", PHONE, script=script)
                process = prompt.send("212").expect("212").process()
                os.kill(process, number)
                prompt.expect(OFF)
                self.wait_for(lambda: state(process) == "T")
                self.assert_restored(prompt)
                prompt.send("\n").expect(READY).expect("+1 (212) ")
                prompt.send("5550100", ENTER).expect("2125550100\r\n")
                self.assertEqual(prompt.answer().status, 0)
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
            self.wait_for(lambda: state(process) == "T")
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
        self.wait_for(lambda: state(process) == "T")
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
        self.wait_for(lambda: state(process) in ("", "Z"))

    def test_a_value_that_nobody_reads(self):
        script = '"$@" | true; printf "<%s:>\\n" "$?"; read -r end'
        prompt = self.prompt("--mask", "[00]", script=script)
        prompt.send("12", ENTER).answer()
        self.assert_restored(prompt)

    def test_control_c_after_others(self):
        prompt = self.prompt("--mask", PHONE)
        prompt.send("9", ESC, control("c"))
        self.assertEqual(prompt.answer().status, 130)
