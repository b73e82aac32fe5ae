import { load } from './formwork.js';

window.warnings = 0;
console.warn = () => { window.warnings += 1; };
await load().catch(() => {});
window.isReady = true;
