import { ask } from './engine.js';
import { EditHistory, bare, focusedElement, follow, insert, intercept, select } from './writing.js';

const deletions = {
  deleteContentBackward: [ask.deleteBackward, 0], deleteContentForward: [ask.deleteForward, 0],
  deleteWordBackward: [ask.deleteBackward, 1], deleteWordForward: [ask.deleteForward, 1],
  deleteSoftLineBackward: [ask.deleteBackward, 2], deleteSoftLineForward: [ask.deleteForward, 2],
  deleteHardLineBackward: [ask.deleteBackward, 2], deleteHardLineForward: [ask.deleteForward, 2],
};

/** Whether a composition may come from a Latin keyboard. Input methods for other scripts compose Latin letters, too. */
const isTyped = (data) => data === null || !/[^\u0000-\u024f]/.test(data);

/**
 * The text of an input and its edits: by keys, the browser's history, input methods, the focus, and code.
 *
 * The engine handles each edit instead of the browser, and the result is inserted as an edit of the browser. So the
 * browser's own undo, `input`, and `change` continue to work. Edits that can't be prevented are corrected afterwards.
 * Text that an input method is composing isn't changed until it is done.
 */
export class Editing {
  // The engine's actions, and the field's reactions to changes.
  #host;

  // The engine's last state.
  state;

  // The text that the field has set. Any other text was set by code.
  shown = '';

  #past = new EditHistory();

  // Whether code has assigned a text that no event has reported.
  #isUnreported = false;

  // The input's value, without interception.
  #property;

  // The state that an edit by the field leads to, null in the history of the browser, or nothing while there is no edit.
  #writing;
  #isComposing = false;

  // Whether the text has to stay as it is, because an input method is composing what isn't formatted yet.
  #isWaiting = false;

  // The selection in which a composition has begun, until its first letters.
  #compositionStart = null;

  // The letters of the word that the field formats while it is composed, and the text that they led to.
  #word = null;
  #isLatin;
  #room = -1;

  constructor(input, host) {
    this.input = input;
    this.#host = host;
  }

