import { english } from './Generated/english.js';

/** What is said, in English; `messages` of the options has others. */
export const messages = english;

const regions = new WeakMap();

/** Says something politely to assistive technology: when the person pauses, and never by taking the focus. */
export function announce(document, text) {
  const region = regionOf(document);
  if (region) region.textContent = text;
}

/** The region must be there before there is something to say. */
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
