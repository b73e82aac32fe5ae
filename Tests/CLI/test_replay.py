"""replay: scripts in, states out. What the vectors can't say: order, errors, odd input."""

import json

from support import PHONE, CommandTest


class AnswerTests(CommandTest):
    def test_the_documented_answer(self):
        script = {"id": "us-1", "format": {"mask": PHONE}, "actions": [{"type": "213"}]}
        run = self.run_command("replay", data=json.dumps(script), errors="")
        self.assertEqual(run.text,
            '{"id":"us-1","states":[{"text":"+1 (213) ","selection":[9,9],"value":"213",'
            '"complete":false,"remainder":"000-0000","issue":null,"rejected":false}]}\n')

    def test_cut_and_affinity_come_last(self):
        run = self.run_command("replay", data=json.dumps({"format": {"mask": "[00]"}, "actions": [
            {"insert": "12"}, {"select": [0, 1]}, {"cut": True},
            {"apply": {"text": "12", "caret": 2, "gravity": "forward"}}]}))
        cut, apply = json.loads(run.text)["states"][2:]
        keys = ["text", "selection", "value", "complete", "remainder", "issue", "rejected"]
        self.assertEqual(list(cut), keys + ["cut"])
        self.assertEqual(list(apply), keys + ["affinity"])
        self.assertEqual(apply["affinity"], 2)

    def test_apply_does_not_touch_the_field(self):
        before, _, after = self.states(PHONE, {"type": "2"},
            {"apply": {"text": "9", "caret": 1, "gravity": "backward"}}, {"type": ""})
        self.assertEqual(before, after)

    def test_affinity_is_null_without_a_measure(self):
        state, = self.states({"filter": {"allow": "digits"}}, {"apply": {"text": "1a", "caret": 2,
            "gravity": "forward"}})
        self.assertEqual((state["text"], state["affinity"]), ("1", None))

    def test_ids_come_back(self):
        for written in ['"é"', "7", "1.50", "null", '"a\\"b"', "-0", "1e5"]:
            line = f'{{"id":{written},"format":{{"mask":""}},"actions":[]}}\n'
            self.assertEqual(
                self.run_command("replay", data=line).text, f'{{"id":{written},"states":[]}}\n')
        answer, = self.replay({"format": {"mask": ""}, "actions": []})
        self.assertEqual(answer, {"id": None, "states": []})

    def test_one_answer_a_line_in_order(self):
        good = {"format": {"mask": "[0]"}, "actions": [{"type": "1"}]}
        answers = self.replay({"id": 1, **good}, "", "{", {"id": 2, **good}, status=1)
        self.assertEqual([a["id"] for a in answers], [1, None, None, 2])
        self.assertEqual(["error" in a for a in answers], [False, True, True, False])

    def test_files_line_breaks_and_status(self):
        line = json.dumps({"format": {"mask": "[0]"}, "actions": []}).encode()
        for data, count in [(b"", 0), (line, 1), (line + b"\r\n" + line, 2)]:
            run = self.run_command("replay", self.file(data), errors="")
            self.assertEqual(run.text, '{"id":null,"states":[]}\n' * count)
        self.run_command("replay", "-", data=b"x", status=1)


