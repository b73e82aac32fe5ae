"""Records typing in the playground, by real keys, as animated PNGs; `Scripts/record-playground` runs it.

The times between keys are fixed here. The browser and its fonts decide what a frame looks like: another machine makes
another picture of the same session.
"""

import base64
import pathlib
import shutil
import subprocess
import sys

from selenium.webdriver.common.keys import Keys

from . import page

ROOT = pathlib.Path(__file__).resolve().parents[3]
FRAMES = ROOT / ".build" / "playground"
LARGEST = 400_000


class Session(page.PageTest):
    """A page in light or dark colors. `picture` and `address` are those of a subclass."""

    width, height, sharpness = 900, 900, 2
    colors = "light"

    def start(self):
        self.driver, self.site = self.browser(), page.address()
        self.protocol("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": self.colors}])
        self.protocol("Emulation.setDeviceMetricsOverride", width=self.width, height=self.height,
                      deviceScaleFactor=self.sharpness, mobile=False)
        self.driver.get("about:blank")
        self.driver.get(self.site + self.address)
        self.wait("return 'ready' in document.documentElement.dataset")
        # A caret that doesn't blink.
        self.run_script("for (const each of document.querySelectorAll('input')) each.style.caretAnimation = 'manual'")
        shutil.rmtree(FRAMES, ignore_errors=True)
        FRAMES.mkdir(parents=True)
        self.count = 0

    def shoot(self, hundredths):
        """Takes a frame that is seen for hundredths of a second."""
        name = FRAMES / f"{self.count:03}"
        self.count += 1
        shot = self.protocol("Page.captureScreenshot", format="png", clip={**self.place, "scale": 1})
        name.with_suffix(".png").write_bytes(base64.b64decode(shot["data"]))
        # The assembler reads this beside the frame.
        name.with_suffix(".txt").write_text(f"delay={hundredths}/100\n")

    def value(self, id):
        return self.run_script("return document.getElementById(arguments[0]).value", id)

    def assemble(self):
        picture = ROOT / "Web" / self.picture
        frames = sorted(FRAMES.glob("*.png"))
        subprocess.run(["apngasm", picture, *frames], check=True, stdout=subprocess.DEVNULL)
        size = picture.stat().st_size
        print(f"{picture.relative_to(ROOT)}: {len(frames)} frames, {size} bytes")
        if size > LARGEST:
            sys.exit(f"That is more than {LARGEST} bytes.")


class Phone(Session):
    """A phone number in the playground, with a sign below the field for the key that was pressed."""

    address, picture = "index.html", "playground.png"
    backspace, paste, undo = (Keys.BACKSPACE,), (Keys.CONTROL, "v"), (Keys.CONTROL, "z")
    # The keys, their names, and for how many hundredths of a second the result is seen.
    keys_pressed = [
        *[((key,), key, 28) for key in "21255"], (("5",), "5", 70),
        (backspace, "Backspace", 70), (backspace, "Backspace", 90),
        (("x",), "x", 130),
        *[((Keys.ARROW_LEFT,), "←", 18)] * 4, ((Keys.ARROW_LEFT,), "←", 60), (("9",), "9", 100),
        ((Keys.CONTROL, "a"), "Ctrl A", 60), (paste, "Ctrl V", 180),
        *[(undo, "Ctrl Z", 60)] * 4, (undo, "Ctrl Z", 160),
    ]
    sign = """
const sign = document.createElement('kbd');
Object.assign(sign.style, { font: '600 1.15rem var(--mono)', color: 'var(--accent)', background: 'var(--wash)',
  borderRadius: '.5rem', padding: '.35rem .8rem', alignSelf: 'start', marginTop: 'auto', order: 2, visibility: 'hidden' });
document.querySelector('.field').append(sign);
window.say = (key) => { sign.textContent = key; sign.style.visibility = 'visible'; };
const { x, y, width, height } = document.querySelector('.stage').getBoundingClientRect();
return { x: x - 16, y: y - 16, width: width + 32, height: height + 32 };
"""

    def record(self):
        self.copy("tel. 212.555.0100")
        self.focus("field")
        self.place = self.run_script(self.sign)
        self.shoot(120)
        texts = []
        for keys, said, hundredths in self.keys_pressed:
            self.run_script("say(arguments[0])", said)
            self.chord(*keys)
            texts.append(self.value("field"))
            self.shoot(hundredths)
        if "+1 (212) 555-0100" not in texts or texts[-1] != "":
            sys.exit(f"The session went another way: {texts}")


class Form(Session):
    """The sign-up form: a phone number, an amount, a card with its brand, a country that is picked, a code."""

    address, picture = "form.html?lang=en", "form-light.png"
    width, height, sharpness = 420, 800, 1.5
    place = {"x": 0, "y": 0, "width": 420, "height": 770}

    def write(self, keys, hundredths=14, last=60):
        for index, key in enumerate(keys):
            self.chord(key)
            self.shoot(hundredths if index < len(keys) - 1 else last)

    def record(self):
        # Within five seconds, a reader sees a phone number and an amount while they are formatted.
        self.focus("name")
        self.type("Ada Lovelace")
        self.focus("phone")
        self.shoot(30)
        self.write("2125550100", last=50)
        self.focus("amount")
        self.write("1250.5", last=80)
        self.focus("card")
        self.write("4111111111111111", 10, 80)
        self.run_script("document.getElementById('country').click()")
        self.focus("search")
        self.shoot(60)
        self.write("united k", last=60)
        self.keys(Keys.ENTER)
        self.shoot(80)
        self.run_script("const phone = document.getElementById('phone'); phone.select()")
        self.write("+4930123456", last=80)
        self.focus("birthday")
        self.type("12101985")
        self.focus("expiry")
        self.type("1230")
        self.focus("security")
        self.type("123")
        self.focus("code")
        self.write("123456", 22, 60)
        self.keys(Keys.ENTER)
        self.shoot(220)
        known = {"card": "4111 1111 1111 1111", "expiry": "12/30", "code": "123456", "birthday": "12/10/1985"}
        found = {id: self.value(id) for id in known}
        if found != known or not self.run_script("return document.getElementById('sent').textContent"):
            sys.exit(f"The session went another way: {found}")


class DarkForm(Form):
    colors, picture = "dark", "form-dark.png"


def main():
    for kind in (Phone, Form, DarkForm):
        if sys.argv[1:] and kind.picture not in sys.argv[1:]:
            continue
        session = kind()
        session.start()
        session.record()
        session.assemble()


if __name__ == "__main__":
    main()
