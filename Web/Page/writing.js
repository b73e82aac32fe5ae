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
 * Changes the text of an input like a user's edit, so that the browser's own history records it, or assigns it if
 * that isn't possible.
 *
 * @returns whether the browser has sent an event for the change.
 */
export function write(input, text) {
  const shown = input.value;
  if (shown === text) return true;
  if (focusedElement(input) === input && !input.readOnly && !input.disabled) {
    const { start, end, replacement } = difference(shown, text);
    input.setSelectionRange(start, end);
    const { ownerDocument } = input;
    const isDone = replacement === ''
      ? ownerDocument.execCommand('delete') : ownerDocument.execCommand('insertText', false, replacement);
    if (isDone && input.value === text) return true;
  }
  input.value = text;
  return false;
}

/** Sets the selection of the focused input if it differs. In other inputs, some browsers would move the focus. */
export function select(input, [lower, upper]) {
  if (focusedElement(input) !== input) return;
  if (input.selectionStart !== lower || input.selectionEnd !== upper) input.setSelectionRange(lower, upper);
}
