import { defineElement, parseFormat } from './element.js';
import { Engine } from './engine.js';
import { FormworkError, nameOf, naming, warn, warnOfUnknown } from './errors.js';
import { Field, rejectInput } from './field.js';

const kinds = ['regex', 'numbers', 'dates', 'phones', 'cards', 'iban', 'presets'];
// Bundlers find files by these expressions, so each must be as it is here.
const addresses = {
  small: () => new URL('./formwork.wasm', import.meta.url),
  full: () => new URL('./formwork-full.wasm', import.meta.url),
  presets: () => new URL('./presets.json', import.meta.url),
};
const instances = new Map();
const fields = new WeakMap();

export { FormworkError };

/**
 * Loads a module: the small one with masks and allowed characters, or the full one if `with` contains any of `regex`,
 * `numbers`, `dates`, `phones`, `cards`, `iban`, and `presets`.
 *
 * `url` is the address of a module elsewhere, relative to the page, and `bytes` are those of a module.
 *
 * `presets` are formats by name, for either module: your own, as an object, or `plain` for those of
 * `presets.json`, which are only masks.
 */
export function load(options) {
  const { with: list, presets, url, bytes } = options ?? {};
  warnOfUnknown(options, ['with', 'presets', 'url', 'bytes'], 'load()');
  if (typeof list === 'string') warn(`“with” is a list. Write load({ with: ['${list}'] }).`);
  const wanted = [list ?? []].flat();
  const unknown = wanted.find((kind) => !kinds.includes(kind));
  if (unknown !== undefined) {
    return Promise.reject(new FormworkError('unknownName', `“${unknown}” isn’t a part of Formwork. Use one of: ${kinds.join(', ')}.`));
  }
  const source = bytes ?? String(url ?? addresses[wanted.length ? 'full' : 'small']());
  if (!instances.has(source)) {
    const instance = instantiate(source).then((module) => new Formwork(new Engine(module.instance)));
    instances.set(source, instance);
    // A module that failed to load may be loaded later.
    instance.catch(() => instances.delete(source));
  }
  const loaded = presets === undefined ? instances.get(source) : withPresets(instances.get(source), presets);
  if (typeof customElements !== 'undefined') defineElement(() => loaded.then((formwork) => formwork.engine));
  return loaded;
}

function instantiate(source) {
  return available('The engine can’t be loaded, so inputs stay unmasked. Check the URL of the module.', async () => {
    if (typeof source !== 'string') return WebAssembly.instantiate(source, {});
    const response = await read(source);
    const isTyped = response.headers.get('content-type')?.startsWith('application/wasm');
    return isTyped
      ? WebAssembly.instantiateStreaming(response, {})
      : WebAssembly.instantiate(await response.arrayBuffer(), {});
  });
}

async function withPresets(loading, presets) {
  const [formwork, entries] = await Promise.all([loading, presets === 'plain' ? plainPresets() : presets]);
  if (typeof entries !== 'object') {
    throw new FormworkError('unknownName', `“${entries}” isn’t a set of presets. Use “plain”, or an object of formats by name.`);
  }
  for (const [name, preset] of Object.entries(entries ?? {})) {
    naming({ localName: `The preset “${name}”` }, () => formwork.engine.addPreset(name, preset));
  }
  return formwork;
}

function plainPresets() {
  return available('The presets can’t be loaded. Check the URL of presets.json.', async () => (
    (await read(addresses.presets().href)).json()));
}

