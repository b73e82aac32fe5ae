"""Firefox by WebDriver BiDi, as far as the tests need it: no driver beside the browser has to be installed."""

import atexit
import itertools
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import time
import unittest

import websocket

_shared = {}


def start():
    """The one Firefox of this run; `None` if there is none on this machine."""
    if "firefox" not in _shared:
        command = shutil.which("firefox-esr") or shutil.which("firefox")
        _shared["firefox"] = Firefox(command) if command else None
    return _shared["firefox"]


class Firefox:
    """What of a driver the tests call."""

    def __init__(self, command):
        self.profile = tempfile.TemporaryDirectory()
        self.log = open(pathlib.Path(self.profile.name) / "log", "w+b")
        # Without it a window that nobody sees sends no events of the focus.
        (pathlib.Path(self.profile.name) / "user.js").write_text('user_pref("focusmanager.testmode", true);\n')
        self.process = subprocess.Popen(
            [command, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", self.profile.name, "about:blank"],
            stdout=self.log, stderr=subprocess.STDOUT)
        atexit.register(self.quit)
        self.ids = itertools.count(1)
        self.socket = websocket.create_connection(self.address() + "/session", timeout=60, suppress_origin=True)
        self.call("session.new", capabilities={})
        self.context = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def address(self):
        """The address that the browser prints once it listens."""
        log = pathlib.Path(self.log.name)
        for _ in range(600):
            found = re.search(r"ws://[\d.]+:\d+", log.read_text("utf-8", "replace"))
            if found:
                return found.group()
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        raise RuntimeError("Firefox doesn't listen: " + log.read_text("utf-8", "replace"))

    def quit(self):
        self.process.terminate()
        self.process.wait(30)

    def call(self, method, **parameters):
        number = next(self.ids)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]

    def get(self, url):
        self.call("browsingContext.navigate", context=self.context, url=url, wait="complete")

    @property
    def current_url(self):
        return self.execute_script("return location.href")

    def execute_script(self, script, *arguments):
        answer = self.call(
            "script.callFunction", target={"context": self.context}, awaitPromise=True, userActivation=True,
            functionDeclaration="async function (given) { return JSON.stringify(await (async function () {"
            + script + "}).apply(null, JSON.parse(given)) ?? null); }",
            arguments=[{"type": "string", "value": json.dumps(arguments)}])
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def execute_cdp_cmd(self, command, _):
        raise unittest.SkipTest(f"Firefox has no {command}")

    def keys(self, *keys):
        self.actions([{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")])

    def chord(self, *keys):
        self.actions([{"type": "keyDown", "value": key} for key in keys]
                     + [{"type": "keyUp", "value": key} for key in reversed(keys)])

    def actions(self, actions):
        self.call("input.performActions", context=self.context, actions=[{"type": "key", "id": "keys", "actions": actions}])


class Element:
    def __init__(self, driver, id):
        self.driver, self.id = driver, id

    def click(self):
        self.driver.execute_script("document.getElementById(arguments[0]).click()", self.id)

    @property
    def text(self):
        return self.driver.execute_script("return document.getElementById(arguments[0]).innerText", self.id)


class InFirefox:
    """Before a class of tests: runs them in Firefox."""

    def setUp(self):
        if start() is None:
            self.skipTest("there is no Firefox")
        super().setUp()

    def browser(self):
        return start()

    def keys(self, *keys):
        for each in keys:
            self.driver.keys(*each)

    def chord(self, *keys):
        self.driver.chord(*keys)

    def redo(self):
        self.chord("\ue009", "\ue008", "Z")

    def errors(self):
        # BiDi tells them as events, which nobody listens to here.
        return []

    def element(self, id):
        return Element(self.driver, id)
