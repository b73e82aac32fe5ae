"""explain: the parts of a pattern in words, with lengths and an example."""

from support import PHONE, CommandTest


class ExplainTests(CommandTest):
    def test_parts(self):
        run = self.run_command("explain", "+{7} [0099]", errors="")
        self.assertEqual(run.text, (
            "+{7} [0099]\n"
            "  “+”, shown only\n"
            "  “7”, part of the value\n"
            "  “ ”, shown only\n"
            "  2 to 4 digits\n"
            "  placeholder    +7 0000\n"
            "  text length    5 at least, 7 in full\n"
            "  value length   3 at least, 5 in full\n"
            "  example value  71234\n"
            "  example text   +7 1234\n"))

    def test_json(self):
        phone, wrong, fixed, warned = self.run_command(
            "explain", "--json", PHONE, "[0", "abc", "[00][]", status=1, errors="").json
        self.assertEqual(phone["pattern"], PHONE)
        self.assertEqual(phone["parts"][:2], ["“+1 (”, shown only", "3 digits"])
        self.assertEqual(phone["textLength"], {"least": 17, "full": 17})
        self.assertEqual(phone["valueLength"], {"least": 10, "full": 10})
        self.assertEqual(phone["example"]["value"], "1234567890")
        self.assertEqual(phone["warnings"], [])
        self.assertEqual(list(wrong), ["pattern", "error"])
        self.assertEqual((wrong["error"]["code"], wrong["error"]["offset"]), ("unclosedGroup", 0))
        self.assertEqual((list(fixed), fixed["error"]["code"]), (["pattern", "error"], "noSlots"))
        self.assertEqual([w["code"] for w in warned["warnings"]], ["emptyGroup"])

    def test_errors(self):
        run = self.run_command("explain", "[0", "[0]", status=1)
        self.assertIn("error: ", run.text)
        self.assertIn("\n\n[0]\n", run.text)
        self.run_command("explain", status=64)
