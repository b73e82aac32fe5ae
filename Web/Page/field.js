import { ask } from './engine.js';
import { FormworkError, nameOf, naming, warnOfUnknown } from './errors.js';
import { Looks } from './looks.js';
import { bare, focusedElement, follow, insert, intercept, select } from './writing.js';

const deletions = {
  deleteContentBackward: [ask.deleteBackward, 0], deleteContentForward: [ask.deleteForward, 0],
  deleteWordBackward: [ask.deleteBackward, 1], deleteWordForward: [ask.deleteForward, 1],
  deleteSoftLineBackward: [ask.deleteBackward, 2], deleteSoftLineForward: [ask.deleteForward, 2],
  deleteHardLineBackward: [ask.deleteBackward, 2], deleteHardLineForward: [ask.deleteForward, 2],
};

// The types of inputs that have a selection; for others, reading it throws an error. One for email becomes one for text.
const types = ['text', 'search', 'tel', 'url', 'password', 'textarea', 'email'];

const optionNames = ['message', 'messages', 'guide', 'validates', 'submit'];

/** Throws an error for an option that can't be used, and warns of those that there aren't. */
function checkOptions(input, options) {
  warnOfUnknown(options, optionNames, nameOf(input));
  if (options.message && !options.message.setAttribute) {
    throw new FormworkError('notAnElement', 'The option “message” is an element of the page, not a selector.');
  }
}

/** Creates the engine's field of a format, or throws the mistake in it. */
function make(engine, format) {
  const definition = engine.definition(format);
  const handle = engine.make(definition);
  const { mask, alternatives } = format;
  const isEmpty = mask !== undefined && !alternatives
    && (/^[\s[\]]*$/.test(mask) || engine.warnings(definition).some(({ code }) => code === 'noSlots'));
  if (!isEmpty) return handle;
  engine.free(handle);
  throw new FormworkError(
    'noSlots', `Nothing can be typed into the pattern “${mask}”. Put slots between square brackets, as in “[000]”.`,
    { path: '$.mask' });
}

/** Whether a composition may come from a Latin keyboard. Input methods for other scripts compose Latin letters, too. */
const isTyped = (data) => data === null || !/[^\u0000-\u024f]/.test(data);

/** Throws an error with a fix if the input can't be masked. */
export function rejectInput(input) {
  if (!input || typeof input.addEventListener !== 'function') {
    throw new FormworkError('notAnInput', 'There is no such input. Pass an input or a textarea of the page.');
  }
  if (input.isContentEditable) {
    throw new FormworkError('unsupportedInput', 'An editable region can’t be masked. Use an input or a textarea.');
  }
  if (!types.includes(input.type)) {
    throw new FormworkError(
      'unsupportedInput',
      `An input of the type “${input.type ?? input.localName}” has no selection. Use the type “text” or “tel”, with inputmode for the keyboard.`);
  }
}

/**
 * An input with a format.
 *
 * The engine handles each edit instead of the browser, and the result is inserted as an edit of the browser. So the
 * browser's own undo, `input`, and `change` continue to work. Edits that can't be prevented are corrected afterwards.
 * Text that an input method is composing isn't changed until it is done.
 */
export class Field {
  #engine;
  #handle;
  #options;
  #listening = new AbortController();
  #isEmail;
  #form = null;
  #state;
  #looks;

  // The text that the field has set. Any other text was set by code.
  #shown = '';

  // The states between which the browser's history moves, and the index of the present one. It never rests inside a run
  // of typed characters that one step of undo takes back.
  #states = [];
  #place = -1;
  #undoesRuns;
  #isInRun = false;

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

