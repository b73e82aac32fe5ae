"""A browser with a page of fields, driven by real key events."""

import atexit
import os
import pathlib
import shutil
import subprocess
import unittest

from selenium import webdriver
from selenium.common.exceptions import NoSuchFrameException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from . import site

WEB = pathlib.Path(__file__).resolve().parents[2]
PHONE = {"mask": "+1 ([000]) [000]-[0000]"}
_shared = {}


def chromium():
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for each in ["--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1000,800"]:
        options.add_argument(each)
    if os.geteuid() == 0:
        options.add_argument("--no-sandbox")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    service = webdriver.ChromeService(shutil.which("chromedriver"))
    return webdriver.Chrome(options=options, service=service)


def driver():
    """The one browser of this run; it is ended by its driver, which knows its process."""
    if "driver" not in _shared:
        _shared["driver"] = chromium()
        atexit.register(_shared["driver"].quit)
    return _shared["driver"]


def address():
    """Where the pages are."""
    if "site" not in _shared:
        _shared["site"] = site.serve()
    return _shared["site"]


def serve(test, folder):
    """Serves a folder as `make demo` does while a test runs, and returns its address."""
    server = subprocess.Popen([WEB.parent / "Scripts" / "serve", folder, "0"], stdout=subprocess.PIPE, text=True)
    test.addCleanup(server.stdout.close)
    test.addCleanup(server.wait)
    test.addCleanup(server.terminate)
    return server.stdout.readline().strip()


class PageTest(unittest.TestCase):
    """A test with a fresh page."""

    maxDiff = None

    def setUp(self):
        self.driver, self.site = self.browser(), address()
        self.open("fields.html")

    def browser(self):
        return driver()

    def skipTest(self, reason):
        """Leaves a test out, and says so where the count of the tests is printed."""
        print(f"\nnot run here: {type(self).__name__}.{self._testMethodName}: {reason}", flush=True)
        super().skipTest(reason)

    def open(self, name):
        self.driver.get(self.site + name)
        self.wait("return window.isReady === true")

    def wait(self, script, seconds=10):
        # WebKit can't answer a script while it leaves the page. The next page answers.
        wait = WebDriverWait(self.driver, seconds, poll_frequency=0.02, ignored_exceptions=[NoSuchFrameException])
        return wait.until(lambda _: self.run_script(script))

    def run_script(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def mask(self, format=PHONE, id="phone", options=None):
        self.run_script("return mask(arguments[0], arguments[1], arguments[2] ?? {})", id, format, options)
        self.focus(id)

    def focus(self, id):
        self.run_script("document.getElementById(arguments[0]).focus()", id)

    def keys(self, *keys):
        for each in keys:
            chain = ActionChains(self.driver, duration=0)
            chain.send_keys(each)
            chain.perform()

    def type(self, text):
        for character in text:
            self.keys(character)

    def chord(self, *keys):
        chain = ActionChains(self.driver, duration=0)
        for each in keys[:-1]:
            chain.key_down(each)
        chain.send_keys(keys[-1])
        for each in reversed(keys[:-1]):
            chain.key_up(each)
        chain.perform()

    def undo(self):
        self.chord(Keys.CONTROL, "z")

    def redo(self):
        self.chord(Keys.CONTROL, Keys.SHIFT, "z")

    def select(self, lower, upper=None, id="phone"):
        """Puts the caret somewhere, as a click would."""
        self.run_script("document.getElementById(arguments[0]).setSelectionRange(arguments[1], arguments[2])",
                        id, lower, lower if upper is None else upper)

    def copy(self, text):
        """Fills the clipboard by the keys that do so."""
        self.run_script("""const area = document.createElement('textarea'); area.id = 'clip';
            document.body.append(area); area.value = arguments[0]; area.focus(); area.select();""", text)
        self.chord(Keys.CONTROL, "c")
        self.run_script("document.getElementById('clip').remove()")

    def paste(self, text, id="phone"):
        selection = self.state(id)["selection"]
        self.copy(text)
        self.focus(id)
        self.select(*selection, id=id)
        self.chord(Keys.CONTROL, "v")

    def state(self, id="phone"):
        return self.run_script("return stateOf(arguments[0])", id)

    def shown(self, id="phone"):
        """The text with a bar at the caret, or brackets around the selection."""
        state = self.state(id)
        units = state["text"].encode("utf-16-le")
        lower, upper = (2 * offset for offset in state["selection"])
        parts = [units[:lower], units[lower:upper], units[upper:]]
        head, middle, tail = (part.decode("utf-16-le", "surrogatepass") for part in parts)
        return head + (f"[{middle}]" if middle else "|") + tail

    def value(self, id="phone"):
        return self.state(id)["value"]

    def events(self, *types, id=None):
        events = self.run_script("return window.events")
        return [each for each in events if (not types or each["type"] in types) and (id is None or each.get("id") == id)]

    def errors(self):
        """What the browser has reported since it was asked last."""
        return [each for each in self.driver.get_log("browser") if each["level"] == "SEVERE"]

    def protocol(self, command, **parameters):
        return self.driver.execute_cdp_cmd(command, parameters)

    def compose(self, text):
        self.protocol("Input.imeSetComposition", text=text, selectionStart=len(text), selectionEnd=len(text))

    def commit(self, text):
        self.protocol("Input.insertText", text=text)
        self.run_script("return new Promise((done) => setTimeout(done, 20))")

    def element(self, id):
        return self.driver.find_element(By.ID, id)

    def attribute(self, name, id="phone"):
        return self.run_script("return document.getElementById(arguments[0]).getAttribute(arguments[1])", id, name)
