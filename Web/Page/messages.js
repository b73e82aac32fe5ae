import { english } from './Generated/english.js';

/** The English messages; the option `messages` replaces them. */
export const messages = english;

const regions = new WeakMap();

/** Announces a text to assistive technologies when the user pauses, without moving the focus. */
export function announce(document, text) {
  const region = regionOf(document);
  if (region) region.textContent = text;
}

/** Returns the live region, which must exist before its first announcement. */
export function regionOf(document) {
  let region = regions.get(document);
  if (region?.isConnected) return region;
  if (!document.body) return null;
  region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.dataset.formworkStatus = '';
  Object.assign(region.style, {
    position: 'absolute', width: '1px', height: '1px', margin: '-1px', padding: '0', border: '0',
    overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap',
  });
  document.body.append(region);
  regions.set(document, region);
  return region;
}
