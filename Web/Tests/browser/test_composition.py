"""Input methods, AutoFill, drops and dictation, by the browser's protocol."""

import unittest


from .page import PHONE, PageTest

NAME = {"mask": "<[AAAAAAAA…]>", "completion": False}
ANY = {"mask": "<####>", "syntax": "hash"}


class CompositionTest(PageTest):
    def test_japanese_is_left_alone_until_it_is_committed(self):
        self.mask(ANY)
        self.compose("に")
        self.assertEqual(self.state()["text"], "に")
        self.compose("にほ")
        self.assertEqual(self.state()["text"], "にほ")
        self.commit("日本")
        self.assertEqual(self.shown(), "<日本|")
        self.assertEqual(self.value(), "日本")
        self.assertEqual(self.events("formwork-change")[-1]["cause"], "inputMethod")

    def test_a_composition_that_is_dropped_leaves_nothing(self):
        self.mask(ANY)
        self.type("a")
        before = self.state()["text"]
        self.compose("ko")
        self.compose("")
        self.assertEqual(self.state()["text"], before)
        self.assertEqual(self.value(), "a")

    def test_undo_and_redo_pass_over_what_was_never_formatted(self):
        self.mask(ANY)
        self.compose("に")
        self.commit("日")
        self.type("b")
        seen = []
        for _ in range(2):
            self.undo()
            seen.append(self.state()["text"])
        for _ in range(2):
            self.redo()
            seen.append(self.state()["text"])
        self.assertEqual(seen, ["<日", "", "<日", "<日b"])
        self.assertEqual(self.value(), "日b")

    def test_composed_letters_of_a_phone_are_repaired_at_each_input(self):
        self.mask({"mask": "[000]-[000]"})
        for text in ["1", "12", "123", "1234"]:
            self.compose(text)
        self.assertEqual(self.state()["text"], "123-4")
        self.assertEqual(self.value(), "1234")

    def test_composed_letters_that_don_t_fit_are_taken_out_at_once(self):
        self.mask({"mask": "[000]"})
        self.compose("x")
        self.assertEqual(self.state()["text"], "")

    def grow(self, word, format, typed=""):
        """Composes a word letter by letter, as keyboards of phones do, and returns what was shown after each."""
        self.mask(format)
        self.type(typed)
        seen = []
        for count in range(len(word)):
            self.compose(word[:count + 1])
            seen.append(self.shown())
        self.commit(word)
        return seen

    def test_a_word_that_is_too_long_keeps_the_letters_that_fit(self):
        for format, word, shown, value, reason in [
            ({"mask": "[AAA]-[000]"}, "abcd", "abc-|", "abc", "notAllowed"),
            ({"filter": {"allow": "letters", "maximumLength": 3}}, "abcd", "abc|", "abc", "noRoom"),
            ({"filter": {"allow": "letters", "maximumLength": 3}}, "日本語学", "日本語|", "日本語", "noRoom"),
            ({"date": {"pattern": "MM/dd/yyyy"}}, "022920245", "02/29/2024|", "02/29/2024", "noRoom"),
            ({"mask": "[000000]"}, "1234567", "123456|", "123456", "noRoom"),
            ({"regex": "[A-Z]{2}-[0-9]{4}"}, "AB123x", "AB-123|", "AB-123", "notAllowed"),
            ({"number": {"locale": "en_US"}}, "12345x", "12,345|", "12345", "notAllowed"),
        ]:
            with self.subTest(word):
                self.grow(word, format)
                self.assertEqual((self.shown(), self.value()), (shown, value))
                self.assertEqual(self.events("formwork-reject")[-1]["reason"], reason)

    def test_a_growing_word_has_each_character_once(self):
        for format, word, expected in [
            ({"mask": "[000]-[000]"}, "21255", ["2|", "21|", "212-|", "212-5|", "212-55|"]),
            (PHONE, "21255501", [
                "+1 (2|", "+1 (21|", "+1 (212) |", "+1 (212) 5|", "+1 (212) 55|", "+1 (212) 555-|", "+1 (212) 555-0|",
                "+1 (212) 555-01|"]),
            ({"number": {"locale": "en_US"}}, "12345678", [
                "1|", "12|", "123|", "1,234|", "12,345|", "123,456|", "1,234,567|", "12,345,678|"]),
            ({"regex": "[A-Z]{2}-[0-9]{4}"}, "AB12", ["A|", "AB-|", "AB-1|", "AB-12|"]),
            ({"mask": "[000] [000]"}, "123456", ["1|", "12|", "123 |", "123 4|", "123 45|", "123 456|"]),
        ]:
            with self.subTest(word):
                self.assertEqual(self.grow(word, format), expected)
                self.assertEqual(self.shown(), expected[-1])
                self.assertEqual(self.events("formwork-reject"), [])

    def test_a_growing_word_in_the_middle_and_over_a_selection(self):
        for selection, shown in [((6, 6), "+1 (219) 9|25-5501"), ((4, 7), "+1 (99|5) 550-1")]:
            self.mask()
            self.type("21255501")
            self.select(*selection)
            self.compose("9")
            self.compose("99")
            self.commit("99")
            self.assertEqual(self.shown(), shown)

    def test_a_word_that_gets_shorter_and_a_new_word(self):
        self.mask()
        self.grow("2125", PHONE)
        self.compose("5")
        self.assertEqual(self.shown(), "+1 (212) 55|")
        self.compose("")
        self.assertEqual(self.value(), "2125")
        for word in ["9", "98", "9"]:
            self.compose(word)
        self.assertEqual(self.shown(), "+1 (212) 59|")

    def test_a_handler_that_writes_digits_back_leaves_a_growing_word(self):
        self.mask()
        self.run_script("phone.addEventListener('input', () => { phone.value = phone.value.replace(/[^0-9]/g, ''); })")
        for count in range(1, 11):
            self.compose("2125550100"[:count])
        self.commit("2125550100")
        self.assertEqual((self.shown(), self.value()), ("+1 (212) 555-0100|", "2125550100"))

    def test_a_framework_may_report_the_end_of_a_composition(self):
        # As Vue's v-model does.
        self.mask({"mask": "[AAA]-[000]"})
        self.run_script("""phone.addEventListener('compositionend', () => phone.dispatchEvent(new Event('input', { bubbles: true })));
            phone.addEventListener('input', () => { const { value } = phone; Promise.resolve().then(() => { phone.value = value; }); })""")
        self.compose("abcd")
        self.commit("abcd")
        self.assertEqual((self.shown(), self.value()), ("abc-|", "abc"))

    def test_a_composition_keeps_to_the_maximum_length(self):
        self.mask({"filter": {"allow": "any"}})
        self.run_script("phone.maxLength = 2")
        self.compose("日本語")
        self.commit("日本語")
        self.assertEqual(self.state()["text"], "日本")

    def test_dictation_inserts_several_words(self):
        self.mask()
        self.protocol("Input.insertText", text="212 555 0100")
        self.assertEqual(self.shown(), "+1 (212) 555-0100|")


