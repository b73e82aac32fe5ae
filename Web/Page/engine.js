import { FormworkError } from './errors.js';

// What can be asked of a field, by the numbers of `PageAction`.
export const ask = {
  look: 0, select: 1, replace: 2, deleteBackward: 3, deleteForward: 4, changed: 5, undone: 6, redone: 7,
  setValue: 8, setText: 9, focus: 10, blur: 11, step: 12, room: 13, undo: 14, redo: 15,
};

const flags = { complete: 1, full: 2, changed: 4, rejected: 8, completes: 16, fills: 32 };
const causes = [null, 'typing', 'paste', 'deletion', 'stepping', 'undo', 'inputMethod', 'focus'];
const elsewhere = 'The small module has masks and filters only. Load the other: load({ with: [\'regex\'] }).';
const elsewhereByName = 'The small module doesn’t know this preset. Load the other: load({ with: [\'presets\'] }).';

// What stands beside a preset's name: options that count, and those that are the preset's own matter.
const counted = ['version', 'valuePattern', 'maximumLength', 'undoSteps'];
const settled = [
  'preset', 'completion', 'completesOnFocus', 'autoskip', 'deletion', 'overflow', 'insertion', 'placeholder', 'case', 'digits',
];
const keyboards = ['any', 'digits', 'decimal', 'phone', 'numbersAndPunctuation', 'ascii'];

/**
 * The module of WebAssembly: texts go through one buffer in UTF-16, which is what JavaScript's strings and
 * selections count in, so that no offset is ever converted.
 */
export class Engine {
  #calls;
  #numbers = 0;
  #units;
  #integers;
  #room = 1024;
  #isBroken = false;
  #presets = new Map();

  constructor(instance) {
    this.#calls = instance.exports;
    this.#calls.formwork_start();
    this.#numbers = this.#calls.formwork_reserve(0) >>> 2;
    this.#look();
  }

  /** Makes a format known by a name; throws what is wrong with it. */
  addPreset(name, preset) {
    this.free(this.make(JSON.stringify(preset.format ?? null)));
    this.#presets.set(name, preset);
  }

  /** The definition of a format as the module reads it, which doesn't know the presets of the page. */
  definition(format) {
    const preset = this.#presets.get(format?.preset);
    if (!preset) return JSON.stringify(format);
    const definition = { ...preset.format };
    for (const key of Object.keys(format)) {
      if (counted.includes(key)) definition[key] = format[key];
      // The module says what is wrong with it.
      else if (!settled.includes(key)) return JSON.stringify(format);
    }
    return JSON.stringify(definition);
  }

  /** Makes a field of a definition; throws what is wrong with it. */
  make(definition) {
    const handle = this.#call('formwork_make', this.#put(definition));
    if (!handle) throw this.#error();
    return handle;
  }

  /** What looks wrong with the masks of a definition that can be made. */
  warnings(definition) {
    this.#call('formwork_warnings', this.#put(definition));
    return JSON.parse(this.#text());
  }

  free(handle) {
    if (!this.#isBroken) this.#call('formwork_free', handle);
  }

  /** Gives a field another format; the value is kept. */
  use(handle, definition) {
    if (!this.#call('formwork_use', handle, this.#put(definition))) throw this.#error();
    return this.#state();
  }

  /** Does something to a field; null if there was nothing to do. */
  do(handle, action, { lower = 0, upper = lower, count = 0, text = '' } = {}) {
    const length = this.#put(text);
    return this.#call('formwork_do', handle, action, lower, upper, count, length)
      ? this.#state() : null;
  }

  /** Formats a text, or a value, by the format of a field that stays as it is. */
  format(handle, text, isValue) {
    this.#call('formwork_format', handle, isValue ? 1 : 0, this.#put(text));
    return this.#state();
  }

  remainder(handle) {
    const length = this.#call('formwork_remainder', handle);
    return this.#get(this.#start, length);
  }

  keyboard(handle) { return keyboards[this.#call('formwork_keyboard', handle)]; }

  /** What a field of a format is for, in the words of `autocomplete`; an empty text for nothing particular. */
  purpose(handle, format) {
    const length = this.#call('formwork_purpose', handle);
    return this.#get(this.#start, length) || (this.#presets.get(format?.preset)?.purpose ?? '');
  }

  isLatin(handle) { return this.#call('formwork_latin', handle) === 1; }

  /** Answers a line of a replay with a line. */
  replay(line) {
    this.#call('formwork_replay', this.#put(line));
    return this.#text();
  }

  #call(name, ...numbers) {
    if (this.#isBroken) throw new FormworkError('engineFailed', 'The engine has stopped after a failure.');
    try {
      const result = this.#calls[name](...numbers);
      this.#look();
      return result;
    } catch (error) {
      // Whatever is in its memory now, nobody should go on with it.
      this.#isBroken = true;
      throw new FormworkError('engineFailed', 'The engine has failed.', { cause: error });
    }
  }

  // The memory moves when it grows, and the texts when they do.
  #look() {
    const { buffer } = this.#calls.memory;
    if (this.#units?.buffer === buffer) return;
    this.#units = new Uint16Array(buffer);
    this.#integers = new Int32Array(buffer);
  }

  #number(index) { return this.#integers[this.#numbers + index]; }

  get #start() { return this.#number(0) >>> 1; }

  #put(text) {
    const { length } = text;
    if (length > this.#room) {
      this.#call('formwork_reserve', length);
      this.#room = length;
    }
    const units = this.#units;
    const start = this.#start;
    for (let index = 0; index < length; index += 1) units[start + index] = text.charCodeAt(index);
    return length;
  }

  #get(start, length) {
    if (length === 0) return '';
    if (length > 4096) {
      let text = '';
      for (let index = 0; index < length; index += 4096) {
        text += this.#get(start + index, Math.min(4096, length - index));
      }
      return text;
    }
    return String.fromCharCode.apply(null, this.#units.subarray(start, start + length));
  }

  #text() { return this.#get(this.#start, this.#number(4)); }

  #state() {
    const bits = this.#number(1);
    let start = this.#start;
    const next = (index) => {
      const length = this.#number(index);
      start += length;
      return this.#get(start - length, length);
    };
    return {
      selection: [this.#number(2), this.#number(3)],
      text: next(4),
      value: next(5),
      removed: next(6),
      unused: next(7),
      issue: next(8) || null,
      visibleIssue: next(9) || null,
      rejection: next(10) || null,
      cause: causes[this.#number(11)],
      isComplete: (bits & flags.complete) !== 0,
      isFull: (bits & flags.full) !== 0,
      isChanged: (bits & flags.changed) !== 0,
      isRejected: (bits & flags.rejected) !== 0,
      completes: (bits & flags.completes) !== 0,
      fills: (bits & flags.fills) !== 0,
    };
  }

  #error() {
    const { code, message, path, offset } = JSON.parse(this.#text());
    const isElsewhere = code === 'unsupportedFormat' && path !== '$';
    const told = path === '$.preset' ? elsewhereByName : elsewhere;
    return new FormworkError(code, isElsewhere ? told : message, { path, offset });
  }
}
