// What a key takes in a page, with a mask and without, and what masking inputs takes: real keys in Chromium.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { Page, hasChromium } from './chromium.mjs';

const types = { '.js': 'text/javascript', '.wasm': 'application/wasm' };
const page = `<!doctype html><meta charset="utf-8"><title>Keys</title>
<p><label>Bare <input id="bare"></label> <label>Masked <input id="masked"></label>`;

// The time from a key's coming to the page to the last event of its edit: what the page's scripts do, and the browser's
// editing with the layout that it asks for. Drawing comes later.
const watch = `
  window.times = [];
  let start, end;
  const isTyped = ({ key }) => key.length === 1;
  addEventListener('keydown', (event) => { if (!isTyped(event)) start = performance.now(); }, true);
  addEventListener('keypress', () => { start = performance.now(); }, true);
  for (const type of ['beforeinput', 'input']) addEventListener(type, () => { end = performance.now(); });
  addEventListener('keyup', () => times.push(end - start));`;

function serve() {
  const server = createServer((request, response) => {
    const name = new URL(request.url, 'http://x').pathname.slice(1);
    // So isolated, a page has a clock of 5 µs; otherwise one of 100.
    const headers = {
      'Content-Type': types[extname(name)] ?? 'text/html; charset=utf-8', 'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    };
    const isOurs = ['formwork.js', 'formwork.wasm', 'formwork-full.wasm'].includes(name);
    response.writeHead(isOurs || name === '' ? 200 : 404, headers);
    response.end(isOurs ? readFileSync(new URL(`../dist/${name}`, import.meta.url)) : page);
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

/** The time that a tenth of the keys didn't take longer than: a busy machine slows most keys, and hardly that tenth. */
const quick = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)];

/** Types keys into an input so often, and deletes them again; the times of both, in milliseconds. */
async function time(browser, id, keys, shown, rounds) {
  const typed = [];
  const deleted = [];
  for (let round = 0; round < rounds; round += 1) {
    await browser.run(`times.length = 0; ${id}.focus(); ${id}.select()`);
    for (const key of keys) await browser.press(key, { text: key });
    typed.push(...await browser.run('times.splice(0)'));
    if (await browser.run(`${id}.value`) !== shown) throw new Error(`${keys} are not shown as ${shown}.`);
    for (let index = 0; index < keys.length; index += 1) await browser.press('Backspace', { code: 8 });
    deleted.push(...await browser.run('times.splice(0)'));
    const left = await browser.run(`${id}.value`);
    if (left !== '') throw new Error(`“${left}” is left of ${keys}.`);
  }
  if (typed.length !== rounds * keys.length || deleted.length !== typed.length) throw new Error(`${typed.length} and ${deleted.length} keys of ${rounds * keys.length}`);
  return { typed, deleted };
}

// What masking a hundred inputs takes at the best of twenty tries, in milliseconds.
const masking = `
  Math.min(...Array.from({ length: 20 }, () => {
    const inputs = Array.from({ length: 100 }, () => document.body.appendChild(document.createElement('input')));
    const start = performance.now();
    const fields = inputs.map((input) => small.attach(input, { mask: '+1 ([000]) [000]-[0000]' }));
    const time = performance.now() - start;
    fields.forEach((field) => { field.detach(); field.input.remove(); });
    return time;
  }))`;

/** Measures keys in a page; the fields take turns. */
export async function benchPage({ turns = 24, rounds = 2 } = {}) {
  if (!hasChromium()) return void console.log('keys in a page: not run here, there is no Chromium');
  const server = await serve();
  const browser = await Page.open(`http://127.0.0.1:${server.address().port}/`);
  try {
    await browser.run(`new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))`);
    await browser.run(`(async () => { const { load } = await import('./formwork.js'); window.small = await load(); window.full = await load({ with: ['numbers'] }); ${watch} })()`);
    if (!await browser.run('crossOriginIsolated')) throw new Error('The clock of the page is coarse.');
    console.log(`masking 100 inputs: ${(await browser.run(masking)).toFixed(1)} ms`);
    for (const [title, module, format, keys] of [
      ['phone', 'small', { mask: '+1 ([000]) [000]-[0000]' }, '2125550100'],
      ['card', 'small', { mask: '[0000] [0000] [0000] [0000]' }, '4111111111111111'],
      ['filter', 'small', { filter: { allow: 'digits' } }, '2125550100'],
      ['number', 'full', { number: { locale: 'en_US' } }, '1234567.5'],
    ]) {
      const masked = await browser.run(`
        { const format = ${JSON.stringify(format)}; small.fieldOf(masked)?.detach(); masked.value = '';
          ${module}.attach(masked, format); ${module}.format(format, '${keys}'); }`);
      const all = { bare: { typed: [], deleted: [] }, masked: { typed: [], deleted: [] } };
      for (let turn = 0; turn <= turns; turn += 1) {
        for (const [id, shown] of Object.entries({ bare: keys, masked })) {
          const { typed, deleted } = await time(browser, id, keys, shown, rounds);
          // The first turn warms up.
          if (turn > 0) { all[id].typed.push(...typed); all[id].deleted.push(...deleted); }
        }
      }
      for (const kind of ['typed', 'deleted']) {
        const [bare, masked] = [all.bare, all.masked].map((times) => Math.round(quick(times[kind]) * 1000));
        console.log(`keys in a page, ${title}, ${kind}: ${bare} µs bare, ${masked} µs masked, ${masked - bare} µs more`);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}
