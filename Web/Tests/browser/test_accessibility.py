"""Forty checks of accessibility, from what GOV.UK's and the U.S. Web Design System and WCAG 2.2 advise."""

import unittest

from selenium.webdriver.common.keys import Keys

from .page import PHONE, PageTest


class FieldAccessibilityTest(PageTest):
    def node(self, id="phone"):
        """What assistive technologies are given of an element."""
        found = self.protocol("Runtime.evaluate", expression=f"document.getElementById('{id}')")["result"]["objectId"]
        return self.protocol("Accessibility.getPartialAXTree", objectId=found, fetchRelatives=False)["nodes"][0]

    def tree(self):
        nodes = self.protocol("Accessibility.getFullAXTree")["nodes"]
        return [each.get("name", {}).get("value", "") for each in nodes if not each.get("ignored")]

    def with_message(self, **options):
        self.run_script("mask('phone', arguments[0], { message: document.getElementById('message'), ...arguments[1] }); phone.focus()",
                        PHONE, options)

    def spoken(self):
        return self.run_script("return document.querySelector('[data-formwork-status]').textContent")

    def leave(self):
        self.keys(Keys.TAB)

    # Names, roles, values (WCAG 4.1.2, 1.3.1)

    def test_01_the_label_is_the_name(self):
        self.mask()
        self.assertEqual(self.node()["name"]["value"], "Phone")

    def test_02_it_is_a_text_box(self):
        self.mask()
        self.assertEqual(self.node()["role"]["value"], "textbox")

    def test_03_its_value_is_what_is_shown(self):
        self.mask()
        self.type("212")
        self.assertEqual(self.node()["value"]["value"], "+1 (212) ")

    def test_04_the_type_stays(self):
        self.run_script("phone.type = 'tel'")
        self.mask()
        self.assertEqual(self.attribute("type"), "tel")

    def test_05_no_placeholder_is_written(self):
        self.mask(options={"guide": True})
        self.assertIsNone(self.attribute("placeholder"))

    def test_06_no_tab_index_is_written(self):
        self.mask()
        self.assertIsNone(self.attribute("tabindex"))

    # Help for keyboards and filling in (WCAG 1.3.5)

    def test_07_digits_get_the_keyboard_of_digits(self):
        self.mask()
        self.assertEqual(self.attribute("inputmode"), "numeric")

    def test_08_the_authors_keyboard_stays(self):
        self.run_script("phone.inputMode = 'text'")
        self.mask()
        self.assertEqual(self.attribute("inputmode"), "text")

    def test_09_a_telephone_number_says_so(self):
        self.mask({"phone": {"region": "US"}})
        self.assertEqual((self.attribute("autocomplete"), self.attribute("inputmode")), ("tel", "tel"))

    def test_10_the_authors_autocomplete_stays(self):
        self.run_script("phone.autocomplete = 'tel-national'")
        self.mask({"phone": {"region": "US"}})
        self.assertEqual(self.attribute("autocomplete"), "tel-national")

    # Nothing drawn is read out (USWDS, input mask)

    def test_11_the_guide_is_hidden_from_assistive_technologies(self):
        self.mask(options={"guide": True})
        self.type("212")
        drawn = self.run_script("return document.querySelector('[data-formwork-guide]').textContent")
        self.assertEqual(drawn, "+1 (212) 000-0000")
        self.assertNotIn("000-0000", " ".join(self.tree()))

    def test_12_the_guide_is_no_part_of_the_value(self):
        self.mask(options={"guide": True})
        self.assertEqual(self.node().get("value", {}).get("value", ""), "")

    def test_13_the_guide_lets_clicks_through(self):
        self.mask(options={"guide": True})
        hit = self.run_script("""const box = phone.getBoundingClientRect();
            return document.elementFromPoint(box.right - 30, box.top + box.height / 2).id""")
        self.assertEqual(hit, "phone")

    def test_14_the_guide_lies_within_the_input(self):
        self.mask(options={"guide": True})
        self.assertEqual(self.run_script("""await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const a = phone.getBoundingClientRect();
            const b = document.querySelector('[data-formwork-guide]').getBoundingClientRect();
            return [a.left <= b.left, a.top <= b.top, a.right >= b.right, a.bottom >= b.bottom, b.width > 50]"""), [True] * 5)

    # Any separator; paste as it comes (GOV.UK, text input; WCAG 3.3.7, 3.3.8)

    def check_paste(self, text, shown="+1 (212) 555-0100"):
        self.mask()
        self.paste(text)
        self.assertEqual(self.state()["text"], shown)

    def test_15_spaces(self): self.check_paste("212 555 0100")
    def test_16_hyphens(self): self.check_paste("212-555-0100")
    def test_17_dots(self): self.check_paste("212.555.0100")
    def test_18_brackets(self): self.check_paste("(212) 555-0100")
    def test_19_no_separators(self): self.check_paste("2125550100")
    def test_20_spaces_around(self): self.check_paste("  2125550100\n")

    def test_21_separators_may_be_typed(self):
        self.mask()
        self.type("212-555 0100")
        self.assertEqual(self.state()["text"], "+1 (212) 555-0100")
        self.assertEqual(self.events("formwork-reject"), [])

    def test_22_nothing_is_cut_in_silence(self):
        self.mask()
        self.paste("21255501009999")
        told = self.events("formwork-change", "formwork-reject")[-1]
        self.assertTrue(told["type"] == "formwork-reject" or told["unused"] == "9999", told)

    def test_23_a_code_takes_a_whole_paste(self):
        for text in ["123456", "123-456", "123 456"]:
            self.mask({"mask": "[000] [000]"})
            self.paste(text)
            self.assertEqual(self.state()["text"], "123 456", text)

    def test_24_copying_gives_what_is_shown(self):
        self.mask()
        self.type("2125550100")
        self.chord(Keys.CONTROL, "a")
        self.chord(Keys.CONTROL, "c")
        self.focus("plain")
        self.chord(Keys.CONTROL, "v")
        self.assertEqual(self.run_script("return plain.value"), "+1 (212) 555-0100")

    # Errors in text, and only after leaving (GOV.UK, error message; WCAG 3.3.1, 3.3.3)

    def test_25_nothing_is_complained_of_while_typing(self):
        self.with_message()
        self.type("212")
        self.assertIsNone(self.attribute("aria-invalid"))
        self.assertEqual(self.element("message").text, "")

    def test_26_after_leaving_something_missing_is_said(self):
        self.with_message()
        self.type("212")
        self.leave()
        self.assertEqual(self.attribute("aria-invalid"), "true")
        self.assertIn("missing", self.element("message").text)

    def test_27_the_sentence_describes_the_input(self):
        self.with_message()
        self.type("212")
        self.leave()
        self.assertIn("missing", self.node()["description"]["value"])

    def test_28_what_the_author_said_is_still_said(self):
        self.run_script("form.insertAdjacentHTML('beforeend', '<p id=hint>With area code</p>'); phone.setAttribute('aria-describedby', 'hint')")
        self.with_message()
        self.assertEqual(self.attribute("aria-describedby"), "hint message")
        self.run_script("fields.phone.detach()")
        self.assertEqual(self.attribute("aria-describedby"), "hint")

    def test_29_an_error_goes_when_it_is_mended(self):
        self.with_message()
        self.type("212")
        self.leave()
        self.focus("phone")
        self.keys(Keys.END)
        self.type("5550100")
        self.assertIsNone(self.attribute("aria-invalid"))
        self.assertEqual(self.element("message").text, "")

    def test_30_an_empty_field_is_not_complained_of(self):
        self.with_message()
        self.leave()
        self.assertIsNone(self.attribute("aria-invalid"))

    def test_31_a_wrong_number_has_its_own_sentence(self):
        self.run_script("mask('phone', { card: {} }, { message: document.getElementById('message') }); phone.focus()")
        self.type("4111111111111112")
        self.leave()
        self.assertIn("digit", self.element("message").text)

    def test_32_sentences_can_be_others(self):
        self.with_message(messages={"incomplete": "Da fehlt noch etwas."})
        self.type("212")
        self.leave()
        self.assertEqual(self.element("message").text, "Da fehlt noch etwas.")

    # A rejection is said politely, once (WCAG 4.1.3)

    def test_33_a_rejection_is_said_politely(self):
        self.mask()
        self.assertEqual(self.spoken(), "")
        self.type("x")
        self.assertNotEqual(self.spoken(), "")
        kind = self.run_script("""const region = document.querySelector('[data-formwork-status]');
            return [region.getAttribute('role'), region.getAttribute('aria-live'), getComputedStyle(region).display]""")
        self.assertEqual(kind, ["status", "polite", "block"])

    def test_34_it_is_said_once(self):
        self.mask()
        self.run_script("""window.said = 0;
            new MutationObserver(() => { window.said += 1; }).observe(document.querySelector('[data-formwork-status]'), { childList: true })""")
        self.type("xxxx")
        self.assertEqual(self.run_script("return window.said"), 1)

    def test_35_it_doesn_t_move_the_focus(self):
        self.mask()
        self.type("x")
        self.assertEqual(self.run_script("return document.activeElement.id"), "phone")

    # By keys alone (WCAG 2.1.1, 2.1.2)

    def test_36_tab_goes_in_and_out(self):
        self.mask()
        self.type("212")
        self.keys(Keys.TAB)
        self.assertEqual(self.run_script("return document.activeElement.id"), "other")
        self.chord(Keys.SHIFT, Keys.TAB)
        self.assertEqual(self.run_script("return document.activeElement.id"), "phone")

    def test_37_arrow_keys_go_through_every_character(self):
        self.mask()
        self.type("2125")
        seen = []
        for _ in range(4):
            self.keys(Keys.ARROW_LEFT)
            seen.append(self.state()["selection"][0])
        self.assertEqual(seen, [9, 8, 7, 6])

    def test_38_home_end_and_selecting_are_the_browsers(self):
        self.mask()
        self.type("212")
        self.keys(Keys.HOME)
        self.chord(Keys.SHIFT, Keys.END)
        self.assertEqual(self.state()["selection"], [0, 9])

    def test_39_everything_can_be_undone(self):
        self.mask()
        self.type("212")
        for _ in range(3):
            self.undo()
        self.assertEqual(self.state()["text"], "")

    def test_40_text_spacing_and_zoom_change_nothing(self):
        self.mask(options={"guide": True})
        self.run_script("phone.style.fontSize = '200%'; phone.style.letterSpacing = '0.12em'; phone.style.lineHeight = '1.5'")
        self.type("2125550100")
        self.assertEqual(self.state()["text"], "+1 (212) 555-0100")
        self.assertEqual(self.value(), "2125550100")


if __name__ == "__main__":
    unittest.main()
