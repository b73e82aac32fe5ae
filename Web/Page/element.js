import { FormworkError, naming } from './errors.js';
import { Field } from './field.js';

const passed = [
  'placeholder', 'inputmode', 'autocomplete', 'aria-label', 'aria-describedby', 'maxlength', 'enterkeyhint', 'type',
];

/** Returns a format that is written as JSON, or throws an error with the place of a mistake. */
export function parseFormat(text, engine) {
  try {
    return JSON.parse(text);
  } catch ({ message }) {
    // The engine finds the place of the mistake in each browser.
    engine.free(engine.make(text));
    throw new FormworkError('invalidJSON', message, { path: '$' });
  }
}

/** Returns the format in an element's attributes: `format` as JSON, or `mask` as a pattern. */
function formatOf(element, engine) {
  const get = (name) => element.getAttribute(name);
  const written = get('format');
  if (written) return parseFormat(written, engine);
  const format = { mask: get('mask') ?? '' };
  if (get('syntax')) format.syntax = get('syntax');
  return format;
}

/** Defines `<masked-input>`, once per page. */
export function defineElement(engineOf) {
  if (customElements.get('masked-input')) return;

  customElements.define('masked-input', class MaskedInput extends HTMLElement {
    static formAssociated = true;
    static observedAttributes = ['mask', 'syntax', 'format', 'required', 'readonly', 'submit', ...passed];

    #internals = this.attachInternals();
    #input = document.createElement('input');
    #field = null;
    #pending = null;
    #engine = null;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      this.#input.part = 'input';
      const style = document.createElement('style');
      // With `adoptedStyleSheets`, because a policy may forbid inline styles.
      style.textContent = '';
      if (typeof CSSStyleSheet === 'function' && 'adoptedStyleSheets' in root) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(':host{display:inline-block;position:relative}input{font:inherit;color:inherit;width:100%;box-sizing:border-box}');
        root.adoptedStyleSheets = [sheet];
      }
      root.append(this.#input);
      this.#input.addEventListener('input', () => this.#report());
      this.#input.addEventListener('change', () => this.dispatchEvent(new Event('change', { bubbles: true })));
      this.#input.addEventListener('keydown', (event) => {
        if (event.key === 'Enter' && !event.isComposing) this.form?.requestSubmit();
      });
    }

    async connectedCallback() {
      if (this.#field || this.#pending) return;
      this.#label();
      const start = this.getAttribute('value') ?? '';
      if (!this.#input.value) this.#input.defaultValue = start;
      this.#pending = engineOf();
      try {
        const engine = this.#engine = await this.#pending;
        if (!this.isConnected || this.#field) return;
        this.#field = naming(this, () => new Field(
          this.#input, engine, formatOf(this, engine), { guide: this.hasAttribute('guide') }));
        this.#input.addEventListener('formwork-change', () => this.#report());
      } catch (error) {
        // Without a module, the input is an ordinary one. A mistake in the mask is reported to the developer.
        if (error.code !== 'unavailable') reportError(error);
      } finally {
        this.#pending = null;
        this.#report();
      }
    }

    disconnectedCallback() {
      this.#field?.detach();
      this.#field = null;
    }

    attributeChangedCallback(name, _, value) {
      if (passed.includes(name)) {
        if (value === null) this.#input.removeAttribute(name);
        else this.#input.setAttribute(name, value);
      } else if (name === 'readonly') {
        this.#input.readOnly = value !== null;
      } else if (['mask', 'syntax', 'format'].includes(name)) {
        if (this.#field) naming(this, () => this.#field.update(formatOf(this, this.#engine)));
        else if (this.isConnected) this.connectedCallback();
      }
      this.#report();
    }

    formAssociatedCallback() { this.#label(); }
    formDisabledCallback(isDisabled) { this.#input.disabled = isDisabled; }
    formResetCallback() { this.value = this.getAttribute('value') ?? ''; }
    formStateRestoreCallback(state) { this.value = state; }

    get field() { return this.#field; }
    get form() { return this.#internals.form; }
    get name() { return this.getAttribute('name') ?? ''; }
    get type() { return this.localName; }
    get validity() { return this.#internals.validity; }
    get validationMessage() { return this.#internals.validationMessage; }
    get willValidate() { return this.#internals.willValidate; }
    checkValidity() { return this.#internals.checkValidity(); }
    reportValidity() { return this.#internals.reportValidity(); }

    /** The submitted value: the value of the field, or its text with `submit="text"`. */
    get value() { return this.getAttribute('submit') === 'text' || !this.#field ? this.#input.value : this.#field.value; }
    set value(value) {
      if (this.#field) this.#field.setValue(value);
      else this.#input.value = value;
      this.#report();
    }

    get text() { return this.#input.value; }

    #label() {
      const label = [...this.#internals.labels ?? []].map((each) => each.textContent.trim()).join(' ');
      if (label && !this.hasAttribute('aria-label')) this.#input.setAttribute('aria-label', label);
    }

    #report() {
      this.#internals.setFormValue(this.value, this.#field?.value ?? this.#input.value);
      const state = this.#field?.status.state ?? (this.#input.value ? 'valid' : 'empty');
      if (this.hasAttribute('required') && state === 'empty') {
        this.#internals.setValidity({ valueMissing: true }, 'Fill in this field.', this.#input);
      } else if (state === 'incomplete' || state === 'invalid') {
        this.#internals.setValidity({ patternMismatch: true }, 'Something is missing or wrong.', this.#input);
      } else {
        this.#internals.setValidity({});
      }
    }
  });
}
