import { load } from './formwork.js';
import { presets } from './presets.js';
import { Recorder } from './recorder.js';
import { highlighted, languages } from './snippets.js';

const $ = (id) => document.getElementById(id);
const input = $('field');
const pattern = $('pattern');
const json = $('json');

let formwork;
let field = null;
let format = presets[0].format;
let [language] = Object.keys(languages);
let recorder;

// -- The field, live

const causes = {
  typing: 'Typed', paste: 'Pasted', deletion: 'Deleted', stepping: 'Stepped', undo: 'Undone or redone', inputMethod: 'Typed',
  autoFill: 'Filled in', focus: 'Tidied up',
};
const reasons = {
  notAllowed: 'not allowed here', noRoom: 'no room for more', otherPrefix: 'another prefix', wouldLose: 'would lose others',
  rounded: 'digits are lost',
};

function showLive(detail = {}) {
  const { selection } = field;
  const { value, state, issue, remainder } = field.status;
  $('value').textContent = value;
  const [lower, upper] = selection;
  $('caret').textContent = lower === upper ? String(lower) : `${lower} – ${upper}`;
  $('state').textContent = { empty: 'Empty', invalid: 'No, there is a mistake', incomplete: 'Not yet', valid: 'Yes' }[state];
  $('state').className = { invalid: 'bad', valid: 'good' }[state] ?? '';
  $('remainder').textContent = remainder || '–';
  $('issue').textContent = issue ?? '–';
  const [read] = formwork.replay({ format, actions: [{ apply: { text: input.value } }] }).states ?? [];
  $('affinity').textContent = read?.affinity ?? '–';
  if (detail.cause) {
    const lost = detail.unused || detail.removed;
    $('cause').textContent = causes[detail.cause] + (lost ? `, without “${lost}”` : '');
    $('cause').className = lost ? 'bad' : '';
  } else if (detail.reason) {
    $('cause').textContent = `Rejected: ${reasons[detail.reason]}`;
    $('cause').className = 'bad';
  }
}

// -- The format

function use(next, { label, keepsValue = false, from } = {}) {
  const error = check(next, from);
  if (error) return false;
  format = next;
  if (field) {
    field.update(grouped(format), options());
    if (!keepsValue) field.setValue('');
  } else {
    field = formwork.attach(input, grouped(format), options());
  }
  if (label) $('field-label').textContent = label;
  recorder.clear();
  $('cause').textContent = '–';
  showFormat(from);
  showLive();
  history.replaceState(null, '', linkOf(format));
  return true;
}

// One step of undo takes back what was typed at once, as in the fields of an app.
const grouped = (format) => ({ ...format, undoSteps: format.undoSteps ?? 'runs' });

const options = () => ({ guide: $('guide').checked, message: $('field-message') });

/** Shows the mistake next to its source, and warnings. */
function check(next, from) {
  for (const id of ['pattern-error', 'pattern-warnings', 'json-error']) $(id).replaceChildren();
  for (const each of [pattern, json]) each.removeAttribute('aria-invalid');
  try {
    const { warnings } = formwork.validate(next);
    $('pattern-warnings').append(...warnings.flatMap((warning) => warned(next, warning)));
    return null;
  } catch (error) {
    const isPattern = from !== 'json' && error.path?.startsWith('$.mask');
    (isPattern ? pattern : json).setAttribute('aria-invalid', 'true');
    const place = $(isPattern ? 'pattern-error' : 'json-error');
    if (isPattern && error.offset !== null) place.append(marked(next.mask, error.offset));
    place.append(textOf(isPattern || !error.path ? error.message : `${error.path}: ${error.message}`));
    if (!isPattern) json.closest('details').open = true;
    return error;
  }
}

function warned(format, { path, offset, message }) {
  const isMask = path === '$.mask';
  const sentence = textOf(isMask ? `Warning: ${message}` : `Warning at ${path}: ${message}`);
  return isMask && offset !== null ? [marked(format.mask, offset), sentence] : [sentence];
}

function textOf(sentence) {
  const span = document.createElement('span');
  span.textContent = sentence;
  return span;
}

/** Returns a pattern in which the mistake is marked. */
function marked(text, offset) {
  const code = document.createElement('code');
  const mark = document.createElement('mark');
  const wrong = text.codePointAt(offset);
  const length = wrong > 0xffff ? 2 : 1;
  mark.textContent = text.slice(offset, offset + length) || ' ';
  code.append(text.slice(0, offset), mark, text.slice(offset + length));
  return code;
}

