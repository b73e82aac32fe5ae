"""The sign-up form of the playground, filled in by real keys, in three languages."""

import json
import pathlib
import shutil
import tempfile

from selenium.webdriver.common.keys import Keys

from .page import PageTest, WEB, serve

# The controls whose border differs from what is on either side of it by less than 3:1 (WCAG 1.4.11).
BORDERS = """
const luminance = ([r, g, b]) => {
  const [x, y, z] = [r, g, b].map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
};
const parse = (text) => text.match(/[\\d.]+/g).map(Number);
const behind = (element) => {
  for (let each = element; each; each = each.parentElement) {
    const color = parse(getComputedStyle(each).backgroundColor);
    if (color.length < 4 || color[3] === 1) return color;
  }
  return [255, 255, 255];
};
const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
return [...document.querySelectorAll('input:not([type=checkbox], .boxes), textarea, select')].filter((each) => each.checkVisibility())
  .filter((each) => [each, each.parentElement].some((side) => (
    ratio(luminance(parse(getComputedStyle(each).borderTopColor)), luminance(behind(side))) < 3))).map((each) => each.id);
"""


class FormTest(PageTest):
    def setUp(self):
        super().setUp()
        self.addCleanup(self.protocol, "Emulation.clearDeviceMetricsOverride")
        self.addCleanup(self.protocol, "Emulation.setEmulatedMedia", features=[])

    def emulate(self, name, value):
        self.protocol("Emulation.setEmulatedMedia", features=[{"name": name, "value": value}])

    def size(self, width):
        self.protocol("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)

    def picture(self, box):
        return self.protocol("Page.captureScreenshot", clip={**box, "scale": 1})["data"]

    def show(self, language):
        self.driver.get("about:blank")
        # Those of earlier tests.
        self.errors()
        self.driver.get(self.site + f"form.html?lang={language}")
        self.wait("return 'ready' in document.documentElement.dataset")

    def value(self, id):
        return self.run_script("return document.getElementById(arguments[0]).value", id)

    def text(self, id):
        return self.run_script("return document.getElementById(arguments[0]).textContent", id)

    def focused(self):
        return self.run_script("return document.activeElement.id")

    def message(self, id):
        return self.run_script(
            "return document.getElementById(arguments[0]).closest('.row').querySelector('.message').textContent", id)

    def test_is_filled_in_from_start_to_end(self):
        self.show("en")
        self.focus("name")
        self.type("Ada Lovelace")
        self.focus("phone")
        self.type("2125550100")
        self.assertEqual(self.value("phone"), "(212) 555-0100")
        self.focus("birthday")
        self.type("12101985")
        self.assertEqual(self.value("birthday"), "12/10/1985")
        self.assertEqual(self.focused(), "amount")
        self.type("25.5")
        self.assertEqual(self.value("amount"), "€25.5")
        self.keys(Keys.TAB)
        self.assertEqual(self.focused(), "card")
        self.type("4111")
        self.assertEqual(self.text("brand"), "Visa")
        self.type("111111111111")
        self.focus("expiry")
        self.type("1230")
        self.assertEqual(self.value("expiry"), "12/30")
        self.assertEqual(self.focused(), "security")
        self.type("123")
        self.focus("code")
        self.type("123456")
        self.assertEqual(self.focused(), "send")
        self.keys(Keys.ENTER)
        self.assertEqual(self.text("sent"), "Thank you.")
        self.assertEqual(self.errors(), [])

    def test_shows_the_region_that_is_typed(self):
        self.show("en")
        self.focus("phone")
        self.type("+4930")
        self.assertIn("DE", self.text("country"))
        self.assertEqual(
            self.run_script("return document.getElementById('country').getAttribute('aria-label')"), "Country: Germany")

    def test_picks_a_country_and_keeps_the_digits(self):
        self.show("de")
        self.focus("phone")
        self.type("3012345678")
        self.run_script("document.getElementById('country').click()")
        self.focus("search")
        self.type("öster")
        self.assertEqual(self.run_script("return document.querySelectorAll('#list [role=option]').length"), 1)
        self.keys(Keys.ENTER)
        self.wait("return !document.getElementById('countries').open")
        self.assertIn("AT", self.text("country"))
        self.assertEqual(self.focused(), "phone")
        self.assertEqual(self.value("phone").replace(" ", "").replace("/", ""), "3012345678")

    def test_an_issue_is_shown_after_leaving_in_german(self):
        self.show("de")
        self.focus("card")
        self.type("4111111111111112")
        self.assertEqual(self.message("card"), "")
        self.focus("name")
        self.assertRegex(self.message("card"), r"^[A-ZÄÖÜ].*\.$")
        self.assertNotIn("card", self.message("card").lower())

    def test_the_first_wrong_field_gets_the_focus(self):
        self.show("en")
        self.run_script("document.getElementById('send').click()")
        self.assertEqual((self.focused(), self.message("name")), ("name", "Enter your name."))
        self.type("Ada")
        self.assertEqual(self.message("name"), "")
        self.run_script("document.getElementById('send').click()")
        self.assertEqual(self.focused(), "phone")

    def test_the_security_code_follows_the_brand(self):
        self.show("en")
        self.focus("card")
        self.type("4111")
        self.focus("security")
        self.type("1234")
        self.assertEqual(self.value("security"), "123")
        self.run_script("card.select()")
        self.focus("card")
        self.type("3782")
        self.assertEqual(self.message("security"), "Something is missing.")
        self.focus("security")
        self.keys(Keys.END)
        self.type("4")
        self.assertEqual((self.value("security"), self.message("security")), ("1234", ""))

    def test_an_expiry_in_the_past_is_an_issue(self):
        self.show("en")
        self.focus("expiry")
        self.type("0120")
        self.focus("name")
        self.assertEqual(self.message("expiry"), "This has expired.")

    def test_each_empty_field_says_so_when_the_form_is_sent(self):
        for language, sentence in [("en", "Fill in this field."), ("de", "Bitte dieses Feld ausfüllen.")]:
            self.show(language)
            self.focus("phone")
            self.type("212")
            self.run_script("document.getElementById('send').click()")
            said = {id: self.message(id) for id in ["phone", "card", "security", "amount"]}
            self.assertNotIn(said["phone"], ["", sentence])
            self.assertEqual((said["card"], said["security"], said["amount"]), (sentence, sentence, ""))

    def test_is_laid_out_from_right_to_left_in_arabic(self):
        self.show("ar")
        self.assertEqual(self.run_script("return document.documentElement.dir"), "rtl")
        self.focus("code")
        self.type("123")
        self.assertEqual(self.value("code"), "123")
        self.assertEqual(self.run_script("return getComputedStyle(document.getElementById('code')).direction"), "ltr")
        self.assertEqual(self.text("form").strip().split("\n")[0].strip(), "تسجيل")

    def test_speaks_arabic_in_arabic(self):
        self.show("ar")
        for id, text in [("card", "4111111111111112"), ("expiry", "1"), ("birthday", "1")]:
            self.focus(id)
            self.type(text)
            self.focus("name")
        self.run_script("document.getElementById('send').click()")
        shown = self.run_script("return document.getElementById('form').innerText + document.title")
        for latin in ["Visa", "EG", "Formwork"]:
            shown = shown.replace(latin, "")
        self.assertNotRegex(shown, "[A-Za-z]")
        german, arabic = (json.loads((WEB / path).read_text("utf-8")) for path in
                          ["dist/messages.de.json", "dist/messages.ar.json"])
        self.assertEqual(list(arabic), list(german))

    def test_numbers_and_dates_read_from_left_to_right_in_arabic(self):
        self.show("ar")
        for id in ["phone", "birthday", "amount", "card", "expiry", "security", "code"]:
            self.assertEqual(self.run_script("return getComputedStyle(document.getElementById(arguments[0])).direction", id), "ltr", id)
        self.assertEqual(self.run_script("return getComputedStyle(document.getElementById('name')).direction"), "rtl")

    # What a person looks at

    def test_return_sends_the_form(self):
        self.show("en")
        self.focus("phone")
        self.keys(Keys.ENTER)
        self.assertEqual((self.focused(), self.message("name")), ("name", "Enter your name."))
        self.type("Ada")
        self.keys(Keys.ENTER)
        self.assertEqual((self.focused(), self.message("phone"), self.attribute("aria-invalid")),
                         ("phone", "Fill in this field.", "true"))
        self.type("212")
        self.assertEqual((self.message("phone"), self.attribute("aria-invalid")), ("", None))
        self.keys(Keys.ENTER)
        self.assertEqual((self.focused(), self.message("phone"), self.attribute("aria-invalid")),
                         ("phone", "Something is missing.", "true"))

    def open_countries(self):
        self.run_script("document.getElementById('country').click()")
        self.focus("search")
        return lambda: self.run_script("""const id = document.getElementById('search').getAttribute('aria-activedescendant');
            const option = document.getElementById(id);
            return option && option.getAttribute('aria-selected') === 'true' && option.role === 'option'
              && document.querySelectorAll('#list [aria-selected=true]').length === 1 ? id : null""")

    def test_countries_are_chosen_by_arrow_keys_and_return(self):
        self.show("en")
        active = self.open_countries()
        self.assertEqual(active(), "country-US")
        self.keys(Keys.ARROW_UP)
        self.assertEqual(active(), "country-GB")
        self.type("united")
        self.assertEqual(active(), "country-US")
        self.keys(*[Keys.ARROW_UP] * 9)
        self.assertEqual(active(), "country-AE")
        self.keys(Keys.ARROW_DOWN, Keys.ENTER)
        self.wait("return !document.getElementById('countries').open")
        self.assertEqual((self.focused(), self.text("country").split()[-1], self.text("sent")), ("phone", "GB", ""))
        active = self.open_countries()
        self.type("nowhere")
        self.assertEqual(self.run_script("return document.getElementById('search').getAttribute('aria-activedescendant')"), "")
        self.keys(Keys.ENTER, Keys.ARROW_DOWN)
        self.assertEqual(self.run_script("return document.getElementById('countries').open"), True)
        nodes = self.protocol("Accessibility.getFullAXTree")["nodes"]
        roles = {each["role"]["value"] for each in nodes if not each.get("ignored")}
        self.assertTrue({"listbox", "combobox"} <= roles, roles)
        self.keys(Keys.ESCAPE)
        self.assertEqual(self.run_script("return document.getElementById('countries').open"), False)

    def test_borders_of_inputs_are_seen(self):
        for page in ["form.html?lang=en", "index.html"]:
            for scheme in ["light", "dark"]:
                with self.subTest(page=page, scheme=scheme):
                    self.emulate("prefers-color-scheme", scheme)
                    self.driver.get(self.site + page)
                    self.wait("return 'ready' in document.documentElement.dataset")
                    self.assertEqual(self.run_script(BORDERS), [])

    def test_an_error_next_to_an_input_doesn_t_stretch_it(self):
        self.show("en")
        boxes = """return ['expiry', 'security'].map((id) => document.getElementById(id).getBoundingClientRect())
            .flatMap(({ top, height }) => [top, height])"""
        before = self.run_script(boxes)
        self.assertEqual(before[:2], before[2:])
        self.focus("expiry")
        self.type("1")
        self.focus("name")
        self.assertEqual(self.message("expiry"), "Something is missing.")
        self.assertEqual(self.run_script(boxes), before)

    def test_nothing_is_drawn_after_the_last_box_of_the_code(self):
        self.show("en")
        for width in [1280, 320]:
            self.size(width)
            box = self.run_script("""const { right, top, height } = document.getElementById('code').getBoundingClientRect();
                return { x: right - 6, y: top, width: 12, height }""")
            self.assertEqual(self.picture(box), self.picture({**box, "x": box["x"] + 14}), width)

    def test_boxes_and_the_button_are_seen_with_forced_colors(self):
        self.emulate("forced-colors", "active")
        self.show("en")
        box = self.run_script("const { left, top, height } = document.getElementById('code').getBoundingClientRect(); "
                              "return { x: left, y: top, width: 30, height }")
        self.assertNotEqual(self.picture(box), self.picture({**box, "y": box["y"] - box["height"] - 60}))
        self.assertGreater(self.run_script("return parseFloat(getComputedStyle(document.getElementById('send')).borderTopWidth)"), 0)

    def test_fits_a_narrow_screen(self):
        for language in ["en", "de", "ar"]:
            self.size(320)
            self.show(language)
            self.focus("card")
            self.type("4111111111111111")
            self.assertLessEqual(self.run_script("return document.documentElement.scrollWidth"), 320)
            self.assertEqual(self.run_script("return document.getElementById('card').scrollLeft"), 0)

    def test_says_that_the_formats_can_t_be_loaded(self):
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        for file in (WEB / "dist").iterdir():
            if file.is_file() and file.suffix != ".wasm":
                shutil.copy(file, folder)
        self.driver.get(serve(self, folder) + "form.html?lang=en")
        self.wait("return document.getElementById('sent').textContent.includes('can’t be loaded')")
        self.focus("phone")
        self.type("212x")
        self.assertEqual(self.value("phone"), "212x")
        self.assertEqual((self.attribute("inputmode", "card"), self.attribute("autocomplete", "card")), ("numeric", "cc-number"))
        self.errors()
