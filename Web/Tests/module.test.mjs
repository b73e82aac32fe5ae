// The module in node: the examples of the documentation, the vectors, and whatever else a page may say to it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { FormworkError, load } from '../dist/formwork.js';
import { ask } from '../Page/engine.js';

const basic = await load();
const full = await load({ with: ['regex', 'numbers', 'phones'] });
const phone = { mask: '+1 ([000]) [000]-[0000]' };

test('formats a text', () => {
  assert.equal(basic.format(phone, '2125550100'), '+1 (212) 555-0100');
  assert.equal(basic.format(phone, '+1 212.555.0100'), '+1 (212) 555-0100');
  assert.equal(basic.mask(phone, '212555'), '+1 (212) 555-');
  assert.equal(basic.unmask(phone, ' (212) 555 0100 '), '2125550100');
  assert.equal(basic.unmask(phone, '(212) 555'), null);
});

test('tells a text that is another country’s from its own', () => {
  const check = basic.check(phone, '+49 30 123456');
  assert.equal(check.text, '');
  assert.equal(check.state, 'empty');
});

test('returns details of a text while it is typed', () => {
  const details = (format, text) => {
    const { engine } = full;
    const handle = engine.make(JSON.stringify(format));
    engine.do(handle, 9, { text });
    const result = engine.details(handle);
    engine.free(handle);
    return result;
  };
  assert.deepEqual(details({ card: {} }, '4111'), { cardBrand: 'visa', cardBrandName: 'Visa' });
  assert.deepEqual(details({ card: {} }, ''), {});
  assert.deepEqual(details({ iban: {} }, 'GB29'), { region: 'GB' });
  assert.deepEqual(details({ phone: { region: 'US' } }, '+4930'), { region: 'DE' });
  assert.deepEqual(details({ phone: { region: 'US' } }, '+4915123456789'), { region: 'DE', phoneNumberType: 'mobile' });
  assert.deepEqual(details({ mask: '[000]' }, '12'), {});
});

test('tells the state, the issue, and what remains of a text', () => {
  const read = (format, text) => {
    const { engine } = full;
    const handle = engine.make(JSON.stringify(format));
    const { state, issue, isFull, remainingLength } = engine.do(handle, ask.setText, { text });
    const remainder = engine.remainder(handle);
    engine.free(handle);
    return [state, issue, isFull, remainder, remainingLength];
  };
  for (const [format, text, ...expected] of [
    [{ mask: '[000]-[000]' }, '', 'empty', null, false, '000-000', null],
    [{ mask: '[000]-[000]' }, '123', 'incomplete', null, false, '000', null],
    [{ mask: '[000]-[000]' }, '123456', 'valid', null, true, '', null],
    [{ card: {} }, '378282246310006', 'invalid', 'checksum', true, '', null],
    [{ filter: { allow: 'digits', maximumLength: 8 } }, '123', 'valid', null, false, '', 5],
  ]) assert.deepEqual(read(format, text), expected, text);
});

test('says where a mask is wrong', () => {
  for (const [mask, code, offset] of [['[00', 'unclosedGroup', 0], ['00]', 'strayBracket', 2], ['[0[0]]', 'nestedGroup', 2]]) {
    assert.throws(() => basic.validate({ mask }), (error) => {
      assert.ok(error instanceof FormworkError);
      assert.equal(error.code, code);
      assert.equal(error.offset, offset);
      assert.ok(error.message.length > 10);
      return true;
    });
  }
});

test('reads a pattern without brackets as it is written', () => {
  for (const [mask, text] of [['+1 (###) ###-####', '+1 (212) 555-0100'], ['(999) 999-9999', '(212) 555-0100'], ['#[000]', '#212']]) {
    for (const module of [basic, full]) assert.equal(module.format({ mask }, '2125550100'.slice(0, mask.startsWith('#') ? 3 : 10)), text);
  }
  assert.equal(basic.format({ mask: '##', syntax: 'hash' }, 'ab'), 'ab');
  assert.throws(() => basic.validate({ mask: '+1 (999) 999-9999' }), (error) => {
    assert.deepEqual([error.code, error.path, error.offset], ['unclearDigit', '$.mask', 1]);
    for (const way of ['+1 ([000])', '+1 (###)']) assert.ok(error.message.includes(way), error.message);
    return true;
  });
});

