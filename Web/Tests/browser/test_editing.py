"""Editing by real keys: what is shown, where the caret is, what the app hears, and the browser's own history."""

from selenium.webdriver.common.keys import Keys

from .page import PageTest


class TypingTest(PageTest):
    def test_typing_completes_literals(self):
        self.mask()
        seen = []
        for key in "2125550100":
            self.keys(key)
            seen.append(self.shown())
        self.assertEqual(seen, [
            "+1 (2|", "+1 (21|", "+1 (212) |", "+1 (212) 5|", "+1 (212) 55|", "+1 (212) 555-|", "+1 (212) 555-0|",
            "+1 (212) 555-01|", "+1 (212) 555-010|", "+1 (212) 555-0100|"])
        self.assertEqual(self.value(), "2125550100")
        self.assertTrue(self.state()["complete"])

    def test_one_input_event_for_a_key_with_the_formatted_text(self):
        self.mask()
        self.type("212")
        self.assertEqual([event["shown"] for event in self.events("input")], ["+1 (2", "+1 (21", "+1 (212) "])
        changes = self.events("formwork-change")
        self.assertEqual([event["value"] for event in changes], ["2", "21", "212"])
        self.assertEqual({event["cause"] for event in changes}, {"typing"})

    def test_only_what_differs_is_written(self):
        self.mask()
        self.type("212")
        self.assertEqual([event["data"] for event in self.events("input")], ["+1 (2", "1", "2) "])

    def test_a_letter_is_rejected_and_told(self):
        self.mask()
        self.type("2x")
        self.assertEqual(self.shown(), "+1 (2|")
        self.assertEqual(len(self.events("input")), 1)
        self.assertEqual([event["reason"] for event in self.events("formwork-reject")], ["notAllowed"])

    def test_literals_may_be_typed(self):
        self.mask()
        self.type("+1 (212) 555-0100")
        self.assertEqual(self.shown(), "+1 (212) 555-0100|")

    def test_keys_in_the_middle(self):
        self.mask()
        self.type("212555")
        self.select(5)
        self.keys("9")
        self.assertEqual(self.shown(), "+1 (29|1) 255-5")
        self.keys(Keys.BACKSPACE)
        self.assertEqual(self.shown(), "+1 (2|12) 555-")

    def test_a_full_field_takes_no_more(self):
        self.mask()
        self.type("21255501009")
        self.assertEqual(self.shown(), "+1 (212) 555-0100|")
        self.assertEqual(self.events("formwork-reject")[0]["reason"], "noRoom")


class DeletionTest(PageTest):
    def setUp(self):
        super().setUp()
        self.mask()
        self.type("2125550100")

    def test_backspace_takes_the_digit_beyond_literals(self):
        self.select(9)
        self.keys(Keys.BACKSPACE)
        self.assertEqual(self.shown(), "+1 (21|5) 550-100")

    def test_forward_delete_takes_the_digit_beyond_literals(self):
        self.select(7)
        self.keys(Keys.DELETE)
        self.assertEqual(self.value(), "212550100")

    def test_a_selection(self):
        self.select(5, 11)
        self.keys(Keys.BACKSPACE)
        self.assertEqual(self.value(), "250100")
        self.assertEqual(self.shown(), "+1 (2|50) 100-")

    def test_a_selection_is_replaced(self):
        self.select(4, 7)
        self.keys("9")
        self.assertEqual(self.shown(), "+1 (9|55) 501-00")

    def test_all(self):
        self.chord(Keys.CONTROL, "a")
        self.keys(Keys.BACKSPACE)
        self.assertEqual(self.shown(), "|")

    def test_a_word_backward(self):
        self.chord(Keys.CONTROL, Keys.BACKSPACE)
        self.assertEqual(self.value(), "212555")

    def test_a_word_forward(self):
        self.select(9)
        self.chord(Keys.CONTROL, Keys.DELETE)
        self.assertEqual(self.value(), "2120100")

    def test_backspace_to_the_beginning(self):
        for _ in range(10):
            self.keys(Keys.BACKSPACE)
        self.assertEqual(self.value(), "")


