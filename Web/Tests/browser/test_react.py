"""A controlled input of React, as the documentation has it."""

from selenium.webdriver.common.keys import Keys

from .page import PageTest


class ReactTest(PageTest):
    def setUp(self):
        super().setUp()
        self.open("react.html")
        self.focus("phone")

    def rendered(self):
        return self.run_script("return window.rendered")

    def test_the_state_is_the_text_at_each_key(self):
        self.type("212555")
        self.assertEqual((self.shown(), self.rendered(), self.value()), ("+1 (212) 555-|", "+1 (212) 555-", "212555"))

    def test_the_caret_stays_in_the_middle(self):
        self.type("212555")
        self.select(5)
        self.keys("9")
        self.assertEqual((self.shown(), self.rendered()), ("+1 (29|1) 255-5", "+1 (291) 255-5"))
        self.keys(Keys.DELETE)
        self.assertEqual(self.shown(), "+1 (29|2) 555-")

    def test_a_rejected_key_renders_nothing(self):
        self.type("21x")
        self.assertEqual((self.shown(), self.rendered()), ("+1 (21|", "+1 (21"))

    def test_undo_and_redo(self):
        self.type("212")
        for _ in range(3):
            self.undo()
        self.assertEqual((self.shown(), self.rendered()), ("|", ""))
        self.redo()
        self.assertEqual((self.shown(), self.rendered()), ("+1 (2|", "+1 (2"))

    def test_a_state_that_the_app_sets_is_formatted(self):
        self.run_script("setText('3105550199')")
        self.wait("return document.getElementById('phone').value !== ''")
        self.assertEqual(self.value(), "3105550199")
        self.assertEqual(self.state()["text"], "+1 (310) 555-0199")

    def test_a_state_of_digits_alone(self):
        self.open("react.html?digits")
        self.focus("phone")
        seen = []
        for key in "2125550100":
            self.keys(key)
            seen.append(self.shown())
        self.assertEqual(seen, [
            "+1 (2|", "+1 (21|", "+1 (212) |", "+1 (212) 5|", "+1 (212) 55|", "+1 (212) 555-|", "+1 (212) 555-0|",
            "+1 (212) 555-01|", "+1 (212) 555-010|", "+1 (212) 555-0100|"])
        self.assertEqual((self.rendered(), self.value()), ("12125550100", "2125550100"))
        self.select(5)
        self.keys(Keys.BACKSPACE, "9")
        self.assertEqual((self.shown(), self.rendered()), ("+1 (9|12) 555-0100", "19125550100"))
        self.undo()
        self.assertEqual(self.rendered(), "1125550100")

    def test_what_the_focus_changes_is_rendered(self):
        self.run_script("field.update({ mask: '+1 ([000])', completesOnFocus: true }); phone.blur(); phone.focus()")
        self.assertEqual((self.shown(), self.rendered()), ("+1 (|", "+1 ("))

    def test_unmounting_lets_go(self):
        self.run_script("leave()")
        self.assertTrue(self.run_script("return window.field.isDetached"))