class ErrorTests(CommandTest):
    def error(self, script):
        answer, = self.replay(script, status=1)
        self.assertEqual(set(answer), {"id", "error"})
        self.assertEqual(list(answer["error"]), ["code", "message", "offset"])
        return answer["error"]

    def check(self, code, path, script):
        with self.subTest(json.dumps(script)):
            error = self.error(script)
            self.assertEqual((error["code"], error["offset"]), (code, None))
            self.assertIn(path, error["message"])

    def test_invalid_json(self):
        for line in ["", "{", "nul", "[1,]", '{"a":1,}', "{'a':1}", '"\\x"', '"\\u12g4"', "01",
                     "1.", "+1", '"\t"', "{}{}", "[" * 100_000, '{"a":' * 100_000]:
            with self.subTest(line[:20]):
                answer, = self.replay(line, status=1)
                self.assertEqual((answer["id"], answer["error"]["code"]), (None, "invalidJSON"))
        run = self.run_command("replay", data=b'{"id":"\xff"}\n', status=1)
        self.assertEqual(run.json[0]["error"]["code"], "invalidJSON")
        answer, = self.replay('{"é":1 x', status=1)
        self.assertIn(", at column 8.", answer["error"]["message"])

    def test_unknown_keys(self):
        mask = {"mask": "[0]"}
        for path, script in [
            ("foo", {"format": mask, "actions": [], "foo": 1}),
            ("format.maks", {"format": {"maks": "[0]"}}),
            ("format.foo", {"format": {**mask, "foo": 1}}),
            ("format.notations[1].symbol", {"format": {**mask, "notations": [
                {"character": "H", "characters": "a"}, {"character": "H", "characters": "a", "symbol": "H"}]}}),
            ("format.alternatives[0].case", {"format": {**mask, "alternatives": [
                {"mask": "", "case": "upper"}]}}),
            ("format.filter.max", {"format": {"filter": {"allow": "digits", "max": 1}}}),
            ("actions[1].tap", {"format": mask, "actions": [{"type": "1"}, {"tap": 1}]}),
            ("actions[0].apply.at", {"format": mask, "actions": [{"apply": {"text": "", "at": 1}}]}),
            ("actions[0].format.foo", {"format": mask, "actions": [{"format": {**mask, "foo": 1}}]}),
            ("actions[0].delete", {"format": mask, "actions": [{"backspace": 1, "delete": 1}]}),
            ("filter", {"format": {**mask, "filter": {"allow": "digits"}}}),
            ("format.rightToLeft", {"format": {"filter": {"allow": "any"}, "rightToLeft": True}}),
            ("format.syntax", {"format": {**mask, "syntax": "hash", "tokens": {}}}),
        ]:
            self.check("unknownKey", path, script)

    def test_wrong_types(self):
        mask = {"mask": "[0]"}
        for path, script in [
            ("object", []),
            ("id", {"id": {}, "format": mask}),
            ("format", {"format": "[0]"}),
            ("format", {"actions": []}),
            ("format.mask", {"format": {"mask": 1}}),
            ("format.completion", {"format": {**mask, "completion": "yes"}}),
            ("format.autoskip", {"format": {**mask, "autoskip": 1}}),
            ("format.overflow", {"format": {**mask, "overflow": 1}}),
            ("format.placeholder", {"format": {**mask, "placeholder": "__"}}),
            ("format.placeholder", {"format": {**mask, "placeholder": ""}}),
            ("format.maximumLength", {"format": {**mask, "maximumLength": 1.5}}),
            ("format.tokens", {"format": {**mask, "tokens": []}}),
            ("format.tokens", {"format": {**mask, "tokens": {"ab": "digit"}}}),
            ("format.tokens.a", {"format": {**mask, "tokens": {"a": 1}}}),
            ("format.notations", {"format": {**mask, "notations": {}}}),
            ("format.notations[0].character", {"format": {**mask, "notations": [
                {"character": "HH", "characters": "a"}]}}),
            ("format.notations[0].characters", {"format": {**mask, "notations": [
                {"character": "H"}]}}),
            ("format.notations[0].characters", {"format": {**mask, "notations": [
                {"character": "H", "characters": "9-0"}]}}),
            ("format.alternatives[0]", {"format": {**mask, "alternatives": [1]}}),
            ("format.filter", {"format": {"filter": "digits"}}),
            ("actions", {"format": mask, "actions": {}}),
            ("actions[0]", {"format": mask, "actions": ["type"]}),
            ("actions[0]", {"format": mask, "actions": [{}]}),
            ("actions[0].type", {"format": mask, "actions": [{"type": 1}]}),
            ("actions[0].backspace", {"format": mask, "actions": [{"backspace": "1"}]}),
            ("actions[0].backspace", {"format": mask, "actions": [{"backspace": True}]}),
            ("actions[0].word", {"format": mask, "actions": [{"word": 2}]}),
            ("actions[0].cut", {"format": mask, "actions": [{"cut": False}]}),
            ("actions[0].select", {"format": mask, "actions": [{"select": [1]}]}),
            ("actions[0].select", {"format": mask, "actions": [{"select": [1, "2"]}]}),
            ("actions[0].apply", {"format": mask, "actions": [{"apply": "1"}]}),
            ("actions[0].caret", {"format": mask, "actions": [{"text": "", "caret": "0"}]}),
        ]:
            self.check("wrongType", path, script)

    def test_unknown_names(self):
        mask = {"mask": "[0]"}
        for key in ["syntax", "strategy", "deletion", "overflow", "insertion", "case", "digits",
                    "undoSteps"]:
            self.check("unknownName", "format." + key, {"format": {**mask, key: "nonsense"}})
        self.check("unknownName", "format.filter.allow", {"format": {"filter": {"allow": "hex"}}})
        self.check("unknownName", "format.preset", {"format": {"preset": "us"}})
        self.check("unknownName", "actions[0].apply.gravity", {"format": mask, "actions": [
            {"apply": {"text": "", "caret": 0, "gravity": "down"}}]})

    def test_versions(self):
        answer, = self.replay({"version": 1, "format": {"mask": "[0]"}, "actions": []})
        self.assertEqual(answer, {"id": None, "states": []})
        self.check("unknownName", "version", {"version": 2, "format": {"mask": "[0]"}})
        self.check("unknownName", "format.version", {"format": {"version": 2, "mask": "[0]"}})
        self.check("wrongType", "version", {"version": "1", "format": {"mask": "[0]"}})

    def test_unsupported_formats(self):
        self.check("unsupportedFormat", "format", {"format": {}})

    def test_messages_have_the_fix(self):
        error = self.error({"format": {"mask": "+1 ([000"}})
        self.assertEqual(error, {
            "code": "unclosedGroup",
            "message": "The group that “[” opens is never closed. "
            "Add “]” where the group ends, or write “\\[” for the character itself.",
            "offset": 4})
        message = self.error({"format": {"mask": "[0]", "alternatives": ["[00]", "]"]}})["message"]
        self.assertIn("format.alternatives[1]", message)


