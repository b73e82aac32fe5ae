// What the playground serves: its own files with their types, and nothing else.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { createInterface } from 'node:readline';
import test, { after, before } from 'node:test';

const web = new URL('..', import.meta.url).pathname;
const command = `${web}../Scripts/serve`;
let server;
let address;

async function start(port) {
  const process = spawn(command, [`${web}dist`, String(port)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [line] = await once(createInterface(process.stdout), 'line');
  return { process, address: line };
}

before(async () => {
  ({ process: server, address } = await start(0));
});

after(() => server.kill());

test('says where it is, on loopback', () => {
  assert.match(address, /^http:\/\/127\.0\.0\.1:\d+\/$/);
});

test('serves its files with their types and a strict policy', async () => {
  for (const [path, type] of [
    ['', 'text/html'], ['index.html', 'text/html'], ['playground.css', 'text/css'], ['playground.js', 'text/javascript'],
    ['formwork.js', 'text/javascript'], ['formwork.wasm', 'application/wasm'], ['formwork-full.wasm', 'application/wasm'],
    ['mark.svg', 'image/svg+xml'],
  ]) {
    const response = await fetch(address + path);
    assert.equal(response.status, 200, path);
    assert.ok(response.headers.get('content-type').startsWith(type), path);
    assert.ok((await response.arrayBuffer()).byteLength > 100, path);
    const policy = response.headers.get('content-security-policy');
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*/);
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  }
});

test('serves nothing else, however it is asked', async () => {
  const { port } = new URL(address);
  for (const path of [
    '/../Package.swift', '/..%2fPackage.swift', '/%2e%2e/Package.swift', '//etc/passwd', '/dist/index.html',
    '/etc/passwd', '/package.swift', `/${'a'.repeat(5000)}`, '/index.html%00.css',
  ]) {
    const status = await raw(Number(port), `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    assert.ok(status === null || status === 404 || status === 400, `${path}: ${status}`);
  }
  assert.equal((await fetch(address, { method: 'POST', body: 'x' })).status, 405);
});

/** The status of an answer to bytes that `fetch` would have tidied up; null if there is none. */
async function raw(port, bytes) {
  const socket = net.connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => { answer += data; });
  socket.on('error', () => {});
  socket.write(bytes);
  await Promise.race([once(socket, 'close'), new Promise((done) => setTimeout(done, 2000))]);
  socket.destroy();
  return answer ? Number(answer.split(' ')[1]) : null;
}

test('takes a free port where its own is taken', async () => {
  const other = await start(new URL(address).port);
  try {
    assert.notEqual(other.address, address);
    assert.equal((await fetch(other.address)).status, 200);
  } finally {
    other.process.kill();
  }
});
