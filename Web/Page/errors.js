/** A mistake in a format, an input, or the module: a stable code, a location, and a sentence. */
export class FormworkError extends Error {
  constructor(code, message, { path = null, offset = null, cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'FormworkError';
    this.code = code;
    this.path = path;
    this.offset = offset;
    this.element = null;
    this.errors = [];
  }
}

/** Returns a selector that finds an element for a developer: its tag, with its id or its name. */
export function nameOf({ localName, id, name }) {
  return id ? `${localName}#${id}` : name ? `${localName}[name="${name}"]` : localName;
}

/** Runs code for an element, which its errors then name. */
export function naming(element, body) {
  try {
    return body();
  } catch (error) {
    if (error instanceof FormworkError && !error.element && element?.localName) {
      error.element = element.nodeType ? element : null;
      error.message = `${nameOf(element)}: ${error.message}`;
    }
    throw error;
  }
}

/** Warns the developer. */
export function warn(message) { globalThis.console?.warn(`Formwork: ${message}`); }

/** Warns of options that there aren't. */
export function warnOfUnknown(options, known, where) {
  for (const name of Object.keys(options ?? {})) {
    if (!known.includes(name)) warn(`${where}: “${name}” isn’t an option. Use one of: ${known.join(', ')}.`);
  }
}