test('warns of what can hardly be meant, and says where', () => {
  const notations = [{ character: '0', characters: 'a-z' }];
  for (const [format, ...expected] of [
    [phone],
    [{ filter: { allow: 'digits' } }],
    [{ mask: '[0…]-[0]' }, ['unreachable', '$.mask', 4]],
    [{ mask: '+1 (abc)', syntax: 'hash' }, ['noSlots', '$.mask', null]],
    [{ mask: '(###) ###-####', alternatives: ['999', '00'] }],
    [{ mask: '[]00[0]' }, ['emptyGroup', '$.mask', 0]],
    [{ mask: 'é[09]-[0]' }, ['ambiguousValue', '$.mask', 5]],
    [{ mask: '👍[9][0]' }, ['greedyOptional', '$.mask', 3]],
    [{ mask: '[00]', notations }, ['shadowedNotation', '$.mask', null]],
    [
      { mask: '[9]-[0]', alternatives: ['[00]', '+-', { mask: '(00)', syntax: 'hash' }] },
      ['ambiguousValue', '$.mask', 3], ['noSlots', '$.alternatives[1]', null], ['noSlots', '$.alternatives[2].mask', null],
    ],
  ]) {
    const { warnings } = basic.validate(format);
    assert.deepEqual(warnings.map(({ code, path, offset }) => [code, path, offset]), expected, JSON.stringify(format));
    for (const { message } of warnings) assert.match(message, /^[A-Z].+\. [A-Z].+\.$/);
    assert.deepEqual(full.validate(format).warnings, warnings);
  }
  assert.deepEqual(full.validate({ card: {} }).warnings, []);
});

test('says which key is wrong', () => {
  assert.throws(() => basic.validate({ msak: '[00]' }), { code: 'unknownKey', path: '$.msak', offset: null });
  assert.throws(() => basic.validate({ mask: '[00]', maximumLength: 'two' }), { code: 'wrongType', path: '$.maximumLength' });
  assert.throws(() => basic.validate([]), { code: 'wrongType', path: '$' });
});

test('has no expressions in the small module, and all formats in the full one', () => {
  assert.throws(() => basic.validate({ regex: '[a-z]+' }), { code: 'unsupportedFormat' });
  assert.equal(full.format({ regex: '[A-Z]-[0-9]{1,4}' }, 'B1'), 'B-1');
  assert.equal(full.format({ number: { locale: 'de_DE' } }, '1234567,5'), '1.234.567,5');
  assert.equal(full.format({ phone: { region: 'US' } }, '2125550100'), '(212) 555-0100');
  assert.equal(full.check({ card: {} }, '4111111111111112').issue, 'checksum');
  assert.throws(() => full.validate({ regex: '(a)\\1' }), { code: 'unsupportedConstruct' });
});

test('rejects parts that it doesn’t know', async () => {
  await assert.rejects(load({ with: ['regexp'] }), { code: 'unknownName' });
});

test('says that a module is no module', async () => {
  const warn = console.warn;
  let told = 0;
  console.warn = () => { told += 1; };
  try {
    await assert.rejects(load({ bytes: new Uint8Array([1, 2, 3]) }), { code: 'unavailable' });
  } finally {
    console.warn = warn;
  }
  assert.equal(told, 1);
});

test('keeps texts of any characters', () => {
  const any = { filter: { allow: 'any' } };
  for (const text of ['', '日本語', '👨‍👩‍👧🇩🇪', 'e\u0301', '𝟘𐍈'.repeat(3000)]) {
    assert.equal(basic.format(any, text), text);
  }
});

test('reads half a pair as one replacement character', () => {
  assert.equal(basic.format({ filter: { allow: 'any' } }, 'a\ud800b'), 'a\ufffdb');
});