  constructor(input, engine, format, options = {}) {
    rejectInput(input);
    checkOptions(input, options);
    this.input = input;
    this.#engine = engine;
    this.#handle = make(engine, format);
    this.#options = options;
    this.#isEmail = input.type === 'email';
    if (this.#isEmail) input.type = 'text';
    this.#look(format);
    this.#listen();
    this.#property = intercept(input, (text) => {
      this.#guard(() => this.#assign(text));
      if (this.isDetached) input.value = text;
    });
    this.#begin();
  }

  /** The value: the user's characters and the fixed literals. */
  get value() { return this.#current.value; }

  /** The displayed text. */
  get text() { return this.#current.text; }

  /** Whether the value has everything that the format requires. */
  get isComplete() { return this.#current.isComplete; }

  /** Whether no character can be added. */
  get isFull() { return this.#current.isFull; }

  /** The part of the text that the user still has to type. */
  get remainder() {
    this.#sync();
    return this.isDetached ? '' : this.#engine.remainder(this.#handle);
  }

  /**
   * Details of the text, also while it is typed: `brand` and `brandName` of a card, the `country` of an IBAN, the
   * `region` of a phone number. Other formats have none, and the small module has no such formats.
   */
  get details() {
    this.#sync();
    return this.isDetached ? {} : this.#engine.details(this.#handle);
  }

  /** The code of the value's issue, or null. */
  get issue() { return this.#current.issue; }

  /** The code of the issue to show now; null during typing and without an issue. */
  get visibleIssue() { return this.#looks.visible(this.#current); }

  /** Shows the issue now, also if the user hasn't left the field; an empty field has one if it is required. */
  showIssue() { this.#looks.insist(this.#current); }

  get selection() { return [this.input.selectionStart, this.input.selectionEnd]; }

  get isDetached() { return this.#listening.signal.aborted; }

  /** Sets the value without events, like an assignment to `input.value`. */
  setValue(value) {
    this.#requireAttached();
    this.#adopt(this.#do(ask.setValue, { text: String(value ?? '') }));
  }

  /** Changes the format; the value is kept. */
  update(format, options) { naming(this.input, () => this.#update(format, options)); }

  #update(format, options) {
    this.#requireAttached();
    if (options) checkOptions(this.input, options);
    this.#sync();
    this.#engine.free(make(this.#engine, format));
    const state = this.#engine.use(this.#handle, this.#engine.definition(format));
    if (options) this.#options = { ...this.#options, ...options };
    this.#isLatin = undefined;
    this.#looks.remove();
    this.#look(format);
    this.#adopt(state);
  }

  /** Removes the mask from the input, which keeps its text. */
  detach() {
    if (this.isDetached) return;
    this.#listening.abort();
    this.#property.release();
    this.#looks.remove();
    if (this.#isEmail) this.input.type = 'email';
    this.#engine.free(this.#handle);
  }

  #requireAttached() {
    if (this.isDetached) throw new FormworkError('detached', `The field of ${nameOf(this.input)} is detached. Attach the input again.`);
  }

  get #current() {
    this.#sync();
    return this.#state;
  }

  #do(action, request) { return this.#engine.do(this.#handle, action, request); }

  get #range() { return { lower: this.input.selectionStart, upper: this.input.selectionEnd }; }

  get #isLocked() { return this.input.readOnly || this.input.disabled; }

  #on(target, type, listener) {
    const { signal } = this.#listening;
    target.addEventListener(type, (event) => this.#guard(() => listener(event)), { signal, capture: true });
  }

  #listen() {
    const { input } = this;
    const on = (target, type, listener) => this.#on(target, type, listener);
    on(input, 'beforeinput', (event) => this.#beforeInput(event));
    on(input, 'input', (event) => this.#input(event));
    on(input, 'keydown', (event) => this.#keyDown(event));
    on(input, 'compositionstart', () => this.#beginComposition());
    on(input, 'compositionend', () => this.#endComposition());
    on(input, 'focus', () => this.#focus());
    on(input, 'blur', () => this.#blur());
    on(input, 'scroll', () => this.#drawGuide());
    on(input, 'invalid', () => this.showIssue());
    this.#listenToForm();
  }

  /** Listens to the form itself, whose events don't leave a shadow root. */
  #listenToForm() {
    const { form } = this.input;
    if (form === this.#form) return;
    this.#form = form;
    if (!form) return;
    const on = (type, listener) => this.#on(form, type, (event) => form === this.input.form && listener(event));
    on('submit', () => this.showIssue());
    on('reset', (event) => {
      const { value } = this;
      // The form is reset after its event.
      setTimeout(() => {
        if (this.isDetached || event.defaultPrevented) return;
        this.#setText(this.input.value);
        if (this.value !== value) this.#tellChange('reset');
      });
    });
    on('formdata', ({ formData }) => this.#submit(formData));
  }

  /** Replaces the text with the value in the data that a form sends. */
  #submit(data) {
    const { name, value: text } = this.input;
    const entries = [...data];
    const sent = entries.find((entry) => entry[0] === name && entry[1] === text);
    if (this.#options.submit !== 'value' || !sent) return;
    sent[1] = this.value;
    for (const [key] of entries) data.delete(key);
    for (const [key, entry] of entries) data.append(key, entry);
  }

  /** Runs code that calls the engine. If the engine fails, the input continues to work without a mask. */
  #guard(body) {
    try {
      body();
    } catch (error) {
      if (error.code !== 'engineFailed') throw error;
      this.detach();
      this.input.ownerDocument.defaultView.reportError?.(error);
    }
  }

  // -- Edits

  #beforeInput(event) {
    if (this.#writing !== undefined || this.#isLocked) return;
    // Edits that can't be prevented are corrected afterwards.
    if (this.#isComposing || event.isComposing || !event.cancelable) return;
    this.#sync();
    this.#measure();
    const range = this.#range;
    if (range.lower !== this.#state.selection[0] || range.upper !== this.#state.selection[1]) this.#isInRun = false;
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
    const state = this.#do(action, { ...range, count, text });
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
    if (this.input.value === this.#shown) {
      // Some tools that fill in forms assign a value, and then send this event.
      if (this.#isUnreported && !event.inputType) this.#tellChange('autoFill');
      return;
    }
    switch (event.inputType) {
      // Text that is dragged within the field arrives with the next event, at its position in the present text.
      case 'deleteByDrag': return void setTimeout(() => this.isDetached || this.#reconcile());
      default: this.#reconcile(event.inputType ? undefined : 'autoFill');
    }
  }

  #keyDown(event) {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!steps || event.isComposing || this.#isLocked || event.shiftKey || event.altKey || event.ctrlKey
      || event.metaKey) return;
    this.#sync();
    const state = this.#do(ask.step, { ...this.#range, count: steps });
    if (!state) return;
    event.preventDefault();
    this.#carryOut(state);
  }

  #beginComposition() {
    if (this.#isLocked) return;
    this.#sync();
    this.#measure();
    if (!this.#latin) this.#do(ask.select, this.#range);
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
        const isWhole = input.value === this.#shown.slice(0, lower) + letters + this.#shown.slice(upper);
        this.#word = isWhole ? { isRewritten: false } : null;
        if (isWhole) this.#do(ask.select, start);
      }
    }
    // The keyboard has added letters to a word that was there already.
    if (!this.#word) return this.#reconcile('inputMethod');
    this.#measure();
    const state = this.#do(ask.compose, { text: letters });
    const { text, selection: [caret] } = state;
    this.#word = { letters, text, caret, isRewritten: this.#word.isRewritten || input.value !== text };
    this.#carryOut(state, { cause: 'inputMethod' });
  }

  /** Whether a keyboard goes on with a word whose composition has ended because the field has formatted it. */
  #continues({ lower, upper }, letters) {
    const word = this.#word;
    return word?.isRewritten && this.#shown === word.text && lower === word.caret && upper === word.caret
      && letters.length > word.letters.length && letters.startsWith(word.letters);
  }

  #endComposition() {
    this.#isComposing = false;
    this.#isWaiting = false;
    // Some browsers insert the text after this event, and some before.
    queueMicrotask(() => this.isDetached || this.#isComposing || this.#reconcile('inputMethod', ask.composed));
  }

  /** Handles a change that the browser has made: the difference is an edit. */
  #reconcile(cause, action = ask.changed) {
    if (this.input.value === this.#shown || this.#isLocked) return;
    this.#measure();
    const state = this.#do(action, { ...this.#range, text: this.input.value });
    if (state) this.#carryOut(state, { cause });
  }

  /** Handles one step of the browser's history, and continues if the step leads to an unformatted text or into a run. */
  #history(action, command) {
    const { input } = this;
    const step = command === 'undo' ? -1 : 1;
    let place = this.#reached(step);
    for (let steps = 0; steps < 1000 && place === null; steps += 1) {
      const before = input.value;
      this.#write(null, () => input.ownerDocument.execCommand(command));
      if (input.value === before) break;
      place = this.#reached(step);
    }
    this.#place = place ?? (step < 0 ? 0 : this.#states.length - 1);
    const state = this.#do(action, { text: input.value });
    if (state) this.#carryOut(state, { cause: 'undo' });
  }

  /** Returns the index of the state that the history has reached, or null if it can't rest there. */
  #reached(step) {
    for (let index = this.#place + step; this.#states[index]; index += step) {
      const { text, isInner } = this.#states[index];
      if (text === this.input.value) return isInner ? null : index;
    }
    return null;
  }

  /** Continues or ends a run of typed characters, before the next state is recorded. */
  #extendRun({ cause, text, isRejected }) {
    const isTyped = this.#undoesRuns && cause === 'typing' && !isRejected;
    const present = this.#states[this.#place];
    if (isTyped && this.#isInRun && present && present.text !== text) present.isInner = true;
    this.#isInRun = isTyped;
  }

  #carryOut(state, { inserted = '', cause } = {}) {
    this.#extendRun(state);
    this.#state = state;
    if (cause && state.cause) state.cause = cause;
    this.#show();
    if (state.isRejected) this.#reject(state, inserted);
    else this.#looks.accept();
    if (state.isChanged) this.#tellChange(state.cause);
    this.#looks.show(this.#state);
  }

  // -- Changes by code

  /** Takes a text that code has assigned without the property, such as by `setRangeText`. */
  #sync() {
    if (this.isDetached || this.#writing !== undefined || this.#isWaiting || this.input.value === this.#shown) return;
    this.#setText(this.input.value);
  }

  /** Takes the text that is in the input already. If the user typed it before the module came, it is read like keys. */
  #begin() {
    const { value, defaultValue, selectionEnd } = this.input;
    if (value === defaultValue) return this.#setText(value);
    const state = this.#do(ask.composed, { lower: value.length, text: value });
    this.#adopt(state);
    this.#keepCaret(value, selectionEnd);
    if (state.isRejected) this.#reject(state, value);
  }

  /** Takes a value that code assigns to the input: it's formatted at once, and the caret stays before what follows it. */
  #assign(text) {
    const { input } = this;
    if (this.#isWaiting) return void this.#property.assign(text);
    if (this.#isShown(text)) return;
    const caret = this.#writing ? this.#state.selection[1] : input.selectionEnd;
    const before = input.value;
    this.#setText(text);
    this.#isUnreported = this.#shown !== before;
    this.#keepCaret(before, caret);
  }

  /** Places the caret before the letters and digits that followed it in another text. */
  #keepCaret(text, position) {
    if (focusedElement(this.input) !== this.input) return;
    const caret = follow(text, position, this.#shown);
    this.#state.selection = [caret, caret];
    select(this.input, this.#state.selection);
  }

  /**
   * Whether code assigns what the field contains: the text, the value, or the text without the mask's characters, which
   * could mean something else as a new text. If “+1 (2” is shown, a handler may write back “12”.
   */
  #isShown(text) {
    const { value } = this.#state;
    if (this.input.value !== this.#shown) return false;
    return text === this.#shown || text === value
      || (value !== this.#shown && text === bare(this.#shown) && value.replace('+', '') === bare(value)
        && focusedElement(this.input) === this.input);
  }

  #setText(text) {
    this.#looks.insist(null);
    this.#listenToForm();
    this.#adopt(this.#do(ask.setText, { text }));
  }

  #adopt(state) {
    this.#state = state;
    const hadFocus = focusedElement(this.input) === this.input;
    if (this.input.value !== state.text) this.#property.assign(state.text);
    if (hadFocus) select(this.input, state.selection);
    this.#states = [];
    this.#place = -1;
    this.#isInRun = false;
    this.#note();
    this.#looks.show(this.#state);
  }

  #focus() {
    this.#listenToForm();
    if (this.#isLocked) return;
    this.#sync();
    this.#tidy(this.#do(ask.focus));
    this.#drawGuide();
  }

  #blur() {
    if (this.#isComposing) {
      this.#isComposing = false;
      this.#isWaiting = false;
      this.#reconcile('inputMethod', ask.composed);
    }
    if (this.#isLocked) return;
    this.#sync();
    this.#tidy(this.#do(ask.blur), true);
    this.#isInRun = false;
    this.#looks.show(this.#state);
    this.#drawGuide();
  }

  /** Shows the text after the field gets or loses the focus. This isn't an edit or an undo step. */
  #tidy(state, isLeaving = false) {
    const { input } = this;
    this.#state = state;
    if (input.value === state.text) return;
    this.#put(state);
    this.#write(state, () => {
      this.#dispatch(new Event('input', { bubbles: true }));
      if (isLeaving) this.#dispatch(new Event('change', { bubbles: true }));
    });
    this.#tellChange('focus');
  }

  // -- Display

  #show() {
    const state = this.#state;
    this.#write(state, () => {
      if (insert(this.input, state.text) && this.#shown === state.text) return;
      // A handler may have assigned another text already.
      if (this.#state !== state) return;
      this.#put(state);
      this.#dispatch(new Event('input', { bubbles: true }));
    });
    if (this.#state === state) select(this.input, state.selection);
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
    if (state) this.#sync();
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
    this.#shown = this.input.value;
    if (this.#states[this.#place]?.text !== this.#shown) {
      this.#states.length = this.#place + 1;
      this.#states.push({ text: this.#shown, isInner: false });
      // Browsers limit their history, too.
      if (this.#states.length > 1000) this.#states.shift();
      this.#place = this.#states.length - 1;
    }
    this.#drawGuide();
  }

  /** `maxlength` may be set at any time. */
  #measure() {
    const { maxLength } = this.input;
    if (maxLength === this.#room) return;
    this.#room = maxLength;
    this.#do(ask.room, { count: maxLength });
  }

  get #latin() { return this.#isLatin ??= this.#engine.isLatin(this.#handle); }

  #reject(state, inserted) {
    const isShown = this.#tell('formwork-reject', { ...this.detail, reason: state.rejection, inserted });
    this.#looks.reject(state.rejection, isShown);
  }

  /** The details for each event. */
  get detail() {
    const { text, value, isComplete, isFull, issue, removed, unused, completes, fills } = this.#state;
    const visibleIssue = this.#looks.visible(this.#state);
    return {
      field: this, text, value, isComplete, isFull, issue, visibleIssue, removed, unused, completes, fills,
    };
  }

  #drawGuide() { this.#looks.draw(this.#shown, () => this.#engine.remainder(this.#handle)); }

  #look(format) {
    const { placeholder, undoSteps } = JSON.parse(this.#engine.definition(format));
    this.#undoesRuns = undoSteps === 'runs';
    this.#isInRun = false;
    const suggested = {
      keyboard: this.#isEmail ? 'email' : this.#engine.keyboard(this.#handle),
      purpose: this.#engine.purpose(this.#handle, format) || (this.#isEmail ? 'email' : ''),
      hasPlaceholder: Boolean(placeholder),
    };
    this.#looks = new Looks(this.input, this.#options, suggested);
  }

  #dispatch(event) { return this.input.dispatchEvent(event); }

  #tellChange(cause) {
    this.#isUnreported = false;
    this.#tell('formwork-change', { ...this.detail, cause });
  }

  /** Sends an event, and returns whether no listener has handled it instead of the field. */
  #tell(type, detail) {
    const Custom = this.input.ownerDocument.defaultView.CustomEvent;
    const cancelable = type === 'formwork-reject';
    return this.#dispatch(new Custom(type, { bubbles: true, composed: true, cancelable, detail }));
  }
}
