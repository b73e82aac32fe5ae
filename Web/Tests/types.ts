// What TypeScript has to take, and what it has to reject.
import { load, FormworkError, type Field, type Format } from '../dist/formwork.js';

const format: Format = { mask: '+1 ([000]) [000]-[0000]', overflow: 'reject' };
const formwork = await load({ with: ['numbers', 'phones'] });
const input = document.querySelector('input')!;
const field: Field = formwork.attach(input, format, { guide: true, messages: { incomplete: 'More, please.' } });
const value: string = field.value;
const unmasked: string | null = formwork.unmask(format, value);
input.addEventListener('formwork-change', ({ detail }) => console.log(detail.cause, detail.value.length, unmasked));
input.addEventListener('formwork-reject', ({ detail }) => console.log(detail.reason, detail.inserted));
for (const { code, path, offset, message } of formwork.validate(format).warnings) {
  if (code === 'noSlots') console.log(path.length, offset === null ? message : offset + 1);
}
try {
  formwork.validate({ number: { locale: 'de_DE' } });
} catch (error) {
  if (error instanceof FormworkError) console.log(error.code, error.offset);
}

await load({ presets: 'plain' });
await load({ url: new URL('https://example.org/formwork.wasm') });
await load({ url: '/assets/formwork.wasm', with: ['phones'] });
await load({ bytes: new Uint8Array() });
await load({ presets: { door: { format: { mask: '[A]-[00]' }, purpose: 'one-time-code' } } });

const formats: Format[] = [
  { mask: '[HH]', notations: [{ character: 'H', characters: ['0-9', 'A-F'], letterCase: 'upper' }] },
  { mask: '##', tokens: { '#': 'digit', a: '0-9A-F', b: { class: 'nonLetter' } }, alternatives: ['[0]', { mask: '[00]' }] },
  { text: { characters: { class: 'letter', without: 'IO' }, excluding: ['emoji', { allowed: 'digits' }], maximumLength: 4 } },
  { number: { style: 'percent', minimum: 0, maximum: '10.5' }, maximumLength: [3, { count: 8, of: 'text', in: 'bytes' }] },
  { date: {} }, { date: { time: 'h23' } }, { duration: 'hh:mm' }, { phone: { region: 'device', types: 'mobile' } },
  { card: { brands: ['visa'] } }, { securityCode: {} }, { iban: {} }, { preset: 'postal.NL' },
];
formats.forEach((each) => formwork.validate(each));

// @ts-expect-error: an earlier name, which isn't declared.
formwork.validate({ filter: {} });
// @ts-expect-error: a name of a value that there isn't.
formwork.validate({ number: { style: 'percents' } });
// @ts-expect-error: a key that this format doesn't have.
formwork.validate({ card: { brand: 'visa' } });
// @ts-expect-error: presets that there aren't.
await load({ presets: 'light' });
// @ts-expect-error: a part that there isn't.
await load({ with: ['regexp'] });
// @ts-expect-error: an option that there isn't.
formwork.attach(input, { mask: '[0]', overfow: 'reject' });
// @ts-expect-error: the value is set by a function.
field.value = '1';