test('compiles many formats without keeping all of them', () => {
  for (let index = 0; index < 500; index += 1) {
    assert.equal(basic.format({ mask: `${'-'.repeat(index % 7)}[00]${index}` }, '12').includes('12'), true);
  }
  assert.equal(basic.format(phone, '212'), '+1 (212) ');
});

const presets = JSON.parse(readFileSync(new URL('../../Data/presets.json', import.meta.url), 'utf8')).presets;
const small = readFileSync(new URL('../dist/formwork.wasm', import.meta.url));

// The small module knows no codes, only masks: what is right is the same in both, a wrong key is rejected where the
// full module shows it with an issue, and neither completes a value that the other doesn't.
test('the presets that are masks alone mean the same in the small module', async () => {
  const plain = await load({ bytes: small.subarray(), presets: 'plain' });
  const isPlain = ({ form, check, limits }) => !form && !check && !limits;
  let completed = 0;
  for (const preset of presets) {
    const format = { preset: preset.id };
    if (!isPlain(preset)) {
      assert.throws(() => plain.validate(format), { code: 'unsupportedFormat', path: '$.preset', message: /with: \['presets'\]/ });
      continue;
    }
    const { example } = preset;
    for (const each of [format, { ...format, undoSteps: 'runs' }]) {
      for (const text of [example, example.toLowerCase(), example.replace(/[^A-Za-z0-9]/g, ''), ` ${example} `, '']) {
        assert.deepEqual(plain.check(each, text), full.check(each, text), `${preset.id} ${text}`);
      }
      assert.equal(plain.mask(each, example), full.mask(each, example));
    }
    for (const text of [example.slice(0, 3), `x${example}9`, `${example} ${example}`, `${example}1`, `+49 ${example}`, `No. ${example}`]) {
      const [here, there] = [plain, full].map((module) => module.check(format, text));
      const message = `${preset.id} ${text}: ${JSON.stringify(here)} ${JSON.stringify(there)}`;
      if (here.state === 'valid') completed += 1;
      if (here.state === 'valid') assert.ok(there.state === 'valid' && there.value === here.value, message);
    }
    const [told, expected] = [plain, full].map(({ engine }) => {
      const handle = engine.make(engine.definition(format));
      const meaning = ({ value, state, issue, completes, isRejected }) => ({ value, state, issue, completes, isRejected });
      const typed = [...example.replace(/[^A-Za-z0-9]/g, '')].map((text) => meaning(engine.do(handle, ask.replace, { lower: 255, text })));
      // A sign that one of them writes by itself takes a key more or less.
      const deleted = [...example].map(() => engine.do(handle, ask.deleteBackward, { lower: 255, upper: 255 }));
      return {
        typed, left: deleted.at(-1).value, purpose: engine.purpose(handle, format),
        // The letters of a mask may be of any script, those of a code are ASCII: the keyboard of a page is the same.
        keyboard: engine.keyboard(handle).replace('ascii', 'any'),
      };
    });
    assert.deepEqual(told, expected, preset.id);
  }
  assert.ok(completed > 40, `${completed} other texts that are complete`);
  assert.throws(() => plain.validate({ preset: 'postal.DE', msak: 1 }), { code: 'unknownKey', path: '$.msak' });
  assert.throws(() => plain.validate({ preset: 'postal.DE', mask: '[0]' }), { code: 'unknownKey', path: '$.preset' });
  assert.throws(() => plain.validate({ preset: 'postal.DE', valuePattern: '1+' }), { code: 'unsupportedFormat', path: '$.valuePattern' });
});

