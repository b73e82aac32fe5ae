"""Input methods, AutoFill, drops and dictation, by the browser's protocol."""

import unittest


from .page import PageTest

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
