import { Guide } from './guide.js';
import { announce, messages, regionOf } from './messages.js';
import { focusedElement } from './writing.js';

const inputModes = { digits: 'numeric', decimal: 'decimal', phone: 'tel', email: 'email', url: 'url' };

/** The attributes, messages, and guide of an input for its format, which can be removed again. */
export class Looks {
  #input;
  #options;
  #guide = null;
  #undone = [];
  #toldRejection = null;

  // The issue to show although the user hasn't left the field.
  #insisted = null;
  #wasInvalid = false;

  /** Sets attributes that suit the format, unless the page has set them. */
  constructor(input, options, { keyboard, purpose, hasPlaceholder }) {
    this.#input = input;
    this.#options = options;
    regionOf(input);
    this.#give('inputmode', inputModes[keyboard]);
    this.#give('autocomplete', purpose);
    this.#give('spellcheck', 'false');
    // Numbers, codes, and addresses read from left to right in every script (Unicode Standard Annex 9, 6.4).
    if (keyboard !== 'any') this.#give('dir', 'ltr');
    this.#give('autocapitalize', purpose === 'name' ? 'words' : 'off');
    if (options.message) this.#describe(options.message);
    // With a placeholder, the text already shows what is missing.
    if (options.guide && !hasPlaceholder) this.#guide = new Guide(input);
  }

  /** Removes everything that the page hasn't changed since. */
  remove() {
    for (const undo of this.#undone.reverse()) undo();
    this.#undone = [];
    this.#guide?.remove();
    this.#guide = null;
    if (this.#wasInvalid) this.#input.removeAttribute('aria-invalid');
    this.#wasInvalid = false;
  }

  /** Shows the remainder after a text, or in the focused input. */
  draw(text, remainder) {
    if (!this.#guide) return;
    const isShown = text !== '' || focusedElement(this.#input) === this.#input;
    this.#guide.show(text, isShown ? remainder() : '');
  }

  /** Shows a rejection, and announces it, once if the user holds down a key. */
  reject(rejection, isShown) {
    if (isShown) this.#flash();
    if (this.#toldRejection === rejection) return;
    this.#toldRejection = rejection;
    announce(this.#input, this.#sentence(rejection));
  }

  /** Outlines the input for a moment, without a fade if the user wants less motion. */
  #flash() {
    const input = this.#input;
    const isStill = input.ownerDocument.defaultView.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // If an input moves by `transform` or `translate`, Firefox forgets what can be undone.
    input.animate?.([{ outline: '3px solid #c5221f' }, {}], { duration: 300, easing: isStill ? 'steps(1)' : 'ease-in' });
  }

  /** Makes the next rejection be announced again. */
  accept() { this.#toldRejection = null; }

  /** Shows the issue of a state from now on, until another one takes its place. */
  insist(state) {
    this.#insisted = state && this.#flaw(state);
    if (state) this.show(state);
  }

  /** Returns the code of the issue to show now, or null. */
  visible(state) {
    return state.visibleIssue ?? (this.#insisted && this.#insisted === this.#flaw(state) ? this.#insisted : null);
  }

  /** Shows the issue, if it is time to show it. */
  show(state) {
    const input = this.#input;
    const issue = this.visible(state);
    if (!issue) this.#insisted = null;
    if (issue) input.setAttribute('aria-invalid', 'true');
    else if (this.#wasInvalid) input.removeAttribute('aria-invalid');
    this.#wasInvalid = issue !== null;
    const sentence = issue ? this.#sentence(issue) : '';
    const place = this.#options.message;
    if (place && place.textContent !== sentence) place.textContent = sentence;
    if (!this.#options.validates) return;
    const flaw = this.#flaw(state);
    // The browser prevents that a required field is sent empty.
    input.setCustomValidity(flaw && flaw !== 'required' ? this.#sentence(flaw) : '');
  }

  /** Returns the code of what is wrong or missing, or null. */
  #flaw({ text, state, issue }) {
    if (state !== 'empty') return state === 'incomplete' ? state : issue;
    // A prefix is a text for the browser.
    return !this.#input.required ? null : text ? 'incomplete' : 'required';
  }

  #sentence(code) {
    const own = this.#options.messages;
    const found = (typeof own === 'function' ? own(code) : own?.[code]) ?? messages[code];
    return found ?? (code === 'required' ? this.#input.validationMessage : '');
  }

  #give(name, value) {
    const input = this.#input;
    if (!value || input.hasAttribute(name)) return;
    input.setAttribute(name, value);
    this.#undone.push(() => input.getAttribute(name) === value && input.removeAttribute(name));
  }

  #describe(message) {
    const input = this.#input;
    if (!message.id) message.id = `formwork-message-${Math.random().toString(36).slice(2)}`;
    const described = input.getAttribute('aria-describedby');
    if (described?.split(/\s+/).includes(message.id)) return;
    input.setAttribute('aria-describedby', described ? `${described} ${message.id}` : message.id);
    this.#undone.push(() => described === null
      ? input.removeAttribute('aria-describedby') : input.setAttribute('aria-describedby', described));
  }
}
