/** A mistake in a format, an input, or the module: a stable code, a location, and a sentence. */
export class FormworkError extends Error {
  constructor(code, message, { path = null, offset = null, cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'FormworkError';
    this.code = code;
    this.path = path;
    this.offset = offset;
  }
}