class OddInputTests(CommandTest):
    def test_null_leaves_options_out(self):
        for key in ["placeholder", "case", "tokens", "valuePattern", "maximumLength"]:
            state, = self.states({"mask": "[0]", key: None}, {"type": "1"})
            self.assertTrue(state["complete"])

    def test_lone_surrogates(self):
        for written in [r"\ud800", r"\udc00", r"\ud800\ud800", r"\ud800x", r"\ud83d\ude"]:
            line = f'{{"id":"{written}","format":{{"mask":"##","syntax":"hash"}},' \
                   f'"actions":[{{"type":"{written}"}},{{"insert":"{written}"}},' \
                   f'{{"compose":"{written}"}},{{"text":"{written}","caret":1}}]}}'
            with self.subTest(written):
                # The last one is no escape at all.
                self.replay(line, status=1 if written.endswith("ude") else 0)
        state, = self.replay('{"format":{"mask":"#","syntax":"hash"},"actions":[{"type":"\\ud83d\\udc4d"}]}')[0]["states"]
        self.assertEqual(state["text"], "👍")

    def test_escapes(self):
        state, = self.states({"filter": {"allow": "any"}}, {"insert": '"\\/é\u2028👍'})
        self.assertEqual(state["text"], '"\\/é\u2028👍')

    def test_controls_are_escaped(self):
        run = self.run_command("replay", data=json.dumps(
            {"id": "\x01\n\x1f\x7f", "format": {"mask": ""}, "actions": []}))
        self.assertEqual(run.text, '{"id":"\\u0001\\u000a\\u001f\\u007f","states":[]}\n')

    def test_huge_numbers(self):
        states = self.states("[00]", {"type": "12"}, {"caret": 1e99}, {"caret": -1e99},
            {"select": [2**70, -(2**70)]}, {"backspace": 2**70}, {"undo": 1e30}, {"redo": 2**63})
        self.assertEqual([s["selection"] for s in states[1:4]], [[2, 2], [0, 0], [0, 2]])
        self.assertEqual([s["text"] for s in states[4:]], ["", "", ""])

    def test_long_texts(self):
        text = "1" * 200_000
        states = self.states("[0…]", {"insert": text}, {"word": -1}, {"undo": 1})
        self.assertEqual([len(s["text"]) for s in states], [200_000, 0, 200_000])

    def test_a_composition_meets_other_actions(self):
        for action, text, value in [
            ({"backspace": 1}, "1", "1"),
            ({"caret": 0}, "12-", "12"),
            ({"undo": 1}, "1", "1"),
            ({"blur": True}, "12-", "12"),
            ({"focus": True}, "12", "1"),
            ({"set": "34"}, "34-", "34"),
            ({"text": "134", "caret": 3}, "13-4", "134"),
            ({"format": {"mask": "[0]/[0]"}}, "1/", "1"),
            ({"compose": "56"}, "156", "1"),
            ({"commit": "23"}, "12-3", "123"),
            ({"cancel": True}, "1", "1"),
        ]:
            with self.subTest(action):
                state = self.states("[00]-[00]", {"type": "1"}, {"compose": "2"}, action)[-1]
                self.assertEqual((state["text"], state["value"]), (text, value))

    def test_cancel_and_commit_without_a_composition(self):
        states = self.states("[00]-[00]", {"type": "1"}, {"cancel": True}, {"commit": "2"})
        self.assertEqual([s["text"] for s in states], ["1", "1", "12-"])

    def test_undo_steps_change_with_the_format(self):
        states = self.states({"mask": "[00]"}, {"format": {"mask": "[000]", "undoSteps": "runs"}},
            {"type": "12"}, {"undo": 1}, {"format": {"mask": "[00]"}}, {"type": "12"}, {"undo": 1})
        self.assertEqual([s["text"] for s in states], ["", "12", "", "", "12", ""])
