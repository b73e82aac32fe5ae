"""The vectors of Tests/Vectors, with real keys: the states are those that the engine has to give."""

import json
import pathlib

from selenium.webdriver.common.keys import Keys

from .page import PageTest

VECTORS = pathlib.Path(__file__).resolve().parents[3] / "Tests" / "Vectors" / "replay.jsonl"

# What the state of a field in a page has no place for.
UNKNOWN_HERE = {"affinity", "cut", "removed", "unused"}


class VectorTest(PageTest):
    # The actions that this browser can't be made to carry out, and the scripts that must have been played at least.
    impossible = set()
    least = 80

    def test_scripts_give_the_states_of_the_engine(self):
        vectors = [json.loads(line) for line in VECTORS.read_text("utf-8").splitlines() if line]
        ran = left_out = 0
        for vector in vectors:
            script = vector["script"]
            # A page always passes its date.
            has_no_clock = script.get("format") == {"preset": "card.expiry"} and "now" not in script
            if "states" not in vector or has_no_clock or not self.can_play(script):
                left_out += 1
                continue
            with self.subTest(script["id"]):
                self.play(script, vector["states"])
                ran += 1
        others = "".join(f", of “{action}”" for action in sorted(self.impossible))
        print(f"\nnote: {ran} scripts with real keys; {left_out} of readings without a field, of errors{others}")
        self.assertGreater(ran, self.least)

    def can_play(self, script):
        """Readings need no field; that a composition that is removed has taken the selection with it, the browser decides."""
        actions = script.get("actions", [])
        keys = {key for action in actions for key in action}
        return (bool(actions) and "apply" not in keys
                and not {"select", "cancel"} <= keys and not self.impossible & keys)

    def play(self, script, expected):
        if any("undo" in action for action in script["actions"]):
            # The browser's history would go on with the script before.
            self.open("fields.html")
        self.run_script("""phone.blur(); mask('phone', arguments[0]); phone.focus();
            fields.phone.setValue(''); phone.removeAttribute('maxlength')""", script["format"])
        self.composed = ""
        for index, (action, state) in enumerate(zip(script["actions"], expected, strict=True)):
            self.forget()
            self.perform(action)
            seen = self.state()
            seen["rejected"] = self.rejected()
            # The engine counts characters here, and a field's state is only valid without an issue.
            if "complete" in state:
                state = {**state, "complete": state["complete"] and not state.get("issue")}
            for key, value in state.items():
                # Where a person puts the caret is the browser's matter, until there is an edit.
                is_browsers = key == "selection" and ("select" in action or "caret" in action and len(action) == 1)
                if key not in UNKNOWN_HERE and not is_browsers:
                    self.assertEqual(seen[key], value, f"{script['id']}, state {index} after {action}: {key}, {seen}")

    def rejected(self):
        events = self.events("formwork-change", "formwork-reject")
        return bool(events) and events[-1]["type"] == "formwork-reject"

    def perform(self, action):
        kind = next(key for key in action if key != "caret" or len(action) == 1)
        given = action[kind]
        if self.composed and kind not in ("compose", "commit", "cancel", "set", "text", "format", "focus"):
            # An input method commits what it composes before the field takes the action.
            self.commit(self.composed)
            self.forget()
        self.composed = given if kind == "compose" else ""
        if kind == "type":
            for character in self.characters(given):
                self.forget()
                self.press(character)
        elif kind in ("insert", "commit"):
            self.commit(given)
        elif kind == "backspace":
            self.repeat(given, lambda: self.keys(Keys.BACKSPACE))
        elif kind == "delete":
            self.repeat(given, lambda: self.keys(Keys.DELETE))
        elif kind == "word":
            self.chord(Keys.CONTROL, Keys.BACKSPACE if given < 0 else Keys.DELETE)
        elif kind == "cut":
            self.chord(Keys.CONTROL, "x")
        elif kind == "caret":
            self.run_script("phone.setSelectionRange(arguments[0], arguments[0])", given)
        elif kind == "select":
            self.run_script("phone.setSelectionRange(arguments[0], arguments[1])", min(given), max(given))
        elif kind == "set":
            self.run_script("fields.phone.setValue(arguments[0])", given)
        elif kind == "text":
            # An edit of the browser's own, so without the property that intercepts what code assigns.
            self.run_script("""
                Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(phone, arguments[0]);
                if (arguments[1] !== null) phone.setSelectionRange(arguments[1], arguments[1]);
                phone.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))""",
                            given, action.get("caret"))
        elif kind == "compose":
            self.compose(given)
        elif kind == "cancel":
            self.compose("")
            self.run_script("return new Promise((done) => setTimeout(done, 20))")
        elif kind in ("focus", "blur"):
            self.run_script(f"phone.blur(); if ({json.dumps(kind)} === 'focus') phone.focus()")
        elif kind in ("undo", "redo"):
            self.repeat(given, self.undo if kind == "undo" else self.redo)
        elif kind == "step":
            self.repeat(abs(given), lambda: self.keys(Keys.ARROW_UP if given > 0 else Keys.ARROW_DOWN))
        elif kind == "format":
            self.run_script("fields.phone.update(arguments[0])", given)
        else:
            self.fail(f"there is no action {kind}")

    def repeat(self, count, press):
        """Presses a key so often, or until it changes nothing: then it never would."""
        while count > 0:
            before = self.shown()
            self.forget()
            press()
            count = 0 if self.shown() == before else count - 1

    def forget(self):
        """What happened before the last press doesn't count."""
        self.run_script("window.events.length = 0")

    def characters(self, text):
        """What a person takes for characters, as keyboards send them."""
        return self.run_script("return [...new Intl.Segmenter().segment(arguments[0])].map((each) => each.segment)", text)

    def press(self, character):
        """A key with a character of its own; what no key has comes as a keyboard's insertion."""
        if len(character) == 1 and " " <= character <= "~":
            self.protocol("Input.dispatchKeyEvent", type="keyDown", key=character, text=character)
            self.protocol("Input.dispatchKeyEvent", type="keyUp", key=character)
        else:
            self.protocol("Input.insertText", text=character)


class WithDriversKeys:
    """Before the class: by keys that every driver has; what no key has, and what is put in as a whole, is pasted."""

    impossible = {"cancel", "commit", "compose"}
    least = 75

    def press(self, character):
        if len(character) == 1 and " " <= character <= "~":
            self.keys(character)
        else:
            self.paste(character)

    def commit(self, text):
        self.paste(text)
        self.run_script("window.events = window.events.filter(({ id }) => id === 'phone')")
