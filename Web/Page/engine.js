import { FormworkError } from './errors.js';

// The actions on a field, with the numbers of `PageAction`.
export const ask = {
  look: 0, select: 1, replace: 2, deleteBackward: 3, deleteForward: 4, changed: 5, undone: 6, redone: 7,
  setValue: 8, setText: 9, focus: 10, blur: 11, step: 12, room: 13, undo: 14, redo: 15, compose: 16, composed: 17,
};

const flags = { valid: 1, full: 2, changed: 4, rejected: 8, completes: 16, fills: 32 };
const causes = [null, 'typing', 'paste', 'deletion', 'stepping', 'undo', 'inputMethod', 'focus'];
const elsewhere = 'The small module only has masks and allowed characters. Load the full one: load({ with: [\'regex\'] }).';
const elsewhereByName = 'The small module doesn’t have this preset. Load the full one: load({ with: [\'presets\'] }).';

// The options next to a preset's name: those that apply, and those that the preset itself determines.
// `now`, `placeholder`, and `case` are earlier names.
const counted = ['version', 'today', 'now', 'valuePattern', 'maximumLength', 'contentType', 'undoSteps'];
const settled = [
  'preset', 'completion', 'completesOnFocus', 'autoskip', 'deletion', 'overflow', 'insertion', 'placeholderCharacter',
  'placeholder', 'letterCase', 'case', 'digits',
];
const keyboards = ['any', 'digits', 'decimal', 'phone', 'numbersAndPunctuation', 'ascii', 'email', 'url'];

/**
 * The WebAssembly module. Strings are passed in one UTF-16 buffer, like JavaScript's strings and selections, so
 * offsets are never converted.
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

  /** Registers a format by name, or throws the mistake in it. */
  addPreset(name, preset) {
    this.free(this.make(this.definition(preset?.format)));
    this.#presets.set(name, preset);
  }

  /** Returns the definition of a format for the module, which doesn't know the page's presets. */
  definition(format) {
    if (typeof format !== 'object' || !format) {
      throw new FormworkError('wrongType', 'A format is an object, such as { mask: \'[000]\' }.', { path: '$' });
    }
    const preset = this.#presets.get(format?.preset);
    // The module has no clock, and a card may have expired.
    if (!preset) {
      return JSON.stringify(format?.preset && !('now' in format) ? { today: today(), ...format } : format);
    }
    const definition = { ...preset.format };
    for (const key of Object.keys(format)) {
      if (counted.includes(key)) definition[key] = format[key];
      // The module reports the mistake.
      else if (!settled.includes(key)) return JSON.stringify(format);
    }
    return JSON.stringify(definition);
  }

  /** Creates a field for a definition, or throws the mistake in it. */
  make(definition) {
    const handle = this.#call('formwork_make', this.#put(definition));
    if (!handle) throw this.#error();
    return handle;
  }

  /** Returns warnings about the masks of a valid definition. */
  warnings(definition) {
    this.#call('formwork_warnings', this.#put(definition));
    return JSON.parse(this.#text());
  }

  free(handle) {
    if (!this.#isBroken) this.#call('formwork_free', handle);
  }

  /** Changes the format of a field; the value is kept. */
  use(handle, definition) {
    if (!this.#call('formwork_use', handle, this.#put(definition))) throw this.#error();
    return this.#state();
  }

  /** Performs an action on a field; returns null if there was nothing to do. */
  do(handle, action, { lower = 0, upper = lower, count = 0, text = '' } = {}) {
    const length = this.#put(text);
    return this.#call('formwork_do', handle, action, lower, upper, count, length)
      ? this.#state() : null;
  }

  /** Formats a text, or a value, with the format of a field, without changing the field. */
  format(handle, text, isValue) {
    this.#call('formwork_format', handle, isValue ? 1 : 0, this.#put(text));
    return this.#state();
  }

  remainder(handle) {
    const length = this.#call('formwork_remainder', handle);
    return this.#get(this.#start, length);
  }

  /** Returns the details of a field's text by name. */
  details(handle) {
    const length = this.#call('formwork_details', handle);
    return JSON.parse(this.#get(this.#start, length) || '{}');
  }

  keyboard(handle) { return keyboards[this.#call('formwork_keyboard', handle)]; }

  /** Returns the purpose of a format as a value of `autocomplete`; empty for none. */
  purpose(handle, format) {
    const length = this.#call('formwork_purpose', handle);
    return this.#get(this.#start, length) || (this.#presets.get(format?.preset)?.purpose ?? '');
  }

  isLatin(handle) { return this.#call('formwork_latin', handle) === 1; }

  /** Runs a line of a replay, and returns the answer as a line. */
  replay(line) {
    this.#call('formwork_replay', this.#put(line));
    return this.#text();
  }

  #call(name, ...numbers) {
    if (this.#isBroken) throw new FormworkError('engineFailed', 'The engine has stopped after a failure. Reload the page.');
    try {
      const result = this.#calls[name](...numbers);
      this.#look();
      return result;
    } catch (error) {
      // Its memory may be corrupt, so it must not be used any more.
      this.#isBroken = true;
      throw new FormworkError('engineFailed', 'The engine has failed. Reload the page, and report the cause.', { cause: error });
    }
  }

  // The memory moves when it grows, and so do the strings.
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
    const answer = {
      selection: [this.#number(2), this.#number(3)],
      text: next(4),
      value: next(5),
      removed: next(6),
      unused: next(7),
      issue: next(8) || null,
      visibleIssue: next(9) || null,
      rejection: next(10) || null,
      cause: causes[this.#number(11)],
      remainingLength: this.#number(12) < 0 ? null : this.#number(12),
      isFull: (bits & flags.full) !== 0,
      isChanged: (bits & flags.changed) !== 0,
      isRejected: (bits & flags.rejected) !== 0,
      completes: (bits & flags.completes) !== 0,
      fills: (bits & flags.fills) !== 0,
    };
    answer.state = bits & flags.valid ? 'valid' : answer.issue ? 'invalid' : answer.value ? 'incomplete' : 'empty';
    return answer;
  }

  #error() {
    const { code, message, path, offset } = JSON.parse(this.#text());
    const isElsewhere = code === 'unsupportedFormat' && path !== '$';
    const advice = path === '$.preset' ? elsewhereByName : elsewhere;
    return new FormworkError(code, isElsewhere ? advice : message, { path, offset });
  }
}

/** Returns the date of the device in ISO 8601. */
function today() {
  const now = new Date();
  const digits = (number, count) => String(number).padStart(count, '0');
  return `${digits(now.getFullYear(), 4)}-${digits(now.getMonth() + 1, 2)}-${digits(now.getDate(), 2)}`;
}
