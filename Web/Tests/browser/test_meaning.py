"""Rows of Tests/Vectors/meaning in a page: no field counts a value as done that nobody meant."""

import decimal
import json
import pathlib

from . import test_vectors

ROWS = pathlib.Path(__file__).resolve().parents[3] / "Tests" / "Vectors" / "meaning" / "drawn.jsonl"
ACTIONS = {"typed": "type", "scanned": "type", "pasted": "insert", "filled": "text", "assigned": "set"}


class MeaningTest(test_vectors.VectorTest):
    test_scripts_give_the_states_of_the_engine = None

    def test_no_wrong_value_is_done(self):
        rows = [json.loads(line) for line in ROWS.read_text("utf-8").splitlines()[::11]]
        rows = [row for row in rows if row["how"] in ACTIONS]
        done = 0
        for row in rows:
            self.run_script("""phone.blur(); mask('phone', arguments[0]); phone.focus();
                fields.phone.setValue(''); phone.removeAttribute('maxlength')""", row["format"])
            self.composed = ""
            self.perform({ACTIONS[row["how"]]: row["text"]})
            self.perform({"blur": True})
            state = self.state()
            if not state["complete"] or state["issue"]:
                continue
            done += 1
            # A full field rejects keys, so that what was typed before them is there.
            if ACTIONS[row["how"]] != "type":
                with self.subTest(row["kind"], how=row["how"], text=row["text"]):
                    self.assertTrue(any(same(state["value"], meant) for meant in row["meant"]), (state, row["meant"]))
        print(f"\nnote: {len(rows)} inputs in a page, {done} done")
        self.assertGreater(done, len(rows) // 3)


def same(value, meant):
    try:
        return value == meant or decimal.Decimal(value.replace(",", ".")) == decimal.Decimal(meant)
    except decimal.InvalidOperation:
        return False
