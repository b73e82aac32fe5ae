const copied = [
  'font', 'letterSpacing', 'textAlign', 'textIndent', 'textTransform', 'direction', 'paddingTop', 'paddingRight',
  'paddingBottom', 'paddingLeft', 'borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth',
];

/**
 * The remainder, drawn over an input after its text. It isn't part of the value, is hidden from assistive
 * technologies, and ignores clicks.
 */
export class Guide {
  #input;
  #layer;
  #typed;
  #rest;
  #observer;

  constructor(input) {
    const { ownerDocument: document } = input;
    this.#input = input;
    this.#layer = document.createElement('span');
    this.#layer.setAttribute('aria-hidden', 'true');
    this.#layer.dataset.formworkGuide = '';
    this.#typed = this.#layer.appendChild(document.createElement('span'));
    this.#rest = this.#layer.appendChild(document.createElement('span'));
    Object.assign(this.#layer.style, {
      position: 'absolute', pointerEvents: 'none', overflow: 'hidden', whiteSpace: 'pre', boxSizing: 'border-box',
      borderStyle: 'solid', borderColor: 'transparent', display: 'flex', alignItems: 'center', userSelect: 'none',
    });
    this.#typed.style.visibility = 'hidden';
    this.#rest.style.opacity = '0.55';
    input.after(this.#layer);
    if (typeof ResizeObserver === 'function') {
      this.#observer = new ResizeObserver(() => this.place());
      this.#observer.observe(input);
    }
    this.place();
  }

  show(text, rest) {
    this.#typed.textContent = text;
    this.#rest.textContent = rest;
    this.#layer.scrollLeft = this.#input.scrollLeft;
  }

  place() {
    const input = this.#input;
    const style = input.ownerDocument.defaultView.getComputedStyle(input);
    for (const name of copied) this.#layer.style[name] = style[name];
    this.#layer.style.color = style.color;
    Object.assign(this.#layer.style, {
      left: `${input.offsetLeft}px`, top: `${input.offsetTop}px`,
      width: `${input.offsetWidth}px`, height: `${input.offsetHeight}px`,
    });
  }

  remove() {
    this.#observer?.disconnect();
    this.#layer.remove();
  }
}