class ClipboardTest(PageTest):
    def test_paste_of_something_messy(self):
        for text in ["2125550100", "12125550100", "+1 (212) 555-0100", "+1 212.555.0100", " 212 555 0100 ", "tel. 212.555.0100"]:
            self.mask()
            self.paste(text)
            self.assertEqual(self.shown(), "+1 (212) 555-0100|", text)
            self.assertEqual(self.events("formwork-change")[-1]["cause"], "paste")

    def test_paste_of_another_country_is_rejected(self):
        self.mask()
        self.paste("+49 30 123456")
        self.assertEqual(self.shown(), "|")
        self.assertEqual(self.events("formwork-reject")[0]["reason"], "otherPrefix")

    def test_paste_over_a_selection_and_back(self):
        self.mask()
        self.type("2125550100")
        self.chord(Keys.CONTROL, "a")
        self.paste("3105550199")
        self.assertEqual(self.shown(), "+1 (310) 555-0199|")
        self.undo()
        self.assertEqual(self.shown(), "[+1 (212) 555-0100]")

    def test_cut_fills_the_clipboard(self):
        self.mask()
        self.type("2125550100")
        self.select(4, 7)
        self.chord(Keys.CONTROL, "x")
        self.assertEqual(self.value(), "5550100")
        self.chord(Keys.CONTROL, "v")
        self.assertEqual(self.value(), "2125550100")

    def test_what_finds_no_place_is_reported(self):
        self.mask({"mask": "[00]-[00]"})
        self.paste("12345678")
        self.assertEqual(self.shown(), "|")
        self.assertEqual(self.events("formwork-reject")[-1]["reason"], "noRoom")
        self.paste("No. 12-34, page 5")
        self.assertEqual(self.shown(), "12-34|")
        self.assertEqual(self.events("formwork-change")[-1]["unused"], "Nopage5")


class HistoryTest(PageTest):
    def record(self, actions):
        states = [self.shown()]
        for action in actions:
            action()
            states.append(self.shown())
        return states

    def test_undo_to_the_beginning_and_redo_to_the_end_with_carets(self):
        self.mask()
        states = self.record(
            [lambda key=key: self.keys(key) for key in "212555"]
            + [lambda: self.select(5), lambda: self.keys("9"), lambda: self.keys(Keys.BACKSPACE),
               lambda: self.keys(Keys.DELETE)])
        texts = [state.replace("|", "") for state in states]
        back = []
        for _ in range(9):
            self.undo()
            back.append(self.shown())
        # Each step of undo shows text and caret as before the edit.
        self.assertEqual(back, [states[9], states[8], states[7], *reversed(states[0:6])])
        self.assertEqual(self.value(), "")
        forth = []
        for _ in range(9):
            self.redo()
            forth.append(self.shown())
        self.assertEqual(forth, [*states[1:7], states[8], states[9], states[10]])
        self.assertEqual(forth[-1].replace("|", ""), texts[-1])
        self.assertEqual(self.events("formwork-change")[-1]["cause"], "undo")

    def test_undo_in_one_field_never_touches_another(self):
        self.focus("plain")
        self.type("hello")
        self.mask({"mask": "[0000] [0000]"}, "other")
        self.type("1234")
        self.mask()
        self.type("21")
        for _ in range(2):
            self.undo()
        self.assertEqual(self.shown(), "|")
        self.assertEqual(self.state("other")["text"], "1234 ")
        self.assertEqual(self.state("plain")["text"], "hello")

    def test_undo_of_a_rejected_key_is_the_key_before(self):
        self.mask()
        self.type("21x")
        self.undo()
        self.assertEqual(self.shown(), "+1 (2|")

    def test_undo_takes_back_a_run_of_typed_characters_if_the_format_says_so(self):
        self.mask({"mask": "+1 ([000]) [000]-[0000]", "undoSteps": "runs"})
        self.type("212")
        # A wrong key that is deleted at once: the text after it is one that the run had already.
        self.type("9")
        self.keys(Keys.BACKSPACE)
        self.type("5x")
        self.type("5")
        # The caret moves, which begins another run.
        self.select(5)
        self.type("98")
        texts = ["", "+1 (212) 9", "+1 (212) ", "+1 (212) 5", "+1 (212) 55", "+1 (298) 125-5"]
        back = self.record([self.undo] * 5)
        self.assertEqual([state.replace("|", "") for state in back], texts[::-1])
        self.assertEqual(self.value(), "")
        forth = self.record([self.redo] * 5)
        self.assertEqual([state.replace("|", "") for state in forth], texts)
        self.assertEqual(self.value(), "2981255")

    def test_undo_of_a_word_deletion_is_one_step(self):
        self.mask()
        self.type("2125550100")
        before = self.shown()
        self.chord(Keys.CONTROL, Keys.BACKSPACE)
        self.undo()
        self.assertEqual(self.shown(), before)

    def test_redo_ends_with_a_new_key(self):
        self.mask()
        self.type("212")
        self.undo()
        self.keys("9")
        after = self.shown()
        self.redo()
        self.assertEqual(self.shown(), after)