async function read(address) {
  if (address.startsWith('file:')) {
    // A bundler for pages has no such module, and must leave it alone.
    const files = 'node:fs/promises';
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ files);
    return new Response(await readFile(new URL(address)));
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned the status ${response.status}.`);
  return response;
}

async function available(message, body) {
  try {
    return await body();
  } catch (cause) {
    const error = new FormworkError('unavailable', message, { cause });
    globalThis.console?.warn(`Formwork: ${error.message}`, cause);
    throw error;
  }
}

/** A loaded module. */
export class Formwork {
  #formats = new Map();

  constructor(engine) {
    this.engine = engine;
  }

  /** Masks an input, or changes the format of a masked one. */
  attach(input, format, options) { return naming(input, () => this.#attach(input, format, options ?? {})); }

  #attach(input, format, options) {
    rejectInput(input);
    const present = this.fieldOf(input);
    if (present) {
      present.update(format, options);
      return present;
    }
    const field = new Field(input, this.engine, format, options);
    fields.set(input, field);
    return field;
  }

  /** Returns the field of an input, or null if it has none. */
  fieldOf(input) {
    const field = fields.get(input);
    return field && !field.isDetached ? field : null;
  }

  /**
   * Masks every input in `root` with a `data-formwork` attribute: a pattern, or a format as JSON. If some attributes
   * are wrong, the other inputs are masked, and an error then lists all mistakes.
   */
  scan(root = document) {
    if (typeof root?.querySelectorAll !== 'function') {
      throw new FormworkError('notAnElement', 'There is nothing to scan. Pass an element, a shadow root, or a document.');
    }
    const errors = [];
    const scanned = [];
    for (const input of root.querySelectorAll('[data-formwork]')) {
      if (this.fieldOf(input)) continue;
      try {
        scanned.push(naming(input, () => this.#scan(input, root)));
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length === 0) return scanned;
    const error = errors.length === 1
      ? errors[0] : new FormworkError(errors[0].code, errors.map(({ message }) => message).join('\n'));
    error.errors = errors;
    throw error;
  }

  #scan(input, root) {
    const { formwork: written, formworkMessage: selector, formworkSubmit: submit, formworkGuide: guide } = input.dataset;
    const format = written.trim().startsWith('{') ? parseFormat(written, this.engine) : { mask: written };
    let message = null;
    try {
      message = selector ? root.querySelector(selector) : null;
    } catch {
      throw new FormworkError('notAnElement', `“${selector}” isn’t a selector, such as “#message”.`);
    }
    if (selector && !message) warn(`${nameOf(input)}: No element matches “${selector}”.`);
    return this.attach(input, format, { message, guide: guide !== undefined, submit });
  }

  /** Formats arbitrary text, such as a paste. */
  format(format, text) { return this.#read(format, text, false).text; }

  /** Returns the formatted text of a value. */
  mask(format, value) { return this.#read(format, value, true).text; }

  /** Returns the value of a text, or null if something is missing, wrong, or unused. */
  unmask(format, text) {
    const { value, state, unused } = this.#read(format, text, false);
    return state === 'valid' && unused === '' ? value : null;
  }

  /** Checks a text with a format. */
  check(format, text) {
    const { text: formatted, value, state, issue, isFull, unused } = this.#read(format, text, false);
    return { text: formatted, value, state, issue, isFull, unused };
  }

  /** Throws the mistake in a format, or returns warnings. */
  validate(format) {
    this.#handle(format);
    return { warnings: this.engine.warnings(this.engine.definition(format)) };
  }

  /** Runs a script of key presses, an object or a line of JSON, and returns an object. */
  replay(script) {
    return JSON.parse(this.engine.replay(typeof script === 'string' ? script : JSON.stringify(script ?? null)));
  }

  #read(format, text, isValue) { return this.engine.format(this.#handle(format), String(text ?? ''), isValue); }

  /** Returns a compiled format. The most recently used ones are cached. */
  #handle(format) {
    const key = this.engine.definition(format);
    let handle = this.#formats.get(key);
    if (handle) {
      this.#formats.delete(key);
    } else {
      handle = this.engine.make(key);
      if (this.#formats.size >= 64) {
        const [[oldest, unused]] = this.#formats;
        this.#formats.delete(oldest);
        this.engine.free(unused);
      }
    }
    this.#formats.set(key, handle);
    return handle;
  }
}
