"""Values that code assigns: by a handler of each edit, as frameworks do, and at any other time."""

from selenium.webdriver.common.keys import Keys

from .page import PHONE, PageTest

DATE = {"date": {"pattern": "MM/dd/yyyy"}}

# Writes the digits back at once, as a controlled input of React does, or before the next task, as Vue's v-model does.
DIGITS_AT_ONCE = """phone.addEventListener('input', () => { phone.value = phone.value.replace(/[^0-9]/g, ''); })"""
DIGITS_SOON = """phone.addEventListener('input', () => {
    const digits = phone.value.replace(/[^0-9]/g, '');
    Promise.resolve().then(() => { if (phone.value !== digits) phone.value = digits; }); })"""
VALUE = "phone.addEventListener('formwork-change', ({ detail }) => { phone.value = detail.value; })"
# By the browser's own setter, as tools of tests do.
DIGITS_UNSEEN = """const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    phone.addEventListener('input', () => { set.call(phone, phone.value.replace(/[^0-9]/g, '')); })"""
UPPERCASE = "phone.addEventListener('input', () => { phone.value = phone.value.toUpperCase(); })"


class HandlerTest(PageTest):
    def test_digits_that_are_written_back_leave_a_phone_number(self):
        for handler in [DIGITS_AT_ONCE, DIGITS_SOON, VALUE]:
            self.open("fields.html")
            self.mask()
            self.run_script(handler)
            seen = []
            for key in "2125550100":
                self.keys(key)
                seen.append(self.shown())
            self.assertEqual(seen, [
                "+1 (2|", "+1 (21|", "+1 (212) |", "+1 (212) 5|", "+1 (212) 55|", "+1 (212) 555-|", "+1 (212) 555-0|",
                "+1 (212) 555-01|", "+1 (212) 555-010|", "+1 (212) 555-0100|"], handler)
            self.assertEqual(self.value(), "2125550100")
            self.assertEqual(self.events("formwork-reject", "error"), [])

    def test_digits_that_are_written_back_leave_a_date(self):
        for handler in [DIGITS_AT_ONCE, DIGITS_SOON, DIGITS_UNSEEN]:
            self.open("fields.html")
            self.mask(DATE)
            self.run_script(handler)
            self.type("02292024")
            self.assertEqual((self.shown(), self.value()), ("02/29/2024|", "02/29/2024"), handler)

    def test_the_caret_and_undo_stay_in_place(self):
        for handler in [DIGITS_AT_ONCE, DIGITS_SOON]:
            self.open("fields.html")
            self.mask()
            self.run_script(handler)
            self.type("212555")
            self.select(5)
            self.keys("9")
            self.assertEqual(self.shown(), "+1 (29|1) 255-5", handler)
            self.keys(Keys.BACKSPACE)
            self.assertEqual(self.shown(), "+1 (2|12) 555-", handler)
            self.undo()
            self.assertEqual(self.shown(), "+1 (29|1) 255-5", handler)

    def test_what_a_handler_changes_is_the_text(self):
        self.mask({"mask": "[AAAA]-[00]"})
        self.run_script(UPPERCASE)
        self.type("abd")
        self.select(2)
        self.type("c")
        self.assertEqual((self.shown(), self.value()), ("ABC|D-", "ABCD"))
        self.type("9")
        self.assertEqual(self.value(), "ABCD")

    def test_a_handler_can_take_a_key_back(self):
        # A controlled input whose state doesn't change.
        self.mask()
        self.run_script("phone.addEventListener('input', () => { phone.value = '+1 (21'; })")
        self.type("2125")
        self.assertEqual((self.shown(), self.value()), ("+1 (21|", "21"))

    def test_a_number_without_its_separator_is_another_number(self):
        self.mask({"number": {"locale": "en_US", "maximumFractionDigits": 2}})
        self.run_script(DIGITS_AT_ONCE)
        self.type("1.5")
        self.assertEqual((self.shown(), self.value()), ("15|", "15"))
        self.type("00")
        self.assertEqual((self.shown(), self.value()), ("1,500|", "1500"))

    def test_a_handler_sees_the_caret_after_the_edit(self):
        self.mask()
        self.type("212555")
        self.run_script("phone.addEventListener('input', () => { window.caret = phone.selectionStart; })")
        self.select(5)
        self.type("9")
        self.assertEqual(self.run_script("return window.caret"), 6)


