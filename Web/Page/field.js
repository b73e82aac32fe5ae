import { Editing } from './editing.js';
import { ask } from './engine.js';
import { FormworkError, nameOf, naming, warnOfUnknown } from './errors.js';
import { Looks } from './looks.js';

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

/** An input with a format: its state, events, and looks, and its part in a form. `Editing` has its text. */
export class Field {
  #engine;
  #handle;
  #options;
  #listening = new AbortController();
  #isEmail;
  #form = null;
  #looks;
  #editing;

  constructor(input, engine, format, options = {}) {
    rejectInput(input);
    checkOptions(input, options);
    this.input = input;
    this.#engine = engine;
    this.#handle = make(engine, format);
    this.#options = options;
    this.#isEmail = input.type === 'email';
    if (this.#isEmail) input.type = 'text';
    this.#editing = new Editing(input, this.#host());
    this.#look(format);
    this.#listen();
    this.#editing.begin();
    this.#listenToForm();
  }

  /** The value: the user's characters and the fixed literals. */
  get value() { return this.#current.value; }

  /**
   * The text, the value, and what is known about them. The `state` is `empty`, `invalid` with an `issue`, `incomplete`, or
   * `valid`. `visibleIssue` is the issue to show now; `details` are the brand of a card, the region of an IBAN, or the
   * region and the type of a phone number, also while it is typed.
   */
  get status() {
    const { remainingLength } = this.#current;
    const { field, removed, unused, completes, fills, ...status } = this.detail;
    const remainder = this.isDetached ? '' : this.#engine.remainder(this.#handle);
    const details = this.isDetached ? {} : this.#engine.details(this.#handle);
    return { ...status, remainder, remainingLength, details };
  }

  /** Shows the issue now, also if the user hasn't left the field; an empty field has one if it is required. */
  showIssue() { this.#looks.insist(this.#current); }

  get selection() { return [this.input.selectionStart, this.input.selectionEnd]; }

  get isDetached() { return this.#listening.signal.aborted; }

  /** Sets the value without events, like an assignment to `input.value`. */
  setValue(value) {
    this.#requireAttached();
    this.#editing.adopt(this.#engine.do(this.#handle, ask.setValue, { text: String(value ?? '') }));
  }

  /** Changes the format; the value is kept. */
  update(format, options) { naming(this.input, () => this.#update(format, options)); }

  #update(format, options) {
    this.#requireAttached();
    if (options) checkOptions(this.input, options);
    this.#editing.sync();
    this.#engine.free(make(this.#engine, format));
    const state = this.#engine.use(this.#handle, this.#engine.definition(format));
    if (options) this.#options = { ...this.#options, ...options };
    this.#looks.remove();
    this.#look(format);
    this.#editing.adopt(state);
  }

  /** Removes the mask from the input, which keeps its text. */
  detach() {
    if (this.isDetached) return;
    this.#listening.abort();
    this.#editing.end();
    this.#looks.remove();
    if (this.#isEmail) this.input.type = 'email';
    this.#engine.free(this.#handle);
  }

  #requireAttached() {
    if (this.isDetached) throw new FormworkError('detached', `The field of ${nameOf(this.input)} is detached. Attach the input again.`);
  }

  get #current() {
    this.#editing.sync();
    return this.#editing.state;
  }

  /** The actions and reactions that `Editing` calls. */
  #host() {
    return {
      signal: this.#listening.signal,
      on: (type, listener) => this.#on(this.input, type, listener),
      guard: (body) => this.#guard(body),
      do: (action, request) => this.#engine.do(this.#handle, action, request),
      isLatin: () => this.#engine.isLatin(this.#handle),
      accepted: () => this.#looks.accept(),
      rejected: (rejection, inserted) => {
        const isShown = this.#tell('formwork-reject', { ...this.detail, reason: rejection, inserted });
        this.#looks.reject(rejection, isShown);
      },
      changed: (cause) => this.#tellChange(cause),
      assigned: () => {
        this.#looks.insist(null);
        this.#listenToForm();
      },
      show: () => this.#looks.show(this.#editing.state),
      draw: () => this.#drawGuide(),
    };
  }

  #on(target, type, listener) {
    const { signal } = this.#listening;
    target.addEventListener(type, (event) => this.#guard(() => listener(event)), { signal, capture: true });
  }

  #listen() {
    const { input } = this;
    this.#on(input, 'focus', () => this.#listenToForm());
    this.#on(input, 'scroll', () => this.#drawGuide());
    this.#on(input, 'invalid', () => this.showIssue());
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
        this.#editing.setText(this.input.value);
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

  /** The details for each event. */
  get detail() {
    const { text, value, state, issue, isFull, removed, unused, completes, fills } = this.#editing.state;
    const visibleIssue = this.#looks.visible(this.#editing.state);
    return { field: this, text, value, state, issue, visibleIssue, isFull, removed, unused, completes, fills };
  }

  #drawGuide() { this.#looks.draw(this.#editing.shown, () => this.#engine.remainder(this.#handle)); }

  #look(format) {
    const { placeholder, placeholderCharacter = placeholder, undoSteps } = JSON.parse(this.#engine.definition(format));
    this.#editing.use(undoSteps === 'runs');
    const suggested = {
      keyboard: this.#isEmail ? 'email' : this.#engine.keyboard(this.#handle),
      purpose: this.#engine.purpose(this.#handle, format) || (this.#isEmail ? 'email' : ''),
      hasPlaceholder: Boolean(placeholderCharacter),
    };
    this.#looks = new Looks(this.input, this.#options, suggested);
  }

  #tellChange(cause) { this.#tell('formwork-change', { ...this.detail, cause }); }

  /** Sends an event, and returns whether no listener has handled it instead of the field. */
  #tell(type, detail) {
    const Custom = this.input.ownerDocument.defaultView.CustomEvent;
    const cancelable = type === 'formwork-reject';
    return this.input.dispatchEvent(new Custom(type, { bubbles: true, composed: true, cancelable, detail }));
  }
}
