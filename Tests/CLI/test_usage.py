"""Help, versions, wrong usage and every exit status."""

import re

from support import PHONE, CommandTest

COMMANDS = [[], ["format"], ["unmask"], ["check"], ["replay"]]


class UsageTests(CommandTest):
    def test_help_has_examples(self):
        for command in COMMANDS:
            with self.subTest(command):
                run = self.run_command(*command, "--help", errors="")
                self.assertIn("Examples:", run.text)
                self.assertIn("formwork " + (command[0] if command else "format"), run.text)

    def test_version(self):
        for command in COMMANDS:
            with self.subTest(command):
                run = self.run_command(*command, "--version", errors="")
                self.assertRegex(run.text, r"^\d+\.\d+\.\d+\n$")

    def test_wrong_usage(self):
        for arguments, said in [
            (["format"], "--mask"),
            (["unmask"], "--mask"),
            (["format", "--mask"], "--mask"),
            (["format", "--mask", "[0]", "--sytnax", "hash"], "--sytnax"),
            (["format", "--mask", "[0]", "--syntax", "perl"], "perl"),
            (["format", "--mask", "[0]", "--case", "title"], "title"),
            (["format", "--mask", "[0]", "--strategy", "best"], "best"),
            (["format", "--mask", "[H]", "--notation", "H"], "--notation H"),
            (["format", "--mask", "[H]", "--notation", "H="], "--notation H="),
            (["format", "--mask", "[H]", "--notation", "H=9-0"], "9-0"),
            (["format", "--mask", "[H]", "--notation", ""], "--notation"),
            (["check"], "mask"),
            (["check", "[0]", "--placeholder", "ab"], "--placeholder"),
            (["replay", "a", "b"], "b"),
            (["dance"], "dance"),
        ]:
            with self.subTest(arguments):
                run = self.run_command(*arguments, status=64)
                self.assertIn(said, run.errors)
                self.assertEqual(run.text, "")
                self.assertNotRegex(run.errors, r"Fatal|\.swift:")

    def test_unknown_options_are_named_before_missing_ones(self):
        for command, wrong, right in [
            ("format", "--msak", "--mask"), ("unmask", "--colum", "--column"), ("prompt", "--requird", "--required"),
            ("check", "--regx", "--regex"), ("explain", "--jsn", "--json"), ("format", "--rejcts", "--rejects"),
        ]:
            with self.subTest(command):
                run = self.run_command(command, wrong, status=64)
                self.assertIn(f"Unknown option '{wrong}'. Did you mean '{right}'?", run.errors)
                self.assertIn(f"Usage: formwork {command} ", run.errors)

    def test_what_a_command_finds_wrong_shows_its_own_usage(self):
        for command in ["format", "unmask", "prompt", "check", "explain"]:
            run = self.run_command(command, status=64)
            self.assertIn(f"Usage: formwork {command} ", run.errors)
            self.assertIn(f"formwork {command} --help", run.errors)

    def test_a_pattern_where_files_stand(self):
        run = self.run_command("format", "+1 [00]", "phones.txt", status=64)
        self.assertIn("“+1 [00]” stands where files do: write --mask '+1 [00]'.", run.errors)
        run = self.run_command("format", "phones.txt", status=64)
        self.assertIn("Give one of --mask, --regex, --date, --number, --phone, --card, --iban, --preset, --definition.", run.errors)

    def test_a_pattern_that_begins_with_a_dash(self):
        for command in ["check", "explain"]:
            run = self.run_command(command, "-[00]", status=64)
            self.assertIn("after “--”: -- '-[00]'", run.errors)
            self.run_command(command, "--", "-[00]", errors="")

    def test_a_pattern_where_none_stands(self):
        for arguments in [["format", "-[00]"], ["unmask", "-(##)"], ["prompt", "-[00]"], ["prompt", "[00]"]]:
            run = self.run_command(*arguments, status=64)
            self.assertIn(f"hint: Put a pattern after “--mask”: --mask '{arguments[1]}'\n", run.errors)
        run = self.run_command("format", "(999) 999", status=64)
        self.assertIn("“(999) 999” stands where files do: write --mask '(999) 999'.", run.errors)
        for name in ["export (1).csv", "phones.txt"]:
            self.assertNotIn("stands", self.run_command("format", name, status=64).errors)

    def test_commands_that_are_nearly_there(self):
        for wrong, right in [("formt", "format"), ("unmaks", "unmask"), ("chek", "check"), ("Prompt", "prompt")]:
            run = self.run_command(wrong, status=64)
            self.assertIn(f"hint: Did you mean “{right}”?\n", run.errors)
        for wrong in ["dance", "a", "x" * 10_000]:
            self.assertNotIn("mean", self.run_command(wrong, status=64).errors)

    def test_options_that_exclude_each_other(self):
        for arguments, names in [
            (["format", "--card", "--iban"], "--card and --iban"), (["unmask", "-m", "[0]", "-e", "a"], "--mask and --regex"),
            (["prompt", "--card", "--format", "{}", "--phone", "US"], "--phone, --card and --format"),
            (["check", "--regex", "--date", "a"], "--regex and --date"), (["explain", "--number", "--date", "a"], "--number and --date"),
        ]:
            with self.subTest(arguments):
                run = self.run_command(*arguments, status=64)
                self.assertIn(f"Error: {names} exclude each other. Give one of them.\n", run.errors)
        self.run_command("check", "--regex", "--regex", "a", errors="")

    def test_an_option_is_only_taken_for_one_that_is_near(self):
        for command, hint in [
            ("format", "--number fr_FR, or --date fr_FR"), ("prompt", "--number fr_FR, or --date fr_FR"),
            ("clean", "number:fr_FR"), ("phones", "--region US"),
        ]:
            for arguments in [["--locale", "fr_FR"], ["--locale=fr_FR"]]:
                with self.subTest(command, arguments=arguments):
                    run = self.run_command(command, *arguments, status=64)
                    self.assertIn("Error: Unknown option '--locale'\n", run.errors)
                    self.assertNotIn("--mobile", run.errors.partition("Usage:")[0])
                    self.assertRegex(run.errors, f"hint: .*{re.escape(hint)}")

    def test_an_unknown_preset_suggests_the_nearest(self):
        for name, fix in [("postal.N", "Write postal.NL."), ("Postal.NL", "Write postal.NL."), ("isbn12", "Write isbn13."),
                          ("colors", "“formwork presets” lists them all."), ("", "“formwork presets” lists them all.")]:
            with self.subTest(name):
                run = self.run_command("format", "--preset", name, status=64)
                self.assertIn(f"there is no such preset.\nfix: {fix}\n", run.errors)
                run = self.run_command("clean", "-c", f"a=preset:{name}", status=64)
                self.assertIn(f"There is no such preset. {fix}\n", run.errors)

    def test_a_region_is_guessed_alike_everywhere(self):
        for arguments in [["phones", "--region", "UK"], ["format", "--phone", "UK"], ["prompt", "--phone", "UK"],
                          ["format", "--phone", "US", "--only", "UK"]]:
            with self.subTest(arguments):
                run = self.run_command(*arguments, status=64)
                self.assertIn(f"formwork: {arguments[-2]} UK: there is no such region.\nfix: Write GB.\n", run.errors)
        self.assertIn("did you mean GB?", self.run_command("clean", "-c", "a=phone:UK", status=64).errors)
        run = self.run_command("format", "--phone", "Mars", status=64)
        self.assertIn("fix: Write two letters, such as US, or “international”.\n", run.errors)

    def test_a_fix_says_more_than_the_error(self):
        for text in ['{"mask":"[0]","notations":[{"character":"HH"}]}', '{"mask":7}', '{"number":{"locale":7}}', '{"card":7}',
                     '{"duration":""}', '{"phone":{"region":"UK"}}', '{"regex":"a**"}', '{"mask":"[0"}', '{"preset":"none"}', "{}"]:
            with self.subTest(text):
                run = self.run_command("prompt", "--format", text, status=64)
                error = re.search(r"error: (.*)\n", run.errors)[1]
                fix = re.search(r"fix: (.*)\n", run.errors)
                if fix:
                    self.assertNotIn(fix[1].partition(" ")[2], error)

    def test_short_options(self):
        run = self.run_command("format", "-m", "[0]-[0]", "-a", "([HHH])", "-n", "H=0-9", data="1-2\n123\n", errors="")
        self.assertEqual(run.text, "1-2\n(123)\n")
        run = self.run_command("unmask", "-s", "hash", "-m", "##", "-j", data="ab\n", errors="")
        self.assertEqual(run.json[0]["value"], "ab")
        file = self.file(b'{"mask":"[00]"}')
        self.run_command("check", "-d", file, errors="")
        run = self.run_command("unmask", "-x", "-e", "[0-9]{2}", "-c", "b", "-t", ";", data="a;b\n1;x 12\n")
        self.assertEqual(run.text, "a;b\n1;12\n")
        self.run_command("check", "-e", "a+", errors="")
        self.run_command("format", "-d", file, "-c", "a", "-v", "-r", file.parent / "r.csv", data="a\n12\n", errors="")

    def test_completion_scripts_complete_file_names(self):
        for shell, word in [("bash", "add_completions -f"), ("zsh", "_files"), ("fish", "-F")]:
            with self.subTest(shell):
                script = self.run_command("--generate-completion-script", shell, errors="").text
                self.assertIn(word, script)
                self.assertIn("rejects", script)

    def test_a_wrong_mask_is_shown_with_its_place(self):
        for option in ["--mask", "--alternative"]:
            arguments = ["format", "--mask", "[0]"] if option == "--alternative" else ["format"]
            run = self.run_command(*arguments, option, "+1 ([000", status=64)
            self.assertRegex(run.errors, re.escape("+1 ([000\n    ^\nerror: "))
            self.assertIn("\nfix: ", run.errors)

    def test_masks_may_begin_with_a_dash(self):
        run = self.run_command("format", "--mask", "-[00]", "--alternative", "--[000]", data="12\n123\n")
        self.assertEqual(run.text, "-12\n--123\n")

    def test_unreadable_files(self):
        for command in [["format", "--mask", PHONE], ["replay"]]:
            run = self.run_command(*command, "no/such file", status=66)
            self.assertEqual(run.errors, "formwork: no/such file: No such file or directory\n")
            self.run_command(*command, "/", status=66)

    def test_the_other_files_are_read(self):
        good = self.file(b"2125550100\n")
        run = self.run_command("unmask", "--mask", PHONE, good, "no such file", good, status=66)
        self.assertEqual(run.text, "2125550100\n" * 2)