  /** Listens to the input, and formats its text. */
  begin() {
    const { input } = this;
    const { on, guard } = this.#host;
    on('beforeinput', (event) => this.#beforeInput(event));
    on('input', (event) => this.#input(event));
    on('keydown', (event) => this.#keyDown(event));
    on('compositionstart', () => this.#beginComposition());
    on('compositionend', () => this.#endComposition());
    on('focus', () => this.#focus());
    on('blur', () => this.#blur());
    this.#property = intercept(input, (text) => {
      guard(() => this.#assign(text));
      if (this.#isDetached) input.value = text;
    });
    this.#take();
  }

  /** Leaves the input, which keeps its text. */
  end() { this.#property.release(); }

  /** Prepares for another format. */
  use(undoesRuns) {
    this.#past.undoesRuns = undoesRuns;
    this.#past.endRun();
    this.#isLatin = undefined;
  }

  get #isDetached() { return this.#host.signal.aborted; }

  get #range() { return { lower: this.input.selectionStart, upper: this.input.selectionEnd }; }

  get #isLocked() { return this.input.readOnly || this.input.disabled; }

  // -- Edits

  #beforeInput(event) {
    if (this.#writing !== undefined || this.#isLocked) return;
    // Edits that can't be prevented are corrected afterwards.
    if (this.#isComposing || event.isComposing || !event.cancelable) return;
    this.sync();
    this.#measure();
    const range = this.#range;
    if (range.lower !== this.state.selection[0] || range.upper !== this.state.selection[1]) this.#past.endRun();
    const deletion = deletions[event.inputType];
    let text;
    if (deletion || event.inputType === 'deleteByCut' || event.inputType === 'deleteContent') {
      text = '';
    } else if (event.inputType === 'insertText' || event.inputType.startsWith('insertFromPaste')
      || event.inputType === 'insertFromYank') {
      text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    } else {
      return;
    }
    event.preventDefault();
    const [action, count] = range.lower === range.upper && deletion ? deletion : [ask.replace, 0];
    const state = this.#host.do(action, { ...range, count, text });
    // WebKit inserts nothing if `maxlength` has no room for a key.
    const isCut = event.inputType === 'insertText' && text === '' && this.#room >= 0 && range.lower === range.upper;
    this.#carryOut(isCut ? { ...state, isRejected: true, rejection: 'noRoom' } : state, { inserted: text });
  }

  #input(event) {
    if (this.#writing !== undefined) return this.#written(event);
    if (this.#isComposing || event.isComposing) {
      // The keyboards of phones compose all text. If only Latin letters are accepted, there is no need to wait.
      this.#isWaiting = !isTyped(event.data) || !this.#latin;
      if (!this.#isWaiting) this.#compose(event.data);
      return;
    }
    if (event.inputType === 'historyUndo') return void this.#history(ask.undone, 'undo');
    if (event.inputType === 'historyRedo') return void this.#history(ask.redone, 'redo');
    if (this.input.value === this.shown) {
      // Some tools that fill in forms assign a value, and then send this event.
      if (this.#isUnreported && !event.inputType) this.#changed('autoFill');
      return;
    }
    switch (event.inputType) {
      // Text that is dragged within the field arrives with the next event, at its position in the present text.
      case 'deleteByDrag': return void setTimeout(() => this.#isDetached || this.#reconcile());
      default: this.#reconcile(event.inputType ? undefined : 'autoFill');
    }
  }

  #keyDown(event) {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!steps || event.isComposing || this.#isLocked || event.shiftKey || event.altKey || event.ctrlKey
      || event.metaKey) return;
    this.sync();
    const state = this.#host.do(ask.step, { ...this.#range, count: steps });
    if (!state) return;
    event.preventDefault();
    this.#carryOut(state);
  }

  #beginComposition() {
    if (this.#isLocked) return;
    this.sync();
    this.#measure();
    if (!this.#latin) this.#host.do(ask.select, this.#range);
    this.#compositionStart = this.#range;
    this.#isComposing = true;
    this.#isWaiting = true;
  }

  /** Formats the word that a keyboard composes; `letters` are all of the word's. */
  #compose(letters) {
    const { input } = this;
    const start = this.#compositionStart;
    if (letters === null || !this.#isComposing || this.#isLocked) return this.#reconcile('inputMethod');
    if (start) {
      this.#compositionStart = null;
      if (!this.#continues(start, letters)) {
        const { lower, upper } = start;
        const isWhole = input.value === this.shown.slice(0, lower) + letters + this.shown.slice(upper);
        this.#word = isWhole ? { isRewritten: false } : null;
        if (isWhole) this.#host.do(ask.select, start);
      }
    }
    // The keyboard has added letters to a word that was there already.
    if (!this.#word) return this.#reconcile('inputMethod');
    this.#measure();
    const state = this.#host.do(ask.compose, { text: letters });
    const { text, selection: [caret] } = state;
    this.#word = { letters, text, caret, isRewritten: this.#word.isRewritten || input.value !== text };
    this.#carryOut(state, { cause: 'inputMethod' });
  }

  /** Whether a keyboard goes on with a word whose composition has ended because the field has formatted it. */
  #continues({ lower, upper }, letters) {
    const word = this.#word;
    return word?.isRewritten && this.shown === word.text && lower === word.caret && upper === word.caret
      && letters.length > word.letters.length && letters.startsWith(word.letters);
  }

  #endComposition() {
    this.#isComposing = false;
    this.#isWaiting = false;
    // Some browsers insert the text after this event, and some before.
    queueMicrotask(() => this.#isDetached || this.#isComposing || this.#reconcile('inputMethod', ask.composed));
  }

  /** Handles a change that the browser has made: the difference is an edit. */
  #reconcile(cause, action = ask.changed) {
    if (this.input.value === this.shown || this.#isLocked) return;
    this.#measure();
    const state = this.#host.do(action, { ...this.#range, text: this.input.value });
    if (state) this.#carryOut(state, { cause });
  }

  /** Handles one step of the browser's history, and continues if the step leads to an unformatted text or into a run. */
  #history(action, command) {
    const { input } = this;
    const step = command === 'undo' ? -1 : 1;
    for (let steps = 0; steps < 1000 && !this.#past.move(step, input.value); steps += 1) {
      const before = input.value;
      this.#write(null, () => input.ownerDocument.execCommand(command));
      if (input.value === before) {
        this.#past.moveToEnd(step);
        break;
      }
    }
    const state = this.#host.do(action, { text: input.value });
    if (state) this.#carryOut(state, { cause: 'undo' });
  }

  #carryOut(state, { inserted = '', cause } = {}) {
    this.#past.extendRun(state);
    this.state = state;
    if (cause && state.cause) state.cause = cause;
    this.#show();
    if (state.isRejected) this.#host.rejected(state.rejection, inserted);
    else this.#host.accepted();
    if (state.isChanged) this.#changed(state.cause);
    this.#host.show();
  }

  // -- Changes by code

  /** Takes a text that code has assigned without the property, such as by `setRangeText`. */
  sync() {
    if (this.#isDetached || this.#writing !== undefined || this.#isWaiting || this.input.value === this.shown) return;
    this.setText(this.input.value);
  }

  /** Takes the text that is in the input already. If the user typed it before the module came, it is read like keys. */
  #take() {
    const { value, defaultValue, selectionEnd } = this.input;
    if (value === defaultValue) return this.setText(value);
    const state = this.#host.do(ask.composed, { lower: value.length, text: value });
    this.adopt(state);
    this.#keepCaret(value, selectionEnd);
    if (state.isRejected) this.#host.rejected(state.rejection, value);
  }

  /** Takes a value that code assigns to the input: it's formatted at once, and the caret stays before what follows it. */
  #assign(text) {
    const { input } = this;
    if (this.#isWaiting) return void this.#property.assign(text);
    if (this.#isShown(text)) return;
    const caret = this.#writing ? this.state.selection[1] : input.selectionEnd;
    const before = input.value;
    this.setText(text);
    this.#isUnreported = this.shown !== before;
    this.#keepCaret(before, caret);
  }

  /** Places the caret before the letters and digits that followed it in another text. */
  #keepCaret(text, position) {
    if (focusedElement(this.input) !== this.input) return;
    const caret = follow(text, position, this.shown);
    this.state.selection = [caret, caret];
    select(this.input, this.state.selection);
  }

  /**
   * Whether code assigns what the field contains: the text, the value, or the text without the mask's characters, which
   * could mean something else as a new text. If “+1 (2” is shown, a handler may write back “12”.
   */
  #isShown(text) {
    const { value } = this.state;
    if (this.input.value !== this.shown) return false;
    return text === this.shown || text === value
      || (value !== this.shown && text === bare(this.shown) && value.replace('+', '') === bare(value)
        && focusedElement(this.input) === this.input);
  }

  /** Sets the text for code. */
  setText(text) {
    this.#host.assigned();
    this.adopt(this.#host.do(ask.setText, { text }));
  }

  /** Shows a state that code has led to, without events. The browser's history no longer leads to earlier ones. */
  adopt(state) {
    this.state = state;
    const hadFocus = focusedElement(this.input) === this.input;
    if (this.input.value !== state.text) this.#property.assign(state.text);
    if (hadFocus) select(this.input, state.selection);
    this.#past.clear();
    this.#note();
    this.#host.show();
  }

  #focus() {
    if (this.#isLocked) return;
    this.sync();
    this.#tidy(this.#host.do(ask.focus));
    this.#host.draw();
  }

  #blur() {
    if (this.#isComposing) {
      this.#isComposing = false;
      this.#isWaiting = false;
      this.#reconcile('inputMethod', ask.composed);
    }
    if (this.#isLocked) return;
    this.sync();
    this.#tidy(this.#host.do(ask.blur), true);
    this.#past.endRun();
    this.#host.show();
    this.#host.draw();
  }

  /** Shows the text after the field gets or loses the focus. This isn't an edit or an undo step. */
  #tidy(state, isLeaving = false) {
    const { input } = this;
    this.state = state;
    if (input.value === state.text) return;
    this.#put(state);
    this.#write(state, () => {
      input.dispatchEvent(new Event('input', { bubbles: true }));
      if (isLeaving) input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    this.#changed('focus');
  }

  // -- Display

  #show() {
    const state = this.state;
    this.#write(state, () => {
      if (insert(this.input, state.text) && this.shown === state.text) return;
      // A handler may have assigned another text already.
      if (this.state !== state) return;
      this.#put(state);
      this.input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    if (this.state === state) select(this.input, state.selection);
    this.#note();
  }

  /** Assigns a text that an event will report. */
  #put({ text, selection }) {
    if (this.input.value !== text) this.#property.put(text);
    this.#note();
    select(this.input, selection);
  }

  /** Writes a state. A text that a handler of its events assigns is taken at once. */
  #write(state, body) {
    this.#writing = state;
    try {
      body();
    } finally {
      this.#writing = undefined;
    }
    if (state) this.sync();
  }

  /** Handles the event of an edit of the field's own. Others see it if the text is formatted, with its caret. */
  #written(event) {
    const state = this.#writing;
    if (state === null) return event.stopImmediatePropagation();
    if (this.input.value !== state.text) return;
    this.#note();
    select(this.input, state.selection);
  }

  #note() {
    // If the input removes line breaks or truncates, its own text is used from now on.
    this.shown = this.input.value;
    this.#past.note(this.shown);
    this.#host.draw();
  }

  /** `maxlength` may be set at any time. */
  #measure() {
    const { maxLength } = this.input;
    if (maxLength === this.#room) return;
    this.#room = maxLength;
    this.#host.do(ask.room, { count: maxLength });
  }

  get #latin() { return this.#isLatin ??= this.#host.isLatin(); }

  #changed(cause) {
    this.#isUnreported = false;
    this.#host.changed(cause);
  }
}
