// The laws of edits, against the module: random keys at random masks, by the functions that a page calls.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Engine, ask } from '../Page/engine.js';
import { random } from './random.mjs';

const seed = Number(process.env.SEED ?? 11);
const edits = Number(process.env.EDITS ?? 60000);
const bytes = readFileSync(new URL('../dist/formwork.wasm', import.meta.url));

const pieces = ['[00]', '[000]', '[9]', '[099]', '[A]', '[Aa]', '[____]', '[-]', '{7}', '-', '/', ' ', '(', ')', '+1 ', '.'];
const keys = [...'0123456789abAB-/. ()', 'é', '٣', '日', '👍'];
const pastes = ['12', '12-34', '+1 (212) 555-0100', ' 7 ', 'ab1', '(12)', '99999999', '1\n2', '👨‍👩‍👧'];

/** How often each letter and digit is in a text: digits of other scripts are shown as `0` to `9`. */
function count(text) {
  const counts = new Map();
  for (const character of text.normalize('NFC').replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))) {
    if (/[\p{L}\p{N}]/u.test(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return counts;
}

/** The letters and digits of a text that are in others less often. */
function missing(text, others) {
  const there = count(others.join(''));
  return [...count(text)].filter(([character, times]) => times > (there.get(character) ?? 0));
}

test(`holds in ${edits} edits with the seed ${seed}`, async () => {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const engine = new Engine(instance);
  const next = random(seed);
  const pick = (list) => list[next(list.length)];
  const held = { rejected: 0, accounted: 0, undone: 0, whole: 0, inside: 0 };

  for (let done = 0; done < edits;) {
    const mask = Array.from({ length: 1 + next(5) }, () => pick(pieces)).join('');
    let field;
    try {
      field = engine.make(JSON.stringify({ mask, undoSteps: 'edits' }));
    } catch (error) {
      // Some pieces don't go together; the error says where.
      assert.ok(error.offset === null || error.offset <= mask.length, mask);
      continue;
    }
    let state = engine.do(field, ask.look) ?? engine.format(field, '', false);
    // Literals come and go with what is before them; they are the mask's, whatever letters and digits they have.
    const literals = mask.replace(/\[[^\]]*\]/g, '');
    const changes = [];
    for (let step = 0; step < 30; step += 1, done += 1) {
      const { length } = state.text;
      const lower = next(length + 1);
      const upper = next(4) === 0 ? lower + next(length - lower + 1) : lower;
      const kind = next(10);
      const text = kind < 6 ? pick(keys) : kind < 8 ? pick(pastes) : '';
      const action = text ? ask.replace : kind === 8 ? ask.deleteBackward : ask.deleteForward;
      const before = state;
      const place = { lower, upper, text };
      engine.do(field, ask.select, { lower, upper });
      const after = engine.do(field, action, place) ?? before;
      const told = `SEED=${seed}: ${mask}, “${before.text}”, ${JSON.stringify(place)} gives “${after.text}”`;

      // The caret is in the text.
      const [start, end] = after.selection;
      assert.ok(start >= 0 && start <= end && end <= after.text.length, told);
      if (lower < length) held.inside += 1;

      // What is rejected changes nothing.
      if (after.isRejected) {
        assert.equal(after.text, before.text, told);
        assert.equal(after.value, before.value, told);
        held.rejected += 1;
      } else if (text) {
        // Every letter and digit that was put in is shown, or reported; so is every one that was there. Put in, it
        // may be the prefix that is there already: the two are counted one by one.
        const said = [after.text, after.unused, after.removed];
        assert.deepEqual(missing(text, said), [], told);
        assert.deepEqual(missing(before.text.slice(0, lower) + before.text.slice(upper), [...said, literals]), [], told);
        held.accounted += 1;
      }

      // A shown text is read back as itself.
      const again = engine.format(field, after.value, true);
      if (again.issue === 'malformed') {
        // After a deletion has emptied a group before a literal, the value says nothing of the gap.
        assert.notEqual(after.state, 'valid', told);
      } else if (again.value === after.value) {
        assert.equal(engine.format(field, again.text, false).value, again.value, told);
        held.whole += 1;
      }
      if (after.text !== before.text) changes.push(before.text);
      state = after;
    }

    // Undo goes the whole way back.
    for (const text of changes.reverse()) {
      const undone = engine.do(field, ask.undo);
      assert.equal(undone?.text, text, `SEED=${seed}: ${mask} undone`);
      held.undone += 1;
    }
    engine.free(field);
  }

  // A law that was never put to the test holds by accident.
  for (const [law, least] of Object.entries({ rejected: 0.1, accounted: 0.15, undone: 0.2, whole: 0.3, inside: 0.3 })) {
    assert.ok(held[law] >= least * edits, `${law}: ${held[law]} of ${edits} edits`);
  }
});
