"""Every key of the prompt, sent as terminals send it."""

from support import (
    BACKSPACE, DELETE, END, ENTER, ESC, HOME, LEFT, PHONE, RIGHT, PromptTest, control, paste)


class KeyTests(PromptTest):
    def test_editing(self):
        number = "2125550100"
        for name, keys, value in [
            ("typing", [number], number),
            ("one by one", list(number), number),
            ("backspace", ["21255501009", BACKSPACE, "0"], number),
            ("control h", ["212555010", "\x08", "00"], number),
            ("delete", ["9" + number[:9], HOME, DELETE, END, "0"], number),
            ("left", ["212555010", LEFT, LEFT, "0"], "2125550010"),
            ("right", ["212555010", HOME, RIGHT * 5, "9"], "2912555010"),
            ("application arrows", ["212555010", ESC + "OD", ESC + "OC", ESC + "OD", "9"], "2125550190"),
            ("home and end", ["125550100", HOME, "2", END], number),
            ("their variants", ["125550100", ESC + "[4~", ESC + "[1~", ESC + "OF", ESC + "OH", "2"], number),
            ("control a, e", ["12555010", control("a"), "2", control("e"), "0"], number),
            ("control b, f", ["212555010", control("b") * 2, control("f"), "0"], number),
            ("control k", ["2125559999", LEFT * 4, control("k"), "0100"], number),
            ("control u", ["999", control("u"), number], number),
            ("control w", ["2125559999", control("w"), "0100"], number),
            ("alt backspace", ["2125559999", ESC + BACKSPACE, "0100"], number),
            ("word left", ["2125559999", ESC + "[1;5D", DELETE * 4, "0100"], number),
            ("alt left", ["2125559999", ESC + "[1;3D", DELETE * 4, "0100"], number),
            ("alt b", ["2125559999", ESC + "b", DELETE * 4, "0100"], number),
            ("word right", ["9995550100", HOME, (ESC + "[1;5C") * 2, BACKSPACE * 3, "212"], number),
            ("alt f", ["9995550100", HOME, ESC + "f", ESC + "f", BACKSPACE * 3, "212"], number),
            ("alt d", ["2129990100", HOME, (ESC + "f") * 2, ESC + "d", "555"], number),
            ("control delete", ["2129990100", HOME, (ESC + "f") * 2, ESC + "[3;5~", "555"], number),
            ("undo", ["21255501009"[:10], BACKSPACE, control("z")], number),
            ("undo, the other key", ["2125550100", control("u"), "\x1f"], number),
            ("redo", ["2125550100", control("z"), control("y")], number),
            ("paste", [paste("+1 212.555.0100\r")], number),
            ("paste over many reads", list(paste("(212) 555-0100")), number),
            ("control characters in a paste", [paste("212\x03\x04\x1b[555\x1a0100")], number),
            ("escape twice", ["999", ESC, 0.5, ESC, 0.5, number], number),
            ("escape twice at once", ["999", ESC + ESC, 0.5, number], number),
            ("escape once", ["212555", ESC, 0.5, "0100"], number),
            ("unknown sequences", ["212", ESC + "[24~", ESC + "OP", ESC + "[[A", "5550100"], number),
            ("rejected keys", ["2x1y2", "ü", "5550100"], number),
            ("redraw", ["212555", control("l"), "0100"], number),
        ]:
            with self.subTest(name):
                answer = self.ask(keys)
                self.assertEqual((answer.status, answer.value), (0, value))

    def test_bytes_split_over_reads(self):
        answer = self.ask(
            ["21", b"\xe9\x9b", 0.05, b"\xbb", "2", b"\x1b", b"[", 0.01, b"D", "9"], "--mask", "[0000]")
        self.assertEqual(answer.value, "2192")
        self.assertEqual(answer.seen.count("\x07"), 1)
        self.assertEqual(self.ask(["2", b"\xff", "12"], "--mask", "[000]").value, "212")
        answer = self.ask([b"\xf0\x9f", 0.1, b"\x91\x8d"], "--format", '{"filter":{"allow":"emoji"}}')
        self.assertEqual(answer.value, "👍")

    def test_return_stays_until_the_value_is_complete(self):
        prompt = self.prompt("--mask", PHONE, "--message", "Phone")
        prompt.send("212", ENTER).expect("Not complete yet: 7 more digits.")
        prompt.send("5550100", ENTER)
        self.assertEqual(prompt.answer().value, "2125550100")

    def test_an_empty_value(self):
        answer = self.ask([])
        self.assertEqual((answer.status, answer.value), (0, ""))
        prompt = self.prompt("--mask", "[00]", "--required")
        prompt.send(ENTER).expect("Please type something.")
        self.assertEqual(prompt.send("12", ENTER).answer().value, "12")

    def test_a_issue_is_told_under_the_line(self):
        format = '{"regex":"1[0-2]|[1-9]"}'
        self.assertEqual(self.ask(["12"], "--format", format).value, "12")

    def test_control_c(self):
        prompt = self.prompt("--mask", PHONE)
        answer = prompt.send("212", control("c")).answer()
        self.assertEqual((answer.status, answer.value), (130, ""))
        self.assert_restored(prompt)

    def test_control_d(self):
        prompt = self.prompt("--mask", PHONE)
        answer = prompt.send("2", control("d"), BACKSPACE, control("d")).answer()
        self.assertEqual((answer.status, answer.value), (2, ""))
        self.assert_restored(prompt)

    def test_a_rejected_key_rings_once(self):
        self.assertEqual(self.ask(["212xyz5550100"]).seen.count("\x07"), 1)
        self.assertEqual(self.ask(["212", 0.2, "x", 0.2, "5550100"]).seen.count("\x07"), 1)
        self.assertEqual(self.ask(["+1 (212) 555-0100"]).seen.count("\x07"), 0)

    def test_what_is_written(self):
        for value, written in [
            ("raw", "2125550100"),
            ("text", "+1 (212) 555-0100"),
            ("json", '{"text":"+1 (212) 555-0100","value":"2125550100","state":"valid","issue":null,"isFull":true,'
                '"remainder":"","remainingLength":null,"details":{}}'),
        ]:
            with self.subTest(value):
                answer = self.ask(["2125550100"], "--mask", PHONE, "--value", value)
                self.assertEqual(answer.value, written)

    def test_default(self):
        arguments = ("--mask", "[00]:[00]", "--default", "0900", "--value", "text")
        self.assertEqual(self.ask([], *arguments).value, "09:00")
        self.assertEqual(self.ask([BACKSPACE, "5"], *arguments).value, "09:05")

    def test_other_formats(self):
        for arguments, keys, value in [
            (("--mask", "##/##", "--syntax", "hash"), "1a2b", "1a2b"),
            (("--mask", "[HHH]", "--notation", "H=0-9A-F", "--case", "upper"), "f0a", "F0A"),
            (("--mask", "[00]", "--alternative", "[00]/[00]"), "1234", "1234"),
            (("--format", '{"filter":{"allow":"digits","maximumLength":3}}'), "1a2b34", "123"),
            (("--format", '{"mask":"[00]{-}[00]"}'), "1234", "12-34"),
        ]:
            with self.subTest(arguments):
                self.assertEqual(self.ask([keys], *arguments).value, value)

    def test_a_definition_file(self):
        path = self.folder() / "date.json"
        path.write_text('{"mask":"[00]{/}[00]"}')
        self.assertEqual(self.ask(["1234"], "--definition", str(path)).value, "12/34")
