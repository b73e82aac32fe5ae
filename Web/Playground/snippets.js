/** Returns a Swift literal, with as many number signs as the text needs. */
function swiftText(text, signs = /["\\]/.test(text) ? '#' : '') {
  return text.includes(`"${signs}`) ? swiftText(text, `${signs}#`) : `${signs}"${text}"${signs}`;
}

const shellText = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const onlyMask = (format) => Object.keys(format).length === 1 && 'mask' in format;
// `filter` is the earlier name of `text`.
const isBasic = (format) => ['mask', 'text', 'filter'].some((key) => key in format) && !format.valuePattern;

// Comments, strings, tags, words of a language, and types.
const parts = {
  comment: /\/\/[^\n]*/, string: /#"[^]*?"#|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/, tag: /<\/?[a-z][\w-]*|(?<=["a-z])>/,
  word: /\b(?:await|const|from|import|let|private|try|var)\b/, type: /@?\b[A-Z]\w+/,
};
const token = new RegExp(Object.entries(parts).map(([kind, { source }]) => `(?<${kind}>${source})`).join('|'), 'g');

/** Returns code as pairs of a kind, or null, and a text. */
export function highlighted(code) {
  const pairs = [];
  let end = 0;
  for (const { 0: text, index, groups } of code.matchAll(token)) {
    if (index > end) pairs.push([null, code.slice(end, index)]);
    pairs.push([Object.keys(parts).find((kind) => groups[kind] !== undefined), text]);
    end = index + text.length;
  }
  return [...pairs, [null, code.slice(end)]];
}

/** The code that uses a format, by language. */
export const languages = {
  HTML: (format) => `<label for="field">…</label>
<input id="field" ${onlyMask(format)
    ? `data-formwork="${attribute(format.mask)}"`
    : `data-formwork="${attribute(JSON.stringify(format))}"`}>

<script type="module">
  import { load } from './formwork.js';
  const formwork = await load(${isBasic(format) ? '' : `{ with: ['${part(format)}'] }`});
  formwork.scan();
</script>`,

  SwiftUI: (format) => (onlyMask(format)
    ? `import Formwork

@State private var value = ""

MaskedTextField("", value: $value, format: .mask(${swiftText(format.mask)}))`
    : `import Formwork

@State private var value = ""

// let format = try FieldFormat<String>(json: …)
MaskedTextField("", value: $value, format: format)`),

  Swift: (format) => (onlyMask(format)
    ? `import Formwork

let mask = try Mask(${swiftText(format.mask)})
let formatted = mask.formatted(text: input)
formatted.text        // the displayed text
formatted.value       // the user's input
formatted.isComplete`
    : `import Formwork

let format = try FieldFormat<String>(
  json: ${swiftText(JSON.stringify(format))})
let formatted = format.formatted(text: input)
formatted.value       // the user's input`),

  'Command line': (format) => (onlyMask(format)
    ? `formwork unmask --mask ${shellText(format.mask)} numbers.txt`
    : `printf '%s\\n' ${shellText(JSON.stringify(format))} > format.json
formwork unmask --definition format.json numbers.txt`),
};

function part(format) {
  const names = {
    regex: 'regex', number: 'numbers', date: 'dates', duration: 'dates', phone: 'phones', card: 'cards', securityCode: 'cards',
    iban: 'iban',
  };
  return names[Object.keys(format).find((key) => key in names)] ?? (format.valuePattern ? 'regex' : 'presets');
}
