"""WebKitGTK by its driver, on a screen of its own that nobody sees."""

import atexit
import glob
import os
import shutil
import subprocess

from selenium import webdriver

_shared = {}


def start():
    """The one WebKit of this run; `None` if there is none on this machine."""
    if "webkit" not in _shared:
        command = shutil.which("WebKitWebDriver")
        _shared["webkit"] = webkit(command, screen()) if command else None
    return _shared["webkit"]


def screen():
    """The name of a screen that ends with the tests."""
    ours, its = os.pipe()
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(its), "-screen", "0", "1200x1000x24", "-nolisten", "tcp"],
        pass_fds=[its], stderr=subprocess.DEVNULL)
    os.close(its)
    atexit.register(process.wait)
    atexit.register(process.terminate)
    with os.fdopen(ours) as number:
        return ":" + number.readline().strip()


def webkit(command, display):
    options = webdriver.WebKitGTKOptions()
    options.binary_location = glob.glob("/usr/lib/*/webkit2gtk-4*/MiniBrowser")[0]
    options.add_argument("--automation")
    environment = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11"}
    if os.geteuid() == 0:
        environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
    service = webdriver.WebKitGTKService(command, env=environment)
    driver = webdriver.WebKitGTK(options=options, service=service)
    atexit.register(driver.quit)
    return driver


class InWebKit:
    """Before a class of tests: runs them in WebKit."""

    def setUp(self):
        if start() is None:
            self.skipTest("there is no WebKit")
        super().setUp()

    def browser(self):
        return start()

    # Its driver delivers Ctrl+Z to the page, and the browser does nothing of it.
    def undo(self):
        self.run_script("document.execCommand('undo')")

    def redo(self):
        self.run_script("document.execCommand('redo')")

    def errors(self):
        # Its driver keeps no log of the console.
        return []
