// The example of the documentation, without JSX, which needs a build step.
import { load } from './formwork.js';

const { createElement, useEffect, useRef, useState } = window.React;
const loaded = load();

function Phone() {
  const input = useRef(null);
  const [text, setText] = useState('');
  window.rendered = text;
  useEffect(() => {
    let field;
    let isGone = false;
    loaded.then((formwork) => {
      if (!isGone) window.field = field = formwork.attach(input.current, { mask: '+1 ([000]) [000]-[0000]' });
    });
    return () => {
      isGone = true;
      field?.detach();
    };
  }, []);
  window.setText = setText;
  // Some states have the digits alone.
  const state = location.search === '?digits' ? (shown) => shown.replace(/\D/g, '') : (shown) => shown;
  return createElement('input', { id: 'phone', ref: input, value: text, onChange: (event) => setText(state(event.target.value)) });
}

const root = window.ReactDOM.createRoot(document.getElementById('root'));
root.render(createElement(window.React.StrictMode, null, createElement(Phone)));
window.leave = () => root.unmount();
await loaded;
await new Promise((done) => setTimeout(done, 50));
window.stateOf = () => {
  const { value: text, selectionStart, selectionEnd } = document.getElementById('phone');
  return { text, selection: [selectionStart, selectionEnd], value: window.field.value };
};
window.isReady = true;