function showFormat(from) {
  const isMask = 'mask' in format;
  $('pattern-row').hidden = !isMask;
  $('pattern-help').hidden = !isMask;
  if (from !== 'pattern') pattern.value = format.mask ?? '';
  if (from !== 'json') json.value = JSON.stringify(format, null, 2);
  for (const control of $('options').querySelectorAll('[data-option]')) {
    const name = control.dataset.option;
    if (control.type === 'checkbox') control.checked = format[name] ?? false;
    else control.value = format[name] ?? control.options[0].value;
  }
  for (const button of $('presets').children) {
    const isChosen = JSON.stringify(presets[button.dataset.index].format) === JSON.stringify(format);
    button.setAttribute('aria-pressed', String(isChosen));
    if (isChosen) {
      $('field-label').textContent = presets[button.dataset.index].label;
      $('sample').textContent = presets[button.dataset.index].sample;
    }
  }
  showSnippet();
}

function showSnippet() {
  $('snippet').replaceChildren(...highlighted(languages[language](format)).map(([kind, text]) => {
    const span = textOf(text);
    if (kind) span.className = kind;
    return span;
  }));
  for (const tab of $('tabs').children) {
    const isChosen = tab.textContent === language;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
}

// -- The script

const script = () => ({ format: grouped(format), actions: recorder.actions });

function showScript() {
  $('script').textContent = JSON.stringify(script());
  $('states').replaceChildren();
}

function replay() {
  const { states = [], error } = formwork.replay(script());
  if (error) return toast(error.message);
  const rows = states.map((state, index) => {
    const row = document.createElement('li');
    const key = document.createElement('span');
    key.className = 'key';
    key.textContent = JSON.stringify(recorder.actions[index]).slice(1, -1);
    row.append(key, shown(state));
    return row;
  });
  $('states').replaceChildren(...rows);
  if (!rows.length) toast('Type something first.');
}

function shown({ text, selection: [lower, upper], rejected }) {
  const line = document.createElement('span');
  const place = document.createElement('span');
  place.className = lower === upper ? 'caret' : 'chosen';
  place.textContent = text.slice(lower, upper);
  line.append(text.slice(0, lower), place, text.slice(upper));
  if (rejected) {
    const rejected = document.createElement('span');
    rejected.className = 'rejected';
    rejected.textContent = '  rejected';
    line.append(rejected);
  }
  return line;
}

// -- Links and copies

const linkOf = (format) => `#${encodeURIComponent(JSON.stringify(format))}`;

function linked() {
  if (location.hash.length < 2) return null;
  try {
    return JSON.parse(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    toast(`${what} copied.`);
  } catch {
    toast('The browser doesn’t allow this page to copy. Select the text and copy it.');
  }
}

let fading;
function toast(text) {
  $('toast').textContent = text;
  $('toast').classList.add('shown');
  clearTimeout(fading);
  fading = setTimeout(() => $('toast').classList.remove('shown'), 2200);
}

// -- Controls

function build() {
  presets.forEach((preset, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = preset.name;
    button.dataset.index = index;
    button.addEventListener('click', () => use(preset.format));
    $('presets').append(button);
  });
  for (const name of Object.keys(languages)) {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.role = 'tab';
    tab.setAttribute('aria-controls', 'snippet');
    tab.textContent = name;
    tab.addEventListener('click', () => {
      language = name;
      showSnippet();
    });
    $('tabs').append(tab);
  }
  $('tabs').addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const names = Object.keys(languages);
    language = names[(names.indexOf(language) + step + names.length) % names.length];
    showSnippet();
    [...$('tabs').children].find((tab) => tab.textContent === language).focus();
  });
  pattern.addEventListener('input', () => use({ ...format, mask: pattern.value }, { from: 'pattern', keepsValue: true, label: 'Your mask' }));
  json.addEventListener('input', () => {
    let next;
    try {
      next = JSON.parse(json.value);
    } catch (error) {
      $('json-error').textContent = error.message;
      return;
    }
    use(next, { from: 'json', label: 'Your format' });
  });
  $('options').addEventListener('change', ({ target }) => {
    if (target.id === 'guide') {
      field.update(grouped(format), options());
      return;
    }
    const next = { ...format };
    const value = target.type === 'checkbox' ? target.checked : target.value;
    if (value === false || value === '' || value === 'reject') delete next[target.dataset.option];
    else next[target.dataset.option] = value;
    use(next, { keepsValue: true });
  });
  for (const type of ['formwork-change', 'formwork-reject']) input.addEventListener(type, ({ detail }) => showLive(detail));
  document.addEventListener('selectionchange', () => field && showLive());
  input.addEventListener('select', () => showLive());
  $('sample').addEventListener('click', async () => {
    input.focus();
    input.select();
    // Like a paste, it is one insertion that the field receives before the browser.
    document.execCommand('insertText', false, $('sample').textContent);
  });
  $('share').addEventListener('click', () => copy(location.href, 'Link'));
  $('copy').addEventListener('click', () => copy($('snippet').textContent, language));
  $('copy-script').addEventListener('click', () => copy($('script').textContent, 'Script'));
  $('clear').addEventListener('click', () => {
    field.setValue('');
    recorder.clear();
    showLive();
    input.focus();
  });
  $('run').addEventListener('click', replay);
  addEventListener('hashchange', () => {
    const next = linked();
    if (next && JSON.stringify(next) !== JSON.stringify(format)) use(next, { label: 'Shared format' });
  });
}

