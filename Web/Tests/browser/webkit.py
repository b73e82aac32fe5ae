"""WebKitGTK by its driver, on a screen of its own that nobody sees."""

import atexit
import contextlib
import functools
import glob
import os
import shutil
import signal
import subprocess

from selenium import webdriver
from selenium.common.exceptions import WebDriverException

_shared = {}


def start():
    """The WebKit of this run; `None` if there is none on this machine."""
    if "webkit" not in _shared:
        command = shutil.which("WebKitWebDriver")
        _shared["webkit"] = webkit(command, screen()) if command else None
    return _shared["webkit"]


def has_ended():
    """Whether the browser has ended by itself: its driver then knows no page any more."""
    try:
        start().execute_script("return 1")
        return False
    except WebDriverException:
        return True


def end():
    """Ends the browser, also if it hangs: its driver's group of processes is its own."""
    driver = _shared.pop("webkit", None)
    if driver is None:
        return
    try:
        driver.quit()
    except WebDriverException:
        pass
    try:
        os.killpg(driver.service.process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def screen():
    """The name of the screen, which ends with the tests."""
    if "screen" not in _shared:
        ours, its = os.pipe()
        process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(its), "-screen", "0", "1200x1000x24", "-nolisten", "tcp"],
            pass_fds=[its], stderr=subprocess.DEVNULL)
        os.close(its)
        atexit.register(process.wait)
        atexit.register(process.terminate)
        # What is registered last is done first: no browser outlives its screen.
        atexit.register(end)
        with os.fdopen(ours) as number:
            _shared["screen"] = ":" + number.readline().strip()
    return _shared["screen"]


def webkit(command, display):
    options = webdriver.WebKitGTKOptions()
    options.binary_location = glob.glob("/usr/lib/*/webkit2gtk-4*/MiniBrowser")[0]
    options.add_argument("--automation")
    environment = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11"}
    if os.geteuid() == 0:
        environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
    service = webdriver.WebKitGTKService(command, env=environment, popen_kw={"start_new_session": True})
    return webdriver.WebKitGTK(options=options, service=service)


class InWebKit:
    """Before a class of tests: runs them in WebKit.

    Its JavaScriptCore ends now and then while it interprets a module of WebAssembly on Linux (bugs.webkit.org, 289009):
    once in some 600 of these tests. A test that loses its browser runs once more, in a new one, and says so; one whose
    browser ends again has failed.
    """

    def __init__(self, name="runTest"):
        super().__init__(name)
        test = getattr(self, name)

        @functools.wraps(test)
        def twice_if_the_browser_ends():
            try:
                test()
            except Exception:
                self.renew()
                self.setUp()
                test()

        setattr(self, name, twice_if_the_browser_ends)

    def setUp(self):
        if start() is None:
            self.skipTest("there is no WebKit")
        try:
            super().setUp()
        except Exception:
            self.renew()
            super().setUp()

    @contextlib.contextmanager
    def subTest(self, *message, **parameters):
        """As unittest's, but what ends the browser ends the test, too."""
        ended = None
        with super().subTest(*message, **parameters):
            try:
                yield
            except Exception as error:
                if not has_ended():
                    raise
                ended = error
        if ended is not None:
            raise ended

    def renew(self):
        """After an error: starts a new browser, or raises the error again if the browser has not ended."""
        if not has_ended():
            raise
        print(f"\nnote: WebKit ended by itself in {type(self).__name__}.{self._testMethodName}, which runs again", flush=True)
        end()

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
