import { load } from './formwork.js';

const byId = (id) => document.getElementById(id);

// What happened, for the tests to look at.
window.events = [];
for (const type of ['input', 'change', 'formwork-change', 'formwork-reject']) {
  document.addEventListener(type, ({ target, detail, inputType, data }) => {
    const { cause, reason, value, removed, unused } = detail ?? {};
    window.events.push({ type, id: target.id, shown: target.value, inputType, data, cause, reason, value, removed, unused });
  });
}
window.addEventListener('error', ({ message }) => window.events.push({ type: 'error', message }));

window.fields = {};
window.mask = (id, format, options) => {
  window.fields[id]?.detach();
  byId(id).value = '';
  window.fields[id] = window.formwork.attach(byId(id), format, options);
  window.events.length = 0;
  return true;
};
window.stateOf = (id) => {
  const input = byId(id);
  const field = window.fields[id];
  return {
    text: input.value, selection: [input.selectionStart, input.selectionEnd],
    ...field && { value: field.value, complete: field.status.state === 'valid', remainder: field.status.remainder, issue: field.status.issue },
  };
};

window.formwork = await load({ with: ['regex', 'numbers', 'dates', 'phones'] });
window.isReady = true;