class EarlyTypingTest(PageTest):
    """What the user has typed before the module was there."""

    def begin(self, text, caret=None, format=PHONE):
        self.focus("phone")
        self.type(text)
        if caret is not None:
            self.select(caret)
        self.run_script("fields.phone = formwork.attach(phone, arguments[0])", format)

    def test_the_text_stays_with_its_caret(self):
        for caret, shown in [(None, "+1 (212) 555-0|"), (5, "+1 (212) 55|5-0"), (1, "+1 (2|12) 555-0"), (0, "+1 (|212) 555-0")]:
            self.open("fields.html")
            self.begin("2125550", caret)
            self.assertEqual(self.shown(), shown)
            self.assertEqual(self.value(), "2125550")

    def test_nothing_is_lost_later(self):
        for format, value in [(PHONE, "2125559"), ({"phone": {"region": "US"}}, "+12125559")]:
            self.open("fields.html")
            self.begin("212x555", format=format)
            self.type("9")
            self.assertEqual(self.value(), value)
            self.assertEqual([each["reason"] for each in self.events("formwork-reject")], ["notAllowed"])

    def test_a_default_value_is_the_pages(self):
        self.run_script("""phone.defaultValue = '212x555';
            fields.phone = formwork.attach(phone, { phone: { region: 'US' } })""")
        # Nothing of it is thrown away: it's the value, and has an issue.
        self.assertEqual(self.value(), "212x555")
        self.assertIsNotNone(self.state()["issue"])

    def test_typing_goes_on_while_the_module_arrives(self):
        self.focus("phone")
        for key in "2125550100":
            self.keys(key)
            if key == "1":
                self.run_script("fields.phone ??= formwork.attach(phone, arguments[0])", PHONE)
        self.assertEqual((self.shown(), self.value()), ("+1 (212) 555-0100|", "2125550100"))


class AssignedValueTest(PageTest):
    def test_a_value_is_formatted_before_the_first_focus(self):
        self.run_script("mask('phone', { mask: '[0000] [0000]' }, { validates: true })")
        self.assertEqual(self.run_script("""phone.value = '12345';
            return [phone.value, new FormData(form).get('phone'), phone.checkValidity(), phone.matches(':invalid')]"""),
            ["1234 5", "1234 5", False, True])
        self.assertEqual(self.run_script("""phone.value = '12345678';
            return [phone.value, new FormData(form).get('phone'), phone.checkValidity()]"""),
            ["1234 5678", "1234 5678", True])
        self.assertEqual(self.events(), [])

    def test_groups_of_other_lengths_are_not_joined(self):
        # A script may assign a text whose paste is rejected, and then send an event, as tools that fill in forms do.
        for format, text in [({"mask": "([000]) [000]-[0000]"}, "629 5641 371"), ({"mask": "[00]/[00]/[0000]"}, "1969-04-14")]:
            self.mask(format)
            self.run_script("phone.value = arguments[0]; phone.dispatchEvent(new Event('input', { bubbles: true }))", text)
            state = self.state()
            self.assertFalse(state["complete"] and not state["issue"], (text, state))

    def test_the_assignment_of_nothing_empties_the_field(self):
        self.mask()
        for nothing in ["''", "null"]:
            self.run_script(f"phone.value = '2125550100'; phone.value = {nothing}")
            self.assertEqual((self.state()["text"], self.value()), ("", ""))

    def test_a_text_area(self):
        self.mask({"mask": "[AAA]-[000]"}, "area")
        self.assertEqual(self.run_script("area.value = 'abc12'; return area.value"), "abc-12")

    def test_a_reset_form_has_the_formatted_default(self):
        self.run_script("mask('phone', { mask: '[00]/[00]' }); phone.defaultValue = '1230'; phone.value = '0102'")
        self.element("reset").click()
        self.wait("return phone.value === '12/30'")
        self.assertEqual(self.run_script("return new FormData(form).get('phone')"), "12/30")

    def test_detach_leaves_the_property_as_it_was(self):
        self.assertEqual(self.run_script("""
            const before = Object.getOwnPropertyDescriptor(phone, 'value');
            mask('phone', { mask: '[00]/[00]' });
            const during = Object.getOwnPropertyDescriptor(phone, 'value');
            fields.phone.detach();
            const after = Object.getOwnPropertyDescriptor(phone, 'value');
            phone.value = '123456';
            return [before === undefined, during !== undefined, after === undefined, phone.value]"""),
            [True, True, True, "123456"])

    def test_a_property_of_a_framework_is_kept(self):
        # As React tracks what it has assigned: by a property of the element.
        self.assertEqual(self.run_script("""
            const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
            window.tracked = [];
            Object.defineProperty(phone, 'value', { configurable: true, enumerable: true,
              get() { return get.call(this); }, set(value) { tracked.push(value); set.call(this, value); } });
            const own = Object.getOwnPropertyDescriptor(phone, 'value');
            fields.phone = formwork.attach(phone, { mask: '[00]/[00]' });
            phone.value = '1230';
            fields.phone.detach();
            return [tracked.at(-1), Object.getOwnPropertyDescriptor(phone, 'value').set === own.set]"""),
            ["12/30", True])

    def test_a_disabled_field_shows_what_code_assigns(self):
        self.mask()
        self.assertEqual(self.run_script("phone.disabled = true; phone.value = '212555'; return phone.value"), "+1 (212) 555-")
