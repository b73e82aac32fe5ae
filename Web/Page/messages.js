import { english } from './Generated/english.js';

/** The English messages; the option `messages` replaces them. */
export const messages = english;

const regions = new WeakMap();

/** Announces a text to assistive technologies when the user pauses, without moving the focus. */
export function announce(input, text) {
  const region = regionOf(input);
  if (region) region.textContent = text;
}

/** Returns the closest dialog, because what is outside of a modal one isn't announced, or the body. */
function placeOf(input) {
  const dialog = input.closest('dialog, [aria-modal="true"]');
  const { host } = input.getRootNode();
  return dialog ?? (host ? placeOf(host) : input.ownerDocument.body);
}

/** Returns the live region, which must exist before its first announcement. */
export function regionOf(input) {
  const place = placeOf(input);
  if (!place) return null;
  let region = regions.get(place);
  if (region?.isConnected) return region;
  region = input.ownerDocument.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.dataset.formworkStatus = '';
  Object.assign(region.style, {
    position: 'absolute', width: '1px', height: '1px', margin: '-1px', padding: '0', border: '0',
    overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap',
  });
  place.append(region);
  regions.set(place, region);
  return region;
}
