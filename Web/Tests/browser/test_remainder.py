"""The remainder lies where the text ends, or isn't drawn, whatever happens to the page."""

from selenium.webdriver.common.keys import Keys

from .page import PageTest

DATE = {"mask": "[00]/[00]/[0000]"}

# Where the text of the input ends by the browser's own measures of text, and where the remainder begins; `null` if nothing is drawn.
MEASURE = """
const input = document.getElementById(arguments[0]);
const style = getComputedStyle(input);
const pen = document.createElement('canvas').getContext('2d');
pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
const box = input.getBoundingClientRect();
const scale = box.width / input.offsetWidth;
const [left, right, top, bottom] = ['Left', 'Right', 'Top', 'Bottom']
  .map((side) => scale * (parseFloat(style[`border${side}Width`]) + parseFloat(style[`padding${side}`])));
const spacing = parseFloat(style.letterSpacing) || 0;
const typed = scale * (pen.measureText(input.value).width + spacing * input.value.length);
const start = box.left + left + scale * parseFloat(style.textIndent);
const middle = (box.left + left + box.right - right) / 2;
const end = style.textAlign === 'center' ? middle + typed / 2
  : style.direction === 'rtl' ? box.right - right - typed : start + typed;
await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const layer = input.getRootNode().querySelector('[data-formwork-guide]');
const range = document.createRange();
range.selectNodeContents(layer.lastElementChild.lastElementChild);
const drawn = range.getBoundingClientRect();
const isDrawn = layer.textContent !== input.value && getComputedStyle(layer).visibility === 'visible';
const moved = input.getBoundingClientRect();
return { end: end + moved.left - box.left, middle: (moved.top + top + moved.bottom - bottom) / 2, color: style.color,
  begin: !isDrawn ? null : style.direction === 'rtl' ? drawn.right : drawn.left,
  row: drawn.top + drawn.height / 2, drawnColor: getComputedStyle(layer).color };
"""


