// What an edit from JavaScript takes, what starting takes, and what a key takes in a page: `node Web/Tests/bench.mjs`.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { load } from '../dist/formwork.js';
import { benchPage } from './bench-page.mjs';

const file = (name) => readFileSync(new URL(`../dist/${name}`, import.meta.url));
const best = (rounds, body) => {
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const start = process.hrtime.bigint();
    body();
    least = Math.min(least, Number(process.hrtime.bigint() - start));
  }
  return least;
};

for (const name of ['formwork.wasm', 'formwork-full.wasm', 'formwork.js']) {
  const bytes = file(name);
  console.log(`${name}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`);
}
const bytes = file('formwork.wasm');
const module = new WebAssembly.Module(bytes);
console.log(`compile: ${(best(20, () => new WebAssembly.Module(bytes)) / 1e6).toFixed(2)} ms`);
console.log(`instantiate: ${(best(50, () => new WebAssembly.Instance(module, {})) / 1e6).toFixed(3)} ms`);

const { engine } = await load();
const measure = (title, format, keys) => {
  const handle = engine.make(JSON.stringify(format));
  const count = 2000;
  const time = best(30, () => {
    for (let index = 0; index < count / keys.length; index += 1) {
      engine.do(handle, 8);
      let caret = 0;
      for (const text of keys) caret = engine.do(handle, 2, { lower: caret, text }).selection[1];
    }
  });
  console.log(`${title}: ${(time / count / 1000).toFixed(2)} µs an edit`);
};
measure('phone, key by key', { mask: '+1 ([000]) [000]-[0000]' }, [...'2125550100']);
measure('card, key by key', { mask: '[0000] [0000] [0000] [0000]' }, [...'4111111111111111']);
measure('filter, key by key', { filter: { allow: 'digits' } }, [...'2125550100']);

await benchPage();
