const copied = [
  'color', 'direction', 'fontFamily', 'fontFeatureSettings', 'fontKerning', 'fontSize', 'fontStretch', 'fontStyle', 'fontVariant',
  'fontVariationSettings', 'fontWeight', 'letterSpacing', 'lineHeight', 'textAlign', 'textIndent', 'textTransform', 'wordSpacing',
];

// Right-to-left letters. Between them and anything else, the text doesn't end where the line ends.
const isForwards = (text) => !/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text);
const isBackwards = (text) => /^[\u0590-\u065f\u066e-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\s]*$/.test(text);

/**
 * The remainder, drawn over an input where its text ends. It isn't part of the value, is hidden from assistive
 * technologies, and ignores clicks.
 *
 * Anything on a page can move an input, its text, or its colors, and no event reports all of it. So while there is a
 * remainder, each frame compares what is drawn with the input, and if the two can't be brought together, draws nothing.
 */
export class Guide {
  #input;
  #style;
  #layer;
  #typed;
  #rest;
  #text = '';
  #frame = 0;
  #look = '';
  #left = 0;
  #top = 0;

  constructor(input) {
    const { ownerDocument: document } = input;
    const make = (style) => {
      const element = document.createElement('span');
      // The rules of the page for its own elements don't apply.
      element.style.cssText = `margin:0;padding:0;border:0;background:none;float:none;transform:none;transition:none;${style}`;
      return element;
    };
    this.#input = input;
    this.#style = document.defaultView.getComputedStyle(input);
    this.#layer = make('position:absolute;left:0;top:0;display:flex;align-items:center;overflow:hidden;white-space:pre;'
      + 'box-sizing:border-box;pointer-events:none;user-select:none;visibility:hidden;'
      // With forced colors, the browser would put a background behind the text, over the text of the input.
      + 'forced-color-adjust:none');
    this.#layer.setAttribute('aria-hidden', 'true');
    this.#layer.dataset.formworkGuide = '';
    const line = make('flex:none;display:block;width:100%');
    this.#typed = make('display:inline;visibility:hidden');
    // Without a width, it never moves the text before it.
    this.#rest = make('display:inline-block;width:0;text-indent:0;text-align:start;opacity:.65');
    line.append(this.#typed, this.#rest);
    this.#layer.append(line);
    input.after(this.#layer);
  }

  show(text, rest) {
    this.#text = text;
    this.#typed.textContent = text;
    this.#rest.textContent = rest;
    if (rest && !this.#frame) this.#follow();
    else if (!rest) this.#layer.style.visibility = 'hidden';
  }

  remove() {
    this.#input.ownerDocument.defaultView?.cancelAnimationFrame(this.#frame);
    this.#layer.remove();
  }

  #follow() {
    this.#frame = this.#input.ownerDocument.defaultView.requestAnimationFrame(() => {
      this.#frame = 0;
      if (!this.#rest.textContent || !this.#input.isConnected) return;
      this.#layer.style.visibility = this.#place() ? 'visible' : 'hidden';
      this.#follow();
    });
  }

  /** Moves the remainder to the end of the text, and returns whether it is there. */
  #place() {
    const input = this.#input;
    const style = this.#style;
    const { value, offsetWidth, offsetHeight } = input;
    // The input shows the text of a composition, a placeholder, or dots, or has scrolled.
    if (value !== this.#text || (value === '' && input.placeholder) || input.type === 'password'
      || input.localName !== 'input' || Math.abs(input.scrollLeft) >= 1 || !offsetWidth) return false;
    const isRightToLeft = style.direction === 'rtl';
    if (!(isRightToLeft ? isBackwards : isForwards)(value)) return false;

    const look = copied.map((name) => style[name]);
    if (this.#look !== look.join()) {
      this.#look = look.join();
      copied.forEach((name, index) => { this.#layer.style[name] = look[index]; });
    }
    if (this.#layer.parentNode !== input.parentNode) input.after(this.#layer);

    const outer = input.getBoundingClientRect();
    const scale = outer.width / offsetWidth;
    const inset = (side) => parseFloat(style[`border${side}Width`]) + parseFloat(style[`padding${side}`]);
    const [left, top] = [inset('Left'), inset('Top')];
    const [width, height] = [offsetWidth - left - inset('Right'), offsetHeight - top - inset('Bottom')];
    const distance = () => {
      const inner = this.#layer.getBoundingClientRect();
      return [
        outer.left + left * scale - inner.left, outer.top + top * scale - inner.top,
        width * scale - inner.width, height * scale - inner.height,
      ];
    };
    const isOff = (distances) => distances.some((each) => Math.abs(each) > 0.5);
    const off = distance();
    if (isOff(off)) {
      this.#left += off[0] / scale;
      this.#top += off[1] / scale;
      Object.assign(this.#layer.style, {
        left: `${this.#left}px`, top: `${this.#top}px`, width: `${width}px`, height: `${height}px`,
      });
      // In a rotated or skewed page.
      if (isOff(distance())) return false;
    }

    // There is room for a character, and nothing else of the page lies there.
    const { left: end, top: upper, height: tall } = this.#rest.getBoundingClientRect();
    const room = (parseFloat(style.fontSize) / 2) * scale * (isRightToLeft ? -1 : 1);
    const [first, last] = [outer.left + left * scale, outer.left + (left + width) * scale];
    return end >= first - 0.5 && end <= last + 0.5 && end + room >= first && end + room <= last
      && input.getRootNode().elementFromPoint(end + room / 2, upper + tall / 2) === input;
  }
}