class RemainderTest(PageTest):
    def setUp(self):
        super().setUp()
        self.run_script("phone.style.width = '300px'")
        self.mask(DATE, options={"guide": True})

    def style(self, text):
        self.run_script("document.head.append(Object.assign(document.createElement('style'), { textContent: arguments[0] }))", text)

    def check(self, what="", id="phone"):
        found = self.run_script(MEASURE, id)
        self.assertIsNotNone(found["begin"], f"{what}: nothing is drawn")
        self.assertAlmostEqual(found["begin"], found["end"], delta=1.5, msg=what)
        self.assertAlmostEqual(found["row"], found["middle"], delta=1.5, msg=what)
        self.assertEqual(found["drawnColor"], found["color"], what)

    def check_nothing(self, what=""):
        self.assertIsNone(self.run_script(MEASURE, "phone")["begin"], what)

    def test_lies_after_each_text(self):
        for key in "1220":
            self.type(key)
            self.check(key)
        self.keys(*[Keys.BACKSPACE] * 4)
        self.check("empty")

    def test_disappears_from_an_empty_field_that_is_left(self):
        self.check("empty")
        self.keys(Keys.TAB)
        self.check_nothing("left")

    def test_follows_an_error_that_appears_above(self):
        self.type("12")
        self.check()
        self.run_script("form.insertAdjacentHTML('afterbegin', '<p id=error>This date doesn’t exist.</p>')")
        self.check("an error")
        self.run_script("error.style.fontSize = '40px'")
        self.check("a larger error")
        self.run_script("error.remove()")
        self.check("no error")

    def test_lies_over_no_other_text(self):
        self.type("12")
        self.run_script("""document.body.insertAdjacentHTML('beforeend', '<p id=cover>This date doesn’t exist.</p>');
            const { left, top } = phone.getBoundingClientRect();
            cover.style.cssText = `position:fixed;margin:0;width:300px;height:50px;background:white;left:${left}px;top:${top}px`""")
        self.check_nothing()
        self.run_script("cover.remove()")
        self.check()

    def test_needs_no_positioned_parent(self):
        self.type("12")
        for rule in ["p { position: relative; padding: 20px }", "body { margin: 70px }", "form { transform: scale(1.25) }",
                     "form { transform: none; columns: 2 }", "p { display: grid; gap: 9px }"]:
            self.style(rule)
            self.check(rule)

    def test_scrolls_along_and_is_cut_off_with_it(self):
        self.type("12")
        self.style("form { height: 120px; overflow: auto } #area { height: 900px }")
        self.check("in a box that scrolls")
        self.run_script("form.scrollTop = 10")
        self.check("scrolled")
        self.run_script("form.scrollTop = 400")
        self.check_nothing("scrolled away")

    def test_follows_the_style_of_the_text(self):
        self.type("12")
        for rule in ["padding: 11px 7px 3px 31px", "text-indent: 25px", "text-indent: 0; text-align: center", "text-align: start; letter-spacing: 5px",
                     "letter-spacing: 0; font: italic 700 27px serif", "font-size: 11px; height: 60px", "color: rgb(9, 90, 190)",
                     "border: 9px solid red"]:
            self.style(f"#phone {{ {rule} }}")
            self.check(rule)

    def test_isn_t_drawn_where_there_is_no_room(self):
        self.type("12")
        self.style("#phone { text-align: right }")
        self.check_nothing("text at the end of the input")
        self.style("#phone { text-align: left; width: 20px !important }")
        self.check_nothing("a narrow input")

    def test_isn_t_drawn_over_a_placeholder(self):
        self.run_script("phone.placeholder = 'Birthday'")
        self.check_nothing("a placeholder")
        self.type("1")
        self.check("a text instead of the placeholder")

    def test_isn_t_drawn_after_a_text_that_shows_it(self):
        self.mask({**DATE, "placeholder": "_"}, options={"guide": True})
        self.type("12")
        self.assertEqual(self.state()["text"], "12/__/____")
        self.assertIsNone(self.run_script("return document.querySelector('[data-formwork-guide]')"))

    def test_isn_t_drawn_over_dots_or_on_a_slope(self):
        self.type("12")
        self.run_script("phone.type = 'password'")
        self.check_nothing("dots")
        self.run_script("phone.type = 'text'")
        self.style("form { transform: rotate(20deg) }")
        self.check_nothing("a slope")

    def test_from_right_to_left(self):
        self.run_script("phone.dir = 'rtl'")
        self.mask({"mask": "[AAAA]"}, options={"guide": True})
        self.check("empty")
        self.type("אב")
        self.check("letters")
        self.mask({"mask": "[AAAA]"}, options={"guide": True})
        self.type("ab")
        self.check_nothing("letters of the other direction end within the line")

    def test_follows_a_switch_of_colors(self):
        self.type("12")
        self.style(":root { color-scheme: dark; background: black } #phone { color: white; background: black }")
        self.check("dark")

    def test_covers_no_text_with_forced_colors(self):
        self.addCleanup(self.protocol, "Emulation.setEmulatedMedia", features=[])
        self.protocol("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
        self.type("12")
        self.run_script("phone.style.caretColor = 'transparent'")
        self.check("forced colors")
        box = self.run_script("const { left, top, height } = phone.getBoundingClientRect(); return [left, top, height]")
        def picture():
            self.run_script("await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            clip = {"x": box[0], "y": box[1], "width": 18, "height": box[2], "scale": 1}
            return self.protocol("Page.captureScreenshot", clip=clip)["data"]
        drawn = picture()
        self.run_script("document.querySelector('[data-formwork-guide]').style.display = 'none'")
        self.assertEqual(drawn, picture())

    def test_follows_an_input_that_moves_in_the_document(self):
        self.type("12")
        self.run_script("extra.append(phone)")
        self.check("elsewhere")
        self.run_script("fields.phone.detach()")
        self.assertEqual(self.run_script("return document.querySelectorAll('[data-formwork-guide]').length"), 0)

    def test_rests_without_a_remainder(self):
        self.type("12202026")
        self.run_script("""const request = window.requestAnimationFrame; window.frames_asked = 0;
            window.requestAnimationFrame = (body) => { window.frames_asked += 1; return request.call(window, body); };
            await new Promise((done) => setTimeout(done, 200))""")
        self.assertEqual(self.run_script("return window.frames_asked"), 0)

    def test_in_the_element(self):
        self.run_script("extra.innerHTML = '<masked-input id=\"masked\" mask=\"[00]/[00]\" guide></masked-input>'")
        self.wait("return masked.field !== null")
        self.run_script("masked.focus(); masked.value = '1'")
        found = self.run_script("""await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const layer = masked.shadowRoot.querySelector('[data-formwork-guide]');
            const [a, b] = [layer, masked.shadowRoot.querySelector('input')].map((each) => each.getBoundingClientRect());
            return [getComputedStyle(layer).visibility, a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom]""")
        self.assertEqual(found, ["visible", True])