// Vite and webpack read the source: a file next to it is found where `new URL` has its name and nothing else.
test('bundlers find each file of the package in the source', () => {
  const source = readFileSync(new URL('../dist/formwork.js', import.meta.url), 'utf8');
  const found = [...source.matchAll(/new URL\('\.\/([\w.-]+)', import\.meta\.url\)/g)].map(([, name]) => name);
  assert.deepEqual(found.sort(), ['formwork-full.wasm', 'formwork.wasm', 'presets.json']);
  assert.equal(source.split('import.meta').length - 1, found.length);
  const { files } = JSON.parse(readFileSync(new URL('../dist/package.json', import.meta.url), 'utf8'));
  assert.deepEqual(found.filter((name) => !files.includes(name)), []);
  assert.doesNotMatch(source, /import\(['"]/);
});

test('a module knows no preset that it wasn’t given, and takes those of the page', async () => {
  const none = await load({ bytes: small.subarray() });
  assert.throws(() => none.validate({ preset: 'postal.DE' }), { code: 'unsupportedFormat' });
  const own = { 'house.door': { format: { mask: '[A]-[00]', maximumLength: 3 }, purpose: 'one-time-code' } };
  const given = await load({ bytes: small.subarray(), presets: own });
  assert.equal(given.format({ preset: 'house.door' }, 'b12'), 'b-12');
  assert.equal(given.format({ preset: 'house.door', maximumLength: 2 }, 'b1'), 'b-1');
  assert.equal((await load({ bytes: readFileSync(new URL('../dist/formwork-full.wasm', import.meta.url)), presets: own }))
    .format({ preset: 'house.door' }, 'b12'), 'b-12');
  await assert.rejects(load({ bytes: small.subarray(), presets: { a: { format: { mask: '[0' } } } }), { code: 'unclosedGroup', offset: 0 });
  await assert.rejects(load({ bytes: small.subarray(), presets: { a: {} } }), { code: 'wrongType' });
});

// Every script gives the states that the engine has to give, in both modules where both know the format.
const vectors = readFileSync(new URL('../../Tests/Vectors/replay.jsonl', import.meta.url), 'utf8')
  .split('\n').filter(Boolean).map((line) => JSON.parse(line));

test(`replays the ${vectors.length} scripts of the vectors`, () => {
  assert.ok(vectors.length > 100);
  let inBoth = 0;
  for (const vector of vectors) {
    const { id } = vector.script;
    const answer = full.replay(vector.script);
    compare(vector, answer, id);
    const small = basic.replay(vector.script);
    if (small.error?.code === 'unsupportedFormat') continue;
    inBoth += 1;
    assert.deepEqual(small, answer, `${id} in the small module`);
  }
  assert.ok(inBoth > 90, `${inBoth} scripts in both modules`);
});

/** What the vector names must be so; it may leave out what it isn't about. */
function compare(vector, answer, id) {
  if (vector.error) {
    assert.equal(answer.error?.code, vector.error.code, id);
    if (vector.error.offset !== undefined) assert.equal(answer.error.offset, vector.error.offset, id);
    return;
  }
  assert.equal(answer.error, undefined, `${id}: ${JSON.stringify(answer.error)}`);
  const expected = vector.states;
  assert.equal(answer.states.length, expected.length, id);
  for (const [index, state] of expected.entries()) {
    for (const [key, value] of Object.entries(state)) {
      assert.deepEqual(answer.states[index][key], value, `${id}, state ${index}, ${key}`);
    }
  }
}

// What people type and paste, in a module whose numbers have 32 bits: nothing of it stops the engine, and a text that
// counts as done holds what was meant. (Scripts/compare meaning judges the command, by the same rows, in all detail.)
const rows = ['sample', 'drawn'].flatMap((name) => readFileSync(new URL(`../../Tests/Vectors/meaning/${name}.jsonl`, import.meta.url), 'utf8')
  .split('\n').filter(Boolean).map((line) => JSON.parse(line))).filter(({ how }) => ['pasted', 'filled', 'typed'].includes(how));

test(`understands the ${rows.length} inputs of the corpus`, () => {
  assert.ok(rows.length > 3000);
  let understood = 0;
  for (const { how, format, text, meant } of rows) {
    const actions = how === 'typed' ? [...text].map((type) => ({ type })) : [how === 'pasted' ? { insert: text } : { text }];
    const { states, error } = full.replay({ format, actions: [...actions, { blur: true }] });
    assert.equal(error, undefined, `${JSON.stringify(format)} ${text}`);
    const last = states.at(-1);
    if (last.complete && !last.issue && meant.includes(last.value)) understood += 1;
  }
  assert.ok(understood > rows.length / 2, `${understood} inputs`);
});
