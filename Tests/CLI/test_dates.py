"""Dates on the command line and in scripts."""

import unittest

from support import CommandTest

MIXED = """2024-12-24
24.12.2024
1/2/2024
Dec 24, 2024
24/12/24
"""


class DateTests(CommandTest):
    def test_mixed_dates_become_one_form(self):
        run = self.run_command("format", "--date", "dd/MM/yyyy", data=MIXED)
        self.assertEqual(run.text.split(), [
            "24/12/2024", "24/12/2024", "01/02/2024", "24/12/2024", "24/12/2024"])

    def test_a_column_is_read_in_one_order(self):
        lines = "13/02/2024\n12/02/2024\n"
        run = self.run_command("format", "--date", "yyyy-MM-dd", data=lines, status=1)
        self.assertEqual(run.text, "?\t13/02/2024\n?\t12/02/2024\n")
        self.run_command("format", "--date", "dd.MM.yyyy", data="25685\n", status=1)

    def test_window_of_short_years(self):
        arguments = ["format", "--date", "dd/MM/yyyy"]
        self.assertEqual(self.run_command(*arguments, data="1/2/24").text, "01/02/2024")
        run = self.run_command(*arguments, "--first-short-year", "1900", data="1/2/24")
        self.assertEqual(run.text, "01/02/1924")
        self.run_command("format", "--mask", "[00]", "--first-short-year", "1900", status=64)
        for year, status in [(0, 64), (1, 0), (9900, 0), (9901, 64)]:
            run = self.run_command(*arguments, "--first-short-year", year, data="1/2/2024", status=status, errors=None)
            self.assertEqual("from 1 to 9900" in run.errors, status == 64, year)

    def test_extracts_whole_words(self):
        lines = "at 1966-12-19T10:00:00Z.\n"
        run = self.run_command("format", "--date", "MM/dd/yyyy", "--extract", data=lines)
        self.assertEqual(run.text, "12/19/1966\n")
        self.run_command(
            "format", "--date", "dd.MM.yyyy", "--extract", data="server 10.7.78.109 up", status=1)

    def test_lines_that_are_no_dates_are_told(self):
        lines = "31/02/2024\nhello\n2024-12\n2024-12-24T18:30\n"
        run = self.run_command("format", "--date", "dd/MM/yyyy", "--json", data=lines, status=1)
        self.assertEqual([line["issue"] for line in run.json], ["impossibleDate", None, None, None])
        self.assertEqual([line["unused"] for line in run.json], ["", "hello", "202412", "1830"])

    def test_unmask_writes_the_text(self):
        run = self.run_command("unmask", "--date", "HH:mm", data="6:30 pm\n")
        self.assertEqual(run.text, "18:30\n")

    def test_a_bad_pattern_has_a_place_and_a_fix(self):
        for command in (["format", "--date", "dd/mm/yyyy"], ["prompt", "--date", "dd/mm/yyyy"]):
            run = self.run_command(*command, status=64)
            self.assertIn("dd/mm/yyyy\n   ^\nerror: ", run.errors)
            self.assertIn("fix: Write “M” or “MM” for the month.", run.errors)

    def test_check(self):
        run = self.run_command("check", "--date", "dd/MM/yyyy", "HH:mm")
        self.assertIn("example  24/12/2024", run.text)
        self.assertIn("example  18:30", run.text)
        self.assertIn("^", self.run_command("check", "--date", "ddMM", status=1).text)
        self.run_command("check", "--date", "--regex", "MM/yy", status=64)

    def test_one_format_only(self):
        self.run_command("format", "--date", "MM/yy", "--mask", "[00]", status=64)

    def test_replay(self):
        states = self.states(
            {"date": {"pattern": "dd/MM/yyyy", "minimum": "2000-01-01", "maximum": "2024-12-31"}},
            {"type": "4"}, {"type": "1"}, {"type": "3"}, {"backspace": 1}, {"type": "22025"}, {"undo": 1},
            {"set": "2024-02-31"}, {"set": "1"}, {"blur": True})
        self.assertEqual([state["text"] for state in states], [
            "04/", "04/1", "04/13/", "04/1", "04/12/2025", "04/12/202", "31/02/2024", "1", "01/"])
        self.assertEqual([state["rejected"] for state in states], [False] * 9)
        self.assertEqual([state["issue"] for state in states], [
            None, None, "impossibleDate", None, "aboveMaximum", None, "impossibleDate", None, None])
        self.assertEqual(states[0]["remainder"], "MM/yyyy")
        self.assertEqual(states[6]["value"], "31/02/2024")

    def test_definitions_with_errors(self):
        for rules, code in [
            ({"pattern": "dd/mm/yyyy"}, "minuteInDate"), ({"pattern": "MM/yy", "minimum": "01/24"}, "invalidDate"),
            ({"pattern": 5}, "wrongType"), ({"pattern": "MM", "range": "MM"}, "unknownKey"),
        ]:
            answer = self.replay({"format": {"date": rules}, "actions": []}, status=1)[0]
            self.assertEqual(answer["error"]["code"], code)

    def test_locales(self):
        run = self.run_command("format", "--date", "en_US", data="2024-12-24\n12.24.2024\n")
        self.assertEqual(run.text.split(), ["12/24/2024", "12/24/2024"])
        path = self.file(b'{"date":{"locale":"hu"}}')
        run = self.run_command("format", "--definition", path, data="2024-12-24")
        self.assertEqual(run.text, "2024. 12. 24.")
        path = self.file(b'{"date":{"locale":"xx"}}')
        self.assertIn("$.date.locale", self.run_command("check", "--definition", path, status=1).text)

    def test_limits(self):
        run = self.run_command(
            "format", "--date", "dd/MM/yyyy", "--minimum", "2024-01-01", "--maximum", "2024-12-31",
            "--json", data="31/12/2023\n01/01/2024\n01/01/2025\n", status=1)
        self.assertEqual(
            [line["issue"] for line in run.json], ["belowMinimum", None, "aboveMaximum"])
        run = self.run_command("format", "--date", "MM/yy", "--maximum", "2024-13-01", status=64)
        self.assertIn("formwork: --maximum: This isn't a date or a time.", run.errors)

    def test_explain(self):
        run = self.run_command("explain", "--date", "d.MM.yy", "de")
        self.assertEqual(run.text, (
            "d.MM.yy\n"
            "  day, 1 to 31\n"
            "  “.”, shown only\n"
            "  month, 01 to 12\n"
            "  “.”, shown only\n"
            "  year, 00 to 99\n"
            "  placeholder    d.MM.yy\n"
            "  example value  24.12.24\n"
            "  example text   24.12.24\n"
            "\n"
            "de\n"
            "  day, 01 to 31\n"
            "  “.”, shown only\n"
            "  month, 01 to 12\n"
            "  “.”, shown only\n"
            "  year, 0001 to 9999\n"
            "  placeholder    dd.MM.yyyy\n"
            "  example value  24.12.2024\n"
            "  example text   24.12.2024\n"))
        wrong = self.run_command("explain", "--json", "--date", "ddMM", status=1).json[0]
        self.assertEqual((wrong["error"]["code"], wrong["error"]["offset"]), ("adjacentFields", 2))


if __name__ == "__main__":
    unittest.main()
