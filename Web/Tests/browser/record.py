"""Records typing in the playground, by real keys, as an animated PNG; `Scripts/record-playground` runs it.

The times between keys are fixed here. What a frame looks like is the browser's matter, and its fonts': another machine
makes another picture of the same session.
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
PICTURE = ROOT / "Web" / "playground.png"
WIDTH, SHARPNESS, LARGEST = 900, 2, 300_000
BACKSPACE, PASTE, UNDO = (Keys.BACKSPACE,), (Keys.CONTROL, "v"), (Keys.CONTROL, "z")

# What is pressed, what is said of it, and for how many hundredths of a second one sees what comes of it.
KEYS = [
    *[((key,), key, 28) for key in "21255"], (("5",), "5", 70),
    (BACKSPACE, "Backspace", 70), (BACKSPACE, "Backspace", 90),
    (("x",), "x", 130),
    *[((Keys.ARROW_LEFT,), "←", 18)] * 4, ((Keys.ARROW_LEFT,), "←", 60), (("9",), "9", 100),
    ((Keys.CONTROL, "a"), "Ctrl A", 60), (PASTE, "Ctrl V", 180),
    *[(UNDO, "Ctrl Z", 34)] * 9, (UNDO, "Ctrl Z", 160),
]
FULL, EMPTY = "+1 (212) 555-0100", ""

# A sign below the field for the key that was pressed, and a caret that doesn't blink: the rest is the page as it is.
SIGN = """
const sign = document.createElement('kbd');
Object.assign(sign.style, { font: '600 1.15rem var(--mono)', color: 'var(--accent)', background: 'var(--wash)',
  borderRadius: '.5rem', padding: '.35rem .8rem', alignSelf: 'start', marginTop: 'auto', order: 2, visibility: 'hidden' });
document.querySelector('.field').append(sign);
window.say = (key) => { sign.textContent = key; sign.style.visibility = 'visible'; };
const { x, y, width, height } = document.querySelector('.stage').getBoundingClientRect();
document.getElementById('field').style.caretAnimation = 'manual';
return { x: x - 16, y: y - 16, width: width + 32, height: height + 32 };
"""


class Session(page.PageTest):
    """The playground in light colours, with something in the clipboard."""

    def start(self):
        self.driver, self.site = self.browser(), page.address()
        self.protocol("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "light"}])
        self.protocol("Emulation.setDeviceMetricsOverride", width=WIDTH, height=900, deviceScaleFactor=SHARPNESS, mobile=False)
        self.driver.get(self.site + "index.html")
        self.wait("return 'ready' in document.documentElement.dataset")
        self.copy("tel. 212.555.0100")
        self.focus("field")
        self.place = self.run_script(SIGN)
        self.count = 0

    def shoot(self, hundredths):
        name = FRAMES / f"{self.count:02}"
        self.count += 1
        shot = self.protocol("Page.captureScreenshot", format="png", clip={**self.place, "scale": 1})
        name.with_suffix(".png").write_bytes(base64.b64decode(shot["data"]))
        # What the assembler reads beside the frame.
        name.with_suffix(".txt").write_text(f"delay={hundredths}/100\n")

    def press(self, keys, said):
        self.run_script("say(arguments[0])", said)
        self.chord(*keys)
        return self.run_script("return document.getElementById('field').value")

    def record(self):
        self.shoot(120)
        texts = []
        for keys, said, hundredths in KEYS:
            texts.append(self.press(keys, said))
            self.shoot(hundredths)
        if FULL not in texts or texts[-1] != EMPTY:
            sys.exit(f"The session went another way: {texts}")


def main():
    shutil.rmtree(FRAMES, ignore_errors=True)
    FRAMES.mkdir(parents=True)
    session = Session()
    session.start()
    session.record()
    frames = sorted(FRAMES.glob("*.png"))
    subprocess.run(["apngasm", PICTURE, *frames], check=True, stdout=subprocess.DEVNULL)
    size = PICTURE.stat().st_size
    print(f"{PICTURE.relative_to(ROOT)}: {len(frames)} frames, {size} bytes")
    if size > LARGEST:
        sys.exit(f"That is more than {LARGEST} bytes.")


if __name__ == "__main__":
    main()
