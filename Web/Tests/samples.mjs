// Looks whether the playground answers at an address, and prints what its engine makes of some texts.
import { presets } from '../Playground/presets.js';

const address = process.argv[2];
const served = async (name) => {
  const response = await fetch(new URL(name, address));
  if (!response.ok) throw new Error(`${name} answers with the status ${response.status}.`);
  return response;
};

if (!(await (await served('')).text()).includes('Formwork Playground')) throw new Error('This is another page.');
const bytes = await (await served('formwork-full.wasm')).arrayBuffer();
const { load } = await import('../dist/formwork.js');
const formwork = await load({ bytes: new Uint8Array(bytes) });
for (const { name, format, sample } of presets) {
  const { text, unused } = formwork.check(format, sample);
  console.log(`  ${name.padEnd(14)}${sample.padEnd(30)}${text}${unused && `   without “${unused}”`}`);
}
