"""Forms: what is shown when they are sent, what is sent, resetting, and rejected keys."""

from selenium.webdriver.common.keys import Keys

from .page import PHONE, PageTest


class SubmittingTest(PageTest):
    """What a form shows, sends, and resets."""

    def with_message(self, format=PHONE, **options):
        self.run_script("mask('phone', arguments[0], { message: document.getElementById('message'), ...arguments[1] })",
                        format, options)
        self.run_script("form.addEventListener('submit', (event) => { window.sent = true; event.preventDefault(); })")

    def send(self):
        self.run_script("form.requestSubmit()")

    def told(self):
        return self.run_script("return [phone.getAttribute('aria-invalid'), message.textContent]")

    def test_an_incomplete_field_says_so_when_the_form_is_sent(self):
        for options in [{}, {"validates": True}]:
            self.open("fields.html")
            self.with_message(**options)
            self.focus("phone")
            self.type("212")
            self.assertEqual(self.told(), [None, ""])
            self.send()
            self.assertEqual(self.told(), ["true", "Something is missing."])
            self.assertEqual(self.run_script("return fields.phone.status.visibleIssue"), "incomplete")
            self.assertEqual(self.run_script("return window.sent === true"), not options)
            self.type("5550100")
            self.assertEqual(self.told(), [None, ""])

    def test_an_empty_required_field_says_so_when_the_form_is_sent(self):
        for prepares in ["phone.required = true", "phone.required = true; form.noValidate = true"]:
            self.open("fields.html")
            self.with_message()
            self.run_script(prepares)
            self.send()
            invalid, sentence = self.told()
            self.assertEqual(invalid, "true")
            self.assertRegex(sentence, r"\w+")
            self.focus("phone")
            # What is missing of a number that has been begun is said after the user has left.
            self.type("2")
            self.assertEqual(self.told(), [None, ""])

    def test_an_empty_optional_field_is_left_alone(self):
        self.with_message()
        self.send()
        self.assertEqual(self.told(), [None, ""])

    def test_the_sentence_for_a_required_field_can_be_the_pages(self):
        self.with_message(messages={"required": "Enter a phone number."})
        self.run_script("phone.required = true")
        self.send()
        self.assertEqual(self.told(), ["true", "Enter a phone number."])
        self.run_script("document.getElementById('reset').click()")
        self.wait("return message.textContent === ''")
        self.assertEqual(self.told(), [None, ""])

    def test_code_can_show_an_issue(self):
        self.with_message()
        self.focus("phone")
        self.type("212")
        self.run_script("fields.phone.showIssue()")
        self.assertEqual(self.told(), ["true", "Something is missing."])

    def test_reset_is_reported_once(self):
        self.mask()
        self.type("212")
        self.run_script("events.length = 0; document.getElementById('reset').click()")
        self.wait("return events.some(({ type }) => type === 'formwork-change')")
        self.assertEqual([(each["cause"], each["value"]) for each in self.events("formwork-change")], [("reset", "")])
        self.run_script("events.length = 0; document.getElementById('reset').click()")
        self.run_script("return new Promise((done) => setTimeout(done, 30))")
        self.assertEqual(self.events("formwork-change"), [])

    def test_reset_works_in_a_shadow_root(self):
        self.run_script("""const root = extra.attachShadow({ mode: 'open' });
            root.innerHTML = '<form><input value="1230"><button type="reset"></button></form>';
            window.inner = root.querySelector('input');
            window.innerField = formwork.attach(inner, { mask: '[00]/[00]' });
            window.resets = [];
            inner.addEventListener('formwork-change', ({ detail }) => resets.push(detail.cause + ' ' + detail.value));
            innerField.setValue('0102');
            root.querySelector('button').click();""")
        self.wait("return resets.length > 0")
        self.assertEqual(self.run_script("return [resets, inner.value, innerField.value]"), [["reset 1230"], "12/30", "1230"])

    def test_a_form_can_send_values(self):
        self.run_script("""
            extra.innerHTML = `<form id="sending">
              <input name="a" value="1" ><input name="a" data-formwork="[00]/[00]" data-formwork-submit="value" value="1234">
              <input name="b" id="b" value="5678"><input name="c" data-formwork="[00]/[00]" value="9012"></form>`;
            formwork.scan(extra);
            formwork.attach(b, { mask: '[00]-[00]' }, { submit: 'value' });""")
        self.assertEqual(self.run_script("return [...new FormData(sending)].map(String)"), ["a,1", "a,1234", "b,5678", "c,90/12"])
        self.run_script("formwork.fieldOf(b).detach()")
        self.assertEqual(self.run_script("return new FormData(sending).get('b')"), "56-78")

    def test_an_input_for_email_is_masked(self):
        self.run_script("phone.type = 'email'; phone.value = 'ada@example.org'")
        self.run_script("fields.phone = formwork.attach(phone, { filter: { allow: 'any', maximumLength: 20 } }); phone.focus()")
        self.assertEqual(
            self.run_script("return [phone.type, phone.inputMode, phone.autocomplete, phone.value]"),
            ["text", "email", "email", "ada@example.org"])
        self.keys(Keys.END, Keys.BACKSPACE)
        self.type("ganic")
        self.assertEqual(self.shown(), "ada@example.organic|")
        self.run_script("fields.phone.detach()")
        self.assertEqual(self.run_script("return [phone.type, phone.getAttribute('inputmode')]"), ["email", None])


class RejectedKeyTest(PageTest):
    def flashes(self):
        return self.run_script("""return phone.getAnimations().map(({ effect }) => [
            effect.getTiming().duration, effect.getTiming().easing, effect.getKeyframes().flatMap(Object.keys)])""")

    def test_a_rejected_key_is_visible(self):
        self.mask()
        self.type("2")
        self.assertEqual(self.flashes(), [])
        self.type("x")
        [[duration, _, changed]] = self.flashes()
        self.assertLessEqual(duration, 300)
        self.assertTrue(any(name.startswith("outline") for name in changed), changed)
        self.run_script("return new Promise((done) => setTimeout(done, 350))")
        self.assertEqual(self.flashes(), [])

    def test_nothing_moves_if_the_user_wants_so(self):
        self.protocol("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        self.mask()
        self.type("x")
        [[_, easing, changed]] = self.flashes()
        self.assertIn("steps", easing)
        self.assertNotIn("transform", changed)
        self.protocol("Emulation.setEmulatedMedia", features=[])

    def test_a_page_can_show_a_rejection_itself(self):
        self.mask()
        self.run_script("phone.addEventListener('formwork-reject', (event) => event.preventDefault())")
        self.type("x")
        self.assertEqual(self.flashes(), [])

    def test_a_rejection_is_announced_in_a_modal_dialog(self):
        self.run_script("""extra.innerHTML = '<dialog id="modal"><input id="inside"></dialog>'; modal.showModal();
            window.regions = () => [...document.querySelectorAll('[data-formwork-status]')]
              .map((region) => [modal.contains(region), region.textContent !== '']);
            mask('inside', arguments[0]); inside.focus()""", PHONE)
        self.assertIn([True, False], self.run_script("return regions()"))
        self.type("x")
        self.assertEqual([each for each in self.run_script("return regions()") if each[1]], [[True, True]])
