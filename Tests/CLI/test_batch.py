"""format and unmask: one line in, one line out."""

from support import ENCODING_HINT, PHONE, CommandTest


class BatchTests(CommandTest):
    def test_lines(self):
        for arguments, data, expected in [
            ([PHONE], "212.555.0100\n(212) 555-0119\n", "+1 (212) 555-0100\n+1 (212) 555-0119\n"),
            (["#### ####", "--syntax", "hash"], "41111111\n", "4111 1111\n"),
            (["(999) 999-9999", "--syntax", "digits"], "2125550100\n", "(212) 555-0100\n"),
            (["#[HHh]", "--notation", "H=0-9a-f", "--notation", "h?=0-9a-f"], "ff\nff0\n", "#ff\n#ff0\n"),
            (["[?]=[=]", "--notation", "??=0-9", "--notation", "==a-z"], "1b\n", "1=b\n"),
            (["[AA]-[00]", "--case", "upper"], "ab12\n", "AB-12\n"),
            (["[009].[000].[00]", "--right-to-left"], "1234567\n", "12.345.67\n"),
            (["[000]-[0000]", "--alternative", "([000]) [000]-[0000]"], "5550100\n2125550100\n",
             "555-0100\n(212) 555-0100\n"),
            (["+{7} ([000])", "--values"], "7912\n912\n", "+7 (912)\n+7 (912)\n"),
            (["[00]"], "٣٤\n", "34\n"),
        ]:
            with self.subTest(arguments):
                run = self.run_command("format", "--mask", *arguments, data=data, errors="")
                self.assertEqual(run.text, expected)

    def test_values(self):
        for mask, data, expected in [
            (PHONE, "+1 (212) 555-0100\n1 212 555 0119\n", "2125550100\n2125550119\n"),
            ("+{7} ([000])", "+7 (912)\n", "7912\n"),
            ("[00]{/}[00]", "3112\n", "31/12\n"),
        ]:
            with self.subTest(mask):
                run = self.run_command("unmask", "--mask", mask, data=data, errors="")
                self.assertEqual(run.text, expected)

    def test_rejected_lines(self):
        run = self.run_command("format", "--mask", PHONE, status=1,
            data="2125550100\n555-0199\ncall me\n\n21255501001\n",
            errors="3 of 5 lines could not be completed: 2 unused, 1 incomplete\n")
        self.assertEqual(
            run.text, "+1 (212) 555-0100\n?\t555-0199\n?\tcall me\n\n?\t21255501001\n")

    def test_one_rejected_line(self):
        self.run_command("unmask", "--mask", PHONE, data="1\n", status=1,
            errors="1 of 1 line could not be completed: 1 incomplete\n")
        self.run_command("unmask", "--mask", PHONE, data="1\n2125550100\n", status=1,
            errors="1 of 2 lines could not be completed: 1 incomplete\n")

    def test_line_breaks_stay(self):
        for data, expected in [
            (b"", b""),
            (b"\n", b"\n"),
            (b"\r\n\n\r\n", b"\r\n\n\r\n"),
            (b"12", b"1-2"),
            (b"12\n", b"1-2\n"),
            (b"12\r\n34\n56", b"1-2\r\n3-4\n5-6"),
            (b"12\n\n34\n\n", b"1-2\n\n3-4\n\n"),
        ]:
            with self.subTest(data):
                run = self.run_command("format", "--mask", "[0]-[0]", data=data, errors="")
                self.assertEqual(run.bytes, expected)
        run = self.run_command("format", "--mask", "[0]-[0]", data=b"1\r\n2", status=1)
        self.assertEqual(run.bytes, b"?\t1\r\n?\t2")

    def test_invalid_utf8(self):
        lines = [b"12", b"\xff\xfe 12", b"1\xc3", b"\xed\xa0\x80", b"\xc0\x80", b"34", b"\xf5"]
        run = self.run_command("format", "--mask", "[0]-[0]", data=b"\r\n".join(lines), status=1,
            errors="5 of 7 lines could not be completed: 5 invalidUTF8\n" + ENCODING_HINT)
        self.assertEqual(run.bytes.split(b"\r\n"),
            [b"1-2", b"?\t" + lines[1], b"?\t" + lines[2], b"?\t" + lines[3], b"?\t" + lines[4],
             b"3-4", b"?\t\xf5"])

    def test_the_replacement_character_is_valid(self):
        run = self.run_command("format", "--mask", "##", "--syntax", "hash", data="\ufffd\ufffd\n")
        self.assertEqual(run.text, "\ufffd\ufffd\n")

    def test_several_files(self):
        first, second = self.file(b"12\n34"), self.file(b"56\n\xff\n")
        run = self.run_command("format", "--mask", "[0]-[0]", first, "-", second, data=b"78\n", status=1,
            errors="1 of 5 lines could not be completed: 1 invalidUTF8\n" + ENCODING_HINT)
        self.assertEqual(run.bytes, b"1-2\n3-47-8\n5-6\n?\t\xff\n")

    def test_a_byte_order_mark_belongs_to_the_file(self):
        mark = b"\xef\xbb\xbf"
        for arguments, data, expected, status in [
            ([], mark + b"ab\r\ncd\n", mark + b"ab\r\ncd\n", 0), ([], mark, mark, 0), ([], mark + b"\nab", mark + b"\nab", 0),
            ([], mark + b"a\n", mark + b"?\ta\n", 1), (["--on-error", "keep"], mark + b"a\n", mark + b"a\n", 1),
            (["--on-error", "drop"], mark + b"a\nbc", mark + b"bc", 1), (["--on-error", "empty"], mark + b"a\n", mark + b"\n", 1),
        ]:
            with self.subTest(data, arguments=arguments):
                run = self.run_command("format", "-m", "##", "-s", "hash", *arguments, data=data, status=status)
                self.assertEqual(run.bytes, expected)
        answer, = self.run_command("format", "-m", "##", "-s", "hash", "-j", data=mark + b"ab").json
        self.assertEqual(answer["text"], "ab")
        files = [self.file(mark + b"ab\n")] * 2
        run = self.run_command("unmask", "-m", "##", "-s", "hash", *files, errors="")
        self.assertEqual(run.bytes, (mark + b"ab\n") * 2)

    def test_utf_16(self):
        for name in ["utf-16-le", "utf-16-be"]:
            run = self.run_command("format", "-m", PHONE, data="\ufeff2125550100".encode(name), status=1)
            self.assertIn("standard input: this is UTF-16; “iconv -f UTF-16 -t UTF-8” makes UTF-8 of it\n", run.errors)

    def test_odd_characters_pass_through(self):
        data = "\0 12 \u2028 \u202e\ufffc\n"
        run = self.run_command("format", "--mask", "[0]-[0]", data=data)
        self.assertEqual(run.text, "1-2\n")


