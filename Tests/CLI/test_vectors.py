"""The scripts that every surface answers alike: Tests/Vectors/replay.jsonl."""

import json

from support import ROOT, CommandTest


class VectorTests(CommandTest):
    def test_replay(self):
        lines = (ROOT / "Tests/Vectors/replay.jsonl").read_text().splitlines()
        vectors = [json.loads(line) for line in lines]
        self.assertGreater(len(vectors), 40)
        answers = self.replay(*(vector["script"] for vector in vectors), status=1)
        self.assertEqual(len(answers), len(vectors))
        for vector, answer in zip(vectors, answers):
            name = vector["script"]["id"]
            with self.subTest(name, source=vector["source"]):
                self.assertEqual(answer["id"], name)
                if "error" in vector:
                    self.compare(vector["error"], answer.get("error"), name)
                    continue
                self.assertIn("states", answer)
                self.assertEqual(len(answer["states"]), len(vector["states"]))
                for number, expected in enumerate(vector["states"]):
                    self.compare(expected, answer["states"][number], f"{name}, state {number}")

    def compare(self, expected, actual, place):
        self.assertIsNotNone(actual, place)
        self.assertEqual(expected, {key: actual.get(key, "missing") for key in expected}, place)

    def test_names_are_unique(self):
        lines = (ROOT / "Tests/Vectors/replay.jsonl").read_text().splitlines()
        names = [json.loads(line)["script"]["id"] for line in lines]
        self.assertEqual(len(names), len(set(names)))
