"""What the person sees, and where the cursor stands: in tmux, a terminal with a screen."""

from support import PHONE, PromptTest, Tmux


class ScreenTests(PromptTest):
    def terminal(self, *arguments, **options):
        terminal = Tmux(*arguments, **options)
        self.addCleanup(terminal.close)
        return terminal

    def see(self, terminal, rows, cursor=None):
        """Checks the first rows, and the cursor as (column, row)."""
        def check():
            seen = terminal.screen()[: len(rows)], terminal.cursor()
            return (rows, cursor or seen[1]), seen

        expected, actual = terminal.settle(check)
        self.assertEqual(expected, actual)

    def test_a_number(self):
        terminal = self.terminal("--mask", PHONE, "--message", "Phone")
        self.see(terminal, ["Phone: +1 (___) ___-____"], (7, 0))
        self.assertIn("Phone: \x1b[2m+1 (___)", terminal.screen(styled=True)[0])
        terminal.keys("213")
        self.see(terminal, ["Phone: +1 (213) ___-____"], (16, 0))
        self.assertIn("(213) \x1b[2m___-____", terminal.screen(styled=True)[0])
        terminal.keys("Enter")
        self.see(
            terminal, ["Phone: +1 (213) ___-____", "Not complete yet: 7 more digits."], (16, 0))
        terminal.keys("BSpace")
        self.see(terminal, ["Phone: +1 (21_) ___-____", ""], (13, 0))
        terminal.keys("Home")
        self.see(terminal, ["Phone: +1 (21_) ___-____"], (7, 0))
        terminal.keys("C-Right", "C-Right")
        self.see(terminal, ["Phone: +1 (21_) ___-____"], (13, 0))
        terminal.keys("35550100", "Enter")
        self.see(terminal, ["Phone: +1 (213) 555-0100", "<0:2135550100>", "$"], (2, 2))

    def test_paste_undo_redo(self):
        terminal = self.terminal("--mask", PHONE)
        self.see(terminal, ["+1 (___) ___-____"], (0, 0))
        terminal.run("set-buffer", "call (212) 555.0100")
        terminal.run("paste-buffer", "-p")
        self.see(terminal, ["+1 (212) 555-0100"], (17, 0))
        terminal.keys("C-z")
        self.see(terminal, ["+1 (___) ___-____"], (0, 0))
        terminal.keys("C-y")
        self.see(terminal, ["+1 (212) 555-0100"], (17, 0))
        terminal.keys("Escape", "Escape")
        self.see(terminal, ["+1 (___) ___-____"], (0, 0))

    def test_wide_and_combining_characters(self):
        terminal = self.terminal("--format", '{"filter":{"allow":"any"}}', "--message", "電話")
        self.see(terminal, ["電話:"], (6, 0))
        terminal.keys("a한e\u0301b")
        self.see(terminal, ["電話: a한e\u0301b"], (11, 0))
        for column in [10, 9, 7, 6, 6]:
            terminal.keys("Left")
            self.see(terminal, ["電話: a한e\u0301b"], (column, 0))
        terminal.keys("Right", "DC")
        self.see(terminal, ["電話: ae\u0301b"], (7, 0))
        terminal.keys("😀")
        self.see(terminal, ["電話: a😀e\u0301b"], (9, 0))

    def test_a_long_line_scrolls(self):
        terminal = self.terminal(
            "--format", '{"filter":{"allow":"digits"}}', "--message", "N", size=(20, 5))
        self.see(terminal, ["N:"], (3, 0))
        terminal.keys("1234567890123456")
        self.see(terminal, ["N: 1234567890123456", ""], (19, 0))
        terminal.keys("7")
        self.see(terminal, ["N: <8901234567", ""], (14, 0))
        terminal.keys("Home")
        self.see(terminal, ["N:  12345678901234>", ""], (4, 0))
        terminal.keys("End", "C-u")
        self.see(terminal, ["N:", ""], (3, 0))

    def test_at_the_bottom_of_the_screen(self):
        terminal = self.terminal("--mask", "[00]", size=(30, 3), variables="printf '1\\n2\\n' >&2;")
        self.see(terminal, ["1", "2", "__"], (0, 2))
        terminal.keys("1", "Enter")
        self.see(terminal, ["2", "1_", "Not complete yet: 1 more dig…"], (1, 1))
        terminal.keys("2")
        self.see(terminal, ["2", "12", ""], (2, 1))
        terminal.keys("Enter")
        self.see(terminal, ["12", "<0:12>", "$"], (2, 2))

    def test_resizing(self):
        terminal = self.terminal("--mask", PHONE, "--message", "Phone")
        terminal.keys("2125550100")
        self.see(terminal, ["Phone: +1 (212) 555-0100"], (24, 0))
        terminal.run("resize-window", "-x", "15", "-y", "10")
        self.see(terminal, ["Pho…<-0100", ""], (10, 0))
        terminal.run("resize-window", "-x", "60", "-y", "10")
        self.see(terminal, ["Phone: +1 (212) 555-0100", ""], (24, 0))
        terminal.keys("Enter")
        self.see(terminal, ["Phone: +1 (212) 555-0100", "<0:2125550100>", "$"], (2, 2))

    def test_a_row_that_wraps_is_drawn_again_from_its_start(self):
        """Below other lines, where its first part stays on the screen: the line looks as in a terminal that was so narrow before."""
        for width in [8, 10, 12, 13, 15, 20, 23, 24]:
            fresh = self.terminal("--mask", PHONE, "--message", "Phone", size=(width, 10))
            wide = self.terminal("--mask", PHONE, "--message", "Phone", variables="printf '1\\n2\\n3\\nlast\\n' >&2;")
            for terminal in (fresh, wide):
                terminal.wait("+1")
                terminal.keys("2125550100")
                terminal.wait("0100")
            wide.run("resize-window", "-x", str(width), "-y", "10")

            def check():
                rows = wide.screen()
                return fresh.screen()[:3], rows[rows.index("last") + 1 :][:3]

            expected, actual = wide.settle(check)
            self.assertEqual(expected, actual, f"{width} columns")

    def test_redraw(self):
        terminal = self.terminal("--mask", "[00]", "--message", "N")
        terminal.keys("1")
        self.see(terminal, ["N: 1_"], (4, 0))
        terminal.keys("C-l")
        self.see(terminal, ["N: 1_", ""], (4, 0))

    def test_a_secret(self):
        terminal = self.terminal("--mask", "[0000]", "--secret", "--message", "PIN")
        terminal.keys("12")
        self.see(terminal, ["PIN: ••"], (7, 0))
        terminal.keys("Enter")
        self.see(terminal, ["PIN: ••", "Not complete yet."], (7, 0))
        terminal.keys("34", "Enter")
        self.see(terminal, ["PIN: ••••", "<0:1234>"])

    def test_no_color(self):
        terminal = self.terminal("--mask", PHONE, "--message", "Phone", variables="NO_COLOR=1")
        terminal.keys("212")
        self.see(terminal, ["Phone: +1 (212) ___-____"], (16, 0))
        terminal.keys("5550100", "Enter")
        self.see(terminal, ["Phone: +1 (212) 555-0100", "<0:2125550100>", "$"], (2, 2))

    def test_a_guide_is_drawn_once(self):
        terminal = self.terminal("--format", '{"mask":"[00]/[00]","placeholder":"x"}')
        terminal.keys("1")
        self.see(terminal, ["1x/xx"], (1, 0))
        terminal.keys("Enter")
        self.see(terminal, ["1x/xx", "Not complete yet: 3 more digits."])

    def test_no_digit_of_the_rest_looks_typed(self):
        for variables in ["", "NO_COLOR=1"]:
            terminal = self.terminal(
                "--format", '{"regex":"[A-Z]{2}-[0-9]{3}"}', "--message", "N", variables=variables)
            self.see(terminal, ["N: __-___"], (3, 0))
            terminal.keys("AB1")
            self.see(terminal, ["N: AB-1__"], (7, 0))
            terminal.keys("Enter")
            self.see(terminal, ["N: AB-1__", "Not complete yet: 2 more digits."], (7, 0))

    def test_dumb_terminal(self):
        terminal = self.terminal("--mask", "[000]-[000]", "--message", "N", variables="TERM=dumb")
        terminal.keys("1234")
        self.see(terminal, ["N: 123-4"], (8, 0))
        terminal.keys("BSpace", "BSpace")
        self.see(terminal, ["N: 12"], (5, 0))
        terminal.keys("C-a")
        self.see(terminal, ["N: 12"], (3, 0))
        terminal.keys("Enter")
        self.see(terminal, ["N: 12", "Not complete yet: 4 more digits.", "N: 12"], (3, 2))
