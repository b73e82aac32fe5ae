const isHigh = (unit) => unit >= 0xd800 && unit < 0xdc00;
const isLow = (unit) => unit >= 0xdc00 && unit < 0xe000;

/** Returns the smallest range in which two texts differ, and its replacement, without splitting surrogate pairs. */
export function difference(from, to) {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  if (start > 0 && isHigh(from.charCodeAt(start - 1))) start -= 1;
  let tail = 0;
  while (tail < shorter - start && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail += 1;
  if (tail > 0 && isLow(from.charCodeAt(from.length - tail))) tail -= 1;
  return { start, end: from.length - tail, replacement: to.slice(start, to.length - tail) };
}

/** Returns the focused element, including in shadow trees. */
export function focusedElement(input) {
  const root = input.getRootNode();
  return 'activeElement' in root ? root.activeElement : null;
}

/**
 * Changes the text of an input like a user's edit, so that the browser's own history records it and it sends `input`.
 *
 * @returns whether that was possible. The browser may have inserted a part of the text.
 */
export function insert(input, text) {
  const shown = input.value;
  if (shown === text) return true;
  if (focusedElement(input) !== input || input.readOnly || input.disabled) return false;
  const { start, end, replacement } = difference(shown, text);
  input.setSelectionRange(start, end);
  const { ownerDocument } = input;
  return replacement === ''
    ? ownerDocument.execCommand('delete') : ownerDocument.execCommand('insertText', false, replacement);
}

/**
 * Intercepts what code assigns to the value of an input, by a property of the element, as frameworks do.
 *
 * @returns `assign`, which sets the value as if it weren't intercepted; `put`, which no framework notices until the
 *   next event; and `release`.
 */
export function intercept(input, take) {
  const earlier = Object.getOwnPropertyDescriptor(input, 'value');
  let owner = input;
  let native;
  while (!native) native = Object.getOwnPropertyDescriptor(owner = Object.getPrototypeOf(owner), 'value');
  const next = earlier ?? native;
  let isReleased = false;
  const assign = (text) => next.set.call(input, text);
  const set = (text) => (isReleased ? assign(text) : take(text === null ? '' : String(text)));
  Object.defineProperty(input, 'value', { ...next, configurable: true, get: () => next.get.call(input), set });
  return {
    assign,
    put: (text) => native.set.call(input, text),
    release() {
      isReleased = true;
      // Another library may have intercepted the value since.
      if (Object.getOwnPropertyDescriptor(input, 'value')?.set !== set) return;
      if (earlier) Object.defineProperty(input, 'value', earlier);
      else delete input.value;
    },
  };
}

const isContent = (character) => /[\p{L}\p{N}]/u.test(character);

/** Returns the letters and digits of a text. */
export const bare = (text) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the position in a text that is followed by as many letters and digits as a position in another text. */
export function follow(from, position, to) {
  let count = bare(from.slice(position)).length;
  let end = to.length;
  while (count > 0 && end > 0) {
    end -= 1;
    if (isContent(to[end])) count -= 1;
  }
  return end;
}

/** Sets the selection of the focused input if it differs. In other inputs, some browsers would move the focus. */
export function select(input, [lower, upper]) {
  if (focusedElement(input) !== input) return;
  if (input.selectionStart !== lower || input.selectionEnd !== upper) input.setSelectionRange(lower, upper);
}

/**
 * The texts between which the browser's history moves. It doesn't rest inside a run of typed characters that one step
 * of undo takes back.
 */
export class EditHistory {
  undoesRuns = false;
  #states = [];
  #place = -1;
  #isInRun = false;

  clear() {
    this.#states = [];
    this.#place = -1;
    this.#isInRun = false;
  }

  /** Records the text after an edit. */
  note(text) {
    if (this.#states[this.#place]?.text === text) return;
    this.#states.length = this.#place + 1;
    this.#states.push({ text, isInner: false });
    // Browsers limit their history, too.
    if (this.#states.length > 1000) this.#states.shift();
    this.#place = this.#states.length - 1;
  }

  /** Continues or ends a run of typed characters, before the next text is recorded. */
  extendRun({ cause, text, isRejected }) {
    const isTyped = this.undoesRuns && cause === 'typing' && !isRejected;
    const present = this.#states[this.#place];
    if (isTyped && this.#isInRun && present && present.text !== text) present.isInner = true;
    this.#isInRun = isTyped;
  }

  endRun() { this.#isInRun = false; }

  /** Moves to a text that undo, -1, or redo, 1, has led to, and returns whether the history can rest there. */
  move(step, text) {
    let index = this.#place + step;
    while (this.#states[index] && this.#states[index].text !== text) index += step;
    const state = this.#states[index];
    if (!state || state.isInner) return false;
    this.#place = index;
    return true;
  }

  /** Moves to the first or last text, because the browser's history has ended. */
  moveToEnd(step) { this.#place = step < 0 ? 0 : this.#states.length - 1; }
}