class InputTest(PageTest):
    def test_read_only_and_disabled_inputs_are_left_alone(self):
        self.mask()
        self.type("212")
        self.run_script("phone.readOnly = true")
        self.keys("5", Keys.BACKSPACE)
        self.assertEqual(self.state()["text"], "+1 (212) ")
        self.assertEqual(self.events("formwork-reject"), [])

    def test_max_length_is_kept(self):
        self.mask()
        self.run_script("phone.maxLength = 9")
        self.type("2125")
        self.assertEqual(self.shown(), "+1 (212) |")
        self.assertEqual(self.events("formwork-reject")[-1]["reason"], "noRoom")
        self.keys(Keys.BACKSPACE)
        self.assertEqual(self.value(), "21")

    def test_change_is_sent_once_on_blur(self):
        self.mask()
        self.type("212")
        self.keys(Keys.TAB)
        self.assertEqual([event["shown"] for event in self.events("change", id="phone")], ["+1 (212) "])

    def test_no_change_without_an_edit(self):
        self.mask()
        self.keys(Keys.TAB)
        self.assertEqual(self.events("change", "input", "formwork-change"), [])

    def test_a_value_that_code_sets_is_formatted(self):
        self.mask()
        self.run_script("phone.value = '3105550199'")
        self.assertEqual(self.value(), "3105550199")
        self.assertEqual(self.state()["text"], "+1 (310) 555-0199")
        self.run_script("fields.phone.setValue('212')")
        self.assertEqual(self.state()["text"], "+1 (212) ")
        self.assertEqual(self.events("input", "formwork-change"), [])

    def test_a_value_that_code_sets_is_seen_at_the_next_key(self):
        self.mask()
        self.type("2")
        self.run_script("phone.value = '310555'")
        self.keys("0")
        self.assertEqual(self.value(), "3105550")

    def test_hints_follow_the_format(self):
        self.mask({"phone": {"region": "US"}})
        hints = "return ['autocomplete', 'inputmode'].map((name) => phone.getAttribute(name))"
        self.assertEqual(self.run_script(hints), ["tel", "tel"])
        for preset, expected in [("postal.DE", ["postal-code", "numeric"]), ("card.expiry", ["cc-exp", "numeric"]),
                                 ("email", ["email", "email"]), ("isbn13", [None, "numeric"])]:
            self.run_script("fields.phone.update({ preset: arguments[0] })", preset)
            self.assertEqual(self.run_script(hints), expected, preset)
        self.run_script("fields.phone.detach()")
        self.assertEqual(self.run_script(hints), [None, None])

    def test_a_format_is_changed(self):
        self.mask()
        self.type("2125550100")
        self.run_script("fields.phone.update({ mask: '[000].[000].[0000]' })")
        self.assertEqual(self.state()["text"], "212.555.0100")
        self.assertEqual(self.value(), "2125550100")

    def test_detach_leaves_the_text_and_lets_go(self):
        self.mask()
        self.type("212")
        self.run_script("fields.phone.detach()")
        self.keys("x")
        self.assertEqual(self.run_script("return phone.value"), "+1 (212) x")
        self.assertIsNone(self.attribute("inputmode"))

    def test_inputs_without_a_selection_are_rejected(self):
        for kind in ["number", "date", "checkbox"]:
            code = self.run_script("""const input = document.createElement('input'); input.type = arguments[0];
                try { formwork.attach(input, { mask: '[0]' }); return null; } catch (error) { return error.code; }""", kind)
            self.assertEqual(code, "unsupportedInput", kind)
        code = self.run_script("""const host = document.createElement('div'); host.contentEditable = 'true';
            document.body.append(host);
            try { formwork.attach(host, { mask: '[0]' }); return null; } catch (error) { return error.code; }""")
        self.assertEqual(code, "unsupportedInput")

    def test_a_form_is_sent_and_reset(self):
        self.mask()
        self.type("212")
        self.element("reset").click()
        self.wait("return phone.value === ''")
        self.assertEqual(self.value(), "")
        self.focus("phone")
        self.type("310")
        self.keys(Keys.ENTER)
        self.wait("return location.pathname === '/sent'")
        self.assertIn("phone=%2B1+%28310%29+", self.driver.current_url)

    def test_a_text_area(self):
        self.mask({"mask": "[AAA]-[000]"}, "area")
        self.type("abc12")
        self.assertEqual(self.shown("area"), "abc-12|")

    def test_numbers_and_dates_step_by_arrow_keys(self):
        self.mask({"number": {"locale": "en_US"}})
        self.type("1999")
        self.keys(Keys.ARROW_UP)
        self.assertEqual(self.state()["text"], "2,000")
        self.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
        self.assertEqual(self.value(), "1998")
        self.undo()
        self.assertEqual(self.value(), "1999")

    def test_blur_tidies_up_and_tells(self):
        self.mask({"number": {"locale": "en_US", "minimumFractionDigits": 2, "maximumFractionDigits": 2}})
        self.type("5")
        before = self.state()["text"]
        self.keys(Keys.TAB)
        self.assertEqual((before, self.state()["text"]), ("5", "5.00"))
        self.assertEqual(self.events("formwork-change")[-1]["cause"], "focus")

    def test_two_fields_on_a_page(self):
        self.mask({"mask": "[0000] [0000]"}, "other")
        self.mask()
        self.type("21")
        self.focus("other")
        self.type("12345")
        self.focus("phone")
        self.select(6)
        self.keys("2")
        self.assertEqual((self.state()["text"], self.state("other")["text"]), ("+1 (212) ", "1234 5"))

    def test_nothing_is_logged_as_an_error(self):
        self.mask()
        self.type("212x")
        self.undo()
        self.assertEqual(self.events("error"), [])
        self.assertEqual(self.errors(), [])
