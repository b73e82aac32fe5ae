// The functions of the module, called with whatever a page may get wrong: nothing traps, nothing is lost.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { load } from '../dist/formwork.js';
import { random } from './random.mjs';

const bytes = readFileSync(new URL('../dist/formwork-full.wasm', import.meta.url));
const seed = Number(process.env.SEED ?? 7);
const rounds = Number(process.env.ROUNDS ?? 20000);

async function start() {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const calls = instance.exports;
  calls.formwork_start();
  const numbers = calls.formwork_reserve(0) >>> 2;
  const put = (units) => {
    calls.formwork_reserve(units.length);
    const at = new Int32Array(calls.memory.buffer)[numbers] >>> 1;
    new Uint16Array(calls.memory.buffer).set(units, at);
    return units.length;
  };
  const say = (text) => put(Array.from(text, (_, index) => text.charCodeAt(index)));
  const read = (index) => new Int32Array(calls.memory.buffer)[numbers + index];
  return { calls, put, say, read };
}

test('imports nothing', async () => {
  const module = await WebAssembly.compile(bytes);
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.deepEqual(
    WebAssembly.Module.exports(module).map(({ name }) => name).sort(),
    ['details', 'do', 'format', 'free', 'keyboard', 'latin', 'make', 'purpose', 'remainder', 'replay', 'reserve', 'start', 'use', 'warnings']
      .map((name) => `formwork_${name}`).concat('memory').sort());
});

test('numbers that no field has do nothing', async () => {
  const { calls } = await start();
  for (const handle of [0, 1, -1, 99, 2 ** 31 - 1, -(2 ** 31)]) {
    assert.equal(calls.formwork_do(handle, 2, 0, 0, 0, 0), 0);
    assert.equal(calls.formwork_format(handle, 0, 0), 0);
    assert.equal(calls.formwork_use(handle, 0), 0);
    assert.equal(calls.formwork_remainder(handle), 0);
    assert.equal(calls.formwork_purpose(handle), 0);
    calls.formwork_free(handle);
  }
});

test('lengths and offsets beyond the texts are clamped', async () => {
  const { calls, say } = await start();
  const field = calls.formwork_make(say('{"mask":"[00]/[00]"}'));
  assert.ok(field > 0);
  const wild = [0, 1, -1, 5, 1e6, 2 ** 31 - 1, -(2 ** 31)];
  for (const lower of wild) {
    for (const upper of wild) {
      for (const length of wild) {
        for (let action = -1; action < 18; action += 1) calls.formwork_do(field, action, lower, upper, length, length);
      }
    }
  }
});

test('before it is started, it answers nothing', async () => {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  assert.equal(instance.exports.formwork_make(3), 0);
  assert.equal(instance.exports.formwork_reserve(8), 0);
  instance.exports.formwork_replay(5);
});

test(`${rounds} random calls with random units, half pairs included`, async () => {
  const { calls, put, say, read } = await start();
  const next = random(seed);
  const definitions = [
    '{"mask":"+1 ([000]) [000]-[0000]"}', '{"filter":{"allow":"any","maximumLength":9}}', '{"regex":"[a-z]+-[0-9]{2}"}',
    '{"number":{"locale":"hi_IN"}}', '{"date":{"pattern":"dd/MM/yyyy"}}', '{"phone":{"region":null}}', '{"card":{}}',
    '{"mask":"[000]","alternatives":["[000]-[000]"],"placeholder":"_"}', '{"iban":{}}',
  ];
  const alphabet = [0x30, 0x31, 0x39, 0x61, 0x41, 0x2b, 0x2d, 0x20, 0x2e, 0xe9, 0x301, 0x65e5, 0xd83d, 0xde00, 0xfe0f, 0x20e3, 0, 0xffff];
  const fields = definitions.map((definition) => calls.formwork_make(say(definition)));
  assert.ok(fields.every((field) => field > 0));
  let changed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const field = fields[next(fields.length)];
    const units = Array.from({ length: next(12) }, () => alphabet[next(alphabet.length)]);
    const length = put(units);
    const action = next(16);
    // The room of an input is left as it is, so that texts may come.
    if (action === 13) continue;
    calls.formwork_do(field, action, next(20) - 2, next(20) - 2, next(5) - 2, length);
    const [lower, upper, textLength] = [read(2), read(3), read(4)];
    assert.ok(lower >= 0 && lower <= upper && upper <= textLength, `round ${round} of seed ${seed}`);
    if (read(1) & 4) changed += 1;
  }
  assert.ok(changed > rounds / 10, `${changed} changes`);
});

test('huge texts, and memory that grows', async () => {
  const formwork = await load({ bytes });
  const many = '1234567890'.repeat(30000);
  assert.equal(formwork.format({ filter: { allow: 'digits' } }, many), many);
  assert.equal(formwork.format({ mask: '[000]-[000]' }, many), '');
  const emoji = '👨‍👩‍👧'.repeat(20000);
  assert.equal(formwork.format({ filter: { allow: 'any' } }, emoji), emoji);
  assert.equal(formwork.format({ mask: '[00]/[00]' }, '1230'), '12/30');
});

test('fields come and go without memory growing', async () => {
  const { calls, say } = await start();
  const once = () => {
    const field = calls.formwork_make(say('{"mask":"+1 ([000]) [000]-[0000]"}'));
    calls.formwork_do(field, 2, 0, 0, 0, say('2125550100'));
    calls.formwork_free(field);
  };
  for (let index = 0; index < 200; index += 1) once();
  const before = calls.memory.buffer.byteLength;
  for (let index = 0; index < 5000; index += 1) once();
  assert.equal(calls.memory.buffer.byteLength, before);
});

test('an engine that has failed says so from then on, and is asked nothing more', async () => {
  const { engine: { constructor: Engine } } = await load({ bytes });
  const memory = new WebAssembly.Memory({ initial: 1 });
  let asked = 0;
  const engine = new Engine({
    exports: {
      memory, formwork_start() {}, formwork_reserve: () => 64,
      formwork_make() { asked += 1; throw new WebAssembly.RuntimeError('unreachable'); },
    },
  });
  for (let index = 0; index < 2; index += 1) assert.throws(() => engine.make('{}'), { code: 'engineFailed' });
  assert.equal(asked, 1);
  engine.free(1);
});