// -- Loading. `make demo` serves the page as soon as the small module is built, and the full one follows.

const full = { with: ['regex', 'numbers', 'phones', 'presets'] };
const isBuilt = async () => (await fetch('formwork-full.wasm', { method: 'HEAD' })).ok;

/** Waits for the full module, and continues with the text in the field. Until then, its formats can't be chosen. */
async function becomeFull() {
  const buttons = [...$('presets').children].filter(({ dataset: { index } }) => !isKnown(presets[index].format));
  for (const button of buttons) button.disabled = true;
  $('building').hidden = false;
  while (!(await isBuilt())) await new Promise((done) => setTimeout(done, 1000));
  formwork = await load(full);
  field.detach();
  field = formwork.attach(input, grouped(format), options());
  for (const button of buttons) button.disabled = false;
  $('building').hidden = true;
  showLive();
}

function isKnown(format) {
  try {
    formwork.validate(format);
    return true;
  } catch {
    return false;
  }
}

/** Uses the format of the link, or the first example with the mistake in the link. */
function useLinked(shared) {
  if (use(shared, { label: 'Shared format' })) return;
  const issue = [...$('json-error').childNodes];
  use(presets[0].format);
  $('json-error').append(...issue);
}

/** Loads a module, and shows why if that fails. The field takes any text until then. */
async function loaded() {
  for (;;) {
    try {
      const hasAll = await isBuilt();
      return [await load(hasAll ? full : {}), hasAll];
    } catch (error) {
      const reason = error.cause?.message ?? error.message;
      $('loading-text').textContent = `The formats can’t be loaded, so the field takes any text. The reason: ${reason}`;
      $('loading').classList.add('failed');
      $('retry').hidden = false;
      document.documentElement.dataset.failed = '';
      await new Promise((done) => $('retry').addEventListener('click', done, { once: true }));
      $('loading-text').textContent = 'Loading the formats.';
      $('loading').classList.remove('failed');
      $('retry').hidden = true;
      delete document.documentElement.dataset.failed;
    }
  }
}

// -- A messy paste, which plays by itself until the user does anything

async function play() {
  const user = new AbortController();
  for (const type of ['focusin', 'keydown', 'pointerdown']) {
    addEventListener(type, () => user.abort(), { capture: true, signal: user.signal });
  }
  const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const sample = $('sample');
  const pasted = $('pasted');
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    await wait(900);
    if (!user.signal.aborted) sample.classList.add('pressed');
    await wait(500);
    pasted.textContent = sample.textContent;
    pasted.hidden = user.signal.aborted;
    user.signal.addEventListener('abort', () => { pasted.hidden = true; });
    await wait(1100);
    sample.classList.remove('pressed');
    pasted.hidden = true;
  }
  if (user.signal.aborted || input.value !== '') return;
  field.setValue(formwork.check(format, sample.textContent).value);
  showLive({ cause: 'paste' });
  // The user types into an empty field.
  const played = field.status.text;
  input.addEventListener('focus', () => {
    if (input.value !== played) return;
    field.setValue('');
    $('cause').textContent = '–';
    showLive();
  }, { once: true });
}

// -- Start

let hasAll;
[formwork, hasAll] = await loaded();
recorder = new Recorder(input, showScript);
build();
const shared = linked();
// A format that only the full module has isn't a mistake before it is there.
const isEarly = shared !== null && !hasAll && !isKnown(shared);
if (shared && !isEarly) useLinked(shared);
else use(presets[0].format);
$('loading').hidden = true;
document.documentElement.dataset.ready = '';
if (!shared && input.value === '' && document.activeElement !== input) play();
if (!hasAll) {
  await becomeFull();
  if (isEarly) useLinked(shared);
}
