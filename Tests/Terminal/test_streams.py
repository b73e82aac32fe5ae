"""Pipes and files around the prompt, terminals that can little, and wrong usage."""

import json
import os
import subprocess

from support import ENTER, ESC, FORMWORK, PHONE, PromptTest, control, environment


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
            (("--mask", PHONE), "", 1, ""),
            (("--mask", PHONE, "--secret"), "2125550100\n", 0, "2125550100\n"),
        ]:
            with self.subTest(arguments=arguments, data=data):
                found, written, errors = self.run_command(*arguments, data=data)
                self.assertEqual((found, written), (status, output))
                self.assertNotIn("\x1b", errors)

    def test_json_of_a_line(self):
        status, output, _ = self.run_command("--mask", "[00]", "--value", "json", data="1\n")
        self.assertEqual(status, 1)
        self.assertEqual(
            json.loads(output), {"text": "1", "value": "1", "complete": False, "problem": None})

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
        self.assertEqual(done.returncode, 1)
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
        self.assertIn("000-0000 is missing", answer.seen)

    def test_a_secret(self):
        prompt = self.prompt("--mask", "[0000]", "--secret")
        answer = prompt.send("12", 0.1, ENTER, 0.1, "34", 0.1, control("z"), ENTER).answer()
        self.assertEqual(answer.value, "1234")
        shown = answer.seen
        self.assertIn("••••", shown)
        self.assertNotRegex(shown.replace("<0:1234>", ""), r"(?<![\[?;\d])[0-4](?![\dA-Zh;])")
        self.assertIn("Not complete yet.", shown)

    def test_wrong_usage(self):
        trace = str(self.folder() / "trace")
        for arguments in [
            (), ("--mask", "[00]", "--format", "{}"), ("--format", "{"), ("--mask", "[00"),
            ("--format", '{"mask":"[00]","colour":1}'), ("--mask", "[00]", "--value", "xml"),
            ("--mask", "[00]", "--secret", "--trace", trace),
            ("--format", '{"mask":"[00]"}', "--alternative", "[000]"),
        ]:
            with self.subTest(arguments):
                self.assertEqual(self.run_command(*arguments)[0], 64)
        self.assertFalse(os.path.exists(trace))

    def test_a_trace_is_for_its_owner_alone(self):
        path = self.folder() / "trace"
        prompt = self.prompt("--mask", "[00]", "--trace", str(path))
        prompt.send("1x", ENTER, "2", ENTER).answer()
        self.assertEqual(path.stat().st_mode & 0o777, 0o600)
        states = [json.loads(line) for line in path.read_text().splitlines()]
        self.assertEqual([state["id"] for state in states], [1, 2, 3, 4])
        self.assertEqual([state["states"][0]["rejected"] for state in states], [False, True, False, False])
        status, _, errors = self.run_command("--mask", "[00]", "--trace", "/nonexistent/trace")
        self.assertEqual(status, 74)
        self.assertIn("/nonexistent/trace", errors)
