"""Pipes and files around the prompt, terminals that can little, and wrong usage."""

import json
import re
import subprocess

from support import ENTER, ESC, FORMWORK, PHONE, ROOT, PromptTest, control


class StreamTests(PromptTest):
    def run_command(self, *arguments, data=""):
        done = subprocess.run(
            [FORMWORK, "prompt", *arguments], input=data.encode(), capture_output=True, timeout=60)
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def test_a_line_from_a_pipe(self):
        for arguments, data, status, output in [
            (("--mask", PHONE), "212.555.0100\n", 0, "2125550100\n"),
            (("--mask", PHONE), "212.555.0100", 0, "2125550100\n"),
            (("--mask", PHONE, "--value", "text"), "2125550100\r\nmore\n", 0, "+1 (212) 555-0100\n"),
            (("--mask", PHONE), "212\n", 1, ""),
            (("--mask", PHONE), "2125550100 ext 5\n", 1, ""),
            (("--mask", PHONE), "\n", 0, "\n"),
            (("--mask", PHONE, "--required"), "\n", 1, ""),
            (("--mask", PHONE, "--default", "2125550100"), "\n", 0, "2125550100\n"),
            (("--mask", PHONE), "", 3, ""),
            (("--mask", PHONE, "--required"), "", 3, ""),
            (("--mask", PHONE, "--secret"), "2125550100\n", 0, "2125550100\n"),
        ]:
            with self.subTest(arguments=arguments, data=data):
                found, written, errors = self.run_command(*arguments, data=data)
                self.assertEqual((found, written), (status, output))
                self.assertNotIn("\x1b", errors)

    def test_a_line_is_text_and_a_default_is_a_value(self):
        """A point in a line is what it is in the locale. In a value, it begins the fraction."""
        for locale, line, value in [
            ("en_US", "1,234", "1234"), ("de_DE", "1.234", "1234"), ("de_DE", "1.234,5", "1234.5"), ("pt_BR", "1.234", "1234"),
            ("fr_FR", "1,234", "1.234"), ("de_CH", "1’234", "1234"), ("en_IN", "1,23,456", "123456"), ("en_US", "1.234", "1.234"),
        ]:
            with self.subTest(locale=locale, line=line):
                self.assertEqual(self.run_command("--number", locale, data=line + "\n")[:2], (0, value + "\n"))
                self.assertEqual(self.run_command("--number", locale, "--default", value, data="\n")[:2], (0, value + "\n"))

    def test_a_default_that_does_not_fit(self):
        for arguments, said in [
            (("--mask", "[00]", "--default", "123"), "no place for “3”"),
            (("--mask", PHONE, "--default", "call me"), "no place for “callme”"),
            (("--mask", "[00]", "--default", "--"), "nothing of it has a place"),
            (("--mask", "[00]", "--default", "123", "--secret"), "no place for “…”"),
            (("--regex", "[A-Z]{2}", "--default", "AB9"), "no place for “9”"),
            (("--date", "dd/MM/yyyy", "--default", "31/02/2024"), "it has the issue “impossibleDate”"),
            (("--card", "--default", "4242424242424241"), "it has the issue “checksum”"),
        ]:
            with self.subTest(arguments):
                status, output, errors = self.run_command(*arguments, data="\n")
                self.assertEqual((status, output), (64, ""))
                self.assertEqual(errors, f"formwork: --default doesn't fit the format: there is {said}\n"
                                 if "place for" in said else f"formwork: --default doesn't fit the format: {said}\n")
        # What is typed on is no mistake.
        self.assertEqual(self.run_command("--mask", "[00]", "--default", "1", data="12\n")[:2], (0, "12\n"))

    def test_a_line_that_cannot_be_completed_says_why(self):
        for arguments, line, said in [
            (("--mask", PHONE), "213", "7 more digits (incomplete)"),
            (("--mask", "[00]"), "123", "there is no place for “123” (unused)"),
            (("--mask", "[00]", "--secret"), "123", "there is no place for “…” (unused)"),
            (("--card",), "4242424242424241", "The check digits don't match. Check for a typo. (checksum)"),
            (("--phone", "US"), "0000000000", "This isn't a valid phone number (notValid)"),
        ]:
            with self.subTest(arguments):
                status, output, errors = self.run_command(*arguments, data=line + "\n")
                self.assertEqual((status, output, errors), (1, "", f"formwork: the line could not be completed: {said}\n"))
        self.assertEqual(self.run_command("--mask", "[00]", "--required", data="\n"), (
            1, "", "formwork: a value is required, and the line is empty\n"))

    def test_the_end_of_input_says_so(self):
        for arguments in [(), ("--required",), ("--secret",)]:
            status, _, errors = self.run_command("--mask", PHONE, *arguments)
            self.assertEqual((status, errors), (
                3, "formwork: there is nothing to read: the input is at its end\n"))

    def test_patterns_that_take_nothing(self):
        for arguments in [("--mask", "abc"), ("--mask", ""), ("--format", '{"mask":"+-"}')]:
            status, _, errors = self.run_command(*arguments, data="1\n")
            self.assertEqual(status, 64)
            self.assertIn("error: The pattern ", errors)

    def test_json_of_a_line(self):
        status, output, _ = self.run_command("--mask", "[00]", "--value", "json", data="1\n")
        self.assertEqual(status, 1)
        self.assertEqual(
            json.loads(output), {
                "text": "1", "value": "1", "state": "incomplete", "issue": None, "isFull": False, "remainder": "0",
                "remainingLength": None, "details": {}})

    def test_what_follows_the_line_is_left_to_others(self):
        done = subprocess.run(
            ["/bin/sh", "-c", '"$1" prompt --mask "[00]"; cat', "sh", FORMWORK],
            input=b"12\nrest\n", capture_output=True)
        self.assertEqual(done.stdout, b"12\nrest\n")

    def test_redirections(self):
        for name, script in [
            ("standard error", 'value=$("$@" 2>/dev/null); printf "<%s:%s>\\n" "$?" "$value"; read -r end'),
            ("input, with --tty", 'value=$("$@" --tty </dev/null); printf "<%s:%s>\\n" "$?" "$value"; read -r end'),
            ("all", 'value=$("$@" --tty </dev/null 2>/dev/null); printf "<%s:%s>\\n" "$?" "$value"; read -r end'),
        ]:
            with self.subTest(name):
                prompt = self.prompt("--mask", PHONE, script=script)
                answer = prompt.send("2125550100", ENTER).answer()
                self.assertEqual((answer.status, answer.value), (0, "2125550100"))
                self.assert_restored(prompt)

    def test_without_any_terminal(self):
        done = subprocess.run(
            [FORMWORK, "prompt", "--mask", "[00]", "--tty"], stdin=subprocess.DEVNULL,
            capture_output=True, start_new_session=True, timeout=60)
        self.assertEqual(done.returncode, 69)
        self.assertIn(b"no terminal", done.stderr)

    def test_no_color(self):
        seen = self.ask(["2125550100"], NO_COLOR="1").seen
        self.assertNotRegex(seen, ESC + r"\[[0-9;]*m")
        self.assertRegex(self.ask(["2125550100"]).seen, ESC + r"\[2m")
        self.assertRegex(self.ask(["2125550100"], NO_COLOR="").seen, ESC + r"\[2m")

    def test_dumb_terminal(self):
        prompt = self.prompt(
            "--mask", PHONE, "--message", "Phone", ready="Phone: ", TERM="dumb")
        answer = prompt.send("212", 0.2, ENTER, 0.2, "5550100", ENTER).answer()
        self.assertEqual(answer.value, "2125550100")
        self.assertNotIn(ESC, answer.seen)
        self.assertIn("Not complete yet: 7 more digits.", answer.seen)

    def test_a_secret(self):
        prompt = self.prompt("--mask", "[0000]", "--secret")
        answer = prompt.send("12", 0.1, ENTER, 0.1, "34", 0.1, control("z"), ENTER).answer()
        self.assertEqual(answer.value, "1234")
        shown = answer.seen
        self.assertIn("••••", shown)
        self.assertNotRegex(shown.replace("<0:1234>", ""), r"(?<![\[?;\d])[0-4](?![\dA-Zh;])")
        self.assertIn("Not complete yet.", shown)

    def test_wrong_usage(self):
        for arguments in [
            (), ("--mask", "[00]", "--format", "{}"), ("--format", "{"), ("--mask", "[00"),
            ("--format", '{"mask":"[00]","colour":1}'), ("--mask", "[00]", "--value", "xml"),
            ("--format", '{"mask":"[00]"}', "--alternative", "[000]"),
        ]:
            with self.subTest(arguments):
                self.assertEqual(self.run_command(*arguments)[0], 64)

    def test_nothing_records_what_is_typed(self):
        trace = self.folder() / "trace"
        trace.write_text("kept")
        trace.chmod(0o644)
        status, _, errors = self.run_command("--mask", "[00]", "--trace", str(trace), data="12\n")
        self.assertEqual(status, 64)
        self.assertIn("--trace", errors)
        self.assertEqual(trace.read_text(), "kept")
        # A descriptor that it inherits stays as it is, too.
        folder = self.folder()
        prompt = self.prompt("--mask", "[00]", script='"$@" 3>"$TRACE"; printf "<%s:>\\n" "$?"; read -r end',
                             TRACE=str(folder / "three"))
        self.assertEqual(prompt.send("12", ENTER).answer().status, 0)
        self.assertEqual((folder / "three").read_text(), "")

    def test_each_end_has_a_status_of_its_own(self):
        """The table of the command's README, each line of it brought about."""
        direct = 'exec 4>"$FULL"; "$@" >&4; printf "<%s:>\\n" "$?"; read -r end'
        phone = ("--mask", PHONE)

        def typed(*keys, arguments=phone, **options):
            return self.prompt(*arguments, **options).send(*keys).answer().status

        found = {
            0: [typed("2125550100", ENTER), self.run_command(*phone, data="2125550100\n")[0]],
            1: [self.run_command(*phone, data="212\n")[0],
                self.run_command(*phone, "--required", data="\n")[0]],
            2: [typed(control("d"))],
            3: [self.run_command(*phone, data="")[0]],
            64: [self.run_command()[0]],
            66: [self.run_command("--definition", "/nowhere/at/all")[0]],
            69: [subprocess.run([FORMWORK, "prompt", *phone, "--tty"], stdin=subprocess.DEVNULL,
                                capture_output=True, start_new_session=True).returncode],
            74: [typed("2125550100", ENTER, script=direct, FULL="/dev/full")],
            130: [typed(control("c"))],
        }
        for status, brought in found.items():
            self.assertEqual(set(brought), {status})
        readme = (ROOT / "CLI/README.md").read_text()
        table = readme.split("| status | ")[1].split("\n\n")[0]
        documented = re.findall(r"^\| (\d+) \|", table, re.MULTILINE)
        self.assertEqual([int(status) for status in documented], sorted(found))
        help = self.run_command("--help")[1]
        for status in documented:
            self.assertRegex(help, rf"\b{status}\b")