class FillingTest(PageTest):
    def test_an_assignment_that_is_told_is_formatted(self):
        # As AutoFill does: the value, then an `input` event without a type.
        self.mask()
        self.run_script("phone.value = '2125550100'; phone.dispatchEvent(new Event('input', { bubbles: true }))")
        self.assertEqual(self.state()["text"], "+1 (212) 555-0100")
        self.assertEqual(self.events("formwork-change")[-1]["cause"], "autoFill")

    def test_a_card_is_filled_in_and_stays_marked(self):
        self.run_script("""form.insertAdjacentHTML('beforeend',
            '<input id=cc autocomplete=cc-number name=cc><input id=exp autocomplete=cc-exp name=exp>');
            mask('cc', { card: {} }); cc.focus();""")
        node = self.protocol("DOM.getDocument")["root"]["nodeId"]
        found = self.protocol("DOM.querySelector", nodeId=node, selector="#cc")["nodeId"]
        backend = self.protocol("DOM.describeNode", nodeId=found)["node"]["backendNodeId"]
        self.protocol("Autofill.trigger", fieldId=backend, card={
            "number": "4111111111111111", "name": "Jane Roe", "expiryMonth": "12", "expiryYear": "2031", "cvc": "123"})
        self.wait("return cc.value !== ''")
        self.assertEqual(self.state("cc")["text"], "4111 1111 1111 1111")
        self.assertTrue(self.run_script("return cc.matches(':autofill')"))

    def test_a_drop_lands_formatted(self):
        self.mask()
        self.run_script("phone.setSelectionRange(0, 0); document.execCommand('insertText', false, '310.555.0199')")
        self.assertEqual(self.state()["text"], "+1 (310) 555-0199")

    def test_text_dragged_into_a_field(self):
        self.mask()
        self.run_script("""const box = phone.getBoundingClientRect();
            window.at = [box.left + 12, box.top + box.height / 2]""")
        x, y = self.run_script("return window.at")
        data = {"items": [{"mimeType": "text/plain", "data": "2125550100"}], "dragOperationsMask": 1}
        for kind in ["dragEnter", "dragOver", "drop"]:
            self.protocol("Input.dispatchDragEvent", type=kind, x=x, y=y, data=data)
        self.assertEqual(self.state()["text"], "+1 (212) 555-0100")
        self.assertEqual(self.value(), "2125550100")
        self.focus("phone")
        self.undo()
        self.assertEqual(self.state()["text"], "")


if __name__ == "__main__":
    unittest.main()
