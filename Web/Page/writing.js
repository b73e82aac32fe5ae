const isHigh = (unit) => unit >= 0xd800 && unit < 0xdc00;
const isLow = (unit) => unit >= 0xdc00 && unit < 0xe000;

/** The smallest range in which two texts differ, and what stands there in the second; never half a pair. */
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

/** The element that has the focus, inside shadow trees, too. */
export function focusedElement(input) {
  const root = input.getRootNode();
  return 'activeElement' in root ? root.activeElement : null;
}

/**
 * Makes an input show a text as a person's edit would, so that the browser's own history knows of it, or assigns it
 * where that can't be.
 *
 * @returns whether the browser has told of the change by an event.
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

/** Sets the selection where it differs; elsewhere that would take the focus in some browsers. */
export function select(input, [lower, upper]) {
  if (focusedElement(input) !== input) return;
  if (input.selectionStart !== lower || input.selectionEnd !== upper) input.setSelectionRange(lower, upper);
}