class JSONTests(CommandTest):
    def objects(self, mask, data, *arguments, command="format", status=0):
        return self.run_command(
            command, "--mask", mask, "--json", *arguments, data=data, status=status).json

    def test_keys_and_order(self):
        for command in ["format", "unmask"]:
            run = self.run_command(command, "--mask", "[0]-[0]", "--json", data="12")
            self.assertEqual(run.text,
                '{"text":"1-2","value":"12","state":"valid","issue":null,"isFull":true,"remainder":"","remainingLength":null,'
                '"details":{},"unused":""}\n')

    def test_the_status_of_a_line(self):
        for arguments, line, expected in [
            (["--mask", "[00]-[00]"], "12", ("incomplete", None, False, "00", None, {})),
            (["--card"], "378282246310005", ("valid", None, True, "", None, {"cardBrand": "amex", "cardBrandName": "American Express"})),
            (["--card"], "378282246310006", ("invalid", "checksum", True, "", None, {"cardBrand": "amex", "cardBrandName": "American Express"})),
            (["--iban"], "DE89370400440532013000", ("valid", None, True, "", None, {"region": "DE"})),
            (["--mask", "[00]"], "", ("empty", None, False, "00", None, {})),
        ]:
            with self.subTest(line):
                status = 0 if expected[0] in ["valid", "empty"] else 1
                answer, = self.run_command("format", *arguments, "--json", data=line + "\n", status=status).json
                keys = ["state", "issue", "isFull", "remainder", "remainingLength", "details"]
                self.assertEqual(tuple(answer[key] for key in keys), expected)

    def test_the_remaining_length(self):
        definition = self.file(b'{"filter":{"allow":"digits","maximumLength":8}}')
        answer, = self.run_command("format", "--definition", str(definition), "--json", data="123\n").json
        self.assertEqual((answer["state"], answer["remainingLength"]), ("valid", 5))

    def test_dropped(self):
        for mask, line, removed in [
            (PHONE, "2125550100", ""),
            (PHONE, "+1 (212) 555-0100", ""),
            (PHONE, "1 212 555 0100", ""),
            (PHONE, "tel: 212/555/0161", "tel"),
            (PHONE, "21255501001", "21255501001"),
            (PHONE, "2125550100 ext 12", "ext12"),
            (PHONE, "call me", "callme"),
            (PHONE, "555-0199", ""),
            ("[00]", "٣٤٥", "٣٤٥"),
            ("[AA]", "xé1", "1"),
            ("[00]", "--- 👍", ""),
        ]:
            with self.subTest(line):
                status = 1 if removed or line in ["555-0199", "--- 👍"] else 0
                answer, = self.objects(mask, line + "\n", status=status)
                self.assertEqual(answer["unused"], removed)
                self.assertIsNone(answer["issue"])

    def test_dropped_after_a_change_of_case(self):
        answer, = self.objects("[AA]", "xyz\n", "--case", "upper", status=1)
        self.assertEqual((answer["value"], answer["unused"]), ("", "xyz"))

    def test_dropped_from_a_value(self):
        answer, = self.objects("+{7} ([000])", "79123\n", "--values", status=1)
        self.assertEqual((answer["value"], answer["issue"]), ("79123", "tooLong"))

    def test_one_object_for_every_line(self):
        answers = self.objects("[00]", b"12\n\n\xff\r\n1", status=1)
        self.assertEqual([a["text"] for a in answers], ["12", "", "", "1"])
        self.assertEqual([a["state"] for a in answers], ["valid", "empty", "invalid", "incomplete"])
        self.assertEqual([a["issue"] for a in answers], [None, None, "invalidUTF8", None])

    def test_empty_lines_are_no_failures(self):
        self.assertEqual(len(self.objects("[00]", "\n\n")), 2)

    def test_escapes(self):
        answer, = self.objects("####", '"\\\u2028é\n', "--syntax", "hash")
        self.assertEqual(answer["text"], '"\\\u2028é')
