const deletions = {
  deleteContentBackward: ['backspace', 1], deleteContentForward: ['delete', 1],
  deleteWordBackward: ['word', -1], deleteWordForward: ['word', 1],
};

/** Records what a user does to an input, as the actions of a replay script. */
export class Recorder {
  actions = [];
  #last = null;

  constructor(input, onChange) {
    this.input = input;
    this.onChange = onChange;
    this.isComposing = false;
    input.addEventListener('beforeinput', (event) => this.#edit(event));
    input.addEventListener('compositionstart', () => { this.isComposing = true; });
    input.addEventListener('compositionend', (event) => {
      this.isComposing = false;
      this.#add({ commit: event.data });
    });
    input.addEventListener('formwork-change', () => this.note());
    input.addEventListener('formwork-reject', () => this.note());
  }

  clear() {
    this.actions = [];
    this.note();
    this.onChange();
  }

  /** Records the position of the caret that the field has set. At any other position, the user has moved it. */
  note() { this.#last = `${this.input.selectionStart},${this.input.selectionEnd}`; }

  #edit(event) {
    if (this.isComposing || event.isComposing) return;
    const { selectionStart: lower, selectionEnd: upper } = this.input;
    const isHistory = event.inputType.startsWith('history');
    if (!isHistory && this.#last !== null && this.#last !== `${lower},${upper}`) {
      this.#add(lower === upper ? { caret: lower } : { select: [lower, upper] });
    }
    this.#last = null;
    const text = event.data ?? event.dataTransfer?.getData('text/plain');
    const deletion = deletions[event.inputType];
    if (isHistory) this.#press(event.inputType === 'historyUndo' ? 'undo' : 'redo', 1);
    else if (event.inputType === 'deleteByCut') this.#add({ cut: true });
    else if (deletion?.[0] === 'word') this.#add({ word: deletion[1] });
    else if (deletion) this.#press(deletion[0], deletion[1]);
    else if (event.inputType === 'insertText' && text) this.#type(text);
    else if (text) this.#add({ insert: text });
  }

  #type(text) {
    const last = this.actions.at(-1);
    if (last && 'type' in last) {
      last.type += text;
      this.onChange();
    } else {
      this.#add({ type: text });
    }
  }

  #press(key, count) {
    const last = this.actions.at(-1);
    if (last && key in last) {
      last[key] += count;
      this.onChange();
    } else {
      this.#add({ [key]: count });
    }
  }

  #add(action) {
    this.actions.push(action);
    this.onChange();
  }
}
