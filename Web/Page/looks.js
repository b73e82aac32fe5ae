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
  #wasInvalid = false;

  /** Sets attributes that suit the format, unless the page has set them. */
  constructor(input, options, { keyboard, purpose, hasPlaceholder }) {
    this.#input = input;
    this.#options = options;
    regionOf(input.ownerDocument);
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

  /** Announces a rejection, once if the user holds down a key. */
  reject(rejection) {
    if (this.#toldRejection === rejection) return;
    this.#toldRejection = rejection;
    announce(this.#input.ownerDocument, this.#sentence(rejection));
  }

  /** Makes the next rejection be announced again. */
  accept() { this.#toldRejection = null; }

  /** Shows the issue, if it is time to show it. */
  show(state) {
    const input = this.#input;
    const issue = state.visibleIssue;
    if (issue) input.setAttribute('aria-invalid', 'true');
    else if (this.#wasInvalid) input.removeAttribute('aria-invalid');
    this.#wasInvalid = issue !== null;
    const sentence = issue ? this.#sentence(issue) : '';
    const place = this.#options.message;
    if (place && place.textContent !== sentence) place.textContent = sentence;
    if (this.#options.validates) input.setCustomValidity(this.#flaw(state));
  }

  /** Returns the message that prevents a form from being submitted. `required` handles an empty field. */
  #flaw({ text, isComplete, issue }) {
    if (issue) return this.#sentence(issue);
    return text === '' || isComplete ? '' : this.#sentence('incomplete');
  }

  #sentence(code) {
    const own = this.#options.messages;
    return (typeof own === 'function' ? own(code) : own?.[code]) ?? messages[code] ?? '';
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
