"""The vectors of Tests/Vectors, with real keys: the states are those that the engine has to give."""

import json
import pathlib

from .page import PageTest

VECTORS = pathlib.Path(__file__).resolve().parents[3] / "Tests" / "Vectors" / "replay.jsonl"

# What the state of a field in a page has no place for.
UNKNOWN_HERE = {"affinity", "cut", "dropped", "leftOut"}
NAMED_KEYS = {"\b": ("Backspace", 8), "\x7f": ("Delete", 46), "\t": ("Tab", 9)}


class VectorTest(PageTest):
    def test_scripts_give_the_states_of_the_engine(self):
        vectors = [json.loads(line) for line in VECTORS.read_text("utf-8").splitlines() if line]
        ran = left_out = 0
        for vector in vectors:
            script = vector["script"]
            if "states" not in vector or not self.can_play(script):
                left_out += 1
                continue
            with self.subTest(script["id"]):
                self.play(script, vector["states"])
                ran += 1
        print(f"note: {ran} scripts with real keys; {left_out} of readings without a field, of errors, or of runs of undo")
        self.assertGreater(ran, 80)

    @staticmethod
    def can_play(script):
        """Readings need no field, and a browser decides itself how much one step of undo takes back."""
        actions = script.get("actions", [])
        return (not any("apply" in action for action in actions) and script["format"].get("undoSteps") != "run"
                and actions != [])

    def play(self, script, expected):
        self.run_script("""phone.blur(); mask('phone', arguments[0]); phone.focus();
            fields.phone.setValue(''); phone.removeAttribute('maxlength')""", script["format"])
        for index, (action, state) in enumerate(zip(script["actions"], expected, strict=True)):
            self.run_script("window.events.length = 0")
            self.perform(action)
            seen = self.state()
            seen["rejected"] = self.rejected()
            for key, value in state.items():
                if key not in UNKNOWN_HERE:
                    self.assertEqual(seen[key], value, f"{script['id']}, state {index} after {action}: {key}, {seen}")

    def rejected(self):
        events = self.events("formwork-change", "formwork-reject")
        return bool(events) and events[-1]["type"] == "formwork-reject"

    def perform(self, action):
        kind = next(key for key in action if key != "caret" or len(action) == 1)
        given = action[kind]
        if kind == "type":
            for character in given:
                self.press(character)
        elif kind in ("insert", "commit"):
            self.commit(given)
        elif kind == "backspace":
            for _ in range(given):
                self.press_named("Backspace", 8)
        elif kind == "delete":
            for _ in range(given):
                self.press_named("Delete", 46)
        elif kind == "word":
            self.press_named(*(("Backspace", 8) if given < 0 else ("Delete", 46)), modifiers=2)
        elif kind == "cut":
            self.press_named("x", 88, modifiers=2, commands=["cut"])
        elif kind == "caret":
            self.run_script("phone.setSelectionRange(arguments[0], arguments[0])", given)
        elif kind == "select":
            self.run_script("phone.setSelectionRange(arguments[0], arguments[1])", min(given), max(given))
        elif kind == "set":
            self.run_script("fields.phone.setValue(arguments[0])", given)
        elif kind == "text":
            self.run_script("""phone.value = arguments[0];
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
            for _ in range(given):
                self.press_named("z" if kind == "undo" else "Z", 90, modifiers=2 if kind == "undo" else 10)
        elif kind == "step":
            for _ in range(abs(given)):
                self.press_named(*(("ArrowUp", 38) if given > 0 else ("ArrowDown", 40)))
        elif kind == "format":
            self.run_script("fields.phone.update(arguments[0])", given)
        else:
            self.fail(f"there is no action {kind}")

    def press(self, character):
        """A key with a character of its own; what no key has comes as a keyboard's insertion."""
        if len(character) == 1 and " " <= character <= "~":
            self.protocol("Input.dispatchKeyEvent", type="keyDown", key=character, text=character)
            self.protocol("Input.dispatchKeyEvent", type="keyUp", key=character)
        else:
            self.protocol("Input.insertText", text=character)

    def press_named(self, key, code, modifiers=0, commands=()):
        self.protocol("Input.dispatchKeyEvent", type="rawKeyDown", key=key, windowsVirtualKeyCode=code,
                      modifiers=modifiers, commands=list(commands))
        self.protocol("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=code, modifiers=modifiers)
