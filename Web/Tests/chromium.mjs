// Chromium by its own protocol, through two pipes: nothing has to be installed beside the browser.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether there is a browser to start. */
export const hasChromium = () => spawnSync('chromium', ['--version']).status === 0;

/** A page in a browser of its own. */
export class Page {
  #process;
  #profile = mkdtempSync(join(tmpdir(), 'formwork-'));
  #asked = new Map();
  #number = 0;
  #session;

  static async open(address) {
    const page = new Page();
    const { targetId } = await page.call('Target.createTarget', { url: 'about:blank' });
    ({ sessionId: page.#session } = await page.call('Target.attachToTarget', { targetId, flatten: true }));
    await page.call('Page.navigate', { url: address });
    return page;
  }

  constructor() {
    const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    this.#process = spawn('chromium', [
      '--headless=new', '--disable-gpu', '--disable-dev-shm-usage', '--remote-debugging-pipe',
      `--user-data-dir=${this.#profile}`, ...root, 'about:blank',
    ], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    let rest = '';
    this.#process.stdio[4].setEncoding('utf8').on('data', (data) => {
      const messages = (rest + data).split('\0');
      rest = messages.pop();
      for (const message of messages) this.#take(JSON.parse(message));
    });
  }

  #take({ id, result, error }) {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  }

  call(method, params = {}) {
    this.#number += 1;
    const id = this.#number;
    this.#process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId: this.#session })}\0`);
    return new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject }));
  }

  /** What an expression comes to, once it has. */
  async run(expression) {
    const { result, exceptionDetails } = await this.call('Runtime.evaluate', {
      expression, awaitPromise: true, returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Presses a key and releases it, as a keyboard does. */
  async press(key, { text, code } = {}) {
    const place = { key, windowsVirtualKeyCode: code };
    await this.call('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', text, ...place });
    await this.call('Input.dispatchKeyEvent', { type: 'keyUp', ...place });
  }

  async close() {
    const ended = once(this.#process, 'exit');
    await this.call('Browser.close').catch(() => {});
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
