"""The custom element, attributes, and pages without a module."""

import datetime
import json
import re
import urllib.parse

from selenium.webdriver.common.keys import Keys

from . import site
from .page import PageTest, WEB


class ElementTest(PageTest):
    def add(self, html):
        self.run_script("document.getElementById('extra').innerHTML = arguments[0]", html)

    def inner(self, script, id="masked"):
        return self.run_script(f"const host = document.getElementById(arguments[0]);"
                               f"const input = host.shadowRoot.querySelector('input'); {script}", id)

    def test_the_element_masks(self):
        self.add('<masked-input id="masked" mask="+1 ([000]) [000]-[0000]"></masked-input>')
        self.wait("return masked.field !== null")
        self.inner("host.focus()")
        self.type("2125550100")
        self.assertEqual(self.inner("return [input.value, host.value, host.text]"),
                         ["+1 (212) 555-0100", "2125550100", "+1 (212) 555-0100"])
        for _ in range(10):
            self.undo()
        self.assertEqual(self.inner("return input.value"), "")

    def test_a_form_sends_the_value_or_the_text(self):
        self.add("""<form id="sending" action="/sent">
            <masked-input id="masked" name="a" mask="[00]/[00]" value="1234"></masked-input>
            <masked-input id="shown" name="b" mask="[00]/[00]" value="1234" submit="text"></masked-input></form>""")
        self.wait("return masked.field !== null && shown.field !== null")
        self.assertEqual(self.run_script("return [...new FormData(sending)].map(String)"), ["a,1234", "b,12/34"])
        self.run_script("masked.value = '99'; sending.reset()")
        self.assertEqual(self.run_script("return masked.value"), "1234")

    def test_validity_follows_the_format(self):
        self.add('<form><masked-input id="masked" mask="[00]" required></masked-input></form>')
        self.wait("return masked.field !== null")
        flaws = "return [host.validity.valueMissing, host.validity.patternMismatch, host.checkValidity()]"
        self.assertEqual(self.inner(flaws), [True, False, False])
        self.inner("host.focus()")
        self.type("1")
        self.assertEqual(self.inner(flaws), [False, True, False])
        self.type("2")
        self.assertEqual(self.inner(flaws), [False, False, True])

    def test_attributes_reach_the_input(self):
        self.add("""<form><fieldset disabled><label for="masked">Code</label>
            <masked-input id="masked" mask="[000]" placeholder="000" maxlength="3"></masked-input></fieldset></form>""")
        self.wait("return masked.field !== null")
        self.assertEqual(self.inner("return [input.placeholder, input.maxLength, input.disabled, input.ariaLabel, input.inputMode]"),
                         ["000", 3, True, "Code", "numeric"])
        self.run_script("masked.setAttribute('mask', '[AAA]')")
        self.run_script("masked.value = 'abc'")
        self.assertEqual(self.run_script("return masked.value"), "abc")

    def test_a_format_in_json(self):
        self.add("""<masked-input id="masked" format='{"mask":"[AA]-[00]","case":"upper"}'></masked-input>""")
        self.wait("return masked.field !== null")
        self.inner("host.focus()")
        self.type("ab12")
        self.assertEqual(self.inner("return input.value"), "AB-12")

    def test_scan_masks_by_attributes(self):
        self.add("""<input id="a" data-formwork="[00]/[00]" value="1230">
            <input id="b" data-formwork='{"filter":{"allow":"digits"}}'>""")
        self.assertEqual(self.run_script("return formwork.scan().length"), 2)
        self.assertEqual(self.run_script("return formwork.scan().length"), 0)
        self.assertEqual(self.run_script("return a.value"), "12/30")
        self.focus("b")
        self.type("1x2")
        self.assertEqual(self.run_script("return [b.value, formwork.fieldOf(b).value]"), ["12", "12"])

    def test_numbers_and_codes_read_from_left_to_right_in_a_page_from_right_to_left(self):
        self.run_script("document.documentElement.dir = 'rtl'")
        direction = "return getComputedStyle(document.getElementById('other')).direction"
        for format in [{"phone": {"region": "EG"}}, {"number": {"locale": "ar_EG"}}, {"date": {"pattern": "dd/MM/yyyy"}},
                       {"date": {"locale": "ar_EG"}}, {"mask": "[0000] [0000]"}]:
            self.mask(format, id="other")
            self.assertEqual(self.run_script(direction), "ltr", format)
        self.type("1234")
        self.assertEqual(self.state("other")["selection"], [5, 5])
        # Words have the direction of the page, and what the page has set stays.
        self.mask({"mask": "[AAAA]"}, id="other")
        self.assertEqual(self.run_script(direction), "rtl")
        self.run_script("other.dir = 'rtl'")
        self.mask({"mask": "[0000]"}, id="other")
        self.assertEqual(self.run_script(direction), "rtl")
        self.run_script("other.removeAttribute('dir')")
        self.mask({"mask": "[0000]"}, id="other")
        self.run_script("fields.other.detach()")
        self.assertEqual(self.run_script(direction), "rtl")

    def test_without_a_module_the_input_stays_usable(self):
        result = self.run_script("""
            const { load } = await import('./formwork.js?again');
            let told = 0; const warn = console.warn; console.warn = () => { told += 1; };
            const codes = [];
            for (const url of ['missing.wasm', 'missing.wasm', 'fields.html'])
              await load({ url }).catch((error) => codes.push(error.code));
            console.warn = warn;
            return [codes, told];""")
        self.assertEqual(result, [["unavailable"] * 3, 3])
        self.focus("phone")
        self.type("abc")
        self.assertEqual(self.run_script("return phone.value"), "abc")

    def test_plain_presets_of_the_small_module(self):
        self.run_script("""const { load } = await import('./formwork.js');
            fields.phone?.detach();
            fields.phone = (await load({ presets: 'plain' })).attach(phone, { preset: 'postal.GB' }); phone.focus();""")
        self.type("sw1a1aa")
        self.assertEqual((self.shown(), self.attribute("autocomplete")), ("SW1A 1AA|", "postal-code"))

    def test_blocked_modules_leave_the_element_an_input(self):
        self.open("blocked.html")
        self.run_script("masked.focus()")
        self.type("abc")
        self.assertEqual(self.inner("return input.value"), "abc")
        self.assertEqual(self.run_script("return window.warnings"), 1)

    def test_the_form_of_the_documentation(self):
        self.driver.get(self.site + "readme.html")
        self.wait("return document.querySelectorAll('[dir=ltr]').length > 3")
        expiry = f"12/{datetime.date.today().year % 100 + 3}"
        typed = {"name": "Ada", "phone": "2125550100", "postal": "10001", "birthday": "12101985", "amount": "25.5",
                 "card": "4111111111111111", "expiry": expiry, "coupon": "ab1234"}
        for id, text in typed.items():
            self.focus(id)
            self.type(text if id != "card" else text[:-1])
        button = "document.querySelector('button').click()"
        self.run_script(button)
        self.assertEqual(self.run_script("return document.activeElement.id"), "card")
        self.type("1")
        self.run_script(button)
        self.wait("return location.pathname === '/sent'")
        sent = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(self.driver.current_url).query))
        self.assertEqual(sent, {"name": "Ada", "phone": "+12125550100", "postal": "10001", "birthday": "12/10/1985", "amount": "25.5",
                                "card": "4111111111111111", "expiry": expiry, "coupon": "AB1234"})

    def test_the_documentation_explains_each_key_of_its_form(self):
        formats = re.findall(r"data-formwork='([^']*)'", site.readme_form())
        self.assertGreater(len(formats), 6)
        keys = set()
        for format in map(json.loads, formats):
            for key, inner in format.items():
                keys |= {f"{key}.{each}" for each in inner} if isinstance(inner, dict) and inner else {key}
        page = (WEB / "README.md").read_text("utf-8")
        rows = re.findall(r"^\| (`.*?) \|", page.split("## A complete form")[1].split("## Behavior")[0], re.MULTILINE)
        self.assertEqual(keys, {key for row in rows for key in re.findall("`(.*?)`", row)})

    def test_a_react_like_page_that_sets_the_value_at_each_event(self):
        # A controlled input: whatever the event tells is written back.
        self.mask()
        self.run_script("phone.addEventListener('input', () => { phone.value = phone.value; })")
        self.type("212555")
        self.assertEqual(self.shown(), "+1 (212) 555-|")
        self.select(5)
        self.keys(Keys.DELETE)
        self.assertEqual(self.value(), "22555")
