"""Scripts that can be typed, in the terminal: its states are the engine's.

The fixture, which is a prompt for tests, writes the state after each key to a descriptor that it
inherits; `formwork replay` answers with those after each action. The command itself records nothing.
"""

import json
import random
import subprocess
import unicodedata
import unittest

from support import (
    BACKSPACE, DELETE, ESC, FIXTURE, FORMWORK, HOME, PHONE, RIGHT, ROOT, PromptTest, control, paste)


class NotTypeable(Exception):
    """A script does what no key does."""


def keys_of(action, text):
    """The keys of an action, one string each; `text` is the one before it."""
    match action:
        case {"type": typed}:
            if any(ord(character) < 0x20 or ord(character) == 0x7F for character in typed):
                raise NotTypeable("types a control character")
            if not all(map(stands_alone, typed)):
                raise NotTypeable("types characters of several scalars")
            return list(typed)
        case {"insert": pasted}:
            if ESC in pasted or not pasted:
                raise NotTypeable("pastes what a terminal doesn't")
            return [paste(pasted)]
        case {"backspace": count}:
            return [BACKSPACE] * limited(count)
        case {"delete": count}:
            return [DELETE] * limited(count)
        case {"word": direction}:
            return [control("w") if direction < 0 else ESC + "d"]
        case {"undo": count}:
            return [control("z")] * limited(count)
        case {"redo": count}:
            return [control("y")] * limited(count)
        case {"caret": offset, **rest} if not rest:
            if not text.isascii():
                raise NotTypeable("moves the caret in a text that isn't ASCII")
            return [HOME] + [RIGHT] * max(0, min(offset, len(text)))
    raise NotTypeable(next(iter(action)))


def stands_alone(scalar):
    """Whether a scalar is certainly a character by itself, so that one key sends it."""
    is_part = 0x1100 <= ord(scalar) <= 0x11FF or 0x1F1E6 <= ord(scalar) <= 0x1F3FF
    return unicodedata.category(scalar)[0] in "LNPSZ" and not is_part


def limited(count):
    if not isinstance(count, int) or count > 100:
        raise NotTypeable("presses a key too often")
    return max(0, count)


class ReplayTests(PromptTest):
    def replay(self, scripts):
        done = subprocess.run(
            [FORMWORK, "replay"], input="".join(json.dumps(s) + "\n" for s in scripts).encode(),
            capture_output=True, timeout=120)
        return [json.loads(line) for line in done.stdout.decode().splitlines()]

    def plan(self, script, answer):
        """The keys of each action of a script, with the engine's states."""
        if "error" in answer:
            raise NotTypeable("an error")
        if script["format"].get("completesOnFocus"):
            raise NotTypeable("a field that hasn't got the focus")
        text = ""
        plan = []
        for action, state in zip(script["actions"], answer["states"]):
            keys = keys_of(action, text)
            if "undo" in action or "redo" in action:
                # The bell aside, a key without effect is the same as no key.
                state = dict(state, rejected=False)
            plan.append((keys, state))
            text = state["text"]
        return plan

    def type_scripts(self, scripts):
        """Types all scripts that can be typed; returns how many, and why others can't."""
        typed, left_out = 0, {}
        for script, answer in zip(scripts, self.replay(scripts)):
            try:
                plan = self.plan(script, answer)
            except NotTypeable as reason:
                left_out[str(reason)] = left_out.get(str(reason), 0) + 1
                continue
            typed += 1
            with self.subTest(script=json.dumps(script, ensure_ascii=False)):
                self.compare(script, plan)
        return typed, left_out

    def compare(self, script, plan):
        trace = self.folder() / "trace"
        definition = dict(script["format"])
        if "now" in script:
            definition.setdefault("now", script["now"])
        prompt = self.prompt(
            "trace", json.dumps(definition), command=[FIXTURE], TRACE=str(trace),
            script='"$@" 3>"$TRACE"; printf "<%s:>\\n" "$?"; read -r end')
        keys = [key for keys, _ in plan for key in keys]
        prompt.send("".join(keys), control("c"))
        self.assertEqual(prompt.answer().status, 130)
        prompt.close()
        states = [json.loads(line)["states"][0] for line in trace.read_text().splitlines()]
        self.assertEqual(len(states), len(keys))
        pressed = 0
        for number, (keys, expected) in enumerate(plan):
            pressed += len(keys)
            # An action without a key leaves everything, and rejects nothing.
            if pressed > 0 and keys:
                # A prompt tells these to nobody.
                unsaid = ("removed", "unused")
                expected = {key: expected[key] for key in expected if key not in unsaid}
                self.assertEqual(expected, states[pressed - 1], f"action {number}")

    def test_vectors(self):
        lines = (ROOT / "Tests/Vectors/replay.jsonl").read_text().splitlines()
        typed, left_out = self.type_scripts([json.loads(line)["script"] for line in lines])
        reasons = ", ".join(f"{count} {reason}" for reason, count in sorted(left_out.items()))
        print(f"\nnote: {typed} scripts typed in the terminal, left out: {reasons}", flush=True)
        self.assertGreater(typed, 30)

    def test_random_scripts(self):
        generator = random.Random(7)
        formats = [
            {"mask": PHONE}, {"mask": PHONE, "completion": False}, {"mask": "[00]{/}[00]"},
            {"mask": PHONE, "overflow": "overwrite"}, {"mask": "[AA]-[0099]", "autoskip": True},
            {"mask": "##-##", "syntax": "hash"}, {"mask": PHONE, "deletion": "stopAtLiterals"},
            {"mask": "[09…].[00]"}, {"filter": {"allow": "digits", "maximumLength": 6}},
            {"mask": "[00]/[00]", "placeholder": "_"}, {"mask": "[0…]", "rightToLeft": True},
            {"mask": PHONE, "undoSteps": "runs"}, {"regex": "[a-c]{2}-[0-9]+"},
        ]
        actions = [
            lambda: {"type": "".join(generator.choices("0123456789ab-/ ", k=generator.randint(1, 6)))},
            lambda: {"insert": "".join(generator.choices("0123456789ab-/+() ", k=generator.randint(1, 12)))},
            lambda: {"backspace": generator.randint(1, 3)},
            lambda: {"delete": generator.randint(1, 3)},
            lambda: {"word": generator.choice([-1, 1])},
            lambda: {"caret": generator.randint(0, 15)},
            lambda: {"undo": generator.randint(1, 2)},
            lambda: {"redo": 1},
        ]
        scripts = [
            {
                "id": number, "format": formats[number % len(formats)],
                "actions": [generator.choice(actions)() for _ in range(12)],
            }
            for number in range(78)
        ]
        typed, left_out = self.type_scripts(scripts)
        self.assertEqual((typed, left_out), (len(scripts), {}))


if __name__ == "__main__":
    unittest.main()
