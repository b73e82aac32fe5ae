"""The playground as a person has it: types, presets, errors, replay, link; its contrast, its names, a narrow screen."""

import json
import pathlib
import shutil
import tempfile
import urllib.parse

from selenium.webdriver.common.keys import Keys

from .page import PageTest, WEB, serve

CONTRAST = """
const luminance = ([r, g, b]) => {
  const [x, y, z] = [r, g, b].map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
};
const parse = (text) => text.match(/[\\d.]+/g).map(Number);
const behind = (element) => {
  for (let each = element; each; each = each.parentElement) {
    const colour = parse(getComputedStyle(each).backgroundColor);
    if (colour.length < 4 || colour[3] === 1) return colour;
  }
  return [255, 255, 255];
};
const poor = [];
for (const element of document.querySelectorAll('body *')) {
  const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (!(own || element.localName === 'input') || element.closest('[aria-hidden], noscript, .toast, option')
      || !element.checkVisibility()) continue;
  const [a, b] = [luminance(parse(getComputedStyle(element).color)), luminance(behind(element))];
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  if (ratio < 4.5) poor.push(`${element.localName}#${element.id}.${element.className} ${ratio.toFixed(2)}`);
}
return poor;
"""


class PlaygroundTest(PageTest):
    def setUp(self):
        super().setUp()
        self.show()

    def tearDown(self):
        self.protocol("Emulation.clearDeviceMetricsOverride")
        self.protocol("Emulation.setEmulatedMedia", features=[])

    def show(self, fragment=""):
        self.driver.get("about:blank")
        self.driver.get(self.site + "index.html" + fragment)
        self.wait("return 'ready' in document.documentElement.dataset")
        self.focus("field")

    def text(self, id):
        return self.run_script("return document.getElementById(arguments[0]).textContent", id)

    def write(self, id, text):
        self.run_script("""const input = document.getElementById(arguments[0]); input.value = arguments[1];
            input.dispatchEvent(new Event('input', { bubbles: true }))""", id, text)

    def test_shows_what_the_app_gets(self):
        self.type("2125550100")
        self.assertEqual([self.text(id) for id in ["value", "caret", "state", "remainder", "issue", "cause"]],
                         ["2125550100", "17", "Yes", "–", "–", "Typed"])
        self.keys("x")
        self.assertEqual(self.text("cause"), "Rejected: not allowed here")

    def test_nothing_jumps_while_one_types(self):
        height = "return document.querySelector('.stage').offsetHeight"
        for width in [320, 900, 1000, 1200]:
            self.protocol("Emulation.setDeviceMetricsOverride", width=width, height=800, deviceScaleFactor=1, mobile=False)
            self.show()
            heights = [self.run_script(height)]
            for key in ["2", "x", *"125550100", "1"]:
                self.keys(key)
                heights.append(self.run_script(height))
            self.element("clear").click()
            self.element("sample").click()
            heights.append(self.run_script(height))
            self.assertEqual(set(heights), {heights[0]}, width)

    def test_every_preset_takes_its_sample(self):
        buttons = self.driver.find_elements("css selector", "#presets button")
        self.assertGreater(len(buttons), 10)
        for button in buttons:
            with self.subTest(button.text):
                button.click()
                self.assertEqual(button.get_attribute("aria-pressed"), "true")
                self.element("sample").click()
                self.assertNotEqual(self.text("value"), "")
                self.assertEqual(self.text("state"), "Yes", self.text("value"))

    def test_says_where_a_pattern_is_wrong_and_keeps_the_last_good_one(self):
        self.type("212")
        self.write("pattern", "+1 ([000]) [0[0]")
        self.assertEqual(self.run_script("return document.querySelector('#pattern-error mark').textContent"), "[")
        self.assertIn("group", self.text("pattern-error"))
        self.assertEqual(self.run_script("return document.getElementById('pattern').getAttribute('aria-invalid')"), "true")
        self.assertEqual(self.text("value"), "212")
        self.write("pattern", "[000]-[0]")
        self.assertEqual(self.text("pattern-error"), "")
        self.assertEqual(self.run_script("return document.getElementById('field').value"), "212-")

    def rewrite_pattern(self, pattern):
        self.focus("pattern")
        self.chord(Keys.CONTROL, "a")
        self.type(pattern)

    def marks(self, id):
        return self.run_script("return [...document.querySelectorAll(`#${arguments[0]} mark`)].map((each) => each.textContent)", id)

    def test_warns_of_what_can_hardly_be_meant_as_it_is_typed(self):
        self.type("212")
        self.assertEqual(self.text("pattern-warnings"), "")
        for pattern, marked, words in [
            ("[09]-[0]", ["-"], ["Different text can have the same value"]), ("+a (b)", [], ["no slot"]), ("[9][0]", ["9"], ["optional slot"]),
            ("[9]/[9]:[0]", ["/", ":"], ["Different text", "Different text"]),
        ]:
            with self.subTest(pattern):
                self.rewrite_pattern(pattern)
                self.assertEqual(self.marks("pattern-warnings"), marked)
                said = self.text("pattern-warnings").split("Warning: ")[1:]
                self.assertEqual([each in text for each, text in zip(words, said, strict=True)], [True] * len(words))
                self.assertEqual(self.text("pattern-error"), "")
                self.assertIsNone(self.attribute("aria-invalid", "pattern"))
        self.assertEqual(self.run_script(CONTRAST), [])
        # Some digits of a pattern without brackets may be literals.
        self.rewrite_pattern("+1 (000)")
        self.assertEqual((self.marks("pattern-error"), self.text("pattern-warnings")), (["1"], ""))
        self.rewrite_pattern("[09]-[0")
        self.assertEqual((self.marks("pattern-error"), self.text("pattern-warnings")), (["["], ""))
        self.type("]{.}[0]")
        self.assertEqual(self.marks("pattern-warnings"), ["-"])
        self.rewrite_pattern("[00]-[0]")
        self.assertEqual((self.text("pattern-error"), self.text("pattern-warnings")), ("", ""))

    def test_a_warning_about_an_alternative_says_which(self):
        self.write("json", '{"mask":"[000]","alternatives":["[0]-[0]","[09]-[0]"]}')
        self.assertIn("Warning at $.alternatives[1]: ", self.text("pattern-warnings"))

    def test_no_preset_is_warned_of(self):
        for button in self.driver.find_elements("css selector", "#presets button"):
            button.click()
            self.assertEqual(self.text("pattern-warnings"), "", button.text)

    def test_a_wrong_format_in_json_is_said(self):
        self.run_script("document.querySelector('details').open = true")
        self.write("json", '{"mask":"[00]","overflow":"drop"}')
        self.assertIn("$.overflow", self.text("json-error"))
        self.write("json", '{"mask"')
        self.assertNotEqual(self.text("json-error"), "")

    def test_records_and_replays(self):
        self.type("2135")
        self.keys(Keys.BACKSPACE)
        self.undo()
        script = json.loads(self.text("script"))
        self.assertEqual(script["actions"], [{"type": "2135"}, {"backspace": 1}, {"undo": 1}])
        self.element("run").click()
        rows = [row.text for row in self.driver.find_elements("css selector", "#states li")]
        self.assertEqual(len(rows), 3)
        self.assertIn("+1 (213) 5", rows[0])

    def test_a_link_brings_its_format(self):
        shared = {"mask": "[AA]-[00]", "case": "upper"}
        self.show("#" + urllib.parse.quote(json.dumps(shared)))
        self.type("ab12")
        self.assertEqual(self.run_script("return document.getElementById('field').value"), "AB-12")
        self.assertEqual(json.loads(urllib.parse.unquote(self.driver.current_url.split("#")[1])), shared)

    def test_a_broken_link_is_no_end(self):
        for fragment in ["#%7B", "#" + urllib.parse.quote('{"mask":"[0"}'), "#[]", "#null"]:
            self.show(fragment)
            self.type("2")
            self.assertEqual(self.text("value"), "2", fragment)

    def test_snippets_name_the_mask(self):
        tabs = self.driver.find_elements("css selector", "#tabs button")
        self.assertEqual([tab.text for tab in tabs], ["HTML", "SwiftUI", "Swift", "Command line"])
        self.assertIn("data-formwork=", self.text("snippet"))
        for tab in tabs:
            tab.click()
            self.assertIn("+1 ([000]) [000]-[0000]", self.text("snippet"))
            # Highlighted, in both colors, and copied as it is.
            self.assertTrue(self.run_script("""const snippet = document.getElementById('snippet');
                return [...snippet.children].some((each) => getComputedStyle(each).color !== getComputedStyle(snippet).color)"""), tab.text)
            for scheme in ["light", "dark"]:
                self.protocol("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
                self.assertEqual(self.run_script(CONTRAST), [], (tab.text, scheme))

    def test_copies_the_snippet_as_it_is(self):
        self.run_script("""window.copied = null;
            Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } })""")
        self.element("copy").click()
        self.assertEqual(self.run_script("return window.copied"), """<label for="field">…</label>
<input id="field" data-formwork="+1 ([000]) [000]-[0000]">

<script type="module">
  import { load } from './formwork.js';
  const formwork = await load();
  formwork.scan();
</script>""")

    def open_untouched(self, motion=None, fragment=""):
        """Opens the playground as somebody does who only looks."""
        if motion:
            self.protocol("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": motion}])
        self.driver.get("about:blank")
        self.driver.get(self.site + "index.html" + fragment)
        self.wait("return 'ready' in document.documentElement.dataset")

    def field(self):
        return self.run_script("return document.getElementById('field').value")

    def test_plays_a_messy_paste_by_itself(self):
        self.open_untouched()
        self.assertEqual(self.field(), "")
        pasted = "return document.getElementById('pasted').checkVisibility() && document.getElementById('pasted').textContent"
        self.assertEqual(self.wait(pasted), "tel. 212.555.0100")
        self.wait("return document.getElementById('field').value !== ''")
        self.assertEqual([self.field(), *map(self.text, ["value", "cause", "state"])],
                         ["+1 (212) 555-0100", "2125550100", "Pasted", "Yes"])
        self.assertEqual(self.run_script("return document.activeElement === document.body"), True)
        self.assertFalse(self.run_script(pasted))
        # Typing begins with an empty field, and only once.
        self.focus("field")
        self.assertEqual((self.field(), self.text("value")), ("", ""))
        self.type("2125550100")
        self.focus("pattern")
        self.focus("field")
        self.assertEqual(self.field(), "+1 (212) 555-0100")

    def test_the_play_stops_when_the_user_does_anything(self):
        self.open_untouched()
        self.wait("return document.getElementById('pasted').checkVisibility()")
        self.focus("field")
        self.assertFalse(self.run_script("return document.getElementById('pasted').checkVisibility()"))
        self.type("31")
        self.run_script("await new Promise((done) => setTimeout(done, 1500))")
        self.assertEqual(self.field(), "+1 (31")

    def test_nothing_moves_if_reduced_motion_is_asked_for(self):
        self.open_untouched(motion="reduce")
        self.wait("return document.getElementById('field').value === '+1 (212) 555-0100'", 0.5)

    def test_a_shared_format_isn_t_played(self):
        self.open_untouched(motion="reduce", fragment="#" + urllib.parse.quote('{"mask":"[00]"}'))
        self.run_script("await new Promise((done) => setTimeout(done, 100))")
        self.assertEqual(self.field(), "")

    def test_undo_takes_back_what_was_typed_at_once(self):
        self.type("212555")
        self.undo()
        self.assertEqual(self.field(), "")
        self.redo()
        self.assertEqual(self.field(), "+1 (212) 555-")
        # So does a replay.
        self.undo()
        self.element("run").click()
        rows = [row.text.split() for row in self.driver.find_elements("css selector", "#states li")]
        self.assertEqual([row[1:] for row in rows], [["+1", "(212)", "555-"], [], ["+1", "(212)", "555-"], []])
        self.assertNotIn("undoSteps", self.text("snippet"))

    def test_shows_the_remainder_from_the_start(self):
        self.type("2125")
        self.run_script("await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.assertEqual(self.run_script("""const layer = document.querySelector('[data-formwork-guide]');
            return [layer.textContent, getComputedStyle(layer).visibility]"""), ["+1 (212) 500-0000", "visible"])

    def test_the_first_screen_speaks_no_jargon(self):
        words = self.run_script("return document.querySelector('.top').innerText + document.querySelector('.stage').innerText").lower()
        for word in ["mask", "affinity", "caret", "literal", "slot", "notallowed", "regex"]:
            self.assertNotIn(word, words)

    def served_without(self, *suffixes):
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        for file in (WEB / "dist").iterdir():
            if file.is_file() and file.suffix not in suffixes:
                shutil.copy(file, folder)
        return serve(self, folder), folder

    def test_says_that_the_formats_can_t_be_loaded_and_why(self):
        address, folder = self.served_without(".wasm")
        self.driver.get(address)
        self.wait("return 'failed' in document.documentElement.dataset")
        said = self.element("loading").text
        self.assertIn("can’t be loaded", said)
        self.assertIn("formwork.wasm returned the status 404", said)
        self.protocol("Emulation.setDeviceMetricsOverride", width=320, height=800, deviceScaleFactor=1, mobile=False)
        self.assertLessEqual(self.run_script("return document.documentElement.scrollWidth"), 320)
        self.assertEqual(self.run_script(CONTRAST), [])
        self.focus("field")
        self.type("2125")
        self.assertEqual(self.field(), "2125")
        # After another try, the text is formatted.
        for name in ["formwork.wasm", "formwork-full.wasm"]:
            shutil.copy(WEB / "dist" / name, folder)
        self.element("retry").click()
        self.wait("return 'ready' in document.documentElement.dataset")
        self.assertEqual((self.field(), self.text("value")), ("+1 (212) 5", "2125"))
        self.assertFalse(self.run_script("return document.getElementById('loading').checkVisibility()"))
        self.errors()

    def test_says_that_it_loads_even_without_its_script(self):
        address, _ = self.served_without(".js")
        self.driver.get(address)
        self.assertIn("Loading", self.element("loading").text)
        self.assertNotIn("longer than usual", self.element("loading").text)
        self.run_script("document.getAnimations().forEach((each) => each.finish())")
        self.assertIn("longer than usual", self.element("loading").text)
        self.errors()

    def test_nothing_is_reported_as_wrong(self):
        self.errors()
        self.show()
        self.type("212x")
        self.assertEqual(self.errors(), [])

    def test_contrast_in_light_and_dark(self):
        for scheme in ["light", "dark"]:
            self.protocol("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            self.assertEqual(self.run_script(CONTRAST), [], scheme)

    def test_a_narrow_screen_scrolls_one_way(self):
        for width in [320, 390]:
            self.protocol("Emulation.setDeviceMetricsOverride", width=width, height=800, deviceScaleFactor=1, mobile=True)
            self.show()
            self.assertLessEqual(self.run_script("return document.documentElement.scrollWidth"), width)

    def test_every_control_has_a_name_and_room(self):
        self.assertEqual(self.run_script("""return [...document.querySelectorAll('button, a, select, input:not([type=checkbox])')]
            .filter((each) => each.checkVisibility())
            .filter((each) => each.getBoundingClientRect().height < 24).map((each) => each.outerHTML)"""), [])
        nodes = self.protocol("Accessibility.getFullAXTree")["nodes"]
        roles = {"button", "textbox", "checkbox", "combobox", "link", "tab"}
        unnamed = [each for each in nodes if not each.get("ignored") and each["role"]["value"] in roles
                   and not each.get("name", {}).get("value")]
        self.assertEqual(unnamed, [])

    def served_early(self):
        """Returns the address of a playground whose full module isn't built, and a function that ends the building."""
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        for file in (WEB / "dist").iterdir():
            if file.is_file() and file.name != "formwork-full.wasm":
                shutil.copy(file, folder)
        return serve(self, folder), lambda: shutil.copy(WEB / "dist" / "formwork-full.wasm", folder)

    def test_masks_are_ready_before_the_other_formats(self):
        address, finish = self.served_early()
        self.driver.get(address)
        self.wait("return 'ready' in document.documentElement.dataset")
        self.focus("field")
        self.type("21255")
        self.assertEqual(self.text("value"), "21255")
        disabled = "return [...document.querySelectorAll('#presets button:disabled')].map((each) => each.textContent)"
        self.assertEqual(self.run_script(disabled),
                         ["Card", "Date", "Amount", "IBAN", "Phone, world", "Plate"])
        self.assertTrue(self.run_script("return document.getElementById('building').checkVisibility()"))
        finish()
        self.wait("return document.getElementById('building').hidden")
        self.assertEqual(self.run_script(disabled), [])
        self.assertEqual(self.run_script("return document.getElementById('field').value"), "+1 (212) 55")
        self.type("5")
        self.assertEqual(self.text("value"), "212555")
        self.run_script("document.querySelectorAll('#presets button')[1].click()")
        self.focus("field")
        self.type("4111")
        self.assertEqual(self.text("value"), "4111")

    def test_a_link_to_a_format_waits_until_it_is_built(self):
        address, finish = self.served_early()
        self.driver.get(address + "#" + urllib.parse.quote(json.dumps({"card": {}})))
        self.wait("return 'ready' in document.documentElement.dataset")
        self.assertEqual(self.text("field-label"), "Phone, United States")
        self.assertEqual(self.text("json-error"), "")
        finish()
        self.wait("return document.getElementById('field-label').textContent !== 'Phone, United States'")
        self.assertIn("card", self.run_script("return document.getElementById('json').value"))
        self.assertEqual(self.text("json-error"), "")

    def test_runs_under_the_policy_of_its_server(self):
        address = serve(self, WEB / "dist")
        self.errors()
        self.driver.get(address)
        self.wait("return 'ready' in document.documentElement.dataset")
        self.focus("field")
        self.type("2125")
        self.assertEqual(self.text("value"), "2125")
        self.assertEqual(self.run_script("return document.querySelector('[data-formwork-guide]').offsetWidth > 100"), True)
        self.assertEqual(self.errors(), [])
        self.assertFalse(self.run_script("""const script = document.createElement('script');
            script.textContent = 'window.ran = true'; document.head.append(script); return window.ran === true"""))

    def test_the_focus_is_seen(self):
        self.keys(Keys.TAB)
        self.assertGreaterEqual(self.run_script("return parseFloat(getComputedStyle(document.activeElement).outlineWidth)"), 2)
