/** What is said, in English; `messages` of the options has others. */
export const messages = {
  notAllowed: 'That character can’t be used here.',
  noRoom: 'There is no room for more.',
  otherPrefix: 'That begins with another prefix.',
  wouldLose: 'That would push out what is there.',
  incomplete: 'Something is still missing.',
  checksum: 'A digit seems to be wrong. Please compare the number.',
  impossibleDate: 'There is no such date.',
  belowMinimum: 'This is less than what is allowed.',
  aboveMaximum: 'This is more than what is allowed.',
  mismatch: 'This isn’t what is asked for.',
  malformed: 'Something in this can’t be right.',
  tooLong: 'This is longer than it can be.',
  misplacedCharacter: 'A letter stands where a digit should, or the other way round.',
  brandNotAccepted: 'Cards of this brand aren’t accepted.',
  foreignNumber: 'This is a number of another country.',
  unknownCallingCode: 'No country has this calling code.',
  reversedRange: 'The end is before the beginning.',
};

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
